#include "visviva/schemes/composed/velocities_on_constraints.hpp"

namespace visviva {

VelocitiesOnConstraints::VelocitiesOnConstraints(std::shared_ptr<const System> system)
    : system_(std::move(system)), equations_(*system_) {}

void VelocitiesOnConstraints::project(VectorIn q, double t, Vector& v) {
  if (system_->constraint_count() == 0 || !equations_.settle(q)) return;
  equations_.set_zero();
  system_->constraints().rate(q, v, t, equations_.multipliers());
  equations_.solve_without_axes();
  v -= equations_.motion();
}

}  // namespace visviva

#include "visviva/schemes/composed/velocities_on_constraints.hpp"

namespace visviva {

VelocitiesOnConstraints::VelocitiesOnConstraints(std::shared_ptr<const System> system)
    : system_(std::move(system)),
      mass_(without_zeros(system_->mass())),
      B_(system_->constraints().pattern()),
      equations_(mass_, B_) {}

void VelocitiesOnConstraints::project(VectorIn q, double t, Vector& v) {
  if (system_->constraint_count() == 0) return;
  system_->constraints().jacobian(q, B_);
  if (!equations_.factorize(1.0 / system_->mass_scale(), mass_, B_)) return;
  equations_.set_zero();
  system_->constraints().rate(q, v, t, equations_.multipliers());
  equations_.solve();
  v -= equations_.motion();
}

}  // namespace visviva

#include "visviva/simulate/error_estimate.hpp"

#include <cmath>

namespace visviva {
namespace {

// Mass that moves when everything is moved along x; without points, the trace of M.
double total_mass(const System& system) {
  Vector x = Vector::Zero(system.coordinate_count());
  for (const Frame& frame : system.frames()) x[frame.first] = 1.0;
  for (const Particle& particle : system.particles()) x[particle.coordinates.front()] = 1.0;
  const double mass = quadratic_form(system.mass(), x);
  return mass > 0.0 ? mass : system.mass().diagonal().sum();
}

}  // namespace

ErrorEstimate::ErrorEstimate(std::shared_ptr<const System> system, const InitialState& initial)
    : system_(std::move(system)),
      total_mass_(total_mass(*system_)),
      accelerations_(system_),
      A_(system_->mass()),
      B_(system_->constraints().pattern()),
      blocks_({system_->coordinate_count(), system_->constraint_count()}),
      motion_(blocks_.declare(0, 0, A_)),
      gradient_(blocks_.declare(0, 1, B_, true)),
      jacobian_(blocks_.declare(1, 0, B_)),
      q_start_(initial.q),
      v_start_(initial.v),
      a_start_(initial.a),
      a_(initial.a),
      lambda_(initial.lambda),
      defect_(initial.q),
      rhs_(system_->coordinate_count() + system_->constraint_count()) {
  blocks_.finish();
  linear_ = make_linear_solver(LinearSolverChoice::automatic, blocks_.size());
  linear_->analyze(blocks_.matrix());
}

void ErrorEstimate::begin(const Stepper& stepper) {
  q_start_ = stepper.q();
  v_start_ = stepper.v();
}

bool ErrorEstimate::evaluate(const Stepper& stepper, double h, StepError& error) {
  if (!accelerations_.solve(stepper.q(), stepper.v(), stepper.time(), a_, lambda_)) return false;
  if (!factorize(stepper, h)) return false;
  defect_ = stepper.q() - q_start_ - (0.5 * h) * (v_start_ + stepper.v()) +
            (h * h / 12.0) * (a_ - a_start_);
  error.unresolved = map();
  error.resolved = map();
  return true;
}

bool ErrorEstimate::factorize(const Stepper& stepper, double h) {
  const double scale = 1.0 / system_->mass_scale();
  const Vector& q = stepper.q();
  const double t = stepper.time();
  set_zero(A_);
  add_values(A_, scale, system_->mass());
  system_->potentials().add_hessian(q, 0.25 * h * h * scale, A_);
  system_->loads().add_tangent({q, stepper.v(), t, t, 0.0}, LoadSort::all, -0.25 * h * h * scale,
                               -0.5 * h * scale, A_);
  system_->constraints().jacobian(q, B_);
  blocks_.set_zero();
  blocks_.add(motion_, 1.0, A_);
  blocks_.add(gradient_, 1.0, B_);
  blocks_.add(jacobian_, 1.0, B_);
  return linear_->factorize(blocks_.matrix());
}

double ErrorEstimate::map() {
  const Eigen::Index n = defect_.size();
  rhs_.setZero();
  add_product(system_->mass(), 1.0 / system_->mass_scale(), defect_, rhs_.head(n));
  linear_->solve(rhs_);
  defect_ = rhs_.head(n);
  return std::sqrt(std::max(quadratic_form(system_->mass(), defect_), 0.0) / total_mass_);
}

}  // namespace visviva

#include "visviva/schemes/vector/velocity_projection.hpp"

namespace visviva {

VelocityProjection::VelocityProjection(const System& system, SparseMatrix metric, double penalty)
    : system_(system),
      metric_(std::move(metric)),
      metric_is_mass_((metric_ - system.mass()).norm() == 0.0),
      penalty_(penalty),
      B_(system.constraints().pattern()),
      matrix_(system.mass()),
      linear_(make_linear_solver(LinearSolverChoice::automatic, system.coordinate_count())),
      weights_(Vector::Constant(system.constraint_count(), penalty)),
      rate_(system.constraint_count()),
      target_rate_(system.constraint_count()),
      change_(system.coordinate_count()),
      rest_(Vector::Zero(system.coordinate_count())),
      momentum_(system.coordinate_count()) {
  linear_->analyze(matrix_);
}

// For what is taken away, δ = v* − v: (A + αBᵀB) δ = αBᵀΦ̇(v*). The round-off of α then is a part of δ, not of v.
bool VelocityProjection::project(VectorIn q, double t, Vector& v, StepWork& work) {
  system_.constraints().jacobian(q, B_);
  set_zero(matrix_);
  add_values(matrix_, 1.0, metric_);
  system_.constraints().add_weighted_product(B_, weights_, B_, matrix_);
  if (!linear_->factorize(matrix_)) return false;
  // Φ̇ at rest is −ė₀.
  system_.constraints().rate(q, rest_, t, target_rate_);
  target_rate_ *= -1.0;
  system_.constraints().rate(q, v, t, rate_);
  change_.setZero();
  add_transposed_product(B_, penalty_, rate_, change_);
  linear_->solve(change_);
  v -= change_;
  momentum_.setZero();
  add_product(system_.mass(), 1.0, v, momentum_);
  const double loss = change_.dot(momentum_) + 0.5 * quadratic_form(system_.mass(), change_);
  system_.constraints().rate(q, v, t, rate_);
  const double drive = metric_is_mass_ ? -penalty_ * rate_.dot(target_rate_) : 0.0;
  work[Account::drive_work] += drive;
  work[Account::numerical_dissipation] += loss + drive;
  work[Account::projection_loss] += loss + drive;
  return true;
}

}  // namespace visviva

#include "visviva/equilibrium/linearization.hpp"

#include <limits>

#include "visviva/assemble/frame_turning.hpp"
#include "visviva/mechanics/joint_constraints.hpp"

namespace visviva {
namespace {

// AᵀK B with all entries that the patterns lead to.
SparseMatrix between(const SparseMatrix& A, const SparseMatrix& K, const SparseMatrix& B) {
  const SparseMatrix right = K * B;
  return SparseMatrix(A.transpose()) * right;
}

// The same pattern without values.
SparseMatrix zeros_like(const SparseMatrix& matrix) {
  SparseMatrix zeros = matrix;
  set_zero(zeros);
  return zeros;
}

}  // namespace

Linearization::Linearization(std::shared_ptr<const System> system)
    : system_(std::move(system)),
      joints_(joint_constraints(*system_)),
      E_(turning_pattern(*system_)),
      E_dot_(zeros_like(E_)),
      E_ddot_(zeros_like(E_)),
      K_(zeros_like(system_->mass())),
      F_v_(K_),
      B_(joints_.pattern()),
      force_(Vector::Zero(system_->coordinate_count())) {
  b_ = b_dot_ = b_ddot_ = B_ * E_;
  imbalance_ = Vector::Zero(E_.cols());
}

void Linearization::settle(const InitialState& state) {
  state_ = state;
  has_F_v_ = has_mass_ = has_damping_ = false;
  set_turning(*system_, state.q, E_);
  set_forces(state);
  moves_ = state.v.squaredNorm() > 0.0 || gathers_speed(state);
  set_joints(state);
  stiffness_ = between(E_, K_, E_);
  if (moves_)
    stiffness_ += between(E_, system_->mass(), E_ddot_) - between(E_, forces_by_velocity(), E_dot_);
}

const SparseMatrix& Linearization::mass() const {
  if (!has_mass_) mass_ = between(E_, system_->mass(), E_);
  has_mass_ = true;
  return mass_;
}

const SparseMatrix& Linearization::damping() const {
  if (has_damping_) return damping_;
  has_damping_ = true;
  damping_ = between(E_, forces_by_velocity(), E_);
  damping_ *= -1.0;
  if (moves_) damping_ += 2.0 * between(E_, system_->mass(), E_dot_);
  return damping_;
}

const SparseMatrix& Linearization::forces_by_velocity() const {
  if (has_F_v_) return F_v_;
  has_F_v_ = true;
  set_zero(F_v_);
  system_->loads().add_tangent(here(), LoadSort::all, 0.0, 1.0, F_v_);
  return F_v_;
}

// Round-off of the coordinates alone gives forces |K||q|ε.
bool Linearization::gathers_speed(const InitialState& state) const {
  constexpr double round_off = 64.0 * std::numeric_limits<double>::epsilon();
  Vector force = Vector::Zero(state.a.size());
  add_product(system_->bare_mass(), 1.0, state.a, force);
  const Vector noise = round_off * (K_.cwiseAbs() * state.q.cwiseAbs());
  return force.norm() > noise.norm();
}

void Linearization::set_forces(const InitialState& state) {
  // Viscous dampers do nothing at rest, wherever that is.
  const bool rests = state.v.isZero(0.0);
  set_zero(K_);
  system_->potentials().add_hessian(state.q, 1.0, K_);
  system_->constraints().add_curvature(state.q, state.lambda, 1.0, K_);
  system_->loads().add_tangent(here(), rests ? LoadSort::plain : LoadSort::all, -1.0, 0.0, K_);

  force_.setZero();
  system_->potentials().add_gradient(state.q, 1.0, force_);
  system_->loads().add_force(here(), rests ? LoadSort::plain : LoadSort::all, -1.0, force_);
  add_product(system_->bare_mass(), 1.0, state.a, force_);
  joints_.jacobian(state.q, B_);
  add_transposed_product(B_, 1.0, state.lambda.tail(joints_.rows()), force_);
  imbalance_.setZero();
  add_transposed_product(E_, 1.0, force_, imbalance_);
}

void Linearization::set_joints(const InitialState& state) {
  b_ = B_ * E_;
  set_zero(b_dot_);
  set_zero(b_ddot_);
  if (!moves_) return;
  set_turning(*system_, state.v, E_dot_);
  set_turning(*system_, state.a, E_ddot_);
  // Of joints that are more than quadratic the third derivative is a difference along the motion, in which nothing goes farther
  // than this, wherever it is.
  constexpr double way = 1e-5;
  const double speed = state.v.lpNorm<Eigen::Infinity>();
  const double tau = speed > 0.0 ? way / speed : 0.0;
  SparseMatrix B_dot = joints_.pattern();
  SparseMatrix B_ddot = joints_.pattern();
  joints_.jacobian_derivative(state.q, state.v, B_dot);
  joints_.jacobian_derivative(state.q, state.a, B_ddot);
  if (speed > 0.0) {
    SparseMatrix ahead = joints_.pattern();
    SparseMatrix behind = joints_.pattern();
    joints_.jacobian_derivative(state.q + tau * state.v, state.v, ahead);
    joints_.jacobian_derivative(state.q - tau * state.v, state.v, behind);
    add_values(B_ddot, 0.5 / tau, ahead);
    add_values(B_ddot, -0.5 / tau, behind);
  }
  b_dot_ = SparseMatrix(B_dot * E_) + SparseMatrix(B_ * E_dot_);
  b_ddot_ =
      SparseMatrix(B_ddot * E_) + 2.0 * SparseMatrix(B_dot * E_dot_) + SparseMatrix(B_ * E_ddot_);
}

}  // namespace visviva

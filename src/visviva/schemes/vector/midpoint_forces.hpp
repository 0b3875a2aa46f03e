#pragma once

#include "visviva/schemes/vector/quasi_velocities.hpp"
#include "visviva/schemes/vector/secant_forces.hpp"

namespace visviva {

/// The equations of motion of a midpoint step with secant forces, in the scaling of the preserving schemes:
///
///   r = (h/m) f(q₁ − q₀, v₁) + (h²/m) [V*(q₀, q₁) + B*(q₀, q₁)ᵀλ − F],      v₁ = 2 L(q₁ − q₀)/h − v₀
///
/// f the inertia forces of QuasiVelocities; without rotors f = M (v₁ − v₀) and L = 1.
class MidpointForces {
 public:
  explicit MidpointForces(const System& system, const std::vector<int>& rotors = {});

  /// Start of the step.
  void begin(VectorIn q, VectorIn v, double t, double h);
  /// B(q₀).
  [[nodiscard]] const SparseMatrix& start_jacobian();
  /// States and secant Jacobian for q₁ = q₀ + dq.
  void move(VectorIn dq);
  void residual(VectorIn lambda, VectorOut r);
  /// (m/h²) ∂r/∂q₁ for fixed λ, and B(q₁).
  SparseMatrix& tangent(VectorIn lambda);
  /// Work of the step, whose constraint force is B*ᵀλ.
  [[nodiscard]] StepWork work(VectorIn lambda) { return forces_.work(lambda); }

  [[nodiscard]] const Vector& q_end() const { return forces_.z_end(); }
  /// q̇ at the start after begin(), its mean over the step after move().
  [[nodiscard]] const Vector& rate() const { return rate_; }
  [[nodiscard]] const Vector& v_end() const { return v_end_; }
  [[nodiscard]] const SparseMatrix& B_secant() const { return forces_.B_secant(); }
  [[nodiscard]] const SparseMatrix& B_end() const { return forces_.B_end(); }

 private:
  const System& system_;
  QuasiVelocities velocities_;
  SecantForces forces_;
  double h_ = 0.0;
  Vector v0_;
  Vector dq_;
  Vector q_end_;
  Vector rate_;
  Vector v_end_;
  Vector force_;
  SparseMatrix B_start_;
};

}  // namespace visviva

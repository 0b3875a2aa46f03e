#pragma once

#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// All forces of a step z₀ → z₁ but those of inertia, as secants:
///
///     f = V*(z₀, z₁) + B*(z₀, z₁)ᵀλ − F((z₀ + z₁)/2, (z₁ − z₀)/h)
class SecantForces {
 public:
  /// `constraints` are those whose forces are meant; they must outlive this object.
  SecantForces(const System& system, const Constraints& constraints);

  void begin(VectorIn z, double t, double h);
  /// The end of the step, z₁ = z₀ + dz; makes B*(z₀, z₁).
  void move(VectorIn z_end, VectorIn dz);
  void force(VectorIn lambda, VectorOut f) const;
  /// ∂f/∂z₁ for fixed λ, and B(z₁).
  SparseMatrix& tangent(VectorIn lambda);
  [[nodiscard]] StepWork work(VectorIn lambda);

  [[nodiscard]] const Vector& z_start() const { return z0_; }
  [[nodiscard]] const Vector& z_end() const { return z_end_; }
  [[nodiscard]] const SparseMatrix& B_secant() const { return B_secant_; }
  [[nodiscard]] const SparseMatrix& B_end() const { return B_end_; }

 private:
  [[nodiscard]] LoadPoint load_point() const { return {z_mid_, v_mid_, t_, t_ + h_, 0.5}; }

  const System& system_;
  const Constraints& constraints_;
  double t_ = 0.0;
  double h_ = 0.0;
  Vector z0_;
  Vector z_end_;
  Vector dz_;
  Vector z_mid_;
  Vector v_mid_;
  Vector constraint_force_;
  Vector target_change_;
  SparseMatrix K_;
  SparseMatrix B_secant_;
  SparseMatrix B_end_;
};

}  // namespace visviva

#pragma once

#include "visviva/math/types.hpp"

namespace visviva {

/// An energy W(e) of a few strains e, with its stress s = dW/de and an exact secant stress s*(e₀, e₁):
///
///     s*·(e₁ − e₀) = W(e₁) − W(e₀),      s*(e, e) = s(e).
///
/// The default secant is Gonzalez' formula in strain space (the plain quotient for one strain).
class StrainEnergy {
 public:
  virtual ~StrainEnergy() = default;

  [[nodiscard]] virtual double value(const LocalVector& e) const = 0;
  virtual void stress(const LocalVector& e, LocalVector& s) const = 0;
  virtual void tangent(const LocalVector& e, LocalMatrix& C) const = 0;

  virtual void secant_stress(const LocalVector& e0, const LocalVector& e1, LocalVector& s) const;
  /// Sets C0 = ∂s*/∂e₀ and C1 = ∂s*/∂e₁.
  virtual void secant_tangent(const LocalVector& e0, const LocalVector& e1, LocalMatrix& C0,
                              LocalMatrix& C1) const;

  /// Whether the stress is linear in the strains: then the stress of an averaged strain is the average
  /// stress, and schemes may interpolate strains in time.
  [[nodiscard]] virtual bool is_quadratic() const { return false; }
  /// Whether stresses do not depend on e at all.
  [[nodiscard]] virtual bool is_linear() const { return false; }
};

/// W = f·e: gravity and other constant forces, with e the coordinates they act on.
class LinearEnergy final : public StrainEnergy {
 public:
  explicit LinearEnergy(Vector f) : f_(std::move(f)) {}
  [[nodiscard]] double value(const LocalVector& e) const override;
  void stress(const LocalVector& e, LocalVector& s) const override;
  void tangent(const LocalVector& e, LocalMatrix& C) const override;
  void secant_stress(const LocalVector& e0, const LocalVector& e1, LocalVector& s) const override;
  void secant_tangent(const LocalVector& e0, const LocalVector& e1, LocalMatrix& C0,
                      LocalMatrix& C1) const override;
  [[nodiscard]] bool is_quadratic() const override { return true; }
  [[nodiscard]] bool is_linear() const override { return true; }

 private:
  Vector f_;
};

/// W = ½ (e − e_ref)ᵀ C (e − e_ref) with symmetric C.
class QuadraticEnergy final : public StrainEnergy {
 public:
  QuadraticEnergy(Matrix C, Vector reference)
      : C_(std::move(C)), reference_(std::move(reference)) {}
  /// One strain.
  QuadraticEnergy(double stiffness, double reference)
      : C_(Matrix::Constant(1, 1, stiffness)), reference_(Vector::Constant(1, reference)) {}

  [[nodiscard]] const Matrix& stiffness() const { return C_; }
  [[nodiscard]] const Vector& reference() const { return reference_; }
  [[nodiscard]] double value(const LocalVector& e) const override;
  void stress(const LocalVector& e, LocalVector& s) const override;
  void tangent(const LocalVector& e, LocalMatrix& C) const override;
  void secant_stress(const LocalVector& e0, const LocalVector& e1, LocalVector& s) const override;
  void secant_tangent(const LocalVector& e0, const LocalVector& e1, LocalMatrix& C0,
                      LocalMatrix& C1) const override;
  [[nodiscard]] bool is_quadratic() const override { return true; }

 private:
  Matrix C_;
  Vector reference_;
};

}  // namespace visviva

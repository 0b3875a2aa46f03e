#pragma once

#include "visviva/mechanics/strain_energy.hpp"

namespace visviva {

/// W(s) = ½ k (√s − l₀)² of a squared length s: a spring that is linear in its length.
class LengthEnergy final : public StrainEnergy {
 public:
  LengthEnergy(double stiffness, double natural_length) : k_(stiffness), l0_(natural_length) {}
  [[nodiscard]] double value(const LocalVector& e) const override;
  void stress(const LocalVector& e, LocalVector& s) const override;
  void tangent(const LocalVector& e, LocalMatrix& C) const override;
  void secant_stress(const LocalVector& e0, const LocalVector& e1, LocalVector& s) const override;
  void secant_tangent(const LocalVector& e0, const LocalVector& e1, LocalMatrix& C0,
                      LocalMatrix& C1) const override;

 private:
  double k_;
  double l0_;
};

/// W(ψ, ν) = ½ C (ν + ψ)/(ν − ψ): bending of a thin beam at the node between two elements, with ψ and ν
/// of the invariant `Bend`; equal to ½ C tan²(½·turning angle). [Hoitink2011] (4.42)
class BendEnergy final : public StrainEnergy {
 public:
  explicit BendEnergy(double stiffness) : C_(stiffness) {}
  [[nodiscard]] double value(const LocalVector& e) const override;
  void stress(const LocalVector& e, LocalVector& s) const override;
  void tangent(const LocalVector& e, LocalMatrix& C) const override;
  void secant_stress(const LocalVector& e0, const LocalVector& e1, LocalVector& s) const override;
  void secant_tangent(const LocalVector& e0, const LocalVector& e1, LocalMatrix& C0,
                      LocalMatrix& C1) const override;

 private:
  double C_;
};

/// W(θ) = A (1 − cos θ): a pendulum described by its angle.
class CosineEnergy final : public StrainEnergy {
 public:
  explicit CosineEnergy(double amplitude) : A_(amplitude) {}
  [[nodiscard]] double value(const LocalVector& e) const override;
  void stress(const LocalVector& e, LocalVector& s) const override;
  void tangent(const LocalVector& e, LocalMatrix& C) const override;
  void secant_stress(const LocalVector& e0, const LocalVector& e1, LocalVector& s) const override;
  void secant_tangent(const LocalVector& e0, const LocalVector& e1, LocalMatrix& C0,
                      LocalMatrix& C1) const override;

 private:
  double A_;
};

}  // namespace visviva

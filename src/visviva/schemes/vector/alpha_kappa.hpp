// The α-κ scheme [LensCardona2007] (66). Rows (a), (b), (e), (f) are those of the energy-decaying scheme with a = 1/6;
// velocity constraints (g), (h) with multipliers η come in through the kinematic rows, with b = B L⁻¹ (QuasiVelocities):
//
//   (c)  M L (q₁ − q₀)/h − (κ/2)(b₁ᵀη₁ + b_jᵀη_j) − (κ/2) M (v₁ + v_j) = 0
//   (d)  M L (q_j − q₀)/h + (κ/6)(b₁ᵀη₁ − b_jᵀη_j) + (κ/6) M (v₁ − αv_j − (1−α)v₀) = 0
//   (g)  b_j v_j = ė₀(t₀)        (h)  b₁ v₁ = ė₀(t₁)
//
// b is B but for bodies in Euler parameters; where [LensCardona2007] has L⁻ᵀ of mid-step in (c), (d), it is that of the
// state here, which is as accurate and makes b the one Jacobian of all four rows. For any κ the balance is
// E₁ − E₀ = −α(κK_nj + V_nj) − [κ(ΔK + W/2) − ΔK],  W = η_jᵀb_j(v₁ + v_j − 2v₀) + η₁ᵀb₁(v₁ − v_j).
// κ = 1 leaves −W/2, which has no sign; κ = 2ΔK/(2ΔK + W) (71) makes it vanish, as long as it need not be clamped to
// [1 − h/2, 1 + h/2]. Solved are (a), (b) + (a)/3, and in place of (c), (d)
//
//   (c) + 3 (d)    M L (q₁ + 3q_j − 4q₀)/h − κb_jᵀη_j − (κ/2) M [(1+α)v_j + (1−α)v₀] = 0
//   (c) − 3 (d)    M L (q₁ − 3q_j + 2q₀)/h − κb₁ᵀη₁ − (κ/2) M [2v₁ + (1−α)(v_j − v₀)] = 0
//
// which have less in common. Unknowns are q_j − q₀, q₁ − q₀, hv_j, hv₁, h²λ/m, hη/m.
#pragma once

#include "visviva/schemes/vector/coordinates.hpp"

namespace visviva {

/// The α-κ scheme: energy decay with constraints met at velocity level too.
class AlphaKappa final : public Scheme {
 public:
  enum class Kappa { one, conserving };

  AlphaKappa(double dissipation, Kappa kappa, Coordinates coordinates = Coordinates::directors)
      : dissipation_(dissipation), kappa_(kappa), coordinates_(coordinates) {}

  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;
  [[nodiscard]] bool energy_law_holds(const System&) const override { return true; }
  [[nodiscard]] std::vector<std::string> warnings(const System& system) const override;

 private:
  double dissipation_;
  Kappa kappa_;
  Coordinates coordinates_;
};

[[nodiscard]] SchemeInfo alpha_kappa();

}  // namespace visviva

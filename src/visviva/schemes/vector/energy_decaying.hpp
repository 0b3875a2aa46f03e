// Energy-decaying schemes, [LensCardona2007] (47) with the printed signs corrected, in the form that holds both
// discretization C (a = 1/6, α = (1−ρ∞)/(1+ρ∞)) and discretization B (a = α_AR, α = 1) of [BottassoTrainelli2004]:
//
//   (a)  f(q₁ − q₀, v₁)/h + V*(q_j, q₁) + B*(q_j, q₁)ᵀλ_g = F_g
//   (b)  f(q_j − q₀, v_j)/h − 2a [V*(q_j, q₁) − V*(q₀, q_j)] + aα [∇V(q_j) − ∇V(q₀)]
//                       − 2a [B*(q_j, q₁)ᵀλ_g − B*(q₀, q_j)ᵀλ_j] = −2a (F_g − F_h) + D_h
//   (c)  L (q₁ − q₀)/h  = ½(v₁ + v_j)
//   (d)  L (q_j − q₀)/h = a [α(v_j − v₀) − (v₁ − v₀)]
//   (e)  Φ(q_j, t₀) = 0        (f)  Φ(q₁, t₁) = 0
//
// with f and L of QuasiVelocities; f = M (v − v₀) and L = 1 but for bodies in Euler parameters.
// (a)·(q₁ − q₀) + (b)·(q_j − q₀)/2a gives the law  E₁ − E₀ = W − α (½|v_j − v₀|²_M + ½(q_j − q₀)·[∇V(q_j) − ∇V(q₀)])
// with W = F_g·(q₁ − q_j) + F_h·(q_j − q₀). Dampers act in (a) with the velocity (q₁ − q₀)/h and in (b), as D_h, with
// (q_j − q₀)/h. Velocities are eliminated by (c), (d), and (b) is solved with 2a times (a) added: nothing of V*(q_j, q₁) and λ_g is left in it. Unknowns are q_j − q₀, q₁ − q₀, h²λ_j/m, h²λ_g/m.
#pragma once

#include "visviva/schemes/vector/coordinates.hpp"

namespace visviva {

/// The energy-decaying schemes with an extra state j just after the start of the step: discretization C
/// (jump weight 1/6, dissipation α) and discretization B (jump weight α_AR, dissipation 1).
class EnergyDecaying final : public Scheme {
 public:
  /// Both positive or zero; a jump weight of zero is the preserving scheme and not made here.
  EnergyDecaying(double jump_weight, double dissipation,
                 Coordinates coordinates = Coordinates::directors)
      : jump_weight_(jump_weight), dissipation_(dissipation), coordinates_(coordinates) {}

  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;
  [[nodiscard]] bool energy_law_holds(const System&) const override { return true; }
  [[nodiscard]] std::vector<std::string> warnings(const System& system) const override;

 private:
  double jump_weight_;
  double dissipation_;
  Coordinates coordinates_;
};

[[nodiscard]] SchemeInfo energy_decaying();
[[nodiscard]] SchemeInfo armero_romero();

}  // namespace visviva

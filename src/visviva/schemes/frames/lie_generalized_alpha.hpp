// The generalized-α method on ℝ³ × SO(3) per frame [BrulsCardona2010]. With V = (ẋ, Ω), Ω in body axes:
//
//   x₁ = x₀ + Δx,   R₁ = R₀ exp(Δψ̃),   Δ = h V₀ + h²(½ − β) a₀ + h²β a₁
//   V₁ = V₀ + h(1 − γ) a₀ + hγ a₁,      (1 − α_m) a₁ + α_m a₀ = (1 − α_f) V̇₁ + α_f V̇₀
//   M V̇₁ + gyroscopic forces + Q₁ᵀ[∇V + Bᵀλ − F](z₁, ż₁, t₁) = 0,      Φ(z₁, t₁) = 0
//
// All are linear in Δ, which is the unknown with h²λ/m. Coordinates of no frame are a vector space in the same way.
#pragma once

#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// The generalized-α method on a Lie group, without an energy law: what most codes for rotating bodies use.
class LieGeneralizedAlpha final : public Scheme {
 public:
  explicit LieGeneralizedAlpha(double rho_inf) : rho_inf_(rho_inf) {}

  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;

 private:
  double rho_inf_;
};

[[nodiscard]] SchemeInfo lie_generalized_alpha();

}  // namespace visviva

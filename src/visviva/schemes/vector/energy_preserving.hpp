// The energy-preserving scheme [LensCardona2007] (14), with V* and B* the secants of potential and constraints:
//
//   (a)  LᵀM (v₁ − v₀)/h + G (q₁ − q₀)/h + V*(q₀, q₁) + B*(q₀, q₁)ᵀλ = F
//   (b)  L (q₁ − q₀)/h = ½(v₁ + v₀)
//   (c)  Φ(q₁, t₁) = 0
//
// L = 1 and G = 0 but for bodies in Euler parameters (QuasiVelocities). (a)·(q₁ − q₀) gives, as G is skew,
// E₁ − E₀ = F·(q₁ − q₀) − λ·(e₀(t₁) − e₀(t₀)) exactly. Velocities are eliminated; unknowns are q₁ − q₀ (not q₁: the
// velocity must not inherit the round-off of the position) and h²λ/m, rows are h²(a)/m and (c), so that the condition
// of the tangent does not depend on h.
#pragma once

#include "visviva/schemes/vector/coordinates.hpp"

namespace visviva {

/// The energy-preserving midpoint rule with secant forces and secant constraint Jacobian.
class EnergyPreserving final : public Scheme {
 public:
  explicit EnergyPreserving(Coordinates coordinates = Coordinates::directors)
      : coordinates_(coordinates) {}

  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;
  [[nodiscard]] bool energy_law_holds(const System&) const override { return true; }

 private:
  Coordinates coordinates_;
};

[[nodiscard]] Traits energy_preserving_traits(Coordinates coordinates);
[[nodiscard]] SchemeInfo energy_preserving();

}  // namespace visviva

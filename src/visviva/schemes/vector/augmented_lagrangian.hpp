// Conserving augmented Lagrangian [GarciaOrden2009] (6)–(8), with V*, B* the secants of potential and constraints:
//
//   M (v* − v₀)/h + V*(q₀, q₁) + B*(q₀, q₁)ᵀ[λᵢ + (p/2)(Φ₁ + Φ₀)] = F,      q₁ − q₀ = (h/2)(v* + v₀)
//   λᵢ₊₁ = λᵢ + (p/2)(Φ₁ + Φ₀)      until |Φ₁| is below the tolerance
//
// The bracket of the force is the update of the multiplier: other pairs do not converge. The step preserves energy up to the
// work of the bracket on Φ₁ − Φ₀. The velocity projection (2) to (4) after it is that of ProjectedScheme.
#pragma once

#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// The energy-preserving step with constraints met by an augmented Lagrangian.
class AugmentedLagrangian final : public Scheme {
 public:
  struct Options {
    double penalty = 0.0;               ///< 0: 200/h² times the mass each constraint sees
    double constraint_tolerance = 0.0;  ///< 0: down to round-off
  };

  explicit AugmentedLagrangian(Options options) : options_(options) {}

  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;
  [[nodiscard]] bool energy_law_holds(const System&) const override {
    return options_.constraint_tolerance == 0.0;
  }

 private:
  Options options_;
};

[[nodiscard]] SchemeInfo augmented_lagrangian();

}  // namespace visviva

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

#pragma once

#include <vector>

#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// The energy-preserving step with constraints met by an augmented Lagrangian, and a velocity projection after it.
class AugmentedLagrangian final : public Scheme {
 public:
  enum class Projection { none, mass, identity, diagonal };

  struct Options {
    double penalty = 0.0;               ///< 0: 200/h² times the mass each constraint sees
    double constraint_tolerance = 0.0;  ///< 0: down to round-off
    Projection projection = Projection::none;
    double projection_penalty = 1.0;
    std::vector<double> projection_weights = {};
  };

  explicit AugmentedLagrangian(Options options) : options_(std::move(options)) {}

  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;
  [[nodiscard]] bool energy_law_holds(const System&) const override { return true; }
  [[nodiscard]] std::vector<std::string> warnings(const System& system) const override;

 private:
  Options options_;
};

[[nodiscard]] SchemeInfo augmented_lagrangian();

}  // namespace visviva

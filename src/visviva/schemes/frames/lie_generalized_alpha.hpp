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

#pragma once

#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// Reference solutions by SUNDIALS IDA: the accuracy is set by tolerances, the step is only when to look. Starting it throws
/// NotBuilt in a program that was built without SUNDIALS.
class Ida final : public Scheme {
 public:
  Ida(double rtol, double atol) : rtol_(rtol), atol_(atol) {}

  /// Of the Newton options only the linear solver is taken: IDA has an iteration of its own.
  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;

 private:
  double rtol_;
  double atol_;
};

[[nodiscard]] SchemeInfo ida();

}  // namespace visviva

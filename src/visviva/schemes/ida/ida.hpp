// SUNDIALS IDA [HindmarshEtAl2005]: backward differences of variable order 1 … 5 and variable step on the stabilized
// index-2 equations (StabilizedEquations)
//
//   q̇ = v − Bᵀμ,      M v̇ = F − ∇V − Bᵀλ,      Bv = ė₀,      e = e₀(t).
//
// Local errors are controlled in q and in those velocities that have mass; all of q and v must converge in IDA's Newton
// iteration. The multipliers follow from them and are in neither norm. A step ends exactly at its end time.
//
// IDA has no energy law. The works it reports are integrals of the power over its internal steps, by Gauss' formula
// with three points on its own interpolation (which has at most degree five), so that the remainder of the ledger is
// its integration error.
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

#pragma once

#include "visviva/simulate/consistent_state.hpp"
#include "visviva/simulate/own_multipliers.hpp"

namespace visviva {

/// The end of a step, and where it began.
struct StepEnd {
  double t = 0.0;
  const Vector& q;
  const Vector& v;
  const Vector& q_start;
  const std::optional<OwnMultipliers>& own;
};

/// What reactions are made of, each shared with the constraints that others imply.
struct StepMultipliers {
  Multipliers end;  ///< of the equations of motion at the end of the step
  /// The scheme's own, and the positions they act at: on the way from the start of the step to its end.
  std::optional<Multipliers> own = std::nullopt;
  Vector own_q = {};
};

/// `lambda` is what the solver has just found for this state, with `solved` its answer.
[[nodiscard]] StepMultipliers step_multipliers(const System& system, AccelerationSolver& solver,
                                               const StepEnd& step, const Vector& lambda,
                                               bool solved);

}  // namespace visviva

#pragma once

#include "visviva/simulate/own_multipliers.hpp"
#include "visviva/simulate/reaction_sharing.hpp"

namespace visviva {

/// The positions at the end of a step and at its start, and the scheme's own multipliers of it.
struct StepEnd {
  const Vector& q;
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

/// `lambda` is what the equations of motion give at the end; those here are best there already.
[[nodiscard]] StepMultipliers step_multipliers(ReactionSharing& sharing,
                                               RigidFrameEquations& equations, const StepEnd& step,
                                               const Vector& lambda);

}  // namespace visviva

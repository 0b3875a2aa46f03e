#pragma once

#include <optional>

#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// The multipliers with which a scheme itself held the joints in its last step.
struct OwnMultipliers {
  Vector lambda;  ///< of all constraints; zero for those that only keep axes of bodies orthonormal
  double level = 1.0;  ///< where in the step they act: 1 at its end, ½ over all of it
};

/// From Stepper::algorithmic_values(). Nothing if there are no constraints but those.
[[nodiscard]] std::optional<OwnMultipliers> own_multipliers(const System& system,
                                                            const NamedValues& values);

}  // namespace visviva

#pragma once

#include <memory>

#include "visviva/schemes/frames/frame_step.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// What joints do to the extra state j just after the start of a step.
enum class FrameJump {
  constrained,  ///< they hold there too, as in the paper: first order if they turn
  free          ///< they do not act on it: second order
};

/// The decaying schemes 1, 2 and 3 on frames, with α > 0.
[[nodiscard]] std::unique_ptr<Stepper> start_frame_decaying(
    const std::shared_ptr<const System>& system, const InitialState& initial,
    const NewtonOptions& newton, FrameVariant variant, RotationParameters parameters, double alpha,
    FrameJump jump);

}  // namespace visviva

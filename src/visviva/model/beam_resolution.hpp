#pragma once

#include "visviva/model/model.hpp"

namespace visviva::model {

/// The shortest wave of bending that the mesh of a beam follows to about 1 % of its frequency, about the softer axis of a
/// beam without tension.
struct BeamResolution {
  double wave;       ///< its length [m]
  double frequency;  ///< [Hz]
};
[[nodiscard]] BeamResolution beam_resolution(const Beam& beam);

/// How limp an element is that hangs: ρ g l³/EI about its softer axis.
[[nodiscard]] double limpness(const Beam& beam, int element, double gravity);

}  // namespace visviva::model

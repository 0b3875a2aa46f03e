#pragma once

#include "visviva/mechanics/term.hpp"

/// Prescribed functions of time for drives.
namespace visviva::model {

/// offset
[[nodiscard]] TimeFunction constant(double offset);
/// offset + speed·t
[[nodiscard]] TimeFunction steady(double speed, double offset = 0.0);
/// offset + amplitude·sin(omega·t + phase)
[[nodiscard]] TimeFunction sine(double amplitude, double omega, double phase = 0.0,
                                double offset = 0.0);
/// From `from` to `to` during [start, start + duration], with a rate and an acceleration that are zero at both ends
/// (a polynomial of degree five).
[[nodiscard]] TimeFunction smooth_ramp(double from, double to, double start, double duration);
/// From rest at `offset`, a speed that rises smoothly to `speed` during `duration` and stays there.
[[nodiscard]] TimeFunction spin_up(double speed, double duration, double offset = 0.0);

}  // namespace visviva::model

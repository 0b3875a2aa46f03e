#pragma once

#include "visviva/mechanics/term.hpp"

/// Prescribed functions of time for drives, and factors for loads.
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
/// Likewise, with a speed that rises as half a wave of a cosine: ½ speed (1 − cos(πt/duration)).
[[nodiscard]] TimeFunction cosine_spin_up(double speed, double duration, double offset = 0.0);

/// A factor of loads: 1 from `start` to `end`, otherwise 0. Let steps end at its jumps: one that begins or ends there takes the
/// value on its own side.
[[nodiscard]] std::function<double(double)> during(double start, double end);

}  // namespace visviva::model

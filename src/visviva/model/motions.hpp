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

/// Factors of loads that act for a limited time. They have kinks or jumps: let steps end there. A step that begins or ends
/// at a jump takes the value on its own side.
/// 1 from `start` to `end`, otherwise 0
[[nodiscard]] std::function<double(double)> during(double start, double end);
/// Rises evenly from 0 at `start` to 1 at `peak` and falls back to 0 at `end`
[[nodiscard]] std::function<double(double)> tent(double start, double peak, double end);

}  // namespace visviva::model

#pragma once

#include <vector>

#include "visviva/math/types.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// How far a scheme goes beyond the motion of the oscillator in the first period, or in the first ten steps if these take longer: the
/// largest displacement and velocity over the amplitudes of the exact ones. 1 is no overshoot.
struct Overshoot {
  double displacement_d0 = 0.0;  ///< |d|/d₀ after a start from d₀ at rest
  double velocity_d0 = 0.0;      ///< |v|/(ωd₀), likewise
  double displacement_v0 = 0.0;  ///< ω|d|/v₀ after a start from d = 0 with v₀
  double velocity_v0 = 0.0;      ///< |v|/v₀, likewise
};

/// What a scheme does to the undamped linear oscillator of period T in a step h. From the eigenvalues ζ of its
/// amplification matrix:
///
///     radius = max |ζ|,    period_error = (T_h − T)/T,  T_h = 2πh/φ,    damping = −ln|ζ_p|/φ,    φ = |arg ζ_p|,
///
/// where ζ_p is of the largest complex pair, or the largest real root where there is no pair: then φ = π for a
/// negative root, and period and damping are not numbers for a positive one.
struct SpectralPoint {
  double step_per_period = 0.0;  ///< h/T
  double radius = 0.0;
  double period_error = 0.0;
  double damping = 0.0;
  Overshoot overshoot = {};
};

/// The matrix that maps a history of the scheme to the next one on the oscillator with h = 1, column by column from the
/// scheme's own stepper. Empty if the scheme has no finite history. Throws std::runtime_error if a step fails.
[[nodiscard]] Matrix amplification_matrix(const Scheme& scheme, double step_per_period);

/// From steps of the scheme's own stepper, whose accelerations fit the start. Throws std::runtime_error if a step fails.
[[nodiscard]] Overshoot overshoot(const Scheme& scheme, double step_per_period);

/// Without overshoots, which do not follow from the eigenvalues.
[[nodiscard]] SpectralPoint spectral_point(const Matrix& amplification, double step_per_period);

/// One point per step, or none if the scheme has no finite history.
[[nodiscard]] std::vector<SpectralPoint> spectrum(const Scheme& scheme,
                                                  const std::vector<double>& steps_per_period);

/// `count` numbers from `first` to `last` with equal ratios.
[[nodiscard]] std::vector<double> log_spaced(double first, double last, int count);

}  // namespace visviva

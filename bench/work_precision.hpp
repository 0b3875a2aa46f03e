#pragma once

#include "works.hpp"

namespace visviva::bench {

/// An integration with a given effort: so many steps, or the tolerance 1/effort.
struct PrecisionPoint {
  double effort = 0.0;
  std::string setting;  ///< "dt 1.0e-03", "tol 1.0e-06"
  double seconds = 0.0;
  std::vector<double> errors = {};  ///< one per measure of the work
};

/// The time in which an error is reached.
struct TimeToTarget {
  enum class Kind { interpolated, extrapolated, at_most };
  double seconds = 0.0;
  Kind kind = Kind::interpolated;
};

struct PrecisionCurve {
  std::string method;
  std::vector<PrecisionPoint> points = {};  ///< with growing effort

  /// Nothing if the errors do not fall to it, nor fast towards it.
  [[nodiscard]] std::optional<TimeToTarget> time_to(double target, std::size_t measure) const;
};

struct WorkPrecision {
  std::string work;
  long size = 0;
  double until = 0.0;
  std::vector<Measure> measures = {};
  std::vector<double> doubts = {};  ///< how far two programs with tight tolerances are apart
  std::vector<PrecisionCurve> curves = {};

  [[nodiscard]] std::string label() const { return label_of(work, size); }
  [[nodiscard]] const PrecisionCurve* find(std::string_view method) const;
};

/// How long may be tried.
struct PrecisionLimits {
  double longest_attempt = 6.0;  ///< that is begun, as it is expected from the one before
  double short_attempt = 0.3;    ///< up to which attempts are repeated
  int repetitions = 3;
};

/// CPU time against the error, of schemes with steps that are halved (and, if wanted, with adaptive ones) and of other
/// programs with tolerances that fall. The reference comes from these programs alone.
[[nodiscard]] WorkPrecision measure_precision(const Work& work, const Goal& goal,
                                              const std::vector<std::string>& schemes,
                                              bool adaptive, const PrecisionLimits& limits);

}  // namespace visviva::bench

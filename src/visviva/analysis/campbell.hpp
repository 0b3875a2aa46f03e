#pragma once

#include <functional>
#include <optional>

#include "visviva/analysis/mode_shares.hpp"

namespace visviva {

/// Modes at one value of a parameter.
struct ModesThere {
  ModeSet set;
  std::vector<Whirl> whirls;  ///< of each mode
  SparseMatrix mass;          ///< of Linearization
};
using ModesAt = std::function<ModesThere(double value)>;
/// In how many directions a state of rest has negative stiffness at a value.
using FallingAt = std::function<int(double value)>;

/// One mode, followed along the values; not a number where it is not found.
struct Branch {
  std::vector<double> frequency;  ///< Hz
  std::vector<double> damping_ratio;
  std::vector<Whirl> whirl;
};

struct CriticalSpeed {
  double speed = 0.0;
  int branch = 0;
  Whirl whirl = Whirl::none;
};

/// A Campbell diagram: frequencies over a parameter, such as a speed of rotation.
struct Campbell {
  std::string parameter;
  std::string unit;
  std::vector<double> values;
  std::vector<Branch> branches;
  std::vector<CriticalSpeed> critical_speeds;
};

/// Follows modes by their shapes from value to value. Values that are speeds are critical where a mode has the frequency of
/// the speed, seen from a frame that stands; or, in one that turns, where a direction loses its stiffness.
[[nodiscard]] Campbell campbell(const std::vector<double>& values, const ModesAt& modes_at,
                                bool are_speeds = false);
[[nodiscard]] Campbell turning_campbell(const std::vector<double>& speeds, const ModesAt& modes_at,
                                        const FallingAt& falling_at);

}  // namespace visviva

#pragma once

#include "works.hpp"

namespace visviva::bench {

/// How much less time passes until a step is done if all processors work on it.
struct ThreadGain {
  std::string work;
  long size = 0;
  std::string scheme;
  int threads = 0;
  double seconds_of_one = 0.0;  ///< that pass in a step with one thread
  double seconds_of_all = 0.0;
  bool same_bits = false;  ///< of positions and velocities after the steps

  [[nodiscard]] double factor() const { return seconds_of_one / seconds_of_all; }
};

/// At the sizes that are large enough; one thread and all of them take turns.
[[nodiscard]] std::vector<ThreadGain> measure_threads(const Work& work,
                                                      const std::vector<std::string>& schemes,
                                                      double budget);

}  // namespace visviva::bench

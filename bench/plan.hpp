#pragma once

#include <optional>

#include "work_precision.hpp"
#include "works.hpp"

namespace visviva::bench {

/// What is to be measured, and for how long.
struct Plan {
  std::vector<Work> works = {};
  std::vector<std::string> schemes = {};
  bool steps = true;
  bool output = true;
  bool precision = true;
  bool threads = true;
  bool adaptive = false;  ///< precision also with steps that a tolerance chooses
  double budget = 0.3;    ///< for each time that is measured, in seconds
  PrecisionLimits limits = {};
  std::string json_file = {};  ///< empty: none is written
  std::string page_file = {};
};

/// Of the command line; nothing if it only asked for help. Throws UsageError.
[[nodiscard]] std::optional<Plan> read_plan(int argc, const char* const* argv);

}  // namespace visviva::bench

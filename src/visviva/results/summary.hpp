#pragma once

#include <string>
#include <vector>

#include "visviva/simulate/simulate.hpp"

namespace visviva {

/// What was run, as the summary tells it.
struct RunIdentity {
  std::string model;
  Parameters model_parameters = {};
  std::string scheme;
  Parameters scheme_parameters = {};
  Parameters settings = {};
  std::vector<std::string> warnings = {};
  double position_move = 0.0;  ///< of the start onto the constraints
  double velocity_move = 0.0;
  std::vector<std::string> redundant = {};  ///< constraints that others imply
};

/// summary.json of a run, completed or not: its numbers in SI units and its final state at full precision.
[[nodiscard]] std::string summary_json(const RunIdentity& identity,
                                       const std::shared_ptr<const System>& system,
                                       const RunResult& result, const Stepper& stepper);

}  // namespace visviva

#pragma once

#include <string>
#include <vector>

#include "visviva/results/column.hpp"
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

/// Values by name; counts are whole numbers.
[[nodiscard]] Json to_json(const Parameters& parameters);

/// All a summary tells of.
struct RunRecord {
  const RunIdentity& identity;
  std::shared_ptr<const System> system;
  const RunResult& result;
  const Stepper& stepper;
};

/// The fields of summary.json, of a run that completed or did not.
[[nodiscard]] std::vector<Column<RunRecord>> summary_fields(const RunRecord& record);

/// summary.json: its numbers in SI units and its final state at full precision.
[[nodiscard]] Json summary_json(const RunRecord& record);

}  // namespace visviva

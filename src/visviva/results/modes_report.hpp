#pragma once

#include "visviva/analysis/mode_shares.hpp"
#include "visviva/results/csv.hpp"
#include "visviva/results/json.hpp"

namespace visviva {

/// Modes of a model about a state, and what they mean.
struct ModesRecord {
  std::string model;  ///< as the user called it
  std::string about;
  ModeSet set;
  std::vector<std::string> parts;
  double mass = 0.0;
  std::vector<ModeShares> shares;  ///< of each mode
};

/// A row of modes.csv.
struct ModeLine {
  int number;
  const Mode& mode;
  const ModeShares& shares;
};
[[nodiscard]] const std::vector<Column<ModeLine>>& mode_columns();
void write_modes_csv(OutputFile& file, const ModesRecord& record);
[[nodiscard]] Json modes_json(const ModesRecord& record);
/// report.html; `shapes` is what mode_motion() gives.
[[nodiscard]] std::string modes_page(const std::string& title, Json data, Json shapes,
                                     const std::string& command_line);

/// Writes modes.h5: λ and shapes, one row for each mode, with a name for each unknown.
void write_shapes(const std::filesystem::path& path, const ModesRecord& record,
                  const std::vector<std::string>& unknowns);

}  // namespace visviva

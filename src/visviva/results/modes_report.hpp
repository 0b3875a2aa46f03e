#pragma once

#include "visviva/analysis/campbell.hpp"
#include "visviva/analysis/rotating_system.hpp"
#include "visviva/results/csv.hpp"
#include "visviva/results/json.hpp"

namespace visviva {

/// How much modes are those of other results: a row for each mode.
struct ModeComparison {
  std::string other;
  std::vector<std::vector<double>> matrix;
};

/// Modes of a model about a state, and what they mean.
struct ModesRecord {
  std::string model;  ///< as the user called it
  std::string about;
  ModeSet set;
  std::vector<std::string> parts;
  double mass = 0.0;
  std::vector<ModeShares> shares;                   ///< of each mode
  std::optional<Rotation> rotation = std::nullopt;  ///< of the frame that it is seen from
  std::optional<Campbell> campbell = std::nullopt;
  std::optional<ModeComparison> mac = std::nullopt;
};

/// Hz, of a mode that goes round the axis of a turning frame, seen from one that stands; the other way round if negative.
[[nodiscard]] std::optional<double> standing_frequency(const ModesRecord& record, std::size_t mode);

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

/// campbell.csv: one row for each value and branch.
void write_campbell_csv(OutputFile& file, const Campbell& campbell);

/// Writes modes.h5: λ and shapes, one row for each mode, with a name for each unknown.
void write_shapes(const std::filesystem::path& path, const ModesRecord& record,
                  const std::vector<std::string>& unknowns);
/// Compares modes with the shapes in a folder of other results. Throws FileError, or UsageError if they have other unknowns.
[[nodiscard]] ModeComparison compare_modes(const ModeSet& set, const SparseMatrix& mass,
                                           const std::filesystem::path& other);

}  // namespace visviva

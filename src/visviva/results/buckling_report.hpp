#pragma once

#include "visviva/analysis/buckling.hpp"
#include "visviva/results/csv.hpp"
#include "visviva/results/json.hpp"

namespace visviva {

/// Loads under which a model buckles.
struct BucklingRecord {
  std::string model;  ///< as the user called it
  std::vector<std::string>
      grown;          ///< loads that are multiplied by the factor; all if there are none
  double time = 0.0;  ///< at which they are taken
  Buckling found;
  std::vector<std::string> moves;  ///< of each load, what moves most and how
};

/// A row of buckling.csv.
struct BucklingLine {
  int number;
  const BucklingLoad& load;
  const std::string& moves;
};
[[nodiscard]] const std::vector<Column<BucklingLine>>& buckling_columns();
void write_buckling_csv(OutputFile& file, const BucklingRecord& record);
[[nodiscard]] Json buckling_json(const BucklingRecord& record);
/// report.html; `shapes` is what mode_motion() gives.
[[nodiscard]] std::string buckling_page(const std::string& title, Json data, Json shapes,
                                        const std::string& command_line);

/// Writes buckling.h5: factors and shapes, one row for each load, with a name for each unknown.
void write_buckling_shapes(const std::filesystem::path& path, const BucklingRecord& record,
                           const std::vector<std::string>& unknowns);

}  // namespace visviva

#pragma once

#include <string>
#include <vector>

#include "visviva/results/csv.hpp"
#include "visviva/results/run_columns.hpp"
#include "visviva/results/summary.hpp"

namespace visviva {

/// One of several runs of the same model.
struct ComparisonRecord {
  std::string label;
  RunResult result;
  Json summary;
};

/// The columns of compare.csv: one row per run with its main numbers.
[[nodiscard]] const std::vector<Column<ComparisonRecord>>& comparison_columns();
void write_comparison_csv(OutputFile& file, const std::vector<ComparisonRecord>& records);

/// A row of compare_energy.csv: that of energy.csv, and whose it is.
struct ComparisonStep {
  const std::string& scheme;
  const Snapshot& snapshot;
};
[[nodiscard]] const std::vector<Column<ComparisonStep>>& comparison_energy_columns();
/// The summaries of all runs.
[[nodiscard]] Json comparison_json(const std::string& model,
                                   const std::vector<ComparisonRecord>& records);

}  // namespace visviva

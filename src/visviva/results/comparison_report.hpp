#pragma once

#include <string>
#include <vector>

#include "visviva/results/run_recorder.hpp"
#include "visviva/results/svg_plot.hpp"

namespace visviva {

/// One of several runs of the same model.
struct ComparisonRecord {
  std::string label;
  RunResult result;
  EnergySeries energies;
  std::string summary;  ///< as summary_json gives it
};

/// One row per run with its main numbers.
void write_comparison_csv(OutputFile& file, const std::vector<ComparisonRecord>& records);
/// The summaries of all runs.
[[nodiscard]] std::string comparison_json(const std::string& model,
                                          const std::vector<ComparisonRecord>& records);
/// The energies of all runs over each other.
[[nodiscard]] Figure comparison_figure(const std::string& title,
                                       const std::vector<ComparisonRecord>& records);

}  // namespace visviva

#pragma once

#include <string>
#include <vector>

#include "visviva/analysis/convergence.hpp"
#include "visviva/results/csv.hpp"
#include "visviva/results/json.hpp"

namespace visviva {

/// The convergence of one scheme.
struct ConvergenceRecord {
  std::string label;
  std::vector<ConvergenceRow> rows;
  /// Where schemes are compared with runs of their own.
  std::optional<ReferenceSolution> reference = std::nullopt;
};

struct ConvergenceStudy {
  std::string model;
  double until = 0.0;
  std::optional<ReferenceSolution> reference;  ///< of all schemes, or each has its own
  std::vector<ConvergenceRecord> records;
};

/// A row of converge.csv: one quantity of one run; none of a run that did not end.
struct ConvergenceLine {
  const std::string& scheme;
  const ConvergenceRow& row;
  const QuantityError* quantity = nullptr;
};
[[nodiscard]] const std::vector<Column<ConvergenceLine>>& convergence_columns();
/// One row per scheme, step and quantity.
void write_convergence_csv(OutputFile& file, const ConvergenceStudy& study);
[[nodiscard]] Json convergence_json(const ConvergenceStudy& study);
/// report.html: errors over the step and over the time they cost.
[[nodiscard]] std::string convergence_page(const std::string& title, const ConvergenceStudy& study,
                                           const std::string& command_line);

}  // namespace visviva

#pragma once

#include "visviva/results/csv.hpp"
#include "visviva/studies/verdict.hpp"

namespace visviva::studies {

/// A row of claims.csv: a claim, or one of several numbers that decide it.
struct ClaimLine {
  const Study& study;
  const ClaimResult& result;
  const CheckResult* check;  ///< nullptr where there is none
  std::size_t number;        ///< of the check
};
[[nodiscard]] const std::vector<Column<ClaimLine>>& claim_columns();
void write_claims_csv(OutputFile& file, const std::vector<StudyResult>& results);

/// reproduce.json: studies with their runs, claims and verdicts.
[[nodiscard]] Json reproduction_json(const std::vector<StudyResult>& results,
                                     const RunStore& store);
/// report.html: the same to browse, with the figures.
[[nodiscard]] std::string reproduction_page(const std::string& title,
                                            const std::vector<StudyResult>& results,
                                            const RunStore& store, const std::string& command_line);

}  // namespace visviva::studies

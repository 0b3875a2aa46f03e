#pragma once

#include <map>
#include <memory>

#include "visviva/studies/run_store.hpp"

namespace visviva::studies {

/// What became of a claim.
enum class Verdict {
  reproduced,
  differs,     ///< as it is known to
  cannot,      ///< be checked, for the reason that the study gives
  unexpected,  ///< it does not hold although it should, or holds although it should not
  failed       ///< to be checked: a run or a formula gave nothing
};
[[nodiscard]] std::string_view to_string(Verdict verdict);
/// Whether the study says so, too.
[[nodiscard]] bool is_as_expected(Verdict verdict);

struct CheckResult {
  double measured = 0.0;
  double bound = 0.0;
  double upper = 0.0;  ///< where it has to be between two
  bool holds = false;

  /// "3.894", "≥ 2", "1 to 3", "0.05 ± 0.01".
  [[nodiscard]] std::string wanted(const Check& check) const;
};

struct ClaimResult {
  const Claim* claim = nullptr;
  Verdict verdict = Verdict::failed;
  std::vector<CheckResult> checks;
  std::string reason;  ///< why it differs, cannot be checked or failed
};

/// A curve of a figure as it came out; without points where `reason` says why.
struct CurveResult {
  std::string name;
  std::vector<double> x;
  std::vector<double> y;
  std::string reason;
};

struct FigureResult {
  const Figure* figure = nullptr;
  std::vector<CurveResult> curves;
};

struct StudyResult {
  const Study* study = nullptr;
  std::vector<std::optional<RunStore::End>> ends;  ///< of its runs
  std::vector<ClaimResult> claims;
  std::vector<FigureResult> figures;
  std::vector<TrialResult> trials;  ///< of its precision
};

/// How commands ended, by their texts. Those that were not run are missing.
using RunEnds = std::map<std::string, RunStore::End>;

/// Judges the claims of a study by its runs, whose results are in the store.
[[nodiscard]] StudyResult judge(const Study& study, const RunStore& store, const RunEnds& ends);

/// How many claims of all studies got each verdict.
[[nodiscard]] std::map<Verdict, int> count_verdicts(const std::vector<StudyResult>& results);

}  // namespace visviva::studies

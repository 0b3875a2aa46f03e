#include "visviva/studies/verdict.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace visviva::studies {
namespace {

constexpr std::size_t most_points = 600;  // of a curve on the page

// What the runs of a study gave; each is opened when it is needed first.
class StudyOutcomes {
 public:
  StudyOutcomes(const Study& study, const RunStore& store,
                const std::vector<std::optional<RunStore::End>>& ends)
      : study_(study), store_(store), ends_(ends), outcomes_(study.runs.size()) {}

  Values look(const Reference& reference) {
    if (reference.kind == Reference::Kind::value) return value(reference.run);
    if (study_.precision && reference.run == precision_name)
      return numbers_in(precision(), reference.path);
    std::size_t i = 0;
    while (study_.runs[i].name != reference.run) ++i;  // read_study() has seen to it
    return look_at(i, reference);
  }

  const std::vector<TrialResult>& trials() {
    if (study_.precision && trials_.empty())
      trials_ = measure(*study_.precision, [&](std::size_t run, const Reference& reference) {
        return look_at(run, reference);
      });
    return trials_;
  }

 private:
  const Values& value(const std::string& name) {
    const auto known = values_.find(name);
    if (known != values_.end()) return known->second;
    const auto it = std::find_if(study_.values.begin(), study_.values.end(),
                                 [&](const auto& named) { return named.name == name; });
    return values_.emplace(name, it->formula.value([&](const Reference& r) { return look(r); }))
        .first->second;
  }

  const Json& precision() {
    if (std::holds_alternative<std::nullptr_t>(precision_.value)) precision_ = to_json(trials());
    return precision_;
  }

  Values look_at(std::size_t i, const Reference& reference) {
    if (!ends_[i]) throw FormulaError(fmt::format("'{}' was not run", reference.run));
    if (ends_[i]->exit_code > 1)
      throw FormulaError(
          fmt::format("'{}' could not be run: {}", reference.run, ends_[i]->message));
    try {
      if (!outcomes_[i]) outcomes_[i] = std::make_unique<Outcome>(store_.folder_of(study_.runs[i]));
      return outcomes_[i]->look(reference);
    } catch (const FileError& error) {
      throw FormulaError(fmt::format("'{}': {}; without {} it is run again", reference.run,
                                     error.what(), store_.folder_of(study_.runs[i]).string()));
    } catch (const std::exception& error) {
      throw FormulaError(fmt::format("'{}': {}", reference.run, error.what()));
    }
  }

  const Study& study_;
  const RunStore& store_;
  const std::vector<std::optional<RunStore::End>>& ends_;
  std::vector<std::unique_ptr<Outcome>> outcomes_;
  std::map<std::string, Values> values_;  ///< of the names that were needed so far
  std::vector<TrialResult> trials_;
  Json precision_;
};

double tolerance_of(const Check& check, double bound) {
  return check.within * (check.is_relative ? std::abs(bound) : 1.0);
}

bool holds(const Check& check, const CheckResult& result) {
  constexpr double round_off = 1e-12;
  switch (check.kind) {
    case Check::Kind::equals:
      return std::abs(result.measured - result.bound) <=
             tolerance_of(check, result.bound) * (1.0 + round_off);
    case Check::Kind::below:
      return result.measured <= result.bound;
    case Check::Kind::above:
      return result.measured >= result.bound;
    case Check::Kind::between:
      return result.measured >= result.bound && result.measured <= result.upper;
  }
  return false;
}

CheckResult carry_out(const Check& check, const Formula::Look& look) {
  CheckResult result{.measured = check.value.number(look), .bound = check.bound.number(look)};
  if (check.upper) result.upper = check.upper->number(look);
  result.holds = holds(check, result);
  return result;
}

// Runs that a formula needs, also by way of named values; and those whose end it asks for.
struct NeededRuns {
  std::set<std::string> used;
  std::set<std::string> asked_for_end;

  void add(const Study& study, const Formula& formula) {
    for (const auto& r : formula.references()) {
      if (r->kind == Reference::Kind::value) {
        const auto it = std::find_if(study.values.begin(), study.values.end(),
                                     [&](const auto& named) { return named.name == r->run; });
        add(study, it->formula);
        continue;
      }
      used.insert(r->run);
      if (r->kind == Reference::Kind::field && r->path.front() == "completed")
        asked_for_end.insert(r->run);
    }
  }
};

// What was stored before a run failed proves nothing of the rest: a claim about such a run has to say that it fails.
std::string failed_run(const Study& study, const Claim& claim,
                       const std::vector<std::optional<RunStore::End>>& ends) {
  NeededRuns needed;
  for (const auto& check : claim.checks) {
    needed.add(study, check.value);
    needed.add(study, check.bound);
    if (check.upper) needed.add(study, *check.upper);
  }
  for (std::size_t i = 0; i < study.runs.size(); ++i) {
    const std::string& name = study.runs[i].name;
    if (ends[i] && ends[i]->exit_code == 1 && needed.used.contains(name) &&
        !needed.asked_for_end.contains(name))
      return fmt::format("'{}' failed, and no check says by {}.completed that it does: {}", name,
                         name, ends[i]->message);
  }
  return "";
}

ClaimResult judge_claim(const Study& study, const Claim& claim,
                        const std::vector<std::optional<RunStore::End>>& ends,
                        const Formula::Look& look) {
  ClaimResult result{.claim = &claim, .checks = {}, .reason = claim.cannot};
  if (!claim.cannot.empty()) {
    result.verdict = Verdict::cannot;
    return result;
  }
  result.reason = failed_run(study, claim, ends);
  if (!result.reason.empty()) return result;
  bool all_hold = true;
  try {
    for (const auto& check : claim.checks) {
      result.checks.push_back(carry_out(check, look));
      all_hold = all_hold && result.checks.back().holds;
      if (!std::isfinite(result.checks.back().measured))
        throw FormulaError(fmt::format("'{}' is {}", check.name, result.checks.back().measured));
    }
  } catch (const FormulaError& error) {
    result.reason = error.what();
    return result;
  }
  const bool should_hold = claim.differs.empty();
  result.verdict = all_hold != should_hold ? Verdict::unexpected
                   : all_hold              ? Verdict::reproduced
                                           : Verdict::differs;
  result.reason = should_hold ? ""
                  : all_hold  ? "holds, although it was known to differ: " + claim.differs
                              : claim.differs;
  return result;
}

// At most so many points, with the least and the largest of those that are left out.
void thin_out(CurveResult& curve) {
  if (curve.x.size() <= most_points) return;
  const std::size_t together = 2 * curve.x.size() / most_points + 1;
  CurveResult thin{curve.name, {}, {}, ""};
  for (std::size_t i = 0; i < curve.x.size(); i += together) {
    const std::size_t end = std::min(i + together, curve.x.size());
    std::size_t least = i;
    std::size_t largest = i;
    for (std::size_t j = i; j < end; ++j) {
      if (curve.y[j] < curve.y[least]) least = j;
      if (curve.y[j] > curve.y[largest]) largest = j;
    }
    for (const std::size_t j : {std::min(least, largest), std::max(least, largest)}) {
      thin.x.push_back(curve.x[j]);
      thin.y.push_back(curve.y[j]);
    }
  }
  curve = std::move(thin);
}

CurveResult draw_curve(const FigureCurve& curve, const Formula::Look& look) {
  CurveResult result{curve.name, {}, {}, ""};
  try {
    const Values y = curve.y.value(look);
    if (y.width != 1) throw FormulaError("a curve needs one number in a row");
    result.y = y.numbers;
    result.x = curve.x ? curve.x->value(look).numbers : y.times;
    if (result.x.size() != result.y.size())
      throw FormulaError(fmt::format("{} numbers over {}", result.y.size(), result.x.size()));
    thin_out(result);
  } catch (const FormulaError& error) {
    result = {curve.name, {}, {}, error.what()};
  }
  return result;
}

}  // namespace

std::string_view to_string(Verdict verdict) {
  switch (verdict) {
    case Verdict::reproduced:
      return "reproduced";
    case Verdict::differs:
      return "differs";
    case Verdict::cannot:
      return "cannot be checked";
    case Verdict::unexpected:
      return "unexpected";
    case Verdict::failed:
      return "not checked";
  }
  return "";
}

bool is_as_expected(Verdict verdict) {
  return verdict != Verdict::unexpected && verdict != Verdict::failed;
}

std::string CheckResult::wanted(const Check& check) const {
  switch (check.kind) {
    case Check::Kind::equals:
      return fmt::format("{:.7g} ± {:.2g}", bound, tolerance_of(check, bound));
    case Check::Kind::below:
      return fmt::format("≤ {:.4g}", bound);
    case Check::Kind::above:
      return fmt::format("≥ {:.4g}", bound);
    case Check::Kind::between:
      return fmt::format("{:.4g} to {:.4g}", bound, upper);
  }
  return "";
}

StudyResult judge(const Study& study, const RunStore& store, const RunEnds& ends) {
  StudyResult result{.study = &study, .ends = {}, .claims = {}, .figures = {}, .trials = {}};
  for (const auto& run : study.runs) {
    const auto end = ends.find(run.text());
    result.ends.push_back(end == ends.end() ? std::nullopt : std::optional(end->second));
  }
  StudyOutcomes outcomes(study, store, result.ends);
  const Formula::Look look = [&](const Reference& r) { return outcomes.look(r); };
  for (const auto& claim : study.claims)
    result.claims.push_back(judge_claim(study, claim, result.ends, look));
  for (const auto& figure : study.figures) {
    result.figures.push_back({&figure, {}});
    for (const auto& curve : figure.curves)
      result.figures.back().curves.push_back(draw_curve(curve, look));
  }
  result.trials = outcomes.trials();
  return result;
}

std::map<Verdict, int> count_verdicts(const std::vector<StudyResult>& results) {
  std::map<Verdict, int> counts;
  for (const auto& result : results)
    for (const auto& claim : result.claims) ++counts[claim.verdict];
  return counts;
}

}  // namespace visviva::studies

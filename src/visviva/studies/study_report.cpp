#include "visviva/studies/study_report.hpp"

#include <fmt/format.h>

#include <cmath>

#include "visviva/results/report.hpp"
#include "visviva/version.hpp"

namespace visviva::studies {
namespace {

const Check& check_of(const ClaimLine& line) { return line.result.claim->checks[line.number]; }

std::vector<Column<ClaimLine>> make_claim_columns() {
  using Line = ClaimLine;
  return {column<Line>("study", "", "study", [](const Line& l) { return l.study.id; }),
          column<Line>("claim", "", "name of the claim in it",
                       [](const Line& l) { return l.result.claim->id; }),
          column<Line>("item", "", "place in the paper",
                       [](const Line& l) { return l.result.claim->item; }),
          column<Line>("says", "", "what is claimed",
                       [](const Line& l) { return l.result.claim->text; }),
          column<Line>("paper", "", "the paper's number or word",
                       [](const Line& l) { return l.result.claim->paper; }),
          column<Line>("quantity", "", "what was measured",
                       [](const Line& l) { return l.check ? check_of(l).name : std::string(); }),
          column<Line>("measured", "", "in SI units, of this run",
                       [](const Line& l) {
                         return l.check ? Json(l.check->measured) : Json(std::string());
                       }),
          column<Line>(
              "wanted", "", "for the claim to hold",
              [](const Line& l) { return l.check ? l.check->wanted(check_of(l)) : std::string(); }),
          column<Line>("verdict", "", "reproduced, differs, cannot be checked; or not as expected",
                       [](const Line& l) { return std::string(to_string(l.result.verdict)); }),
          column<Line>("reason", "", "why it differs or cannot be checked",
                       [](const Line& l) { return l.result.reason; })};
}

Json texts(const std::vector<std::string>& list) { return list; }

Json to_json(const Claim& claim, const ClaimResult& result) {
  Json::List checks;
  for (std::size_t i = 0; i < result.checks.size(); ++i) {
    const Check& check = claim.checks[i];
    checks.emplace_back(Json::Object{{"name", check.name},
                                     {"formula", check.value.text()},
                                     {"unit", check.unit},
                                     {"measured", result.checks[i].measured},
                                     {"wanted", result.checks[i].wanted(check)},
                                     {"holds", result.checks[i].holds}});
  }
  return Json::Object{{"id", claim.id},
                      {"item", claim.item},
                      {"claim", claim.text},
                      {"paper", claim.paper},
                      {"verdict", std::string(to_string(result.verdict))},
                      {"reason", result.reason},
                      {"checks", std::move(checks)}};
}

Json to_json(const StudyResult& result, const RunStore& store) {
  const Study& study = *result.study;
  Json::List runs;
  for (std::size_t i = 0; i < study.runs.size(); ++i) {
    const auto& end = result.ends[i];
    runs.emplace_back(
        Json::Object{{"name", study.runs[i].name},
                     {"command", study.runs[i].text()},
                     {"folder", "runs/" + store.folder_of(study.runs[i]).filename().string()},
                     {"exit_code", end ? Json(end->exit_code) : Json()},
                     {"seconds", end ? Json(end->seconds) : Json()},
                     {"message", end ? end->message : std::string()}});
  }
  Json::List claims;
  for (const auto& claim : result.claims) claims.push_back(to_json(*claim.claim, claim));
  return Json::Object{{"id", study.id},
                      {"paper", study.paper},
                      {"title", study.title},
                      {"about", study.about},
                      {"theory", texts(study.links.theory)},
                      {"code", texts(study.links.code)},
                      {"tests", texts(study.links.tests)},
                      {"runs", std::move(runs)},
                      {"claims", std::move(claims)},
                      {"precision", to_json(result.trials)}};
}

// As exact as a curve can be drawn: the page would be three times as large with all digits.
std::vector<double> rounded(std::vector<double> numbers) {
  for (double& x : numbers)
    if (std::isfinite(x)) x = std::stod(fmt::format("{:.6g}", x));
  return numbers;
}

Json to_json(const FigureResult& result) {
  const Figure& figure = *result.figure;
  Json::List curves;
  for (const auto& curve : result.curves)
    curves.emplace_back(Json::Object{{"name", curve.name},
                                     {"x", rounded(curve.x)},
                                     {"y", rounded(curve.y)},
                                     {"reason", curve.reason}});
  const auto axis = [](const FigureAxis& a) {
    return Json(Json::Object{{"name", a.name}, {"log", a.is_logarithmic}});
  };
  return Json::Object{{"id", figure.id},     {"item", figure.item}, {"title", figure.title},
                      {"x", axis(figure.x)}, {"y", axis(figure.y)}, {"curves", std::move(curves)}};
}

Json counts_json(const std::vector<StudyResult>& results) {
  Json::Object counts;
  for (const auto& [verdict, count] : count_verdicts(results))
    counts.emplace_back(std::string(to_string(verdict)), count);
  return counts;
}

}  // namespace

const std::vector<Column<ClaimLine>>& claim_columns() {
  static const auto list = make_claim_columns();
  return list;
}

void write_claims_csv(OutputFile& file, const std::vector<StudyResult>& results) {
  CsvTable<ClaimLine> csv(file, claim_columns());
  for (const auto& result : results)
    for (const auto& claim : result.claims) {
      if (claim.checks.empty()) csv.add({*result.study, claim, nullptr, 0});
      for (std::size_t i = 0; i < claim.checks.size(); ++i)
        csv.add({*result.study, claim, &claim.checks[i], i});
    }
}

Json reproduction_json(const std::vector<StudyResult>& results, const RunStore& store) {
  Json::List studies;
  for (const auto& result : results) studies.push_back(to_json(result, store));
  return Json::Object{
      {"visviva", version}, {"counts", counts_json(results)}, {"studies", std::move(studies)}};
}

std::string reproduction_page(const std::string& title, const std::vector<StudyResult>& results,
                              const RunStore& store, const std::string& command_line) {
  Json json = reproduction_json(results, store);
  auto& studies = std::get<Json::List>(json["studies"].value);
  for (std::size_t i = 0; i < results.size(); ++i) {
    Json::List figures;
    for (const auto& figure : results[i].figures) figures.push_back(to_json(figure));
    studies[i]["figures"] = std::move(figures);
  }
  return study_page(title, {"reproduction", std::move(json), command_line});
}

}  // namespace visviva::studies

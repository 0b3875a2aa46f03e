#include "visviva/studies/study.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace visviva::studies {
namespace {

using modelfile::Node;

std::vector<StudyRun> read_runs(const StudyMap& study) {
  std::vector<StudyRun> runs;
  const auto found = study.find("runs");
  if (!found) return runs;
  if (!found->is_map()) reject(*found, "'runs' has to be a map of names and commands");
  static const std::vector<std::string> verbs = {"run",     "static",   "modes",   "linearize",
                                                 "compare", "converge", "spectrum"};
  for (const auto& entry : found->entries()) {
    StudyRun run{entry.key, read_words(entry.value)};
    if (run.words.empty() ||
        std::find(verbs.begin(), verbs.end(), run.words.front()) == verbs.end())
      reject(entry.value, fmt::format("a run begins with one of {}", fmt::join(verbs, ", ")));
    for (const auto& word : run.words)
      if (word == "--out" || word == "--json" || word == "--quiet" || word == "--no-report")
        reject(entry.value, fmt::format("'{}' is chosen by the study's caller", word));
    runs.push_back(std::move(run));
  }
  return runs;
}

// Half a unit of the last digit that is printed: what a number of a paper leaves open.
double printed_precision(const std::string& number) {
  const auto exponent_mark = number.find_first_of("eE");
  const std::string digits = number.substr(0, exponent_mark);
  const auto point = digits.find('.');
  double unit = point == std::string::npos
                    ? 1.0
                    : std::pow(10.0, -static_cast<double>(digits.size() - point - 1));
  if (exponent_mark != std::string::npos)
    unit *= std::pow(10.0, std::stod(number.substr(exponent_mark + 1)));
  return 0.5 * unit;
}

// "2 %", or a number in the unit of the value.
void read_tolerance(const StudyMap& map, Check& check) {
  const Node equal = map.need("equals");
  if (!map.has("within")) {
    if (!is_plain_number(equal.text()))
      reject(equal, "'within' is missing: only a number has digits that say how exact it is");
    check.within = printed_precision(equal.text());
    return;
  }
  std::string text = map.text("within");
  if (text.ends_with('%')) {
    text.pop_back();
    while (text.ends_with(' ')) text.pop_back();
    check.is_relative = true;
  }
  if (!is_plain_number(text) || !(std::stod(text) >= 0.0))
    reject(map.need("within"), "'within' has to be a number, or a number and %");
  check.within = std::stod(text) * (check.is_relative ? 0.01 : 1.0);
}

Check read_check(const Node& node, const FormulaNames& names) {
  const StudyMap map(node,
                     {"value", "name", "unit", "equals", "within", "below", "above", "between"});
  std::vector<std::pair<std::string, Check::Kind>> kinds;
  for (const auto& [key, kind] : {std::pair{"equals", Check::Kind::equals},
                                  {"below", Check::Kind::below},
                                  {"above", Check::Kind::above},
                                  {"between", Check::Kind::between}})
    if (map.has(key)) kinds.emplace_back(key, kind);
  if (kinds.size() != 1) reject(node, "a check has one of equals, below, above and between");
  const auto& [key, kind] = kinds.front();
  if (map.has("within") && kind != Check::Kind::equals)
    reject(map.need("within"), "'within' belongs to 'equals'");
  const Node bound = map.need(key);
  const bool is_pair = kind == Check::Kind::between;
  if (is_pair && (!bound.is_list() || bound.size() != 2))
    reject(bound, "'between' has to be a list of two numbers");
  Check check{.value = read_formula(map.need("value"), names),
              .name = map.text("name"),
              .unit = map.text("unit"),
              .kind = kind,
              .bound = read_formula(is_pair ? bound.items()[0] : bound, names)};
  if (is_pair) {
    check.upper = read_formula(bound.items()[1], names);
    const std::string& low = bound.items()[0].text();
    const std::string& high = bound.items()[1].text();
    if (is_plain_number(low) && is_plain_number(high) && std::stod(low) > std::stod(high))
      reject(bound, "nothing is between these: the lower number comes first");
  }
  if (check.name.empty()) check.name = check.value.text();
  if (kind == Check::Kind::equals) read_tolerance(map, check);
  return check;
}

Claim read_claim(const std::string& id, const Node& node, const FormulaNames& names) {
  const StudyMap map(node, {"item", "claim", "paper", "check", "differs", "cannot"});
  Claim claim{.id = id,
              .item = map.needed_text("item"),
              .text = map.needed_text("claim"),
              .paper = map.text("paper"),
              .checks = {},
              .differs = map.text("differs"),
              .cannot = map.text("cannot")};
  if (const auto checks = map.find("check")) {
    if (checks->is_list())
      for (const Node& item : checks->items()) claim.checks.push_back(read_check(item, names));
    else
      claim.checks.push_back(read_check(*checks, names));
  }
  if (claim.checks.empty() == claim.cannot.empty())
    reject(node, "a claim has either a check, or 'cannot' with the reason why there is none");
  if (!claim.cannot.empty() && !claim.differs.empty())
    reject(node, "what cannot be checked cannot be known to differ");
  return claim;
}

FigureAxis read_axis(const StudyMap& figure, std::string_view key, std::string_view usual) {
  const auto node = figure.find(key);
  if (!node) return {std::string(usual)};
  if (node->is_scalar()) return {node->text()};
  const StudyMap map(*node, {"name", "log"});
  return {map.needed_text("name"), map.flag("log")};
}

FigureCurve read_curve(const std::string& name, const Node& node, const FormulaNames& names) {
  if (node.is_scalar()) return {name, read_formula(node, names)};
  const StudyMap map(node, {"x", "y"});
  FigureCurve curve{name, read_formula(map.need("y"), names)};
  if (const auto x = map.find("x")) curve.x = read_formula(*x, names);
  return curve;
}

Figure read_figure(const std::string& id, const Node& node, const FormulaNames& names) {
  const StudyMap map(node, {"item", "title", "x", "y", "curves"});
  Figure figure{.id = id,
                .item = map.needed_text("item"),
                .title = map.needed_text("title"),
                .x = read_axis(map, "x", "time [s]"),
                .y = read_axis(map, "y", ""),
                .curves = {}};
  const Node curves = map.need("curves");
  if (!curves.is_map()) reject(curves, "'curves' has to be a map of names and formulas");
  for (const auto& entry : curves.entries())
    figure.curves.push_back(read_curve(entry.key, entry.value, names));
  return figure;
}

// Reads the named values; what formulas of claims and figures may refer to is known then.
FormulaNames read_values(const StudyMap& map, Study& study) {
  FormulaNames names;
  for (const auto& run : study.runs) names.runs.push_back(run.name);
  if (study.precision) names.runs.emplace_back(precision_name);
  const auto node = map.find("values");
  if (!node) return names;
  if (!node->is_map()) reject(*node, "'values' has to be a map of names and formulas");
  for (const auto& entry : node->entries()) {
    if (std::find(names.runs.begin(), names.runs.end(), entry.key) != names.runs.end())
      reject(entry.key_place, fmt::format("'{}' is the name of a run", entry.key));
    study.values.push_back({entry.key, read_formula(entry.value, names)});
    names.values.push_back(entry.key);
  }
  return names;
}

StudyLinks read_links(const StudyMap& study) {
  const auto node = study.find("links");
  if (!node) return {};
  const StudyMap map(*node, {"theory", "code", "tests"});
  return {map.texts("theory"), map.texts("code"), map.texts("tests")};
}

// Of the runs that have names of their own.
void check_use(const Study& study, const Node& node, std::size_t named) {
  const auto uses = [](const Formula& formula, const std::string& run) {
    const auto& list = formula.references();
    return std::any_of(list.begin(), list.end(), [&](const auto& r) { return r->run == run; });
  };
  for (std::size_t i = 0; i < named; ++i) {
    const StudyRun& run = study.runs[i];
    bool used = false;
    for (const auto& value : study.values) used = used || uses(value.formula, run.name);
    for (const auto& claim : study.claims)
      for (const auto& check : claim.checks)
        used = used || uses(check.value, run.name) || uses(check.bound, run.name) ||
               (check.upper && uses(*check.upper, run.name));
    for (const auto& figure : study.figures)
      for (const auto& curve : figure.curves)
        used = used || uses(curve.y, run.name) || (curve.x && uses(*curve.x, run.name));
    if (!used) reject(*node.find("runs"), fmt::format("nothing uses the run '{}'", run.name));
  }
}

}  // namespace

std::string StudyRun::text() const {
  std::vector<std::string> quoted;
  for (const auto& word : words)
    quoted.push_back(
        word.find_first_of(" []*?\"'()") == std::string::npos ? word : fmt::format("\"{}\"", word));
  return fmt::format("visviva {}", fmt::join(quoted, " "));
}

Study read_study(const std::string& id, const std::string& file, const std::string& text) {
  modelfile::Diagnostics diagnostics;
  const auto root = modelfile::parse_document(text, file, diagnostics);
  if (!root || diagnostics.has_errors()) throw modelfile::ModelFileError(std::move(diagnostics));
  const StudyMap map(*root, {"title", "paper", "about", "quick", "links", "runs", "values",
                             "claims", "figures", "precision"});
  Study study{.id = id,
              .paper = map.needed_text("paper"),
              .title = map.needed_text("title"),
              .about = map.text("about"),
              .is_quick = map.flag("quick"),
              .links = read_links(map),
              .runs = read_runs(map),
              .values = {},
              .claims = {},
              .figures = {},
              .precision = std::nullopt};
  const Node claims = map.need("claims");
  if (!claims.is_map() || claims.size() == 0) reject(claims, "'claims' has to be a map of claims");
  const std::size_t named = study.runs.size();
  if (const auto node = map.find("precision")) study.precision = read_precision(*node, study.runs);
  const FormulaNames names = read_values(map, study);
  for (const auto& entry : claims.entries())
    study.claims.push_back(read_claim(entry.key, entry.value, names));
  if (const auto figures = map.find("figures"))
    for (const auto& entry : figures->entries())
      study.figures.push_back(read_figure(entry.key, entry.value, names));
  check_use(study, *root, named);
  return study;
}

}  // namespace visviva::studies

#include "visviva/studies/precision.hpp"

#include <fmt/format.h>

#include <cmath>
#include <limits>

namespace visviva::studies {
namespace {

using modelfile::Node;

KnownNumber read_known_number(const Node& node) {
  const StudyMap map(node, {"value", "is", "scale"});
  return {read_formula(map.need("value"), {.runs = {each_run}}), read_formula(map.need("is"), {}),
          map.size("scale", 1.0)};
}

double field_of(const std::function<Values(const Reference&)>& look,
                std::vector<std::string> path) {
  const Values found = look(Reference{each_run, Reference::Kind::field, std::move(path)});
  return found.is_number() ? found.numbers.front() : std::numeric_limits<double>::quiet_NaN();
}

TrialResult measure_trial(const Precision& precision, const Precision::Trial& trial,
                          const Formula::Look& look) {
  TrialResult result;
  result.trial = &trial;
  try {
    if (field_of(look, {"completed"}) != 1.0) throw FormulaError("the run failed");
    for (const auto& number : precision.numbers) {
      const double error =
          std::abs(number.value.number(look) - number.known.number(look)) / number.scale;
      if (!(error <= result.error)) result.error = error;  // what is no number stays
    }
    const double scale = field_of(look, {"energy", "scale"});
    result.energy_error = std::abs(field_of(look, {"ledger", "unaccounted"})) / scale;
    result.cpu_seconds = field_of(look, {"cost", "cpu_seconds"}) -
                         field_of(look, {"cost", "output_cpu_seconds"}) -
                         field_of(look, {"cost", "estimate_cpu_seconds"});
    result.iterations = field_of(look, {"newton", "iterations"});
  } catch (const FormulaError& error) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    result = {&trial, error.what(), none, none, none, none, none};
  }
  return result;
}

}  // namespace

Precision read_precision(const Node& node, std::vector<StudyRun>& runs) {
  const StudyMap map(node, {"command", "schemes", "steps", "outside", "numbers"});
  Precision precision;
  const std::vector<std::string> command = read_words(map.need("command"));
  if (command.empty() || command.front() != "run")
    reject(map.need("command"), "this command has to be a run");
  const auto steps = map.texts("steps");
  if (steps.empty()) reject(map.need("steps"), "there are no steps");
  for (const auto& step : steps)
    if (!is_plain_number(step)) reject(map.need("steps"), "steps are numbers, in seconds");
  const auto add_run = [&](const std::string& scheme, const std::string& step) {
    StudyRun run{fmt::format("{} {} s", scheme, step), command};
    for (const auto& word : {std::string("--scheme"), scheme, std::string("--dt"), step})
      run.words.push_back(word);
    runs.push_back(std::move(run));
    return runs.size() - 1;
  };
  for (const auto& scheme : map.texts("schemes"))
    for (const auto& step : steps)
      precision.trials.push_back({scheme, step, add_run(scheme, step), std::stod(step)});
  for (const auto& scheme : map.texts("outside")) {
    const auto mark = std::min(scheme.find(':'), scheme.size() - 1);
    precision.trials.push_back(
        {scheme.substr(0, mark), scheme.substr(mark + 1), add_run(scheme, steps.front())});
  }
  if (precision.trials.empty()) reject(node, "there are no schemes");
  for (const Node& item : map.need("numbers").items())
    precision.numbers.push_back(read_known_number(item));
  if (precision.numbers.empty()) reject(map.need("numbers"), "there are no known numbers");
  return precision;
}

std::vector<TrialResult> measure(
    const Precision& precision,
    const std::function<Values(std::size_t run, const Reference&)>& look) {
  std::vector<TrialResult> results;
  for (const auto& trial : precision.trials) {
    TrialResult result =
        measure_trial(precision, trial, [&](const Reference& r) { return look(trial.run, r); });
    if (!results.empty() && results.back().trial->scheme == trial.scheme &&
        results.back().failure.empty() && result.failure.empty())
      result.order = std::log(results.back().error / result.error) /
                     std::log(results.back().trial->step / trial.step);
    results.push_back(std::move(result));
  }
  return results;
}

Json to_json(const std::vector<TrialResult>& results) {
  Json::List schemes;
  Json::List rows;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const TrialResult& r = results[i];
    rows.emplace_back(Json::Object{{"setting", r.trial->setting},
                                   {"dt", r.trial->step},
                                   {"failure", r.failure},
                                   {"error", r.error},
                                   {"order", r.order},
                                   {"energy_error", r.energy_error},
                                   {"cpu_seconds", r.cpu_seconds},
                                   {"newton_iterations", r.iterations}});
    if (i + 1 < results.size() && results[i + 1].trial->scheme == r.trial->scheme) continue;
    schemes.emplace_back(Json::Object{{"scheme", r.trial->scheme}, {"rows", std::move(rows)}});
    rows.clear();
  }
  return Json::Object{{"schemes", std::move(schemes)}};
}

}  // namespace visviva::studies

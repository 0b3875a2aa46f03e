// visviva static: the equilibrium of a model under its loads, and the way to it.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/loading_options.hpp"
#include "visviva/cli/messages.hpp"
#include "visviva/cli/model_options.hpp"
#include "visviva/cli/observers.hpp"
#include "visviva/cli/report_options.hpp"
#include "visviva/cli/verdict.hpp"
#include "visviva/results/report.hpp"
#include "visviva/results/run_recorder.hpp"
#include "visviva/results/static_summary.hpp"

namespace visviva::cli {
namespace {

struct StaticVerb {
  ModelOptions model;
  LoadingOptions loading;
  std::string target = "1";
  std::string method = "auto";
  int steps = StaticOptions{}.steps;
  bool no_report = false;
};

StaticMethod method_of(const std::string& name) {
  std::vector<std::string> names;
  for (const StaticMethod method :
       {StaticMethod::automatic, StaticMethod::steps, StaticMethod::arc, StaticMethod::relax}) {
    if (name == to_string(method)) return method;
    names.emplace_back(to_string(method));
  }
  throw UsageError(fmt::format("--method cannot be '{}'{}", name, did_you_mean(name, names)));
}

struct Question {
  Loading loading;
  StaticOptions options;
};

Question read_question(const StaticVerb& verb, const Prepared& ready) {
  const ParameterInfo target{.name = "to", .default_value = 1.0, .description = "load factor"};
  Question question;
  question.loading = read_loading(ready, verb.loading);
  question.options.target = read_number(ready.settings, target, {"to", verb.target, "--to"});
  question.options.method = method_of(verb.method);
  if (verb.steps < 1) throw UsageError("--steps must be at least 1");
  question.options.steps = verb.steps;
  if (question.options.target == 0.0) throw UsageError("--to must not be 0");
  return question;
}

std::string stability_line(const Stability& s) {
  constexpr std::size_t most = 3;
  std::vector<std::string> names;
  for (const std::string& name : s.directions)
    if (std::find(names.begin(), names.end(), name) == names.end() && names.size() < most)
      names.push_back(name);
  const std::string list = names.empty() ? "" : fmt::format(": {}", fmt::join(names, ", "));
  const auto directions = [](int n) { return fmt::format("{} direction{}", n, n == 1 ? "" : "s"); };
  if (s.falling > 0) return fmt::format("unstable, falls in {}{}", directions(s.falling), list);
  if (s.neutral > 0)
    return fmt::format("neutral: nothing holds it, nor moves it, in {}{}", directions(s.neutral),
                       list);
  return "stable";
}

std::string critical_lines(const std::vector<CriticalPoint>& points) {
  std::string text;
  for (const CriticalPoint& point : points)
    text += fmt::format("  {}  load factor {:.6g}; behind it, it falls in {} direction{}\n",
                        point.kind == CriticalPoint::Kind::limit ? "limit point" : "branching  ",
                        point.p, point.falling, point.falling == 1 ? "" : "s");
  return text;
}

std::string way_text(const StaticRun& run) {
  const StaticResult& found = run.found;
  if (found.method == StaticMethod::relax)
    return fmt::format("relaxed under the whole load, {} iterations", found.iterations);
  return fmt::format("{} steps along the load, {} iterations of Newton's method", found.steps,
                     found.iterations);
}

std::string static_verdict(const Prepared& ready, const Question& question, const StaticRun& run,
                           const StaticMove& move) {
  const RunResult& r = run.result;
  const StaticResult& found = run.found;
  std::string text = fmt::format("{}: {} with the loads at t = {:.6g} s, load factor {:.6g}\n",
                                 found.complaint     ? "no equilibrium"
                                 : found.interrupted ? "interrupted"
                                                     : "equilibrium",
                                 ready.source.label, question.loading.time, found.state.t);
  text +=
      fmt::format("  way          {}, {} in all\n", way_text(run), duration_text(r.wall_seconds));
  text += critical_lines(found.critical);
  if (found.complaint) return text;
  text += fmt::format("  residual     {:.1e} N\n", found.residual);
  text += fmt::format(
      "  energy       {:.6g} J stored, changed by {:.6g} J; work of loads {:.6g} J, of drives "
      "{:.6g} J, lost in falling {:.6g} J\n",
      r.final_energy, r.final_energy - r.initial_energy, r.ledger[Account::external_work],
      r.ledger[Account::drive_work], r.ledger[Account::numerical_dissipation]);
  text += fmt::format("  moved        by {:.6g} m at most: {}\n", move.way, move.point);
  return text + fmt::format("  stability    {}\n", stability_line(found.stability));
}

RecordOptions recorded(const Prepared& ready) {
  RecordOptions record;
  record.store = ready.record_options().store;
  record.states_csv = ready.record_options().states_csv;
  record.load_factor = true;
  return record;
}

int run(const StaticVerb& verb) {
  const Prepared ready = prepare(to_job(verb.model, {}), verb.model.telling);
  const Question question = read_question(verb, ready);
  const Vector& start = ready.start.state.q;
  const auto loaded = loaded_system(*ready.system, question.loading);
  const Telling& telling = verb.model.telling;
  if (telling.text()) tell_resting_loads(ready, question.loading);

  RunIdentity identity = ready.identity(ready.scheme());
  identity.scheme = "static";
  identity.scheme_parameters = {};
  OutputFolder folder(
      verb.model.out.empty() ? fmt::format("runs/{}-static", ready.source.name) : verb.model.out,
      "summary.json");
  RunRecorder recorder(folder, loaded, recorded(ready), origin_of(ready, identity));
  Progress progress(progress_on_stderr(telling));
  Both observer(recorder, progress.add_run(0.0, std::abs(question.options.target)));
  const StaticRun run =
      run_to_equilibrium(loaded, start, question.options, &observer, &interrupt_requested());
  progress.finish();
  recorder.finish(run.result.status);
  identity.warnings = stability_warnings(run.found.stability);
  const StaticMove move = farthest_move(*loaded, start, run.found);
  Json summary = summary_json({identity, loaded, run.result, *run.stepper});
  summary["static"] = static_json(run.found, question.loading, move);
  if (!verb.no_report)
    folder.write("report.html",
                 report_page(ready.source.title(), {{StoredResults(folder.path()), identity.scheme,
                                                     summary, ready.source.scene()}}));
  folder.write("summary.json", summary.text() + "\n");
  folder.commit();

  if (telling.json) print_json(summary, folder);
  if (telling.text()) {
    fmt::print("{}", static_verdict(ready, question, run, move));
    print_files(folder);
    std::fflush(stdout);
    for (const auto& warning : identity.warnings) say("warning: {}\n", warning);
    for (const auto& warning : run_warnings(run.result)) say("warning: {}\n", warning);
  }
  if (run.found.complaint)
    say("visviva: there is no equilibrium: {}{}{}\n", run.found.complaint->what,
        run.found.complaint->hint.empty() ? "" : "; try: ", run.found.complaint->hint);
  return cli::exit_code(run.result.status);
}

}  // namespace

Verb static_verb() {
  auto options = std::make_shared<StaticVerb>();
  ModelOptions& model = options->model;
  return {
      "static", "find the equilibrium of a model under its loads",
      joined(
          {{{"MODEL", "a model file, its folder, or problem:NAME of `visviva problems`",
             &model.model, true},
            {"--set", "KEY=VALUE: a parameter of the model; may be repeated", &model.assignments},
            {"--to", "load factor: what the loads are multiplied by in the end", &options->target},
            {"--method",
             "auto, steps (along the load), arc (likewise, also where the load has to fall) or "
             "relax (under the whole load); auto: arc, or relax if nothing holds the model "
             "without loads",
             &options->method},
            {"--steps", "steps along the load, at least", &options->steps},
            {"--out", "folder of the results; default: a folder in runs/", &model.out},
            {"--store", "all, motion or energies: what is stored; default: the model's, or all",
             &model.store},
            {"--no-report", "write no report.html", &options->no_report}},
           loading_options(options->loading),
           telling_options(model.telling)}),
      "Example:\n  visviva static models/cantilever --time 1s\n  visviva static "
      "problem:hanging-cable --time 10s --method relax\n"
      "Says whether the equilibrium is stable, and where on the way the load had to fall. Writes "
      "what `visviva run` writes, with the load "
      "factor as time.",
      [options] { return run(*options); }};
}

}  // namespace visviva::cli

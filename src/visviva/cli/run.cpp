// visviva run: one model, one scheme, all results in one folder.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/model_summary.hpp"
#include "visviva/cli/observers.hpp"
#include "visviva/cli/progress.hpp"
#include "visviva/cli/selection.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/cli/verdict.hpp"
#include "visviva/results/run_plot.hpp"
#include "visviva/results/run_recorder.hpp"
#include "visviva/results/summary.hpp"

namespace visviva::cli {
namespace {

struct RunVerb {
  ModelOptions model;
  std::string scheme;
  std::string dt;
  std::string every;
  bool no_report = false;
};

void tell_redundant(const std::vector<std::string>& names) {
  if (names.empty()) return;
  constexpr std::size_t most = 6;
  const std::vector<std::string> first(
      names.begin(), names.begin() + static_cast<std::ptrdiff_t>(std::min(most, names.size())));
  fmt::print(
      stderr,
      "note: {} constraint{} from the others and {} not enforced: {}{}; how the joints share "
      "these reactions is not unique\n",
      names.size(), names.size() == 1 ? " follows" : "s follow", names.size() == 1 ? "is" : "are",
      fmt::join(first, ", "), names.size() > most ? ", …" : "");
}

void tell_start(const RunIdentity& identity) {
  for (const auto& warning : identity.warnings) fmt::print(stderr, "warning: {}\n", warning);
  tell_redundant(identity.redundant);
  if (identity.position_move > 1e-12 || identity.velocity_move > 1e-12)
    fmt::print(stderr,
               "note: the initial state was moved onto the constraints: positions by {:.2e}, "
               "velocities by {:.2e}\n",
               identity.position_move, identity.velocity_move);
}

long storing_rule(const RunVerb& options, const Setup& setup) {
  if (!options.every.empty()) return cli::storing_rule(options.every);
  return setup.source.file ? setup.source.file->simulation.every : 1;
}

void tell_model(const ModelSource& source) {
  if (!source.file) return;
  fmt::print(stderr, "{}", source.file->diagnostics.text());
  fmt::print("{}\n", model_summary(*source.file));
}

int run(const RunVerb& options) {
  ModelSource source = open_model(options.model.model, options.model.assignments);
  std::vector<SchemeChoice> schemes = {
      choose_scheme(options.scheme.empty() ? source.scheme() : options.scheme)};
  const SchemeChoice& choice = schemes.front();
  Setup setup = make_setup(std::move(source), options.model, schemes);
  if (!options.dt.empty()) setup.run.step = positive_number("--dt", options.dt);
  if (!setup.run.adaptive) check_step_count(setup.run.step, setup.run.until);
  const auto scheme = choice.info->make(choice.parameters);
  check_adaptive(setup, choice, *scheme);
  const auto& system = setup.problem.system;

  const RunIdentity identity = identify(setup, choice, *scheme);
  OutputFolder folder(options.model.out.empty()
                          ? fmt::format("runs/{}-{}", setup.source.name, identity.scheme)
                          : options.model.out,
                      "summary.json");
  if (!options.model.quiet) {
    tell_model(setup.source);
    tell_start(identity);
  }

  RunRecorder recorder(folder, system, storing_rule(options, setup));
  Progress progress("", setup.run.until, options.model.quiet);
  Both observer(recorder, progress);
  std::unique_ptr<Stepper> stepper;
  const RunResult result = simulate(system, *scheme, setup.start.state, setup.run, &observer,
                                    &interrupt_requested(), &stepper);
  progress.finish();
  recorder.finish();
  if (!options.no_report)
    folder.write("energy.svg", to_svg(energy_figure(identity.model + ", " + identity.scheme,
                                                    recorder.energies())));
  folder.write("summary.json", summary_json({identity, system, result, *stepper}).text() + "\n");
  folder.commit();

  if (!options.model.quiet) {
    fmt::print("{}", verdict(identity, *system, result));
    print_files(folder);
    std::fflush(stdout);
    for (const auto& warning : run_warnings(result)) fmt::print(stderr, "warning: {}\n", warning);
  }
  if (result.failure) {
    std::fflush(stdout);
    fmt::print(stderr, "visviva: {}\n", failure_line(*result.failure));
  }
  return exit_code(result.status);
}

}  // namespace

Verb run_verb() {
  auto options = std::make_shared<RunVerb>();
  Verb verb{"run", "simulate a model with one scheme", model_options(options->model),
            "Example:\n  visviva run models/pendulum\n  visviva run problem:double-pendulum "
            "--scheme midpoint --dt 0.01 --until 100\n"
            "Writes summary.json, energy.csv, states.csv, sensors.csv where the model has sensors, "
            "and energy.svg.",
            [options] { return run(*options); }};
  verb.options.insert(
      verb.options.end(),
      {{"--scheme", "one of `visviva schemes`; default: the model's, or visviva", &options->scheme},
       {"--dt", "step in seconds, with --tolerance the first one; default: the model's",
        &options->dt},
       {"--every", "store every N-th step; default: the model's, or 1", &options->every},
       {"--no-report", "draw no plot of the energies", &options->no_report}});
  return verb;
}

}  // namespace visviva::cli

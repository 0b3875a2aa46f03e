// visviva run: one model, one scheme, all results in one folder.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <fstream>

#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/model_options.hpp"
#include "visviva/cli/model_summary.hpp"
#include "visviva/cli/observers.hpp"
#include "visviva/cli/progress.hpp"
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

void tell_start(const RunIdentity& identity, const ConsistentState& start) {
  for (const auto& warning : identity.warnings) fmt::print(stderr, "warning: {}\n", warning);
  tell_redundant(identity.redundant);
  const std::string moves = start_moves_text(start);
  if (!moves.empty())
    fmt::print(stderr, "note: the start was moved to meet the joints: {}\n", moves);
}

void tell_model(const ModelSource& source) {
  if (!source.file) return;
  fmt::print(stderr, "{}", source.file->diagnostics.text());
  fmt::print("{}\n", model_summary(*source.file));
}

// As it was typed, but for quotes: words with blanks get some.
std::string command_line() {
  std::ifstream file("/proc/self/cmdline", std::ios::binary);
  std::string text;
  for (std::string word; std::getline(file, word, '\0');) {
    const bool plain = !word.empty() && word.find_first_of(" \t\n'\"") == std::string::npos;
    text += (text.empty() ? "" : " ") + (plain ? word : fmt::format("'{}'", word));
  }
  return text;
}

RunOrigin origin_of(const Prepared& ready, const RunIdentity& identity) {
  RunOrigin origin{identity, command_line()};
  if (!ready.source.file) return origin;
  origin.model_text = ready.source.file->text;
  origin.resolved_model = ready.source.file->resolved;
  return origin;
}

int run(const RunVerb& options) {
  std::vector<std::string> labels;
  if (!options.scheme.empty()) labels.push_back(options.scheme);
  const Prepared ready = to_job(options.model, labels).prepare();
  const auto& system = ready.system;

  const RunIdentity identity = ready.identity(ready.scheme());
  const auto& stop = interrupt_requested();
  OutputFolder folder(options.model.out.empty()
                          ? fmt::format("runs/{}-{}", ready.source.name, identity.scheme)
                          : options.model.out,
                      "summary.json");
  if (!options.model.quiet) {
    tell_model(ready.source);
    tell_start(identity, ready.start);
  }

  RunRecorder recorder(folder, system, ready.record_options(), origin_of(ready, identity));
  Progress progress("", ready.options.until, options.model.quiet);
  Both observer(recorder, progress);
  std::unique_ptr<Stepper> stepper;
  const RunResult result = simulate(system, *ready.scheme().scheme, ready.start.state,
                                    ready.options_for(ready.scheme()), &observer, &stop, &stepper);
  progress.finish();
  recorder.finish(result.status);
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
  return {
      "run", "simulate a model with one scheme",
      joined({model_options(options->model),
              step_options(options->model),
              {{"--scheme", "one of `visviva schemes`; default: the model's, or visviva",
                &options->scheme},
               {"--store", "all, motion or energies: what is stored; default: the model's, or all",
                &options->model.store},
               {"--no-report", "draw no plot of the energies", &options->no_report}}}),
      "Example:\n  visviva run models/pendulum\n  visviva run problem:double-pendulum --scheme "
      "midpoint --dt 10ms --until 100\n"
      "Writes summary.json, results.h5, energy.csv, sensors.csv where the model has sensors, and "
      "energy.svg.",
      [options] { return run(*options); }};
}

}  // namespace visviva::cli

// visviva compare: the same model with several schemes, side by side.
#include <fmt/format.h>

#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/model_options.hpp"
#include "visviva/cli/observers.hpp"
#include "visviva/cli/progress.hpp"
#include "visviva/cli/table.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/cli/verdict.hpp"
#include "visviva/results/comparison_report.hpp"

namespace visviva::cli {
namespace {

struct CompareVerb {
  ModelOptions model;
  std::string schemes;
  bool no_report = false;
};

// Keeps the energies of one run for the plot and writes every N-th step to the common file.
class EnergyRecorder final : public Observer {
 public:
  EnergyRecorder(std::string label, CsvTable<ComparisonStep>& csv, long every)
      : label_(std::move(label)), csv_(csv), every_(every) {}

  void observe(const Snapshot& s) override {
    energies_.add(s);
    if (s.step % every_ != 0) return;
    csv_.add({label_, s});
  }

  [[nodiscard]] const EnergySeries& energies() const { return energies_; }

 private:
  std::string label_;
  CsvTable<ComparisonStep>& csv_;
  long every_;
  EnergySeries energies_;
};

ComparisonRecord run_one(const Prepared& ready, const SchemeChoice& choice, bool quiet,
                         const std::atomic<bool>& stop, CsvTable<ComparisonStep>& csv) {
  const auto& system = ready.system;
  const RunIdentity identity = ready.identity(choice);
  if (!quiet)
    for (const auto& warning : identity.warnings)
      fmt::print(stderr, "warning: {}: {}\n", choice.label, warning);
  EnergyRecorder recorder(choice.label, csv, ready.every());
  Progress progress(choice.label + ": ", ready.options.until, quiet);
  Both observer(recorder, progress);
  std::unique_ptr<Stepper> stepper;
  const RunResult result = simulate(system, *choice.scheme, ready.start.state,
                                    ready.options_for(choice), &observer, &stop, &stepper);
  progress.finish();
  if (!quiet)
    for (const auto& warning : run_warnings(result))
      fmt::print(stderr, "warning: {}: {}\n", choice.label, warning);
  return {choice.label, result, recorder.energies(),
          summary_json({identity, system, result, *stepper})};
}

void print(const std::vector<ComparisonRecord>& records) {
  Table table({"scheme", "status", "steps", "E(end)-E(0) [J]", "max |E-E(0)| [J]", "of scale",
               "numerical diss. [J]", "unaccounted [J]", "max |Φ|", "max |dΦ/dt|", "error(end)",
               "Newton/step", "µs/step"});
  for (const auto& [label, r, energies, summary] : records) {
    const double drift = std::max(r.max_energy - r.initial_energy, r.initial_energy - r.min_energy);
    const auto steps = static_cast<double>(std::max(r.steps, 1L));
    table.add({label,
               r.failure ? fmt::format("failed at {:.4g} s", r.failure->time)
                         : std::string(to_string(r.status)),
               fmt::format("{}", r.steps), fmt::format("{:.3e}", r.final_energy - r.initial_energy),
               fmt::format("{:.2e}", drift),
               fmt::format("{:.1e}", r.energy_scale > 0.0 ? drift / r.energy_scale : 0.0),
               fmt::format("{:.3e}", r.ledger[Account::numerical_dissipation]),
               fmt::format("{:.1e}", r.ledger.unaccounted), fmt::format("{:.1e}", r.position_error),
               fmt::format("{:.1e}", r.velocity_error),
               r.accuracy ? fmt::format("{:.1e}", r.accuracy->end.way) : "",
               fmt::format("{:.2f}", static_cast<double>(r.iterations) / steps),
               fmt::format("{:.1f}", 1e6 * r.cpu_seconds_per_step())});
  }
  fmt::print("{}", table.text());
}

int common_exit_code(const std::vector<ComparisonRecord>& records) {
  int code = exit_done;
  for (const auto& record : records) {
    const int one = cli::exit_code(record.result.status);
    if (one == exit_interrupted) return one;
    if (one != exit_done) code = one;
  }
  return code;
}

int run(const CompareVerb& options) {
  const Prepared ready = to_job(options.model, split_list(options.schemes)).prepare();
  const auto& stop = interrupt_requested();
  OutputFolder folder(options.model.out.empty() ? fmt::format("runs/{}-compare", ready.source.name)
                                                : options.model.out,
                      "compare.json");
  CsvTable<ComparisonStep> energies(folder.open("compare_energy.csv"), comparison_energy_columns());
  std::vector<ComparisonRecord> records;
  for (const auto& choice : ready.settings.schemes) {
    records.push_back(run_one(ready, choice, options.model.quiet, stop, energies));
    if (records.back().result.status == RunStatus::interrupted) break;
  }
  write_comparison_csv(folder.open("compare.csv"), records);
  if (!options.no_report)
    folder.write("compare.svg", to_svg(comparison_figure(ready.source.label, records)));
  folder.write("compare.json", comparison_json(ready.source.label, records));
  folder.commit();
  if (!options.model.quiet) {
    print(records);
    print_files(folder);
    std::fflush(stdout);
  }
  for (const auto& record : records)
    if (record.result.failure)
      fmt::print(stderr, "visviva: {}: {}\n", record.label, failure_line(*record.result.failure));
  return common_exit_code(records);
}

}  // namespace

Verb compare_verb() {
  auto options = std::make_shared<CompareVerb>();
  return {
      "compare", "simulate a model with several schemes",
      joined({model_options(options->model),
              step_options(options->model),
              {{"--schemes", "schemes with commas: NAME[:KEY=VALUE…],…", &options->schemes, true},
               {"--no-report", "draw no plot of the energies", &options->no_report}}}),
      "Example:\n  visviva compare problem:double-pendulum \\\n"
      "      --schemes midpoint,generalized-alpha:rho_inf=0.6,energy-decaying --until 5\n"
      "Writes compare.csv, compare_energy.csv, compare.json and compare.svg; all schemes are run,\n"
      "also if one of them fails.",
      [options] { return run(*options); }};
}

}  // namespace visviva::cli

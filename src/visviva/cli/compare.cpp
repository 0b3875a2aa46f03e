// visviva compare: the same model with several schemes, side by side.
#include <fmt/format.h>

#include <algorithm>

#include "visviva/analysis/parallel.hpp"
#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/messages.hpp"
#include "visviva/cli/model_options.hpp"
#include "visviva/cli/observers.hpp"
#include "visviva/cli/table.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/cli/verdict.hpp"
#include "visviva/results/comparison_report.hpp"

namespace visviva::cli {
namespace {

struct CompareVerb {
  ModelOptions model;
  StudyOptions study;
  bool no_report = false;
};

// Keeps the energies of one run for the plot and writes every N-th step to a file.
class EnergyRecorder final : public Observer {
 public:
  EnergyRecorder(std::string label, OutputFile& file, const RecordOptions& options)
      : label_(std::move(label)), csv_(file, comparison_energy_columns()), options_(options) {}

  void observe(const Snapshot& s) override {
    energies_.add(s);
    if (!options_.includes(s)) return;
    csv_.add({label_, s});
  }

  [[nodiscard]] const EnergySeries& energies() const { return energies_; }

 private:
  std::string label_;
  CsvTable<ComparisonStep> csv_;
  RecordOptions options_;
  EnergySeries energies_;
};

ComparisonRecord run_one(const Prepared& ready, const SchemeChoice& choice,
                         const std::filesystem::path& energies, RunProgress& progress,
                         const std::atomic<bool>& stop) {
  const auto& system = ready.system;
  OutputFile file(energies);
  EnergyRecorder recorder(choice.label, file, ready.record_options());
  Both observer(recorder, progress);
  std::unique_ptr<Stepper> stepper;
  const RunResult result = simulate(system, *choice.scheme, ready.start.state,
                                    ready.options_for(choice), &observer, &stop, &stepper);
  file.close();
  progress.end();
  return {choice.label, result, recorder.energies(),
          summary_json({ready.identity(choice), system, result, *stepper})};
}

// Runs that a stop left no time for are missing. Each has a file of its own until all are joined.
std::vector<ComparisonRecord> run_all(const Prepared& ready, const CompareVerb& options,
                                      OutputFolder& folder, std::atomic<bool>& stop) {
  const auto& schemes = ready.settings.schemes;
  Progress progress(progress_on_stderr(options.model.telling));
  std::vector<RunProgress*> watches;
  for (std::size_t i = 0; i < schemes.size(); ++i)
    watches.push_back(&progress.add_run(ready.start.state.t, ready.options.until));
  const auto part = [&](std::size_t i) { return folder.scratch(fmt::format("energy-{}.csv", i)); };
  std::vector<std::optional<ComparisonRecord>> results(schemes.size());
  in_parallel(schemes.size(), options.study.at_a_time(), stop, [&](std::size_t i) {
    results[i] = run_one(ready, schemes[i], part(i), *watches[i], stop);
  });
  std::vector<ComparisonRecord> records;
  std::vector<std::filesystem::path> parts;
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (!results[i]) continue;
    records.push_back(std::move(*results[i]));
    parts.push_back(part(i));
  }
  join_csv(parts, folder.open("compare_energy.csv"));
  return records;
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
  const bool failed = std::any_of(records.begin(), records.end(), [](const auto& record) {
    return record.result.status == RunStatus::failed;
  });
  return failed ? exit_run_failed : exit_done;
}

void warn_before(const Prepared& ready) {
  for (const auto& choice : ready.settings.schemes)
    for (const auto& warning : ready.identity(choice).warnings)
      say("warning: {}: {}\n", choice.label, warning);
}

void warn_after(const std::vector<ComparisonRecord>& records) {
  for (const auto& record : records)
    for (const auto& warning : run_warnings(record.result))
      say("warning: {}: {}\n", record.label, warning);
}

int run(const CompareVerb& options) {
  const Telling& telling = options.model.telling;
  const Prepared ready = prepare(to_job(options.model, split_list(options.study.schemes)), telling);
  auto& stop = interrupt_requested();
  OutputFolder folder(options.model.out.empty() ? fmt::format("runs/{}-compare", ready.source.name)
                                                : options.model.out,
                      "compare.json");
  if (telling.text()) warn_before(ready);
  const auto records = run_all(ready, options, folder, stop);
  if (records.empty()) return exit_interrupted;
  write_comparison_csv(folder.open("compare.csv"), records);
  if (!options.no_report)
    folder.write("compare.svg", to_svg(comparison_figure(ready.source.label, records)));
  const Json json = comparison_json(ready.source.label, records);
  folder.write("compare.json", json.text() + "\n");
  folder.commit();
  if (telling.json) print_json(json, folder);
  if (telling.text()) {
    warn_after(records);
    print(records);
    print_files(folder);
  }
  std::fflush(stdout);
  for (const auto& record : records)
    if (record.result.failure)
      say("visviva: {}: {}\n", record.label, failure_line(*record.result.failure));
  return stop ? exit_interrupted : common_exit_code(records);
}

}  // namespace

Verb compare_verb() {
  auto options = std::make_shared<CompareVerb>();
  return {
      "compare", "simulate a model with several schemes",
      joined({model_options(options->model),
              step_options(options->model),
              study_options(options->study),
              {{"--no-report", "draw no plot of the energies", &options->no_report}}}),
      "Example:\n  visviva compare problem:double-pendulum \\\n"
      "      --schemes midpoint,generalized-alpha:rho_inf=0.6,energy-decaying --until 5\n"
      "Writes compare.csv, compare_energy.csv, compare.json and compare.svg; all schemes are run,\n"
      "also if one of them fails, at the same time on all processors. The results are the same\n"
      "with any number of --jobs.",
      [options] { return run(*options); }};
}

}  // namespace visviva::cli

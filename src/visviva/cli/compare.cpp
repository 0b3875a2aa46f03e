// visviva compare: the same model with several schemes, side by side.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "visviva/analysis/parallel.hpp"
#include "visviva/cli/interrupt.hpp"
#include "visviva/cli/messages.hpp"
#include "visviva/cli/model_options.hpp"
#include "visviva/cli/observers.hpp"
#include "visviva/cli/report_options.hpp"
#include "visviva/cli/table.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/cli/verdict.hpp"
#include "visviva/results/comparison_report.hpp"
#include "visviva/results/report.hpp"
#include "visviva/results/run_recorder.hpp"

namespace visviva::cli {
namespace {

struct CompareVerb {
  ModelOptions model;
  StudyOptions study;
  std::string max_size = "5MB";
  bool no_report = false;
};

// Writes the energies of every N-th step to a file.
class EnergyWriter final : public Observer {
 public:
  EnergyWriter(std::string label, OutputFile& file, const RecordOptions& options)
      : label_(std::move(label)), csv_(file, comparison_energy_columns()), options_(options) {}

  void observe(const Snapshot& s) override {
    if (options_.includes(s)) csv_.add({label_, s});
  }

 private:
  std::string label_;
  CsvTable<ComparisonStep> csv_;
  RecordOptions options_;
};

// A run, and where its results are until they are on the page.
struct ComparedRun {
  std::optional<ComparisonRecord> record;
  std::unique_ptr<OutputFolder> results;
};

// Runs of a comparison, and where their files are until all are over.
class Comparison {
 public:
  Comparison(const Prepared& ready, const CompareVerb& options, OutputFolder& folder)
      : ready_(ready), options_(options), folder_(folder), runs_(schemes().size()) {}

  // Runs that a stop left no time for are missing.
  void run(std::atomic<bool>& stop) {
    Progress progress(progress_on_stderr(options_.model.telling));
    std::vector<RunProgress*> watches;
    for (std::size_t i = 0; i < runs_.size(); ++i)
      watches.push_back(&progress.add_run(ready_.start.state.t, ready_.options.until));
    const int at_a_time =
        options_.no_report || hdf5_works_in_threads() ? options_.study.at_a_time() : 1;
    in_parallel(runs_.size(), at_a_time, stop,
                [&](std::size_t i) { run_one(i, *watches[i], stop); });
    std::vector<std::filesystem::path> parts;
    for (std::size_t i = 0; i < runs_.size(); ++i)
      if (runs_[i].record) parts.push_back(energies_of(i));
    join_csv(parts, folder_.open("compare_energy.csv"));
  }

  [[nodiscard]] std::vector<ComparisonRecord> records() const {
    std::vector<ComparisonRecord> list;
    for (const auto& run : runs_)
      if (run.record) list.push_back(*run.record);
    return list;
  }

  [[nodiscard]] std::string page(std::size_t most_bytes) const {
    const auto scene = ready_.source.scene();
    std::vector<std::unique_ptr<StoredResults>> stored;
    std::vector<ReportRun> shown;
    for (const auto& run : runs_) {
      if (!run.record) continue;
      stored.push_back(std::make_unique<StoredResults>(run.results->path()));
      shown.push_back({*stored.back(), run.record->label, run.record->summary, scene});
    }
    return report_page(ready_.source.title(), shown, most_bytes);
  }

 private:
  [[nodiscard]] const std::vector<SchemeChoice>& schemes() const { return ready_.settings.schemes; }
  // Each has a file of its own until all are joined.
  [[nodiscard]] std::filesystem::path energies_of(std::size_t i) const {
    return folder_.scratch(fmt::format("energy-{}.csv", i));
  }

  void run_one(std::size_t i, RunProgress& progress, const std::atomic<bool>& stop) {
    const SchemeChoice& choice = schemes()[i];
    const RunIdentity identity = ready_.identity(choice);
    OutputFile file(energies_of(i));
    EnergyWriter energies(choice.label, file, ready_.record_options());
    Both observer(energies, progress);
    std::optional<RunRecorder> recorder;
    if (!options_.no_report) {
      runs_[i].results = std::make_unique<OutputFolder>(
          folder_.scratch(fmt::format("results-{}", i)), "summary.json");
      recorder.emplace(*runs_[i].results, ready_.system, ready_.record_options(),
                       origin_of(ready_, identity));
    }
    std::optional<Both> with_results;
    if (recorder) with_results.emplace(observer, *recorder);
    std::unique_ptr<Stepper> stepper;
    const RunResult result =
        simulate(ready_.system, *choice.scheme, ready_.start.state, ready_.options_for(choice),
                 with_results ? &*with_results : &observer, &stop, &stepper);
    if (recorder) recorder->finish(result.status);
    file.close();
    progress.end();
    runs_[i].record = {choice.label, result,
                       summary_json({identity, ready_.system, result, *stepper})};
  }

  const Prepared& ready_;
  const CompareVerb& options_;
  OutputFolder& folder_;
  std::vector<ComparedRun> runs_;
};

void print(const std::vector<ComparisonRecord>& records) {
  Table table({"scheme", "status", "steps", "E(end)-E(0) [J]", "max |E-E(0)| [J]", "of scale",
               "numerical diss. [J]", "unaccounted [J]", "max |Φ|", "max |dΦ/dt|", "error(end)",
               "Newton/step", "µs/step"});
  for (const auto& [label, r, summary] : records) {
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

// Known before the runs begin, which may take long.
std::size_t report_size(const CompareVerb& options, std::size_t runs) {
  const std::size_t most = read_report_size(options.max_size);
  if (!options.no_report && most < least_report_size(runs))
    throw UsageError(fmt::format("a report of {} runs needs at least {:.0f} kB: raise --max-size",
                                 runs,
                                 std::ceil(1e-3 * static_cast<double>(least_report_size(runs)))));
  return most;
}

int run(const CompareVerb& options) {
  const Telling& telling = options.model.telling;
  Prepared ready = prepare(to_job(options.model, split_list(options.study.schemes)), telling);
  options.study.share_processors(ready);
  const std::size_t most_bytes = report_size(options, ready.settings.schemes.size());
  auto& stop = interrupt_requested();
  OutputFolder folder(options.model.out.empty() ? fmt::format("runs/{}-compare", ready.source.name)
                                                : options.model.out,
                      "compare.json");
  if (telling.text()) warn_before(ready);
  Comparison comparison(ready, options, folder);
  comparison.run(stop);
  const auto records = comparison.records();
  if (records.empty()) return exit_interrupted;
  write_comparison_csv(folder.open("compare.csv"), records);
  if (!options.no_report) folder.write("report.html", comparison.page(most_bytes));
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
  return {"compare", "simulate a model with several schemes",
          joined({model_options(options->model),
                  step_options(options->model),
                  study_options(options->study),
                  {{"--max-size", "how large report.html may be", &options->max_size},
                   {"--no-report", "write no report.html", &options->no_report}}}),
          "Example:\n  visviva compare problem:double-pendulum \\\n"
          "      --schemes midpoint,generalized-alpha:rho_inf=0.6,energy-decaying --until 5\n"
          "Writes compare.csv, compare_energy.csv, compare.json and report.html, which shows\n"
          "the schemes side by side in a browser. All of them are run, also if one fails, at the\n"
          "same time on all processors; the results are the same with any number of --jobs.",
          [options] { return run(*options); }};
}

}  // namespace visviva::cli

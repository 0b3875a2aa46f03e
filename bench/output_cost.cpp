#include "output_cost.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>

#include "cpu_clock.hpp"
#include "visviva/analysis/parallel.hpp"
#include "visviva/results/report.hpp"
#include "visviva/results/run_recorder.hpp"

namespace visviva::bench {
namespace {

// As many steps as take this long, so that what a run costs once does not count too much.
constexpr double seconds_of_a_run = 0.25;

class TemporaryFolder {
 public:
  TemporaryFolder()
      : path_(std::filesystem::temp_directory_path() / fmt::format("visviva-bench-{}", getpid())) {}
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

void expect_completed(const RunResult& result) {
  if (result.failure) throw std::runtime_error(result.failure->what);
}

class OutputRuns {
 public:
  OutputRuns(const Prepared& ready, const SchemeChoice& choice)
      : ready_(ready), choice_(choice), options_(ready.options_for(choice)) {}

  /// Instead of the whole run.
  void take_only(double seconds) {
    constexpr double some = 30.0;
    RunOptions options = with(false);
    options.until = some * options.step;
    const double per_step = cpu_seconds_of([&] { run(options); }) / some;
    options_.until =
        std::min(options_.until, options_.step * std::max(some, std::round(seconds / per_step)));
  }

  [[nodiscard]] long steps() const { return std::lround(options_.until / options_.step); }

  void without_files(bool estimate) const { run(with(estimate)); }

  void stored(long every) const {
    RecordOptions record = ready_.record_options();
    record.every = every;
    record.beside = false;
    OutputFolder folder(folder_.path(), "summary.json");
    RunRecorder recorder(folder, ready_.system, record, {ready_.identity(choice_)});
    const RunResult result =
        simulate(ready_.system, *choice_.scheme, ready_.start.state, with(false), &recorder);
    expect_completed(result);
    recorder.finish(result.status);
  }

  void as_usual(int threads) const {
    RunOptions options = with(true);
    options.newton.threads = threads;
    RecordOptions record = ready_.record_options();
    record.beside = has_work_beside(*ready_.system, options.newton);
    const RunIdentity identity = ready_.identity(choice_);
    OutputFolder folder(folder_.path(), "summary.json");
    RunRecorder recorder(folder, ready_.system, record, {identity});
    std::unique_ptr<Stepper> stepper;
    const RunResult result = simulate(ready_.system, *choice_.scheme, ready_.start.state, options,
                                      &recorder, nullptr, &stepper);
    expect_completed(result);
    recorder.finish(result.status);
    const Json summary = summary_json({identity, ready_.system, result, *stepper});
    folder.write("report.html",
                 report_page(ready_.source.title(), {{StoredResults(folder.path()), identity.scheme,
                                                      summary, ready_.source.scene()}}));
    folder.write("summary.json", summary.text());
    folder.commit();
  }

 private:
  void run(const RunOptions& options) const {
    expect_completed(simulate(ready_.system, *choice_.scheme, ready_.start.state, options));
  }
  [[nodiscard]] RunOptions with(bool estimate) const {
    RunOptions options = options_;
    options.estimate_error = estimate;
    options.newton.threads = 1;
    return options;
  }

  const Prepared& ready_;
  const SchemeChoice& choice_;
  RunOptions options_;
  TemporaryFolder folder_;
};

OutputCost measure_scheme(const OutputRuns& runs, double budget) {
  BestOf nothing(budget), every_step(budget), every_tenth(budget), usual(budget), bare(budget),
      passes(budget);
  while (usual.wants_more()) {
    nothing.add(cpu_seconds_of([&] { runs.without_files(false); }));
    every_step.add(cpu_seconds_of([&] { runs.stored(1); }));
    every_tenth.add(cpu_seconds_of([&] { runs.stored(10); }));
    bare.add(cpu_seconds_of([&] { runs.without_files(true); }));
    usual.add(cpu_seconds_of([&] { runs.as_usual(1); }));
    passes.add(wall_seconds_of([&] { runs.as_usual(processor_count()); }));
  }
  OutputCost cost;
  cost.steps = runs.steps();
  cost.nothing = nothing.seconds();
  cost.every_step = every_step.seconds();
  cost.every_tenth = every_tenth.seconds();
  cost.as_usual = usual.seconds();
  cost.as_usual_without_files = bare.seconds();
  cost.passes = passes.seconds();
  return cost;
}

void measure_all(const Prepared& ready, const std::string& label, bool whole, double budget,
                 std::vector<OutputCost>& costs) {
  for (const SchemeChoice& choice : ready.settings.schemes) {
    OutputRuns runs(ready, choice);
    if (!whole) runs.take_only(seconds_of_a_run);
    OutputCost cost = measure_scheme(runs, budget);
    cost.work = label;
    cost.scheme = choice.label;
    costs.push_back(std::move(cost));
  }
}

}  // namespace

std::vector<OutputCost> measure_output(const Work& work, const std::vector<std::string>& schemes,
                                       double budget) {
  std::vector<OutputCost> costs;
  if (work.output_size > 0)
    measure_all(work.job(work.output_size, schemes).prepare(), work.label(work.output_size), false,
                budget, costs);
  Job as_it_comes(work.model);
  for (const std::string& scheme : schemes) as_it_comes.scheme(scheme);
  measure_all(as_it_comes.prepare(), work.name + " as it comes", true, budget, costs);
  return costs;
}

}  // namespace visviva::bench

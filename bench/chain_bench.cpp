// Cost of a Newton iteration against the size of the model, from 10 to 1000 bodies and 10000 beam elements: with sparse
// matrices it must grow linearly. Chains of points, chains of rods, rows of four-bar loops, and a beam.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <cmath>
#include <map>

#include "measured.hpp"
#include "pendulum_chain.hpp"

namespace visviva::bench {
namespace {

constexpr int steps_per_run = 20;

Problem make_model(const std::string& model, long size) {
  if (model == "points") return test::pendulum_chain(static_cast<int>(size));
  const std::map<std::string, std::string> counts = {
      {"rod-chain", "links"}, {"rigid-four-bar", "loops"}, {"beam-pendulum", "elements"}};
  return test::make_problem(model, {{counts.at(model), std::to_string(size)}});
}

void chain(benchmark::State& state, const std::string& scheme_name, const std::string& model) {
  const Measured measured(make_model(model, state.range(0)));
  const auto scheme = make_scheme(scheme_name);
  auto stepper = measured.stepper(*scheme);
  long steps = 0;
  long iterations = 0;
  for (auto _ : state) {
    if (steps++ % steps_per_run == 0) {
      state.PauseTiming();
      stepper = measured.stepper(*scheme);
      state.ResumeTiming();
    }
    const StepReport report = stepper->advance(measured.problem.step);
    iterations += report.iterations;
    if (!report.ok) {
      state.SkipWithError(report.what.c_str());
      break;
    }
  }
  state.SetComplexityN(state.range(0));
  state.counters["newton"] =
      benchmark::Counter(static_cast<double>(iterations), benchmark::Counter::kAvgIterations);
}

void register_all() {
  const std::vector<std::pair<std::string, std::string>> families = {
      {"energy-preserving", "points"}, {"energy-preserving", "rod-chain"},
      {"frame-1", "rod-chain"},        {"frame-1", "rigid-four-bar"},
      {"frame-1", "beam-pendulum"},    {"visviva", "beam-pendulum"}};
  for (const auto& [scheme, model] : families) {
    auto* family =
        benchmark::RegisterBenchmark((scheme + "/" + model).c_str(), chain, scheme, model)
            ->Arg(10)
            ->Arg(30)
            ->Arg(100)
            ->Arg(300)
            ->Arg(1000)
            ->MinTime(0.3);
    if (model == "beam-pendulum") family->Arg(10000);
  }
}

// A straight line through points on a log-log scale.
struct Fit {
  double count = 0.0;
  double x = 0.0;
  double y = 0.0;
  double xx = 0.0;
  double xy = 0.0;

  void add(double size, double time) {
    const double u = std::log(size);
    const double v = std::log(time);
    ++count;
    x += u;
    y += v;
    xx += u * u;
    xy += u * v;
  }
  [[nodiscard]] double slope() const { return (count * xy - x * y) / (count * xx - x * x); }
};

// Adds the exponent of the cost of an iteration over the size, family by family.
class ExponentReporter final : public benchmark::ConsoleReporter {
 public:
  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs)
      if (run.run_type == Run::RT_Iteration && !run.error_occurred)
        fits_[run.run_name.function_name].add(
            static_cast<double>(run.complexity_n),
            run.GetAdjustedCPUTime() / run.counters.at("newton").value);
  }
  void Finalize() override {
    for (const auto& [family, fit] : fits_)
      if (fit.count > 1)
        fmt::print("{}: time per Newton iteration grows as N^{:.2f}\n", family, fit.slope());
  }

 private:
  std::map<std::string, Fit> fits_;
};

}  // namespace
}  // namespace visviva::bench

int main(int argc, char** argv) {
  visviva::bench::register_all();
  benchmark::Initialize(&argc, argv);
  visviva::bench::ExponentReporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
}

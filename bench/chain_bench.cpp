// Cost of an energy-preserving step against the length of a pendulum chain. With a sparse solver it must grow linearly.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <cmath>

#include "measured.hpp"
#include "pendulum_chain.hpp"

namespace visviva::bench {
namespace {

constexpr int steps_per_run = 50;

void chain(benchmark::State& state) {
  const Measured measured(test::pendulum_chain(static_cast<int>(state.range(0))));
  const auto scheme = make_scheme("energy-preserving");
  auto stepper = measured.stepper(*scheme);
  long steps = 0;
  for (auto _ : state) {
    if (steps++ % steps_per_run == 0) {
      state.PauseTiming();
      stepper = measured.stepper(*scheme);
      state.ResumeTiming();
    }
    const StepReport report = stepper->advance(measured.problem.step);
    if (!report.ok) {
      state.SkipWithError(report.what.c_str());
      break;
    }
  }
  state.SetComplexityN(state.range(0));
}
BENCHMARK(chain)
    ->Name("energy-preserving/chain")
    ->Arg(10)
    ->RangeMultiplier(2)
    ->Range(25, 800)
    ->Arg(1000)
    ->MinTime(0.2)
    ->Complexity(benchmark::oN);

// Adds the exponent of cost over length, fitted on a log-log scale.
class ExponentReporter final : public benchmark::ConsoleReporter {
 public:
  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs) {
      if (run.run_type != Run::RT_Iteration || run.error_occurred) continue;
      const double x = std::log(static_cast<double>(run.complexity_n));
      const double y = std::log(run.GetAdjustedCPUTime());
      ++count_;
      x_ += x;
      y_ += y;
      xx_ += x * x;
      xy_ += x * y;
    }
  }
  void Finalize() override {
    if (count_ > 1)
      fmt::print("time per step grows as N^{:.2f}\n",
                 (count_ * xy_ - x_ * y_) / (count_ * xx_ - x_ * x_));
  }

 private:
  double count_ = 0.0;
  double x_ = 0.0;
  double y_ = 0.0;
  double xx_ = 0.0;
  double xy_ = 0.0;
};

}  // namespace
}  // namespace visviva::bench

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  visviva::bench::ExponentReporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
}

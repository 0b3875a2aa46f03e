// Time per step of every scheme on every built-in problem, at the problem's own step. Where that is too long for a scheme
// the run starts anew, and the failed step counts as a step.
#include <benchmark/benchmark.h>

#include "measured.hpp"

namespace visviva::bench {
namespace {

// Short enough that few schemes have become unstable.
constexpr int steps_per_run = 100;

void step(benchmark::State& state, const std::string& scheme_name,
          const std::string& problem_name) {
  const Measured measured(problem_name);
  const auto scheme = make_scheme(scheme_name);
  auto stepper = measured.stepper(*scheme);
  int left = steps_per_run;
  long iterations = 0;
  long failures = 0;
  for (auto _ : state) {
    const StepReport report = stepper->advance(measured.problem.step);
    iterations += report.iterations;
    failures += report.ok ? 0 : 1;
    if (--left > 0 && report.ok) continue;
    state.PauseTiming();
    stepper = measured.stepper(*scheme);
    left = steps_per_run;
    state.ResumeTiming();
  }
  state.counters["newton"] =
      benchmark::Counter(static_cast<double>(iterations), benchmark::Counter::kAvgIterations);
  if (failures > 0) state.counters["failures"] = static_cast<double>(failures);
}

void register_all() {
  for (const auto& scheme : scheme_catalogue())
    for (const auto& problem : test::suite_problems())
      benchmark::RegisterBenchmark((scheme.name + "/" + problem.name).c_str(), step, scheme.name,
                                   problem.name)
          ->MinTime(0.05);
}

}  // namespace
}  // namespace visviva::bench

int main(int argc, char** argv) {
  visviva::bench::register_all();
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}

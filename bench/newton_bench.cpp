// What one Newton iteration on a beam is made of, from 10 to 10000 elements: the residual, the tangent, its factors with the
// pivots of the last ones, and a solution with them. Both sums, and the work of assembling over that of solving.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <cmath>
#include <map>

#include "measured.hpp"

namespace visviva::bench {
namespace {

const std::vector<std::string> pieces = {"residual", "tangent", "factors", "solution"};

Problem beam(long elements) {
  return test::make_problem("beam-pendulum", {{"elements", std::to_string(elements)}});
}

void measure(benchmark::State& state, NonlinearProblem& problem, const Vector& x,
             const std::string& piece) {
  Vector r(x.size());
  problem.residual(x, r);
  const SparseMatrix& J = problem.tangent(x);
  const auto solver = make_linear_solver(LinearSolverChoice::automatic, static_cast<int>(x.size()));
  solver->analyze(J);
  bool ok = solver->factorize(J);
  for (auto _ : state) {
    if (piece == "residual") problem.residual(x, r);
    if (piece == "tangent") benchmark::DoNotOptimize(problem.tangent(x).valuePtr());
    if (piece == "factors") ok = solver->factorize(J) && ok;
    if (piece == "solution") solver->solve(r);
  }
  problem.residual(x, r);
  if (!ok) state.SkipWithError("singular tangent");
}

// The iterate after the first increment of the third step.
void newton(benchmark::State& state, const std::string& scheme, const std::string& piece) {
  const Problem problem = beam(state.range(0));
  int step = 0;
  NewtonOptions options;
  options.inspect = [&](NonlinearProblem& p, const Vector& x, int iterate) {
    if (step == 2 && iterate == 1) measure(state, p, x, piece);
  };
  const auto stepper = make_scheme(scheme)->start(problem.system, Measured(problem).start, options);
  for (; step < 3; ++step)
    if (!stepper->advance(problem.step).ok) state.SkipWithError("a step failed");
  state.SetComplexityN(state.range(0));
}

// Per element at each size, piece by piece.
class PieceReporter final : public benchmark::ConsoleReporter {
 public:
  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs) {
      if (run.run_type != Run::RT_Iteration || run.error_occurred) continue;
      const std::string& name = run.run_name.function_name;
      const auto slash = name.find('/');
      times_[name.substr(0, slash)][run.complexity_n][name.substr(slash + 1)] =
          1e3 * run.GetAdjustedCPUTime() / static_cast<double>(run.complexity_n);
    }
  }
  void Finalize() override {
    for (const auto& [scheme, by_size] : times_) {
      for (const auto& [size, time] : by_size) {
        if (time.size() < pieces.size()) continue;
        const double assembling = time.at("residual") + time.at("tangent");
        const double solving = time.at("factors") + time.at("solution");
        fmt::print(
            "{:8} {:6} elements: assembling {:6.0f} ns, solving {:6.0f} ns per element, "
            "ratio {:.2f} (tangent over factors {:.2f})\n",
            scheme, size, assembling, solving, assembling / solving,
            time.at("tangent") / time.at("factors"));
      }
    }
  }

 private:
  std::map<std::string, std::map<long, std::map<std::string, double>>> times_;
};

}  // namespace
}  // namespace visviva::bench

int main(int argc, char** argv) {
  using namespace visviva::bench;
  for (const std::string scheme : {"frame-1", "visviva"})
    for (const std::string& piece : pieces)
      benchmark::RegisterBenchmark((scheme + "/" + piece).c_str(), newton, scheme, piece)
          ->Arg(10)
          ->Arg(100)
          ->Arg(1000)
          ->Arg(10000)
          ->Unit(benchmark::kMicrosecond)
          ->MinTime(0.2);
  benchmark::Initialize(&argc, argv);
  PieceReporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
}

#include "visviva/schemes/predictor.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "run_problem.hpp"

namespace visviva::test {
namespace {

// What it lacks after so many steps, relative to what a guess of zero lacks.
double missed(int steps, double h, const std::function<double(double)>& lack) {
  Predictor predictor(2);
  Vector x(2);
  for (int i = 0; i < steps; ++i) {
    x.setZero();
    (void)predictor.improve(h, x);
    x << h * h * lack(i * h), 0.0;
    predictor.learn(h, x);
  }
  x.setZero();
  (void)predictor.improve(h, x);
  const double right = h * h * lack(steps * h);
  return std::abs(x[0] - right) / std::abs(right);
}

TEST(Predictor, ContinuesACubicExactly) {
  const auto cubic = [](double t) { return 1.0 + t * (2.0 - t * (3.0 - t)); };
  EXPECT_EQ(missed(0, 0.1, cubic), 1.0);
  EXPECT_LT(missed(5, 0.1, cubic), 1e-13);
}

TEST(Predictor, TakesALowerDegreeWhereStepsAlternate) {
  int step = 0;
  const auto rough = [&](double) { return 1.0 + (step++ % 2 == 0 ? 0.3 : -0.3); };
  EXPECT_LT(missed(20, 0.1, rough), 1.0) << "fifteen times 0.3 with the highest degree";
}

// The steps are the same, and are found with half of the iterations.
TEST(Predictor, ChangesNoStepButItsCost) {
  const Problem problem = make_problem("rod-chain");
  for (const std::string name : {"frame-1", "visviva", "energy-preserving"}) {
    RunOptions with = fixed_steps(0.2 * problem.step, 40.0 * problem.step);
    RunOptions without = with;
    without.newton.predicts = false;
    const Ran a = run(problem, *make_scheme(name), with);
    const Ran b = run(problem, *make_scheme(name), without);
    ASSERT_EQ(a.result.status, RunStatus::completed) << name;
    EXPECT_LT((a.stepper->q() - b.stepper->q()).norm(), 1e-10 * b.stepper->q().norm()) << name;
    EXPECT_LT(a.result.iterations, 0.85 * static_cast<double>(b.result.iterations)) << name;
    EXPECT_LT(a.result.ledger.max_step_unaccounted, 1e-12 * a.result.energy_scale) << name;
  }
}

}  // namespace
}  // namespace visviva::test

// The scaling of unknowns and rows keeps the condition of the Newton matrix independent of the step.
#include <gtest/gtest.h>

#include "algebra.hpp"
#include "scheme_cases.hpp"

namespace visviva::test {
namespace {

double condition_of_step(const Problem& problem, const Scheme& scheme, double h) {
  double cond = 0.0;
  NewtonOptions newton;
  newton.inspect = [&](NonlinearProblem& p, const Vector& x, int) {
    cond = test::condition(p.tangent(x));
  };
  const auto stepper = scheme.start(problem.system, start_of(problem), newton);
  EXPECT_TRUE(stepper->advance(h).ok);
  return cond;
}

class Conditioning : public testing::TestWithParam<SchemeCase> {};

TEST_P(Conditioning, DoesNotDependOnTheStep) {
  const Problem problem = make_problem("double-pendulum-points");
  const auto scheme = GetParam().make();
  const double coarse = condition_of_step(problem, *scheme, 1e-2);
  for (const double h : {1e-3, 1e-4, 1e-5, 1e-6}) {
    EXPECT_NEAR(condition_of_step(problem, *scheme, h) / coarse, 1.0, 0.1) << h;
  }
}

std::vector<SchemeCase> with_multipliers() {
  auto cases = scheme_cases();
  // The augmented Lagrangian trades multipliers for a penalty; its condition is that penalty's.
  std::erase_if(cases, [](const SchemeCase& c) { return c.scheme == "augmented-lagrangian"; });
  return cases;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, Conditioning, testing::ValuesIn(with_multipliers()),
                         scheme_case_name);

// 2-norm condition numbers by an independent code, with the velocities among the unknowns: 8.36 (EP), 29.6 (ED), 9.89
// (α-κ). Eliminating velocities must not make them worse. 5.6 for the midpoint rule in a-form on the double pendulum.
TEST(ConditioningValues, CompareWithAnIndependentComputation) {
  const Problem points = make_problem("double-pendulum-points");
  EXPECT_LE(condition_of_step(points, *make_scheme("energy-preserving"), 1e-3), 8.36);
  EXPECT_LE(condition_of_step(points, *make_scheme("energy-decaying"), 1e-3), 29.6);
  EXPECT_LE(condition_of_step(points, *make_scheme("alpha-kappa", {{"kappa", "one"}}), 1e-3), 9.89);
  EXPECT_NEAR(condition_of_step(make_problem("double-pendulum"), *make_scheme("midpoint"), 1e-3),
              5.6, 0.2);
}

}  // namespace
}  // namespace visviva::test

// Ten thousand steps: energy to round-off times the number of steps, not "small".
#include <gtest/gtest.h>

#include <cmath>

#include "run_problem.hpp"

namespace visviva::test {
namespace {

/// Largest |E − E₀ − W| over a run, W the work of loads and drives.
struct LongRunWatch : Observer {
  double initial = NAN;
  double worst = 0.0;
  void observe(const Snapshot& s) override {
    if (std::isnan(initial)) initial = s.energy();
    const double work = (*s.ledger)[Account::external_work] + (*s.ledger)[Account::drive_work];
    worst = std::max(worst, std::abs(s.energy() - initial - work));
  }
};

class LongRun : public testing::TestWithParam<std::tuple<std::string, std::string>> {};

TEST_P(LongRun, KeepsEnergy) {
  const auto& [scheme, name] = GetParam();
  const Problem problem = make_problem(name);
  LongRunWatch watch;
  const Ran ran =
      run(problem, *make_scheme(scheme), fixed_steps(problem.step, 1e4 * problem.step), &watch);
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_EQ(ran.result.steps, 10000);
  EXPECT_LE(watch.worst, 1e-11 * ran.result.energy_scale);
  EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-13 * ran.result.energy_scale);
  EXPECT_LE(ran.result.position_error, 1e-13);
}

INSTANTIATE_TEST_SUITE_P(
    Preserving, LongRun,
    testing::Combine(testing::Values("midpoint", "energy-preserving", "two-field"),
                     testing::Values("double-pendulum", "four-mass", "circle-track", "pendulum",
                                     "double-pendulum-points")));

// The loss of the decaying scheme is what it predicts, step by step.
TEST(LongRunDecay, LossIsTheClosedForm) {
  for (const std::string name : {"pendulum-angle", "pendulum", "double-pendulum-points",
                                 "four-mass", "thin-beam", "double-pendulum"}) {
    const Problem problem = make_problem(name);
    const Ran ran = run(problem, *make_scheme("energy-decaying", {{"rho_inf", "0.6"}}),
                        fixed_steps(problem.step, 500 * problem.step));
    ASSERT_EQ(ran.result.status, RunStatus::completed) << name;
    EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-13 * ran.result.energy_scale) << name;
    EXPECT_NEAR(ran.result.final_energy - ran.result.initial_energy -
                    ran.result.ledger[Account::external_work],
                -ran.result.ledger[Account::numerical_dissipation], 1e-11 * ran.result.energy_scale)
        << name;
    EXPECT_GT(ran.result.ledger[Account::numerical_dissipation], 0.0) << name;
  }
}

// Near positions where the tangent is almost singular round-off is large; what Newton's method learns there must not end the iterations
// of the steps after it.
TEST(LongRunOfALinkage, KeepsEnergyWhereALinkageIsAlmostSingular) {
  const Problem problem = read_problem("schemes/data/near-parallelogram.yaml");
  const Ran ran =
      run(problem, *make_scheme("energy-preserving"), fixed_steps(problem.step, problem.until));
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_LE(ran.result.ledger.max_step_unaccounted, 2e-14 * ran.result.energy_scale);
}

}  // namespace
}  // namespace visviva::test

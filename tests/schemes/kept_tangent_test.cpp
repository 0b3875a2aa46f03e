// Steps whose first increment is made with the tangent of the last step: beams vibrate as nobody can guess.
#include <gtest/gtest.h>

#include "run_problem.hpp"

namespace visviva::test {
namespace {

TEST(KeptTangents, ChangeNoStepOfABeamButItsCost) {
  const Problem beam = make_problem("beam-pendulum", {{"elements", "40"}});
  for (const std::string name : {"frame-1", "frame-3", "visviva"}) {
    const RunOptions with = fixed_steps(1e-3, 0.1);
    ASSERT_TRUE(with.newton.keeps_tangents);
    RunOptions without = with;
    without.newton.keeps_tangents = false;
    const Ran a = run(beam, *make_scheme(name), with);
    const Ran b = run(beam, *make_scheme(name), without);
    ASSERT_EQ(a.result.status, RunStatus::completed) << name;
    EXPECT_LT((a.stepper->q() - b.stepper->q()).norm(), 1e-10 * b.stepper->q().norm()) << name;
    // Where vibrations are damped guesses are better, and there is less to save.
    const double part = name == "visviva" ? 1.0 : 0.95;
    EXPECT_LT(a.result.iterations, part * static_cast<double>(b.result.iterations)) << name;
    EXPECT_LT(a.result.ledger.max_step_unaccounted, 1e-13 * a.result.energy_scale) << name;
  }
}

// Steps that the guard has to find, and steps so long that many fail: the solution is the one that new tangents lead to.
TEST(KeptTangents, LeadToNoOtherSolution) {
  const Problem cable = make_problem("hanging-cable");
  for (const double step : {0.08, 0.1}) {
    const RunOptions with = fixed_steps(step, 20.0 * step);
    RunOptions without = with;
    without.newton.keeps_tangents = false;
    const Ran a = run(cable, *make_scheme("visviva"), with);
    const Ran b = run(cable, *make_scheme("visviva"), without);
    EXPECT_EQ(a.result.status, b.result.status) << step;
    EXPECT_EQ(a.result.preserving_steps, b.result.preserving_steps) << step;
    EXPECT_LT((a.stepper->q() - b.stepper->q()).norm(), 1e-9 * b.stepper->q().norm()) << step;
  }
}

// Where they would be of no use.
TEST(KeptTangents, CostNothingWhereOneIncrementIsEnough) {
  const Problem chain = make_problem("rod-chain");
  const RunOptions with = fixed_steps(0.1 * chain.step, 40.0 * chain.step);
  RunOptions without = with;
  without.newton.keeps_tangents = false;
  for (const std::string name : {"frame-1", "energy-preserving"})
    EXPECT_LE(run(chain, *make_scheme(name), with).result.iterations,
              1.02 * static_cast<double>(run(chain, *make_scheme(name), without).result.iterations))
        << name;
}

}  // namespace
}  // namespace visviva::test

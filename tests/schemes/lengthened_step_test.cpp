// Steps that Newton's method cannot solve from any guess are reached by way of shorter ones. [BauchauBottasso1999] 10.1 runs the right-angle
// beams with steps of 0.4 s.
#include <gtest/gtest.h>

#include "run_problem.hpp"

namespace visviva::test {
namespace {

RunOptions long_steps(bool lengthens) {
  RunOptions options = fixed_steps(0.4, 8.0);
  options.newton.lengthens = lengthens;
  return options;
}

TEST(LengthenedSteps, ReachTheEndAndKeepTheEnergyLaw) {
  const Problem beams = make_problem("right-angle-flight");
  for (const std::string name : {"frame-2", "frame-3"})
    for (const std::string rho : {"1", "0"}) {
      const auto scheme = make_scheme(name, {{"rho_inf", rho}});
      const Ran ran = run(beams, *scheme, long_steps(true));
      ASSERT_EQ(ran.result.status, RunStatus::completed)
          << name << " " << rho << " " << ran.result.failure->what;
      EXPECT_EQ(ran.result.steps, 20);
      EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-12 * ran.result.energy_scale);
    }
}

TEST(LengthenedSteps, AreNotTakenUnlessAllowed) {
  const Problem beams = make_problem("right-angle-flight");
  const Ran ran = run(beams, *make_scheme("frame-3"), long_steps(false));
  EXPECT_EQ(ran.result.status, RunStatus::failed);
}

// Where the motion goes on if the step is shortened: nearer to it than the way of a step.
TEST(LengthenedSteps, AreThoseOfTheMotion) {
  const Problem beams = make_problem("right-angle-flight");
  const auto scheme = make_scheme("frame-3");
  RunOptions options = long_steps(true);
  options.until = 2.0;
  const Ran found = run(beams, *scheme, options);
  const Ran fine = run(beams, *scheme, fixed_steps(0.01, 2.0));
  ASSERT_EQ(found.result.status, RunStatus::completed);
  const double way = (fine.stepper->q() - start_of(beams).q).norm();
  EXPECT_LT((found.stepper->q() - fine.stepper->q()).norm(), 0.1 * way);
}

// What is solved at once does not change by a bit.
TEST(LengthenedSteps, CostOrdinaryStepsNothing) {
  const Problem beams = make_problem("right-angle-flight");
  for (const std::string name : {"frame-2", "visviva", "energy-decaying", "midpoint"}) {
    RunOptions options = fixed_steps(0.02, 0.4);
    const Ran plain = run(beams, *make_scheme(name), options);
    options.newton.lengthens = true;
    const Ran allowed = run(beams, *make_scheme(name), options);
    EXPECT_EQ(plain.stepper->q(), allowed.stepper->q()) << name;
    EXPECT_EQ(plain.result.iterations, allowed.result.iterations) << name;
  }
}

}  // namespace
}  // namespace visviva::test

#include "visviva/simulate/simulate.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "run_problem.hpp"
#include "visviva/mechanics/invariants.hpp"

namespace visviva::test {
namespace {

struct Times : Observer {
  std::vector<double> list;
  void observe(const Snapshot& s) override { list.push_back(s.t); }
};

TEST(Simulate, EndsExactlyWhereAskedTo) {
  const Problem p = make_problem("pendulum");
  Times times;
  Ran ran = run(p, *make_scheme("midpoint"), fixed_steps(0.01, 100.0), &times);
  EXPECT_EQ(ran.result.steps, 10000);
  EXPECT_EQ(ran.result.end, 100.0);
  EXPECT_EQ(times.list.size(), 10001U);
  EXPECT_EQ(times.list.front(), 0.0);
  ran = run(p, *make_scheme("midpoint"), fixed_steps(0.3, 1.0));
  EXPECT_EQ(ran.result.steps, 4);
  EXPECT_EQ(ran.result.end, 1.0);
}

// Three times the number that 0.1 is stored as is not the one that 0.3 is.
TEST(Simulate, SaysThatItEndsWhereAskedToIfStepsEndThereUpToRoundOff) {
  const Problem p = make_problem("pendulum");
  for (const auto& [step, until] : {std::pair{0.1, 0.3}, {0.01, 0.7}, {0.033333333333333, 1.0}}) {
    Times times;
    const Ran ran = run(p, *make_scheme("midpoint"), fixed_steps(step, until), &times);
    EXPECT_NE(ran.stepper->time(), until);
    EXPECT_EQ(ran.result.end, until);
    EXPECT_EQ(times.list.back(), until);
  }
}

TEST(Simulate, StopsWhenAsked) {
  const Problem p = make_problem("pendulum");
  struct StopAtTen : Observer {
    std::atomic<bool> stop = false;
    void observe(const Snapshot& s) override { stop = s.step >= 10; }
  } observer;
  const RunResult result = simulate(p.system, *make_scheme("midpoint"), start_of(p),
                                    fixed_steps(0.01, 1.0), &observer, &observer.stop);
  EXPECT_EQ(result.status, RunStatus::interrupted);
  EXPECT_EQ(result.steps, 10);
}

// The same problem with a step that Newton cannot take: halves are taken and counted, unless forbidden.
TEST(Simulate, HalvesStepsThatFailAndCountsThem) {
  const Problem p = make_problem("double-pendulum", {{"rate_1", "3"}, {"rate_2", "-8"}});
  RunOptions options = fixed_steps(0.2, 1.0);
  options.newton.max_iterations = 5;
  const Ran fixed = run(p, *make_scheme("energy-preserving"), options);
  EXPECT_EQ(fixed.result.status, RunStatus::failed);
  ASSERT_TRUE(fixed.result.failure.has_value());
  EXPECT_NE(fixed.result.failure->what.find("residuals"), std::string::npos);
  options.max_halvings = 8;
  const Ran halved = run(p, *make_scheme("energy-preserving"), options);
  EXPECT_EQ(halved.result.status, RunStatus::completed);
  EXPECT_GT(halved.result.rejected, 0);
  EXPECT_GT(halved.result.steps, 5);
  EXPECT_NEAR(halved.result.end, 1.0, 1e-14);
  EXPECT_LE(halved.result.ledger.max_step_unaccounted, 1e-13 * halved.result.energy_scale);
}

struct Poison final : Load {
  [[nodiscard]] int inputs() const override { return 1; }
  void force(const LocalVector&, const LocalVector&, double t, LocalVector& f) const override {
    f[0] = t > 0.45 ? NAN : 1.0;
  }
  void tangent(const LocalVector&, const LocalVector&, double, LocalMatrix& f_x,
               LocalMatrix& f_v) const override {
    f_x.setZero();
    f_v.setZero();
  }
};

TEST(Simulate, NotANumberEndsTheRunWithTimeAndQuantity) {
  SystemDescription d;
  d.coordinates = {"slider"};
  d.mass = {{0, 0, 1.0}};
  d.loads = {{"poison", {0}, std::make_shared<Poison>()}};
  const Problem p = {std::make_shared<System>(std::move(d)), Vector::Zero(1), Vector::Zero(1)};
  for (const std::string name :
       {"midpoint", "energy-preserving", "energy-decaying", "alpha-kappa"}) {
    const Ran ran = run(p, *make_scheme(name), fixed_steps(0.1, 1.0));
    EXPECT_EQ(ran.result.status, RunStatus::failed) << name;
    ASSERT_TRUE(ran.result.failure.has_value()) << name;
    EXPECT_NEAR(ran.result.failure->time, 0.4, 1e-12) << name;
    EXPECT_EQ(ran.result.failure->what, "the load 'poison' is not finite at t = 0.5 s") << name;
    EXPECT_TRUE(ran.stepper->q().allFinite()) << name;
  }
}

// |t - 0.5| as (t - 0.5)²/|t - 0.5|.
TEST(Simulate, NamesTheMotionThatIsNotANumberAndWhen) {
  SystemDescription d;
  d.coordinates = {"slider"};
  d.mass = {{0, 0, 1.0}};
  const TimeFunction kinked = [](double t) {
    return Motion{(t - 0.5) * (t - 0.5) / std::abs(t - 0.5), t < 0.5 ? -1.0 : 1.0, 0.0};
  };
  ConstraintTerm motor;
  motor.name = "motor";
  motor.coordinates = {0};
  motor.invariant = std::make_shared<Identity>(1);
  motor.target = {kinked};
  d.constraints = {motor};
  const Problem p = {std::make_shared<System>(std::move(d)), Vector::Constant(1, 0.5),
                     Vector::Constant(1, -1.0)};
  const Ran ran = run(p, *make_scheme("generalized-alpha"), fixed_steps(0.125, 1.0));
  ASSERT_TRUE(ran.result.failure.has_value());
  EXPECT_EQ(ran.result.failure->what,
            "the value that 'motor' prescribes is not finite at t = 0.5 s");
  EXPECT_NE(ran.result.failure->hint.find("write its function of time"), std::string::npos);
}

TEST(Simulate, ALooseNewtonThatBreaksTheEnergyLawIsAFailure) {
  const Problem p = make_problem("double-pendulum-points");
  RunOptions options = fixed_steps(0.01, 5.0);
  options.newton.mode = NewtonMode::residual;
  options.newton.tolerance = 1.0;
  const Ran ran = run(p, *make_scheme("midpoint"), options);
  EXPECT_EQ(ran.result.status, RunStatus::failed);
  ASSERT_TRUE(ran.result.failure.has_value());
  EXPECT_NE(ran.result.failure->what.find("energy law"), std::string::npos);
}

TEST(Simulate, SameInputSameBits) {
  const Problem p = make_problem("seven-bar");
  const Ran a = run(p, *make_scheme("energy-preserving"), fixed_steps(1e-4, 0.01));
  const Ran b = run(p, *make_scheme("energy-preserving"), fixed_steps(1e-4, 0.01));
  EXPECT_EQ(a.value("q"), b.value("q"));
  EXPECT_EQ(a.value("v"), b.value("v"));
}

// All three linear solvers give the same run.
TEST(Simulate, DoesNotDependOnTheLinearSolver) {
  const Problem p = make_problem("thin-beam");
  RunOptions options = fixed_steps(0.01, 1.0);
  const Ran dense = run(p, *make_scheme("energy-preserving"), options);
  for (const auto choice : {LinearSolverChoice::klu, LinearSolverChoice::sparse_lu}) {
    options.newton.linear_solver = choice;
    const Ran other = run(p, *make_scheme("energy-preserving"), options);
    EXPECT_LE((other.value("q") - dense.value("q")).cwiseAbs().maxCoeff(), 1e-12);
  }
}

// A load that begins on a mass at rest: for a step the whole energy is of the size of round-off in the load's work.
TEST(EnergyCheck, KnowsTheRoundOffOfWork) {
  for (const bool adaptive : {false, true}) {
    const Problem problem = read_problem(std::string("simulate/data/") +
                                         (adaptive ? "late-push.yaml" : "ramp-on-damper.yaml"));
    RunOptions options = fixed_steps(problem.step, problem.until);
    if (adaptive) options.adaptive = AdaptiveStep{.tolerance = 1e-4};
    const RunResult r = run(problem, *make_scheme("visviva"), options).result;
    EXPECT_EQ(r.status, RunStatus::completed) << (r.failure ? r.failure->what : "");
  }
}

// A motor that starts so gently that its first steps move less than the last digits of the places of what it turns.
TEST(EnergyCheck, LetsABeamSpinUpWithAnAugmentedLagrangian) {
  const Problem problem = make_problem("spin-up");
  const RunResult r =
      run(problem, *make_scheme("augmented-lagrangian"), fixed_steps(problem.step, 0.2)).result;
  EXPECT_EQ(r.status, RunStatus::completed) << (r.failure ? r.failure->what : "");
  EXPECT_LE(std::abs(r.ledger[Account::constraint_work]), 1e-6 * r.ledger[Account::drive_work]);
}

TEST(EnergyCheck, LooksForNoEnergyFromNowhereWithoutALimit) {
  const Problem problem = make_problem("double-pendulum");
  RunOptions options = fixed_steps(0.01, 10.0);
  const RunResult usual = run(problem, *make_scheme("newmark"), options).result;
  ASSERT_TRUE(usual.failure.has_value());
  EXPECT_NE(usual.failure->what.find("from nowhere"), std::string::npos) << usual.failure->what;
  options.blow_up = 0.0;
  const RunResult r = run(problem, *make_scheme("newmark"), options).result;
  EXPECT_GT(r.steps, usual.steps);
  EXPECT_TRUE(!r.failure || r.failure->what.find("from nowhere") == std::string::npos);
}

}  // namespace
}  // namespace visviva::test

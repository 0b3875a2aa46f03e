// What turns: machines whose right answer is known. The limits are those of an independent prototype, with a margin.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "run_problem.hpp"

namespace visviva::test {
namespace {

Problem rotating(const std::string& name, const Settings& set = {}) {
  return read_problem("schemes/data/" + name + ".yaml", set);
}

// What was lost by the scheme after a time, as a fraction of the kinetic energy at the end.
struct LossAfter final : Observer {
  explicit LossAfter(double start) : time(start) {}
  void observe(const Snapshot& s) override {
    const double lost = (*s.ledger)[Account::numerical_dissipation];
    if (s.t <= time) before = lost;
    after = lost - before;
  }
  double time;
  double before = 0.0;
  double after = 0.0;
};

double loss_after_first_turn(const Problem& problem, double speed, double step) {
  const double turn = 2.0 * std::numbers::pi / speed;
  LossAfter watch(turn);
  const Ran ran = run(problem, *make_scheme("visviva"), fixed_steps(step, 10.0 * turn), &watch);
  EXPECT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-12 * ran.result.energy_scale);
  return watch.after / problem.system->kinetic_energy(ran.stepper->v());
}

TEST(DrivenRotor, LosesNothingOnceItTurns) {
  for (const double angle : {0.01, 0.1, 0.3, 0.6, 1.0, 2.0}) {
    const double speed = angle / 0.01;
    const Problem problem = rotating("driven-rotor", {{"speed", std::to_string(speed) + " rad/s"}});
    EXPECT_LT(loss_after_first_turn(problem, speed, 0.01), 9e-12) << angle << " rad per step";
  }
}

TEST(FreeRotor, LosesNothingUnderGravityOnceItTurns) {
  for (const double angle : {0.01, 0.1, 0.3, 0.6}) {
    const double speed = angle / 0.01;
    const Problem problem = rotating("free-rotor", {{"speed", std::to_string(speed) + " rad/s"}});
    EXPECT_LT(loss_after_first_turn(problem, speed, 0.01), 9e-12) << angle << " rad per step";
  }
}

TEST(SpringRotor, LosesNothing) {
  for (const std::string stiffness : {"1e5", "1e8"})
    for (const double angle : {0.01, 0.1, 1.0, 2.0}) {
      const double speed = angle / 0.01;
      const Problem problem =
          rotating("spring-rotor", {{"stiffness", stiffness}, {"speed", std::to_string(speed)}});
      EXPECT_LT(loss_after_first_turn(problem, speed, 0.01), 9e-12)
          << stiffness << " N/m, " << angle << " rad per step";
    }
}

double loss(const Problem& problem, double step, double until) {
  const Ran ran = run(problem, *make_scheme("visviva"), fixed_steps(step, until));
  EXPECT_EQ(ran.result.status, RunStatus::completed);
  return ran.result.ledger[Account::numerical_dissipation] / ran.result.energy_scale;
}

TEST(SpringPendulum, LosesAtFourthOrder) {
  const Problem problem = rotating("spring-pendulum");
  const double coarse = loss(problem, 0.02, 10.0);
  const double middle = loss(problem, 0.01, 10.0);
  EXPECT_LT(middle, 1e-6);
  EXPECT_GT(std::log2(coarse / middle), 3.8);
  EXPECT_GT(std::log2(middle / loss(problem, 0.005, 10.0)), 3.8);
}

TEST(Mechanism, LosesNextToNothing) {
  EXPECT_LT(loss(make_problem("simple-pendulum"), 0.01, 10.0), 1e-8);
  EXPECT_LT(loss(make_problem("rod-chain", {{"links", "2"}}), 0.004, 5.0), 1e-6);
}

// A round rod between two ball joints: nothing turns it about its own axis.
double largest_axial_spin(const Problem& problem, double step, double until) {
  struct Watch final : Observer {
    explicit Watch(const System& system) : frame(system.frames()[1]) {}
    void observe(const Snapshot& s) override {
      const Eigen::Vector3d w = frame_angular_velocity(s.stepper->q(), s.stepper->v(), frame.first);
      const Eigen::Matrix3d R = frame_rotation(s.stepper->q(), frame.first);
      Eigen::Index axis = 0;
      frame.rotational_inertia().diagonal().minCoeff(&axis);
      spin = std::max(spin, std::abs(R.col(axis).dot(w)));
    }
    const Frame& frame;
    double spin = 0.0;
  } watch(*problem.system);
  const Ran ran = run(problem, *make_scheme("visviva"), fixed_steps(step, until), &watch);
  EXPECT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_EQ(watch.frame.name, "rod");
  return watch.spin;
}

TEST(PushRod, DoesNotSpin) {
  const Problem slow = rotating("push-rod");
  for (const double step : {4e-3, 2e-3, 1e-3})
    EXPECT_LT(largest_axial_spin(slow, step, 3.0), 1e-8) << step;
  // Here round-off is multiplied, by about the same at all speeds near this one: the one in the middle of several.
  std::array<double, 5> spins{};
  for (std::size_t i = 0; i < spins.size(); ++i) {
    const std::string speed = std::to_string(3000.0 + 0.01 * static_cast<double>(i)) + " rpm";
    spins[i] = largest_axial_spin(rotating("push-rod", {{"speed", speed}}), 1e-3, 3.0);
  }
  std::sort(spins.begin(), spins.end());
  EXPECT_LT(spins[2], 1e-8);
  EXPECT_LT(spins[4], 3e-8);
}

// At 3000 rpm and 2 ms a step multiplies the spin beyond measure: the run says so and stops.
TEST(PushRod, IsRefusedStepsThatCannotHoldItsSpin) {
  const Problem fast = rotating("push-rod", {{"speed", "3000 rpm"}});
  const RunResult stopped = run(fast, *make_scheme("visviva"), fixed_steps(2e-3, 3.0)).result;
  ASSERT_EQ(stopped.status, RunStatus::failed);
  EXPECT_EQ(stopped.spin.body, "rod");
  EXPECT_GE(stopped.spin.x, 1.0);
  EXPECT_NE(stopped.failure->what.find("'rod'"), std::string::npos);
  const RunResult warned = run(fast, *make_scheme("visviva"), fixed_steps(1.5e-3, 1.0)).result;
  ASSERT_EQ(warned.status, RunStatus::completed);
  EXPECT_GT(warned.spin.x, 0.25);
  EXPECT_LT(warned.spin.x, 1.0);
  ASSERT_FALSE(run_warnings(warned).empty());
  EXPECT_NE(run_warnings(warned).back().find("the spin of 'rod'"), std::string::npos);
  // Bodies that a hinge holds do not spin, and points do not turn.
  EXPECT_EQ(
      run(rotating("driven-rotor"), *make_scheme("visviva"), fixed_steps(0.01, 0.1)).result.spin.x,
      0.0);
}

// What the run says of a step is true: without a warning nobody sees a spin, and so it is with the step that is advised. A
// run that is stopped on its way to full speed does not know how fast it will be, so it may have to be asked twice.
TEST(PushRod, DoesNotSpinWithTheStepThatIsAdvised) {
  for (const std::string radius : {"0.1 mm", "0.5 mm", "2 mm"}) {
    const Problem rod = rotating("push-rod", {{"radius", radius}});
    double step = 2e-3;
    RunResult result = run(rod, *make_scheme("visviva"), fixed_steps(step, 0.5)).result;
    for (int i = 0; i < 3 && result.spin.x > 0.25; ++i) {
      step = result.spin.good_step();
      result = run(rod, *make_scheme("visviva"), fixed_steps(step, 0.5)).result;
    }
    ASSERT_EQ(result.status, RunStatus::completed) << radius;
    EXPECT_LT(result.spin.x, 0.3) << radius;
    EXPECT_LT(largest_axial_spin(rod, step, 0.5), 1e-5) << radius;
  }
}

// Moments across the axis do work on the rotation of each frame about its own mass centre: with two rods it is a quarter.
TEST(PushRod, OfTwoRodsMayHaveTwiceTheStep) {
  const Settings thin = {{"radius", "0.5 mm"}};
  const auto spin_error = [&](const std::string& name, const std::string& scheme) {
    const RunResult result = run(rotating(name, thin),
                                 scheme.empty() ? *make_scheme("visviva")
                                                : *make_scheme("frame-1", {{"velocity", scheme}}),
                                 fixed_steps(2e-3, 0.5))
                                 .result;
    EXPECT_EQ(result.spin.body, "rod") << name;
    return result.spin.x;
  };
  const double one = spin_error("push-rod", "");
  EXPECT_GT(one, 0.25);
  EXPECT_NEAR(spin_error("joined-push-rod", ""), 0.25 * one, 0.03 * one);
  EXPECT_NEAR(spin_error("push-rod", "spatial"), one, 0.05 * one);
  EXPECT_LT(largest_axial_spin(rotating("joined-push-rod", thin), 2e-3, 0.5), 1e-7);
}

// Rods beside the axis go round it: their own spin is that of the whole only together with the motion of their mass centres. At a
// distance w they have the inertia about it that one rod of the radius r√2 has, r² = w² + half the square of their own.
TEST(PushRod, OfRodsBesideEachOtherMaySpin) {
  const RunResult result =
      run(rotating("flat-push-rod"), *make_scheme("visviva"), fixed_steps(2e-3, 0.5)).result;
  EXPECT_EQ(result.status, RunStatus::completed);
  EXPECT_EQ(result.spin.body, "rod");
  const std::string radius = fmt::format("{} mm", std::sqrt(2.0 * 4.0 * 4.0 + 0.1 * 0.1));
  const RunResult one = run(rotating("push-rod", {{"radius", radius}}), *make_scheme("visviva"),
                            fixed_steps(2e-3, 0.5))
                            .result;
  EXPECT_NEAR(result.spin.x, one.spin.x, 1e-3 * one.spin.x);
}

// The angle of a free rotor is 2 atan(hω/2) in a step: its speed reads right, and the run says what is missing.
TEST(FreeRotor, IsWarnedOfTheAngleItMisses) {
  const RunResult fast =
      run(rotating("free-rotor"), *make_scheme("visviva"), fixed_steps(0.01, 0.5)).result;
  EXPECT_NEAR(fast.turn.angle, 2.0 * std::atan(0.3), 0.01);
  EXPECT_EQ(fast.turn.body, "rotor");
  ASSERT_FALSE(run_warnings(fast).empty());
  EXPECT_NE(run_warnings(fast).front().find("'rotor' turns by"), std::string::npos);
  EXPECT_TRUE(
      run_warnings(
          run(rotating("free-rotor"), *make_scheme("visviva"), fixed_steps(0.004, 0.5)).result)
          .empty());
}

}  // namespace
}  // namespace visviva::test

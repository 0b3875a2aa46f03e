// An arm that turns by 2.8 or 3.5 rad in a step as it starts: its angle must be that of its tip, with all its turns.
#include "visviva/mechanics/turn_count.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "results/everything.hpp"

namespace visviva::test {
namespace {

Problem arm(double speed, double stiffness) {
  return problem_of(fmt::format(R"(
visviva: 1
parameters: {{w: {} rad/s, k: {} N*m}}
bodies:
  arm:
    mass: 2
    inertia: [0.1, 0.1, 0.2]
    position: [0.5, 0, 0]
    velocity: [0, 0.5 m*w, 0]
    angular_velocity: [0, 0, w]
joints:
  shaft: {{type: revolute, between: [ground, arm], at: [0, 0, 0], axis: [0, 0, 1]}}
joint_springs:
  coil: {{joint: shaft, stiffness: k}}
simulation: {{step: 0.1, until: 2}}
)",
                                speed, stiffness));
}

RunOptions halved_steps(double until) {
  RunOptions options = fixed_steps(0.1, until);
  options.max_halvings = 8;
  return options;
}

double whole_turns_off(double a, double b) { return std::remainder(a - b, 2.0 * M_PI); }

TEST(TurnCount, AnglesFollowTheirJoints) {
  std::set<std::string> with_short_steps;
  for (const double speed : {28.0, 35.0})
    for (const std::string scheme :
         {"visviva", "frame-1", "frame-2", "frame-3", "midpoint", "energy-preserving",
          "generalized-alpha", "augmented-lagrangian",
          "energy-preserving:coordinates=euler-parameters"}) {
      const Problem problem = arm(speed, 0.0);
      const int angle = problem.system->coordinate_count() - 1;
      ASSERT_EQ(problem.system->coordinate_name(angle), "shaft.angle");
      Witness w;
      const Ran ran = run(problem, *make_scheme(scheme), halved_steps(2.0), &w);
      ASSERT_FALSE(ran.result.failure) << scheme;
      if (ran.result.rejected > 0) with_short_steps.insert(scheme);
      const double tip = std::atan2(w.q.back()[1], w.q.back()[0]);
      EXPECT_NEAR(whole_turns_off(w.q.back()[angle], tip), 0.0, 1e-3) << scheme;
      for (std::size_t i = 1; i < w.q.size(); ++i)
        EXPECT_LT(std::abs(w.q[i][angle] - w.q[i - 1][angle]), M_PI) << scheme << " " << i;
    }
  EXPECT_TRUE(with_short_steps.contains("midpoint")) << "which got to −8000 rad without a word";
}

// A spring pulls at the angle: energy is kept only if that is the same before and after.
TEST(TurnCount, SpringsOfFastJointsKeepTheirEnergy) {
  for (const std::string scheme : {"visviva:rho_inf=1", "frame-1", "energy-preserving"}) {
    const Problem problem = arm(28.0, 20.0);
    const RunResult r = run(problem, *make_scheme(scheme), halved_steps(20.0)).result;
    ASSERT_FALSE(r.failure) << scheme;
    EXPECT_NEAR(r.final_energy, r.initial_energy, 1e-11 * r.initial_energy) << scheme;
  }
}

// Two wheels that a spring turns against each other: by symmetry one angle is twice the other, also where together they turn
// by more than half a turn in a step.
TEST(TurnCount, WheelsThatTurnAgainstEachOtherKeepTheirAngles) {
  for (const std::string scheme : {"visviva", "visviva:rho_inf=1", "frame-1", "energy-preserving"})
    for (const double speed : {230.0, 250.0, 300.0}) {
      const Problem problem = problem_of(fmt::format(R"(
visviva: 1
parameters: {{w: {} rad/s}}
bodies:
  A: {{mass: 1, inertia: [0.01, 0.01, 0.02], angular_velocity: [0, 0, w]}}
  B: {{mass: 1, inertia: [0.01, 0.01, 0.02], position: [0, 0, 0.2], angular_velocity: [0, 0, -w]}}
joints:
  j: {{type: revolute, between: [ground, A], at: [0, 0, 0], axis: [0, 0, 1]}}
  k: {{type: revolute, between: [A, B], at: [0, 0, 0.2], axis: [0, 0, 1]}}
joint_springs:
  soft: {{joint: k, stiffness: 1}}
  none: {{joint: j, stiffness: 1e-9}}
simulation: {{step: 0.01, until: 1}}
)",
                                                     speed));
      RunOptions options = fixed_steps(0.01, 1.0);
      options.max_halvings = 8;
      Witness w;
      const Ran ran = run(problem, *make_scheme(scheme), options, &w);
      ASSERT_FALSE(ran.result.failure) << scheme << " " << speed;
      const auto n = problem.system->coordinate_count();
      for (const Vector& q : w.q) {
        const double sum = q[n - 1] + q[n - 2];
        const double one = std::abs(q[n - 1]) > std::abs(q[n - 2]) ? q[n - 2] : q[n - 1];
        ASSERT_NEAR(sum, -one, 1e-3 * (1.0 + std::abs(one))) << scheme << " " << speed;
      }
    }
}

TEST(TurnCount, KnowsWhichAngleIsLost) {
  const Problem problem = arm(1.0, 0.0);
  const TurnCount turns(*problem.system);
  EXPECT_TRUE(turns.has_angles());
  const Vector q = start_of(problem).q;
  const Vector v = start_of(problem).v;
  Vector other = q;
  EXPECT_EQ(turns.lost(q, v, 3.0, other), nullptr);
  EXPECT_NE(turns.lost(q, v, 3.3, other), nullptr) << "it may have turned once";
  other[q.size() - 1] += 2.0 * M_PI;
  ASSERT_NE(turns.lost(q, v, 3.0, other), nullptr);
  EXPECT_EQ(turns.lost(q, v, 3.0, other)->part, "shaft");
  EXPECT_FALSE(TurnCount(*make_problem("four-mass").system).has_angles());
}

// A body on a soft bushing, spun so fast that the bushing cannot stop it within half a turn, or just can.
TEST(HalfTurns, ABushingTurnedPastThemEndsTheRun) {
  const auto spun = [](double speed) {
    return problem_of(fmt::format(R"(
visviva: 1
bodies:
  disc: {{mass: 1, inertia: [0.1, 0.1, 0.2], position: [0, 0, 0], angular_velocity: [0, 0, {}]}}
springs:
  mount: {{type: bushing, between: [ground, disc], stiffness: [100, 100, 100, 1, 1, 1]}}
simulation: {{step: 0.01, until: 2}}
)",
                                  speed));
  };
  const double limit = M_PI * std::sqrt(1.0 / 0.2);
  for (const auto* scheme : {"visviva", "frame-1", "midpoint", "generalized-alpha"}) {
    const Problem below = spun(0.99 * limit);
    EXPECT_EQ(run(below, *make_scheme(scheme), fixed_steps(0.005, 2.0)).result.status,
              RunStatus::completed)
        << scheme;
    const Problem beyond = spun(1.05 * limit);
    // Iterates on directors may be past them a step or two before the solution is.
    const auto failed = run(beyond, *make_scheme(scheme), fixed_steps(0.005, 2.0)).result;
    EXPECT_EQ(failed.status, RunStatus::failed) << scheme;
    ASSERT_TRUE(failed.failure) << scheme;
    EXPECT_NEAR(failed.failure->time, std::asin(1.0 / 1.05) / std::sqrt(5.0), 0.02)
        << scheme << failed.failure->what;
  }
}

}  // namespace
}  // namespace visviva::test

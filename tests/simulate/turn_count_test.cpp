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

TEST(TurnCount, KnowsWhichAngleIsLost) {
  const Problem problem = arm(1.0, 0.0);
  const TurnCount turns(*problem.system);
  EXPECT_TRUE(turns.has_angles());
  const Vector q = start_of(problem).q;
  Vector other = q;
  EXPECT_EQ(turns.lost(q, other), nullptr);
  other[q.size() - 1] += 2.0 * M_PI;
  ASSERT_NE(turns.lost(q, other), nullptr);
  EXPECT_EQ(turns.lost(q, other)->part, "shaft");
  EXPECT_FALSE(TurnCount(*make_problem("four-mass").system).has_angles());
}

}  // namespace
}  // namespace visviva::test

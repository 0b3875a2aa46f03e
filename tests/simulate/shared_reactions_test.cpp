// Where joints hold a body in more ways than needed, their reactions are not unique: the smallest ones are told.
#include <gtest/gtest.h>

#include "run_problem.hpp"
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/shapes.hpp"
#include "visviva/simulate/consistent_state.hpp"
#include "visviva/simulate/reaction_sharing.hpp"

namespace visviva {
namespace {

using model::Vector3d;

// A heavy door on two hinges of one axis: six reactions more than enough for five constraints.
model::Model door() {
  model::Model m;
  m.gravity = {0.0, 0.0, -10.0};
  m.bodies = {model::box("door", {0.5, 0.0, 1.0}, {1.0, 0.1, 2.0}, 6.0)};
  m.connect("low", std::make_shared<Revolute>(), model::ground, "door", {0.0, 0.0, 0.0});
  m.connect("high", std::make_shared<Revolute>(), model::ground, "door", {0.0, 0.0, 2.0});
  return m;
}

struct Solved {
  Problem problem;
  Multipliers shared;
  Vector lambda;
  Reaction of(std::size_t joint) const {
    return JointReaction(*problem.system, problem.system->joints()[joint]).at(problem.q0, shared);
  }
};

Solved solve(const model::Model& m) {
  Solved s{test::to_problem(m, 0.01, 1.0), {}, {}};
  AccelerationSolver solver(s.problem.system);
  Vector a;
  EXPECT_TRUE(solver.solve(s.problem.q0, s.problem.v0, 0.0, a, s.lambda));
  ReactionSharing sharing(s.problem.system);
  s.shared = sharing.share(s.problem.q0, s.lambda);
  s.shared.ambiguous = sharing.ambiguous(s.problem.q0);
  return s;
}

TEST(SharedReactions, CarryTheDoorTogether) {
  const Solved s = solve(door());
  ASSERT_EQ(s.problem.system->implied().rows(), 5);
  const Reaction low = s.of(0);
  const Reaction high = s.of(1);
  EXPECT_LT((low.force + high.force - Vector3d(0.0, 0.0, 60.0)).norm(), 1e-12);
  const Vector3d moment = low.moment + high.moment + Vector3d(0.0, 0.0, 2.0).cross(high.force) +
                          Vector3d(0.5, 0.0, 1.0).cross(Vector3d(0.0, 0.0, -60.0));
  EXPECT_LT(moment.norm(), 1e-12);
  // Both hinges are alike: of all ways to share the weight the smallest is an even one.
  EXPECT_NEAR(low.force.z(), 30.0, 1e-12);
}

TEST(SharedReactions, AreTheSmallestThatDoIt) {
  const Solved s = solve(door());
  const int own = s.problem.system->orthonormality_count();
  const auto norm = [&](const Vector& enforced, const Vector& implied) {
    return enforced.tail(enforced.size() - own).squaredNorm() + implied.squaredNorm();
  };
  EXPECT_LT(norm(s.shared.enforced, s.shared.implied), 0.9 * norm(s.lambda, Vector::Zero(5)));
}

TEST(SharedReactions, AreTheSameFoundForAllJointsAtOnce) {
  const Solved s = solve(door());
  const std::vector<JointReaction> all = JointReaction::of_all(*s.problem.system);
  ASSERT_EQ(all.size(), 2U);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Reaction reaction = all[i].at(s.problem.q0, s.shared);
    EXPECT_EQ(reaction.force, s.of(i).force);
    EXPECT_EQ(reaction.moment, s.of(i).moment);
    EXPECT_EQ(reaction.point, s.of(i).point);
    EXPECT_GT(reaction.force.norm(), 1.0);
  }
}

TEST(SharedReactions, AreMarked) {
  const Solved twice = solve(door());
  for (const JointPlace& joint : twice.problem.system->joints())
    EXPECT_FALSE(JointReaction(*twice.problem.system, joint).is_unique(twice.shared));
  model::Model m = door();
  m.joints.pop_back();
  const Solved once = solve(m);
  EXPECT_EQ(once.shared.implied.size(), 0);
  EXPECT_TRUE(
      JointReaction(*once.problem.system, once.problem.system->joints()[0]).is_unique(once.shared));
}

}  // namespace
}  // namespace visviva

// Where joints hold a body in more ways than needed, their reactions are not unique: the smallest ones are told.
#include <gtest/gtest.h>

#include "algebra.hpp"
#include "dense.hpp"
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
  s.shared = sharing.share(solver.equations(), s.problem.q0, s.lambda);
  s.shared.ambiguous = sharing.ambiguous(solver.equations(), s.problem.q0);
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

// min ½|λ_J|² + ½|μ|²  where  M w + Bᵀλ + B_dᵀμ = Bᵀλ⁰  and  B w = 0,  by its equations with all unknowns and multipliers.
Vector least_multipliers(const System& system, const Vector& q, const Vector& lambda) {
  const Eigen::Index m = system.constraint_count();
  const Eigen::Index d = system.implied().rows();
  const Eigen::Index n = system.coordinate_count();
  const Matrix B = test::constraint_jacobian(system, q);
  SparseMatrix B_d = system.implied().pattern();
  system.implied().jacobian(q, B_d);
  Matrix balance(n + m, m + d + n);
  balance << B.transpose(), Matrix(B_d).transpose(), Matrix(system.bare_mass()),  //
      Matrix::Zero(m, m + d), B;
  Vector weight = Vector::Zero(m + d + n);
  weight.segment(system.orthonormality_count(), m + d - system.orthonormality_count()).setOnes();
  const Eigen::Index unknowns = balance.cols();
  Matrix all = Matrix::Zero(unknowns + n + m, unknowns + n + m);
  all.topLeftCorner(unknowns, unknowns) = weight.asDiagonal();
  all.topRightCorner(unknowns, n + m) = balance.transpose();
  all.bottomLeftCorner(n + m, unknowns) = balance;
  Vector x = Vector::Zero(unknowns + n + m);
  x.segment(unknowns, n) = B.transpose() * lambda;
  return visviva::solve(all, x).col(0).head(m + d);
}

// Also away from where joints hold, as positions within a step are.
TEST(SharedReactions, AreTheLeastOfManyLoops) {
  for (const char* loops : {"1", "4"})
    for (const double off : {0.0, 1e-3}) {
      const Problem problem = test::make_problem("rigid-four-bar", {{"loops", loops}});
      const System& system = *problem.system;
      Vector q = problem.q0;
      for (Eigen::Index i = 0; i < q.size(); ++i)
        q[i] += off * std::sin(3.0 * static_cast<double>(i));
      Vector lambda(system.constraint_count());
      for (Eigen::Index i = 0; i < lambda.size(); ++i)
        lambda[i] = 10.0 * std::cos(2.0 * static_cast<double>(i));
      RigidFrameEquations equations(system);
      const Multipliers shared = ReactionSharing(problem.system).share(equations, q, lambda);
      const Vector expected = least_multipliers(system, q, lambda);
      ASSERT_GT(shared.implied.norm(), 1.0);
      EXPECT_LT((shared.enforced - expected.head(lambda.size())).norm(), 1e-10);
      EXPECT_LT((shared.implied - expected.tail(shared.implied.size())).norm(), 1e-10);
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

#include "visviva/assemble/rigid_frame_equations.hpp"

#include <gtest/gtest.h>

#include <random>

#include "dense.hpp"
#include "run_problem.hpp"

namespace visviva::test {
namespace {

// Those of the suites, beams whose mass couples their nodes, a joint that is held twice, and many bodies.
std::vector<SuiteProblem> problems_with_frames_and_without() {
  std::vector<SuiteProblem> list = suite_problems();
  list.push_back(
      {"beam-pendulum", {{"elements", "3"}, {"element_order", "0"}, {"beam_mass", "consistent"}}});
  list.push_back({"right-angle-flight", {{"elements", "2"}, {"beam_mass", "consistent"}}});
  list.push_back({"door"});
  list.push_back({"stewart-platform"});
  list.push_back({"chain", {{"count", "12"}}});
  return list;
}

class RandomVector {
 public:
  Vector operator()(Eigen::Index size, double amplitude) {
    Vector x(size);
    for (double& value : x) value = amplitude * distribution_(engine_);
    return x;
  }

 private:
  std::mt19937 engine_{7};
  std::uniform_real_distribution<double> distribution_{-1.0, 1.0};
};

double largest(const Vector& x) { return x.size() > 0 ? x.cwiseAbs().maxCoeff() : 0.0; }

// With directors that are not orthonormal, too, as states of schemes have them that leave the constraints a little.
TEST(RigidFrameEquations, AreThoseInNaturalCoordinates) {
  RandomVector random;
  for (const SuiteProblem& suite : problems_with_frames_and_without())
    for (const double off : {0.0, 1e-3}) {
      SCOPED_TRACE(testing::Message() << suite.name << ", off by " << off);
      const Problem problem = make_problem(suite.name, suite.set);
      const System& system = *problem.system;
      const Vector q = problem.q0 + random(problem.q0.size(), off);
      const Vector f = random(system.coordinate_count(), 1.0);
      const Vector g = random(system.constraint_count(), 1.0);
      RigidFrameEquations equations(system);
      ASSERT_TRUE(equations.settle(q));
      equations.motion() = f;
      equations.multipliers() = g;
      equations.solve();
      const Vector& delta = equations.motion();
      const Vector& pi = equations.multipliers();

      const Matrix M = system.mass();
      const Matrix B = constraint_jacobian(system, q);
      const Vector inertia = M * delta;
      const Vector force = B.transpose() * pi;
      EXPECT_LE(largest(inertia + force - f), 1e-11 * (1.0 + largest(inertia) + largest(force)));
      EXPECT_LE(largest(B * delta - g), 1e-11 * (1.0 + largest(delta)));
    }
}

TEST(RigidFrameEquations, AreSolvedAgainWithoutAnythingLeftOfTheLastPlace) {
  RandomVector random;
  const Problem problem = make_problem("stewart-platform");
  const System& system = *problem.system;
  const Vector f = random(system.coordinate_count(), 1.0);
  const auto solved = [&](RigidFrameEquations& equations) {
    EXPECT_TRUE(equations.settle(problem.q0));
    equations.set_zero();
    equations.motion() = f;
    equations.solve();
    return equations.motion();
  };
  RigidFrameEquations fresh(system);
  RigidFrameEquations used(system);
  ASSERT_TRUE(used.settle(problem.q0 + random(problem.q0.size(), 1e-2)));
  used.multipliers() = random(system.constraint_count(), 1.0);
  used.solve();
  const Vector expected = solved(fresh);
  EXPECT_LE(largest(solved(used) - expected), 1e-11 * largest(expected));
}

TEST(RigidFrameEquations, AreSingularWhereAxesCollapse) {
  const Problem problem = make_problem("free-body");
  Vector q = problem.q0;
  q.segment<3>(6) = q.segment<3>(3);
  EXPECT_FALSE(RigidFrameEquations(*problem.system).settle(q));
}

}  // namespace
}  // namespace visviva::test

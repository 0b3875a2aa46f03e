#include "visviva/assemble/redundancy.hpp"

#include <gtest/gtest.h>

#include "run_problem.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/build.hpp"
#include "visviva/model/shapes.hpp"

namespace visviva::test {
namespace {

using model::Vector3d;

// Two bars of one metre on hinges one metre apart and a coupler between their ends, all at this angle from the line
// through the hinges.
model::Built parallelogram(double angle) {
  const Vector3d A(0.0, 0.0, 0.0);
  const Vector3d D(1.0, 0.0, 0.0);
  const Vector3d arm(std::cos(angle), std::sin(angle), 0.0);
  model::Model m;
  m.name = "parallelogram";
  m.gravity = {0.0, -9.81, 0.0};
  m.bodies = {model::rod("left", A, A + arm, 1.0, 0.02),
              model::rod("coupler", A + arm, D + arm, 1.0, 0.02),
              model::rod("right", D, D + arm, 1.0, 0.02)};
  const auto hinge = std::make_shared<Revolute>();
  m.connect("A", hinge, model::ground, "left", A);
  m.connect("B", hinge, "left", "coupler", A + arm);
  m.connect("C", hinge, "coupler", "right", D + arm);
  m.connect("D", hinge, "right", model::ground, D);
  return model::build(m);
}

TEST(Redundancy, IsFoundInAPlaneLinkage) {
  const model::Built p = parallelogram(1.0);
  const Assembly assembly = assemble(p.system, p.q0, 0.0);
  EXPECT_EQ(assembly.system->implied().rows(), 3);
  EXPECT_EQ(assembly.system->constraint_count(), p.system->constraint_count() - 3);
  EXPECT_TRUE(dependent_constraints(*assembly.system, assembly.q).empty());
}

TEST(Redundancy, IsNotMistakenAtADeadCentre) {
  const model::Built flat = parallelogram(0.0);
  try {
    (void)assemble(flat.system, flat.q0, 0.0);
    FAIL() << "a parallelogram laid flat can fold either way";
  } catch (const InvalidModel& error) {
    EXPECT_NE(std::string(error.what()).find("dead centre"), std::string::npos) << error.what();
  }
}

// A row that is left out although the motion depends on it is noticed, not lost.
TEST(Redundancy, ThatDoesNotLastEndsTheRun) {
  const model::Built p = parallelogram(1.0);
  const Assembly assembly = assemble(p.system, p.q0, 0.0);
  const int needed = assembly.system->constraint_count() - 1;
  Problem problem;
  problem.system = std::make_shared<System>(assembly.system->without_constraints({needed}));
  problem.q0 = assembly.q;
  problem.v0 = p.v0;
  const Ran ran = run(problem, *make_scheme("frame-1"), fixed_steps(0.01, 1.0));
  ASSERT_EQ(ran.result.status, RunStatus::failed);
  EXPECT_NE(ran.result.failure->what.find("no longer does"), std::string::npos)
      << ran.result.failure->what;
}

}  // namespace
}  // namespace visviva::test

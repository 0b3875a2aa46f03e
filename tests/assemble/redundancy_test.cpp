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

// Two bars of this length on hinges as far apart and a coupler between their ends, all at this angle from the line through the
// hinges.
model::Built parallelogram(double angle, double length = 1.0) {
  const Vector3d A(0.0, 0.0, 0.0);
  const Vector3d D(length, 0.0, 0.0);
  const Vector3d arm = length * Vector3d(std::cos(angle), std::sin(angle), 0.0);
  model::Model m;
  m.name = "parallelogram";
  m.gravity = {0.0, -9.81, 0.0};
  m.bodies = {model::rod("left", A, A + arm, 1.0, 0.02 * length),
              model::rod("coupler", A + arm, D + arm, 1.0, 0.02 * length),
              model::rod("right", D, D + arm, 1.0, 0.02 * length)};
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

// In nanometres as in gigametres, or light years.
TEST(Redundancy, DoesNotDependOnTheUnitOfLength) {
  for (const double length : {1e-9, 1e-6, 1e6, 1e9, 1e12}) {
    const model::Built p = parallelogram(1.0, length);
    EXPECT_EQ(dependent_constraints(*p.system, p.q0).size(), 3U) << length;
  }
}

// Of one hinge all five rows count, however long the lever is that it stands on the end of, and beside whatever other parts.
TEST(Redundancy, IsNotTakenForALongLever) {
  for (const double length : {1e-12, 1e6, 1e12}) {
    model::Model m;
    m.name = "lever";
    const Vector3d end(length, 0.0, 0.0);
    m.bodies = {model::rod("lever", Vector3d::Zero(), end, 1.0, 0.02),
                model::rod("other", end, end + Vector3d(1.0, 0.0, 0.0), 1.0, 0.02)};
    const auto hinge = std::make_shared<Revolute>();
    m.connect("A", hinge, model::ground, "lever", Vector3d::Zero());
    m.connect("B", hinge, "lever", "other", end);
    const model::Built built = model::build(m);
    EXPECT_TRUE(dependent_constraints(*built.system, built.q0).empty()) << length;
  }
}

TEST(Redundancy, IsNotMistakenAtADeadCentre) {
  for (const double length : {1e-6, 1.0, 1e6}) {
    const model::Built flat = parallelogram(0.0, length);
    try {
      (void)assemble(flat.system, flat.q0, 0.0);
      ADD_FAILURE() << "a parallelogram laid flat can fold either way: " << length;
    } catch (const InvalidModel& error) {
      EXPECT_NE(std::string(error.what()).find("dead centre"), std::string::npos) << error.what();
    }
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

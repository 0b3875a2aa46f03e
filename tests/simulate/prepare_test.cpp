#include "visviva/simulate/prepare.hpp"

#include <gtest/gtest.h>

#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/motions.hpp"
#include "visviva/model/shapes.hpp"

namespace visviva {
namespace {

using model::Vector3d;

// A rod on a hinge whose marker on the rod is off by `gap`.
model::Model hinged_rod(const Vector3d& gap) {
  model::Model m;
  m.name = "hinged rod";
  m.gravity = {0.0, -9.81, 0.0};
  m.bodies = {model::rod("rod", {0.0, 0.0, 0.0}, {1.0, 0.0, 0.0}, 1.0, 0.05)};
  m.connect("hinge", std::make_shared<Revolute>(), model::ground, "rod", {0.0, 0.0, 0.0});
  m.joints[0].a.position += gap;
  return m;
}

std::string refusal(const model::Model& m) {
  try {
    (void)prepare(m);
  } catch (const InvalidModel& error) {
    return error.what();
  }
  return "";
}

TEST(Prepare, MovesPartsThatAlmostFitAndRefusesOthers) {
  const Prepared close = prepare(hinged_rod({1e-4, 0.0, 0.0}));
  Vector phi(close.system->constraint_count());
  close.system->constraints().value(close.start.q, 0.0, phi);
  EXPECT_LT(phi.cwiseAbs().maxCoeff(), 1e-13);
  EXPECT_NE(refusal(hinged_rod({0.3, 0.0, 0.0})).find("the initial positions violate"),
            std::string::npos);
}

TEST(Prepare, RefusesADriveThatStartsElsewhere) {
  model::Model m = hinged_rod(Vector3d::Zero());
  m.drives = {{"motor", "hinge", model::Drive::Quantity::angle, model::constant(0.3)}};
  EXPECT_NE(refusal(m).find("the initial positions violate"), std::string::npos) << refusal(m);
  m.drives[0].motion = model::steady(2.0);
  EXPECT_NE(refusal(m).find("or let drives start from rest"), std::string::npos) << refusal(m);
}

TEST(Prepare, ADriveMayStartInAnyTurn) {
  model::Model m = hinged_rod(Vector3d::Zero());
  const double three_turns = 6.0 * 3.14159265358979323846;
  m.drives = {{"motor", "hinge", model::Drive::Quantity::angle,
               model::smooth_ramp(three_turns, 0.0, 0.0, 1.0)}};
  const Prepared p = prepare(m);
  EXPECT_NEAR(p.start.q[12], three_turns, 1e-12);
}

}  // namespace
}  // namespace visviva

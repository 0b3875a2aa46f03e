// Velocities of a whole mechanism that follow from the speed of one joint, against the kinematics by hand.
#include "visviva/simulate/start_velocities.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "visviva/assemble/redundancy.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/motions.hpp"
#include "visviva/model/shapes.hpp"

namespace visviva::test {
namespace {

using model::Vector3d;

// A crank about the origin, a connecting rod and a slider along x, the crank at an angle of 0.7.
model::Model slider_crank() {
  constexpr double angle = 0.7, crank = 0.2, rod = 0.5;
  const Vector3d pin(crank * std::cos(angle), crank * std::sin(angle), 0.0);
  const Vector3d wrist(pin.x() + std::sqrt(rod * rod - pin.y() * pin.y()), 0.0, 0.0);
  model::Model m;
  m.bodies = {model::rod("crank", Vector3d::Zero(), pin, 1.0, 0.01),
              model::rod("rod", pin, wrist, 2.0, 0.01),
              model::box("slider", wrist, Vector3d::Constant(0.05), 3.0)};
  const auto hinge = std::make_shared<Revolute>();
  m.connect("bearing", hinge, model::ground, "crank", Vector3d::Zero());
  m.connect("pin", hinge, "crank", "rod", pin);
  m.connect("wrist", hinge, "rod", "slider", wrist);
  m.connect("guide", std::make_shared<Prismatic>(), model::ground, "slider", wrist,
            Vector3d::UnitX());
  return m;
}

Vector velocities(const model::Model& m) {
  const model::Built built = model::build(m);
  return start_velocities(m, built, assemble(built.system, built.q0, 0.0).q);
}

// Of the origin of the body with that number: bodies have twelve coordinates each.
Vector3d velocity(const Vector& v, int body) { return v.segment<3>(12 * body); }

void expect_near(const Vector3d& a, const Vector3d& b) {
  EXPECT_LT((a - b).norm(), 1e-13) << a.transpose() << " and " << b.transpose();
}

TEST(StartVelocities, OfASliderCrankFollowFromItsCrank) {
  model::Model m = slider_crank();
  m.joints[0].speed = 3.0;
  const Vector v = velocities(m);
  const Vector3d pin = 2.0 * m.bodies[0].position;
  const Vector3d wrist = m.bodies[2].position;
  // x_W = a cos φ + √(b² − a² sin² φ)
  const double slider = -3.0 * pin.y() - 3.0 * pin.y() * pin.x() / (wrist.x() - pin.x());
  expect_near(velocity(v, 0), 3.0 * Vector3d::UnitZ().cross(0.5 * pin));
  expect_near(velocity(v, 2), {slider, 0.0, 0.0});
  expect_near(velocity(v, 1), 0.5 * (3.0 * Vector3d::UnitZ().cross(pin) + velocity(v, 2)));
}

TEST(StartVelocities, FollowFromTheSliderAsWell) {
  model::Model m = slider_crank();
  m.joints[0].speed = 3.0;
  const Vector turned = velocities(m);
  m.joints[0].speed.reset();
  m.joints[3].speed = velocity(turned, 2).x();
  EXPECT_LT((velocities(m) - turned).norm(), 1e-12);
}

TEST(StartVelocities, OfAFourBarLinkageFollowFromItsCrank) {
  const Vector3d A(0, 0, 0), B(0.1, 0.2, 0), C(0.6, 0.5, 0), D(0.7, 0, 0);
  model::Model m;
  m.bodies = {model::rod("crank", A, B, 0.2, 0.01), model::rod("coupler", B, C, 0.6, 0.01),
              model::rod("rocker", C, D, 0.4, 0.01)};
  const auto hinge = std::make_shared<Revolute>();
  m.connect("A", hinge, "ground", "crank", A);
  m.connect("B", hinge, "crank", "coupler", B);
  m.connect("C", hinge, "coupler", "rocker", C);
  m.connect("D", hinge, "ground", "rocker", D);
  m.joints[0].speed = -2.0;
  const Vector v = velocities(m);
  // ω₃ e_z × (C − D) = ω₁ e_z × (B − A) + ω₂ e_z × (C − B), along and across the coupler.
  const Vector3d b = B - A, c = C - B, d = C - D;
  const double rocker = -2.0 * b.cross(c).z() / d.cross(c).z();
  expect_near(velocity(v, 2), rocker * Vector3d::UnitZ().cross(0.5 * d));
  expect_near(velocity(v, 1), 0.5 * (-2.0 * Vector3d::UnitZ().cross(b) + 2.0 * velocity(v, 2)));
}

TEST(StartVelocities, AreThoseOfThePartsWithoutAnySpeed) {
  model::Model m = slider_crank();
  m.bodies[0].velocity = {1.0, 2.0, 3.0};
  EXPECT_EQ(velocities(m), model::build(m).v0);
}

// A hinged rod and a free one: the free one keeps what it has, and a rod on two hinges in a row takes the least energy.
TEST(StartVelocities, ChangeNothingElse) {
  model::Model m;
  m.bodies = {model::rod("held", {0, 0, 0}, {1, 0, 0}, 1.0, 0.01),
              model::rod("free", {0, 1, 0}, {1, 1, 0}, 1.0, 0.01)};
  m.bodies[1].velocity = {0.1, 0.2, 0.3};
  m.connect("hinge", std::make_shared<Revolute>(), model::ground, "held", Vector3d::Zero());
  m.joints[0].speed = 4.0;
  const Vector v = velocities(m);
  expect_near(velocity(v, 0), {0.0, 2.0, 0.0});
  expect_near(velocity(v, 1), {0.1, 0.2, 0.3});
}

// A wheel in a satellite: what turns one way turns the other back, however different they are.
TEST(StartVelocities, OfFreeBodiesHaveNoMomentum) {
  for (const double ratio : {3.0, 1e6}) {
    model::Model m;
    for (const auto& [name, inertia] : {std::pair("wheel", 1e-3), {"craft", 1e-3 * ratio}}) {
      model::Body b;
      b.name = name;
      b.mass = 1e3 * inertia;
      b.inertia = inertia * Eigen::Matrix3d::Identity();
      m.bodies.push_back(b);
    }
    m.connect("bearing", std::make_shared<Revolute>(), "craft", "wheel", Vector3d::Zero());
    m.joints[0].speed = 8.0;
    const Vector v = velocities(m);
    const double wheel = v.segment<3>(3).y();  // ḋ₁ = ω × d₁
    const double craft = v.segment<3>(15).y();
    EXPECT_NEAR(wheel - craft, 8.0, 1e-12);
    EXPECT_NEAR(craft, -8.0 / (1.0 + ratio), 1e-6 * 8.0 / ratio) << ratio;
  }
}

std::string refusal(const model::Model& m) {
  try {
    (void)velocities(m);
  } catch (const InvalidModel& error) {
    return error.what();
  }
  return "";
}

TEST(StartVelocities, RefuseSpeedsThatContradict) {
  model::Model m = slider_crank();
  m.joints[0].speed = 3.0;
  m.drives = {{"motor", "bearing", model::Drive::Quantity::angle, model::steady(3.0)}};
  EXPECT_EQ(refusal(m), "");
  m.drives[0].motion = model::steady(2.0);
  EXPECT_NE(refusal(m).find("the speed of joint 'bearing' cannot be met"), std::string::npos)
      << refusal(m);
  m.drives.clear();
  m.joints[3].speed = 0.0;
  EXPECT_NE(refusal(m).find("the joints 'bearing', 'guide'"), std::string::npos) << refusal(m);
}

TEST(StartVelocities, RefuseJointsThatNeitherTurnNorSlide) {
  model::Model m;
  m.bodies = {model::rod("rod", {0, 0, 0}, {1, 0, 0}, 1.0, 0.01)};
  m.connect("ball", std::make_shared<Spherical>(), model::ground, "rod", Vector3d::Zero());
  m.joints[0].speed = 1.0;
  EXPECT_NE(refusal(m).find("neither turns about an axis nor slides along one"), std::string::npos)
      << refusal(m);
}

}  // namespace
}  // namespace visviva::test

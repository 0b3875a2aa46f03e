// Models in motion and at rest: drives and base motions do the work they are booked with, reactions carry what they must,
// redundant constraints are found and named, and contradictions refused.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "algebra.hpp"
#include "dense.hpp"
#include "run_problem.hpp"
#include "visviva/mechanics/elements/spring.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/mechanics/joints/point_joints.hpp"
#include "visviva/model/build.hpp"
#include "visviva/model/motions.hpp"
#include "visviva/model/shapes.hpp"

namespace visviva::model {
namespace {

constexpr double g = 9.81;
constexpr double mass = 2.0;

test::Ran run_preserving(const Problem& p, double step, double until) {
  test::Ran ran =
      test::run(p, *test::make_scheme("energy-preserving"), test::fixed_steps(step, until));
  EXPECT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-12 * ran.result.energy_scale);
  return ran;
}

Vector3d sensed(const Problem& p, const test::Ran& ran, std::size_t i = 0) {
  const auto& sensor = std::get<PointSensor>(p.system->sensors()[i].reads);
  return reading(sensor, {ran.stepper->q(), ran.stepper->v(), ran.stepper->v()});
}

// The slider is where the geometry puts it, and all energy comes from the motor.
TEST(Drives, TurnASliderCrank) {
  constexpr double r = 0.15, l = 0.4;
  for (const std::string ramp : {"0", "0.5"}) {
    const Problem p = test::make_problem("slider-crank", {{"ramp", ramp}, {"gravity", "0"}});
    const test::Ran ran = run_preserving(p, 0.001, 0.8);
    const double angle = ramp == "0" ? 20.0 * 0.8 : 20.0 * (0.8 - 0.25);
    const double s = r * std::sin(angle);
    EXPECT_NEAR(sensed(p, ran)[0], r * std::cos(angle) + std::sqrt(l * l - s * s), 1e-12);
    const auto& ledger = ran.result.ledger;
    EXPECT_NEAR(ledger[Account::drive_work], ran.result.final_energy - ran.result.initial_energy,
                1e-11);
    EXPECT_NE(ledger[Account::drive_work], 0.0);
  }
}

// A drive starts in the turn it says, not in the nearest one.
TEST(Drives, MayStartAfterManyTurns) {
  Model m;
  m.bodies = {ball("ball", Vector3d::Zero(), 0.1, mass)};
  m.connect("hinge", std::make_shared<Revolute>(), ground, "ball", Vector3d::Zero());
  m.drives = {
      {"motor", "hinge", Drive::Quantity::angle, spin_up(3.0, 0.5, 10.0 * std::numbers::pi)}};
  const Problem p = test::to_problem(m, 0.01, 1.0);
  EXPECT_NEAR(p.q0[12], 10.0 * std::numbers::pi, 1e-12);
  EXPECT_NEAR(run_preserving(p, 0.01, 1.0).stepper->q()[12], 10.0 * std::numbers::pi + 2.25, 1e-12);
}

Model lift(const TimeFunction& motion) {
  Model m;
  m.gravity = {0.0, 0.0, -g};
  m.bodies = {ball("ball", {0.0, 0.0, 1.0}, 0.1, mass)};
  m.joints = {{"guide", std::make_shared<Prismatic>(), {}, {"ball"}}};
  m.drives = {{"lift", "guide", Drive::Quantity::displacement, motion}};
  return m;
}

TEST(Drives, LiftASlider) {
  const Problem p = test::to_problem(lift(smooth_ramp(1.0, 3.0, 0.0, 0.5)), 0.01, 1.0);
  const test::Ran ran = run_preserving(p, 0.01, 1.0);
  EXPECT_NEAR(frame_position(ran.stepper->q(), 0)[2], 3.0, 1e-13);
  EXPECT_NEAR(ran.result.ledger[Account::drive_work], mass * g * 2.0 + ran.result.kinetic, 1e-11);
}

// A base that shakes a mass on a spring: x̄ follows the path, and the orientation stays.
TEST(BaseMotions, MoveABodyWithoutTurningIt) {
  Model m;
  Body base = box("base", {0.3, 0.0, 0.2}, {0.1, 0.2, 0.3}, mass);
  base.orientation = axes_along({1.0, 2.0, 3.0});
  base.velocity = {0.2 * 4.0, 0.0, 0.0};
  m.bodies = {base};
  m.points = {{"rider", 1.0, {0.3, 0.0, 1.2}, Vector3d::Zero()}};
  m.attach("spring", std::make_shared<Spring>(30.0, 0.9),
           {{"base", base.position}, {"rider", {0.3, 0.0, 1.2}}});
  m.base_motions = {{"shaker", m.marker("base", base.position), sine(0.2, 4.0, 0.0, 0.3),
                     constant(0.0), constant(0.2)}};
  const Problem p = test::to_problem(m, 0.01, 3.0);
  const test::Ran ran = run_preserving(p, 0.005, 3.0);
  const Vector& q = ran.stepper->q();
  EXPECT_LT((frame_position(q, 0) - Vector3d(0.3 + 0.2 * std::sin(12.0), 0.0, 0.2)).norm(), 1e-13);
  EXPECT_LT((frame_rotation(q, 0) - base.orientation).norm(), 1e-12);
  EXPECT_NEAR(ran.result.ledger[Account::drive_work],
              ran.result.final_energy - ran.result.initial_energy, 1e-11);
  EXPECT_GT(std::abs(ran.result.ledger[Account::drive_work]), 1e-3);
}

Reaction at_start(const Problem& p, std::size_t joint = 0) {
  const Vector lambda = test::accelerations(*p.system, p.q0, p.v0, 0.0).second;
  return JointReaction(*p.system, p.system->joints()[joint]).at(p.q0, {lambda});
}

void expect_near(const Vector3d& actual, const Vector3d& expected) {
  EXPECT_LT((actual - expected).norm(), 1e-10) << actual.transpose();
}

TEST(Reactions, CarryAHangingRod) {
  Model m;
  m.gravity = {0.0, -g, 0.0};
  m.bodies = {rod("rod", {1.0, 0.0, 0.0}, {1.0, -3.0, 0.0}, mass, 0.05)};
  m.connect("hook", std::make_shared<Revolute>(), ground, "rod", {1.0, 0.0, 0.0});
  const Problem p = test::to_problem(m, 0.01, 1.0);
  const Reaction r = at_start(p);
  EXPECT_EQ(p.system->joints()[0].on, "rod");
  expect_near(r.point, {1.0, 0.0, 0.0});
  expect_near(r.force, {0.0, mass * g, 0.0});
  expect_near(r.moment, Vector3d::Zero());
}

// A clamped rod: m g up and m g L/2 against tipping, whichever of rod and ground comes first.
TEST(Reactions, ClampAHorizontalRod) {
  for (const bool ground_first : {true, false}) {
    Model m;
    m.gravity = {0.0, -g, 0.0};
    m.bodies = {rod("rod", {1.0, 0.5, 0.0}, {4.0, 0.5, 0.0}, mass, 0.05)};
    m.connect("clamp", std::make_shared<Rigid>(), ground_first ? ground : "rod",
              ground_first ? "rod" : ground, {1.0, 0.5, 0.0}, {1.0, 2.0, -1.0});
    const Problem p = test::to_problem(m, 0.01, 1.0);
    const Reaction r = at_start(p);
    EXPECT_EQ(p.system->joints()[0].on, "rod");
    expect_near(r.point, {1.0, 0.5, 0.0});
    expect_near(r.force, {0.0, mass * g, 0.0});
    expect_near(r.moment, {0.0, 0.0, mass * g * 1.5});
  }
}

// Of two rods end to end, the joint between them carries the second one: on body b, and on a the opposite.
TEST(Reactions, ActOnBodyB) {
  for (const bool inner_first : {true, false}) {
    Model m;
    m.gravity = {0.0, -g, 0.0};
    m.bodies = {rod("inner", Vector3d::Zero(), {1.0, 0.0, 0.0}, mass, 0.05),
                rod("outer", {1.0, 0.0, 0.0}, {2.0, 0.0, 0.0}, mass, 0.05)};
    m.connect("clamp", std::make_shared<Rigid>(), ground, "inner", Vector3d::Zero());
    m.connect("weld", std::make_shared<Rigid>(), inner_first ? "inner" : "outer",
              inner_first ? "outer" : "inner", {1.0, 0.0, 0.0});
    const double sign = inner_first ? 1.0 : -1.0;
    const Problem p = test::to_problem(m, 0.01, 1.0);
    EXPECT_EQ(p.system->joints()[1].on, inner_first ? "outer" : "inner");
    expect_near(at_start(p, 1).force, {0.0, sign * mass * g, 0.0});
    expect_near(at_start(p, 1).moment, {0.0, 0.0, sign * mass * g * 0.5});
    expect_near(at_start(p, 0).force, {0.0, 2.0 * mass * g, 0.0});
    expect_near(at_start(p, 0).moment, {0.0, 0.0, 2.0 * mass * g * 1.0});
  }
}

// What drives and joint springs exert passes through their joint.
TEST(Reactions, HoldWhatADriveHolds) {
  Model m;
  m.gravity = {0.0, -g, 0.0};
  m.bodies = {rod("arm", Vector3d::Zero(), {3.0, 0.0, 0.0}, mass, 0.05)};
  m.connect("hinge", std::make_shared<Revolute>(), ground, "arm", Vector3d::Zero());
  m.drives = {{"brake", "hinge", Drive::Quantity::angle, constant(0.0)}};
  const Problem held = test::to_problem(m, 0.01, 1.0);
  expect_near(at_start(held).force, {0.0, mass * g, 0.0});
  expect_near(at_start(held).moment, {0.0, 0.0, mass * g * 1.5});

  m.drives.clear();
  m.joint_springs = {{"torsion", "hinge", 10.0, mass * g * 1.5 / 10.0}};
  expect_near(at_start(test::to_problem(m, 0.01, 1.0)).moment, {0.0, 0.0, mass * g * 1.5});

  expect_near(at_start(test::to_problem(lift(constant(1.0)), 0.01, 1.0)).force,
              {0.0, 0.0, mass * g});
}

TEST(Sensors, ReadPointsVelocitiesAndAngles) {
  Model m;
  m.bodies = {rod("arm", Vector3d::Zero(), {0.0, 2.0, 0.0}, mass, 0.05)};
  m.bodies[0].angular_velocity = {0.0, 0.0, 3.0};
  m.bodies[0].velocity = {-3.0, 0.0, 0.0};
  m.connect("hinge", std::make_shared<Revolute>(), ground, "arm", Vector3d::Zero());
  const Marker tip = m.marker("arm", {0.0, 2.0, 0.0});
  m.sensors = {{"place", Sensor::Quantity::position, tip, ""},
               {"speed", Sensor::Quantity::velocity, tip, ""},
               {"turn", Sensor::Quantity::angle, {}, "hinge"},
               {"load", Sensor::Quantity::reaction, {}, "hinge"}};
  const Problem p = test::to_problem(m, 0.001, 1.0);
  const test::Ran ran = run_preserving(p, 0.001, 1.0);
  const double angle =
      ran.stepper->q()[std::get<CoordinateSensor>(p.system->sensors()[2].reads).coordinate];
  EXPECT_NEAR(angle, 3.0, 1e-5);
  expect_near(sensed(p, ran, 0), {-2.0 * std::sin(angle), 2.0 * std::cos(angle), 0.0});
  expect_near(sensed(p, ran, 1), {-6.0 * std::cos(angle), -6.0 * std::sin(angle), 0.0});
  EXPECT_EQ(std::get<ReactionSensor>(p.system->sensors()[3].reads).joint, "hinge");
}

// A plane four-bar linkage in space: what holds it in its plane is said twice.
TEST(Redundancy, IsReportedByJointAndDirection) {
  const Problem p = test::make_problem("rigid-four-bar", {{"loops", "2"}});
  const std::vector<std::string> expected = {"left-1: force z",  "left-1: moment 1",
                                             "left-1: moment 2", "left-2: force z",
                                             "left-2: moment 1", "left-2: moment 2"};
  EXPECT_EQ(p.system->implied().row_names(), expected);
  EXPECT_EQ(p.system->coordinate_count() - p.system->constraint_count(), 1);
  EXPECT_EQ(test::rank(test::constraint_jacobian(*p.system, p.q0)), p.system->constraint_count());
  const test::Ran ran = run_preserving(p, 0.01, 1.0);
  Vector implied(p.system->implied().rows());
  p.system->implied().value(ran.stepper->q(), 1.0, implied);
  EXPECT_LT(implied.norm(), 1e-12);
}

std::string refusal(const Model& m) {
  try {
    (void)test::to_problem(m, 0.01, 1.0);
  } catch (const InvalidModel& error) {
    return error.what();
  }
  return "accepted";
}

TEST(Redundancy, ContradictionsAreNamed) {
  Model m;
  m.points = {{"bob", mass, {0.5, -0.5, 0.0}, Vector3d::Zero()}};
  m.joints = {{"short", std::make_shared<FixedDistance>(1.0), {}, {"bob"}},
              {"long", std::make_shared<FixedDistance>(3.0), {ground, {1.0, 0.0, 0.0}}, {"bob"}}};
  const std::string text = refusal(m);
  EXPECT_NE(text.find("no position near the given one satisfies all constraints"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("'short"), std::string::npos) << text;
  EXPECT_NE(text.find("'long"), std::string::npos) << text;

  Model twice;
  twice.bodies = {ball("ball", Vector3d::Zero(), 0.1, mass)};
  twice.connect("here", std::make_shared<Rigid>(), ground, "ball", Vector3d::Zero());
  twice.joints.push_back({"there", std::make_shared<Rigid>(), {ground, {0.1, 0.0, 0.0}}, {"ball"}});
  EXPECT_NE(refusal(twice).find("'there: force x'"), std::string::npos) << refusal(twice);
  twice.joints.back().a.position.setZero();
  EXPECT_EQ(test::to_problem(twice, 0.01, 1.0).system->implied().rows(), 6);
}

}  // namespace
}  // namespace visviva::model

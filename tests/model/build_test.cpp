// What a model becomes: masses, markers, shapes, and the mechanics of its parts against formulas.
#include "visviva/model/build.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "dense.hpp"
#include "differences.hpp"
#include "run_problem.hpp"
#include "visviva/mechanics/elements/spring.hpp"
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/mechanics/joints/screw.hpp"
#include "visviva/model/motions.hpp"
#include "visviva/model/shapes.hpp"

namespace visviva::model {
namespace {

using Eigen::AngleAxisd;
using test::Random;

Body random_body(const std::string& name, Random& random) {
  Body b = box(name, random.vector(3), {0.3, 0.5, 0.9}, 1.7);
  const Matrix3d turn = AngleAxisd(2.0, Vector3d(random.vector(3).normalized())).toRotationMatrix();
  b.inertia = (turn * b.inertia * turn.transpose()).eval();
  b.centre = random.vector(3);
  b.orientation = AngleAxisd(1.3, Vector3d(random.vector(3).normalized())).toRotationMatrix();
  b.velocity = random.vector(3);
  b.angular_velocity = random.vector(3);
  return b;
}

TEST(Bodies, HaveTheEnergyAndTheMomentumOfARigidBody) {
  Random random(50);
  for (int i = 0; i < 5; ++i) {
    Model m;
    const Body b = random_body("b", random);
    m.bodies = {b};
    m.gravity = random.vector(3);
    const Built built = build(m);
    const Vector3d arm = b.orientation * b.centre;
    const Vector3d v = b.velocity + b.angular_velocity.cross(arm);
    const Vector3d L = b.orientation * b.inertia * b.orientation.transpose() * b.angular_velocity;
    const Vector3d centre = b.position + arm;
    EXPECT_NEAR(built.system->kinetic_energy(built.v0),
                0.5 * b.mass * v.squaredNorm() + 0.5 * b.angular_velocity.dot(L), 1e-13);
    const Momentum p = built.system->momentum(built.q0, built.v0);
    EXPECT_LT((p.linear - b.mass * v).norm(), 1e-14);
    EXPECT_LT((p.angular - (b.mass * centre.cross(v) + L)).norm(), 1e-13);
    EXPECT_NEAR(built.system->potential_energy(built.q0), -b.mass * m.gravity.dot(centre), 1e-13);
    const auto& frame = built.system->frames()[0];
    EXPECT_LT((frame_angular_velocity(built.q0, built.v0, frame.first) - b.angular_velocity).norm(),
              1e-14);
    EXPECT_LT((frame.rotational_inertia() - b.inertia - point_inertia(b.mass, b.centre)).norm(),
              1e-14);
  }
}

TEST(Markers, AreWhereTheyWerePut) {
  Random random(51);
  Model m;
  m.bodies = {random_body("b", random)};
  const Vector3d point = random.vector(3);
  const Vector3d axis = random.vector(3);
  const Vector3d first = random.vector(3);
  const Marker marker = m.marker("b", point, axis, first);
  const Matrix3d R = m.bodies[0].orientation * marker.orientation;
  EXPECT_LT((m.bodies[0].position + m.bodies[0].orientation * marker.position - point).norm(),
            1e-15);
  EXPECT_LT((R.col(2) - axis.normalized()).norm(), 1e-15);
  EXPECT_LT(std::abs(R.col(1).dot(first)), 1e-15);
  EXPECT_GT(R.col(0).dot(first), 0.0);
  EXPECT_NEAR(R.determinant(), 1.0, 1e-14);
}

// Point masses with the same second moments.
Matrix3d sum_of_points(double mass, const std::vector<Vector3d>& points) {
  Matrix3d J = Matrix3d::Zero();
  for (const auto& r : points) J += point_inertia(mass / static_cast<double>(points.size()), r);
  return J;
}

TEST(Shapes, HaveTheInertiaOfTheirPoints) {
  const double gauss = std::sqrt(1.0 / 3.0);
  std::vector<Vector3d> corners;
  std::vector<Vector3d> rings;
  std::vector<Vector3d> poles;
  for (const double x : {-1.0, 1.0})
    for (const double y : {-1.0, 1.0})
      for (const double z : {-1.0, 1.0}) {
        corners.push_back(0.5 * gauss * Vector3d(0.3 * x, 0.5 * y, 0.9 * z));
        rings.push_back({0.05 * 0.5 * x, 0.05 * 0.5 * y, 0.5 * 2.0 * gauss * z});
      }
  for (int k = 0; k < 3; ++k)
    for (const double sign : {-1.0, 1.0})
      poles.push_back(sign * 0.4 * std::sqrt(0.6) * Vector3d::Unit(k));

  EXPECT_LT(
      (box("b", {1, 2, 3}, {0.3, 0.5, 0.9}, 2.0).inertia - sum_of_points(2.0, corners)).norm(),
      1e-15);
  EXPECT_LT((ball("b", {1, 2, 3}, 0.4, 2.0).inertia - sum_of_points(2.0, poles)).norm(), 1e-15);
  const Body along = rod("r", {1, 1, 1}, {1, 3, 1}, 2.0, 0.05);
  EXPECT_LT((along.inertia - sum_of_points(2.0, rings)).norm(), 1e-15);
  EXPECT_LT((along.orientation.col(2) - Vector3d::UnitY()).norm(), 1e-15);
  EXPECT_EQ(along.position, Vector3d(1, 2, 1));
}

TEST(Motions, HaveTheDerivativesTheyState) {
  const std::vector<TimeFunction> motions = {
      constant(2.0),
      steady(3.0, 1.0),
      sine(0.7, 3.0, 0.2, 1.0),
      smooth_ramp(1.0, 3.0, 0.5, 2.0),
      spin_up(4.0, 1.5, 0.3),
      cosine_spin_up(4.0, 1.5, 0.3),
  };
  for (const auto& motion : motions)
    for (const double t : {0.1, 0.9, 1.4, 2.2, 4.0}) {
      const auto value = [&](const Vector& x) { return Vector::Constant(1, motion(x[0]).value); };
      const auto rate = [&](const Vector& x) { return Vector::Constant(1, motion(x[0]).rate); };
      const Vector at = Vector::Constant(1, t);
      EXPECT_NEAR(motion(t).rate, test::differences(value, at)(0, 0), 1e-9);
      EXPECT_NEAR(motion(t).acceleration, test::differences(rate, at)(0, 0), 1e-8);
    }
  EXPECT_EQ(smooth_ramp(1.0, 3.0, 0.5, 2.0)(9.0).value, 3.0);
  EXPECT_EQ(spin_up(4.0, 1.5, 0.3)(0.0).value, 0.3);
  EXPECT_EQ(spin_up(4.0, 1.5, 0.3)(2.0).rate, 4.0);
  EXPECT_EQ(cosine_spin_up(4.0, 1.5, 0.3)(0.0).value, 0.3);
  EXPECT_EQ(cosine_spin_up(4.0, 1.5, 0.3)(2.0).rate, 4.0);
  EXPECT_NEAR(cosine_spin_up(4.0, 1.5, 0.3)(1.5 - 1e-12).value,
              cosine_spin_up(4.0, 1.5, 0.3)(1.5).value, 1e-11);
}

TEST(LoadFactors, ActForALimitedTime) {
  const auto pulse = during(0.5, 2.0);
  EXPECT_EQ(pulse(0.4), 0.0);
  EXPECT_EQ(pulse(0.6), 1.0);
  EXPECT_EQ(pulse(1.9), 1.0);
  EXPECT_EQ(pulse(2.1), 0.0);
}

// Angular acceleration of frame i at the start.
Vector3d turning_acceleration(const Problem& p, std::size_t i = 0) {
  const Vector a = test::accelerations(*p.system, p.q0, p.v0, 0.0).first;
  const int first = p.system->frames()[i].first;
  return frame_angular_velocity(p.q0, a, first);
}

Body disc(const std::string& name, const Vector3d& at, double inertia) {
  Body b;
  b.name = name;
  b.mass = 2.0;
  b.inertia = Vector3d(0.5, 0.5, 1.0).asDiagonal();
  b.inertia *= inertia;
  b.position = at;
  return b;
}

// angle₁ = ratio·angle₂: seen from the first, the inertia of the second counts 1/ratio² times.
TEST(Gears, KeepTheRatioAndTransmitTheMoment) {
  Model m;
  m.bodies = {disc("one", Vector3d::Zero(), 0.3), disc("two", Vector3d::UnitX(), 0.8)};
  m.connect("hinge-1", std::make_shared<Revolute>(), ground, "one", Vector3d::Zero());
  m.connect("hinge-2", std::make_shared<Revolute>(), ground, "two", Vector3d::UnitX());
  m.gears = {{"gear", "hinge-1", "hinge-2", -2.0}};
  m.loads = {{"torque", m.marker("one", Vector3d::Zero()), &moment_load, Direction::dead,
              Vector3d(0.0, 0.0, 5.0)}};
  m.sensors = {{"angle-1", visviva::model::Sensor::Quantity::angle, {}, "hinge-1"},
               {"angle-2", visviva::model::Sensor::Quantity::angle, {}, "hinge-2"}};
  const Problem p = test::to_problem(m, 0.01, 3.0);
  EXPECT_NEAR(turning_acceleration(p)[2], 5.0 / (0.3 + 0.8 / 4.0), 1e-12);
  const test::Ran ran =
      test::run(p, *test::make_scheme("energy-preserving"), test::fixed_steps(0.002, 3.0));
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  const auto angle = [&](std::size_t i) {
    return ran.stepper->q()[std::get<CoordinateSensor>(p.system->sensors()[i].reads).coordinate];
  };
  EXPECT_NEAR(angle(0), -2.0 * angle(1), 1e-11);
  EXPECT_NEAR(angle(0), 0.5 * 10.0 * 9.0, 0.02) << "seven turns";
  EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-12 * ran.result.energy_scale);
}

// A nut that gravity turns: (m + J(2π/lead)²) z̈ = −m g.
TEST(ScrewJoint, TurnsFallingIntoTurning) {
  constexpr double lead = 0.5;
  Model m;
  m.gravity = {0.0, 0.0, -9.81};
  m.bodies = {disc("nut", Vector3d::Zero(), 0.03)};
  m.connect("thread", std::make_shared<visviva::Screw>(lead), ground, "nut", Vector3d::Zero());
  const Problem p = test::to_problem(m, 0.01, 1.0);
  const double turns_per_metre = 2.0 * std::numbers::pi / lead;
  const double fall = -2.0 * 9.81 / (2.0 + 0.03 * turns_per_metre * turns_per_metre);
  EXPECT_NEAR(turning_acceleration(p)[2], turns_per_metre * fall, 1e-11);
  const test::Ran ran =
      test::run(p, *test::make_scheme("energy-preserving"), test::fixed_steps(0.001, 1.0));
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_NEAR(frame_position(ran.stepper->q(), 0)[2], 0.5 * fall, 1e-4);
  EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-12 * ran.result.energy_scale);
}

Model torsion(double stiffness, double damping, double rest) {
  Model m;
  m.bodies = {disc("disc", Vector3d::Zero(), 0.4)};
  m.bodies[0].angular_velocity = {0.0, 0.0, 30.0};
  m.connect("hinge", std::make_shared<Revolute>(), ground, "disc", Vector3d::Zero());
  m.joint_springs = {{"spring", "hinge", stiffness, rest, damping}};
  return m;
}

TEST(JointSprings, PullBackOverManyTurns) {
  EXPECT_NEAR(turning_acceleration(test::to_problem(torsion(2.0, 0.5, 0.7), 0.01, 1.0))[2],
              (2.0 * 0.7 - 0.5 * 30.0) / 0.4, 1e-11);
  const Problem p = test::to_problem(torsion(2.0, 0.0, 0.0), 0.001, 1.0);
  const double omega = std::sqrt(2.0 / 0.4);
  const test::Ran ran =
      test::run(p, *test::make_scheme("energy-preserving"), test::fixed_steps(0.0005, 1.0));
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_NEAR(ran.stepper->q()[12], 30.0 / omega * std::sin(omega), 1e-3);
  EXPECT_GT(ran.result.potential, 100.0);
  EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-12 * ran.result.energy_scale);
}

TEST(JointSprings, DampersTakeEnergyAndAnyEnergyIsPossible) {
  Model m = torsion(0.0, 0.5, 0.0);
  m.joint_springs.push_back({"cubic", "hinge"});
  m.joint_springs[1].energy = std::make_shared<FunctionEnergy>(
      [](double x) { return std::pow(x, 4) / 4.0; }, [](double x) { return std::pow(x, 3); },
      [](double x) { return 3.0 * x * x; });
  const Problem p = test::to_problem(m, 0.001, 1.0);
  const test::Ran ran =
      test::run(p, *test::make_scheme("energy-preserving"), test::fixed_steps(0.001, 1.0));
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_GT(ran.result.ledger[Account::physical_dissipation], 50.0);
  EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-12 * ran.result.energy_scale);
}

struct LoadCase {
  const LoadKind* kind;
  Direction direction;
};

// A free body: m a = F and, about the mass centre, J α = r × F or M.
TEST(Loads, AccelerateAFreeBody) {
  Random random(52);
  for (const LoadCase& c :
       {LoadCase{&force_load, Direction::dead}, LoadCase{&force_load, Direction::follower},
        LoadCase{&moment_load, Direction::dead}, LoadCase{&moment_load, Direction::follower}}) {
    Model m;
    m.bodies = {random_body("b", random)};
    Body& b = m.bodies[0];
    b.velocity.setZero();
    b.angular_velocity.setZero();
    const Marker at{"b", random.vector(3), axes_along(random.vector(3))};
    const Vector3d components = random.vector(3);
    m.loads = {{"load", at, c.kind, c.direction, components}};
    const Vector3d load = c.direction == Direction::dead
                              ? components
                              : Vector3d(b.orientation * at.orientation * components);
    const Problem p = test::to_problem(m, 0.01, 1.0);
    const bool is_force = c.kind == &force_load;
    const Vector3d arm = b.orientation * (at.position - b.centre);
    const Vector3d moment = is_force ? Vector3d(arm.cross(load)) : load;
    const Matrix3d J = b.orientation * b.inertia * b.orientation.transpose();
    const Vector3d alpha = turning_acceleration(p);
    EXPECT_LT((J * alpha - moment).norm(), 1e-12);
    const Vector a = test::accelerations(*p.system, p.q0, p.v0, 0.0).first;
    const Vector3d centre = a.head<3>() + alpha.cross(b.orientation * b.centre);
    EXPECT_LT((b.mass * centre - (is_force ? load : Vector3d::Zero())).norm(), 1e-12);
  }
}

TEST(Invariances, AreThoseOfAFreeModel) {
  Random random(53);
  Model m;
  m.bodies = {random_body("a", random), random_body("b", random)};
  m.attach("spring", std::make_shared<Spring>(1.0, 1.0),
           {{"a", Vector3d::Zero()}, {"b", Vector3d::Ones()}});
  EXPECT_TRUE(build(m).system->rotation_invariant());
  EXPECT_TRUE(build(m).system->galilean_invariant());
  Model heavy = m;
  heavy.gravity = {0.0, 0.0, -1.0};
  EXPECT_FALSE(build(heavy).system->translation_invariant());
  EXPECT_TRUE(build(heavy).system->galilean_invariant());
  Model tied = m;
  tied.components[0].nodes[0] = {};
  EXPECT_FALSE(build(tied).system->rotation_invariant());
  EXPECT_FALSE(build(tied).system->galilean_invariant());
}

}  // namespace
}  // namespace visviva::model

// What beams become: where their nodes are, what they weigh, how they hang on bodies, what their sensors read.
#include "visviva/model/beams.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "dense.hpp"
#include "differences.hpp"
#include "run_problem.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/beam_lines.hpp"
#include "visviva/model/build.hpp"
#include "visviva/model/section_shapes.hpp"
#include "visviva/model/shapes.hpp"

namespace visviva::model {
namespace {

using Eigen::AngleAxisd;
using test::Random;

constexpr double pi = std::numbers::pi;

Matrix3d turned(Random& random) {
  return AngleAxisd(1.7, Vector3d(random.vector(3).normalized())).toRotationMatrix();
}

// Of a bar whose mass centre is off the reference line and whose axes are not the principal ones.
BeamSection random_section(Random& random) {
  BeamSection s;
  Eigen::Matrix<double, 6, 6> A;
  for (int k = 0; k < 6; ++k) A.col(k) = random.vector(6);
  s.stiffness = 1e3 * (A * A.transpose() + Eigen::Matrix<double, 6, 6>::Identity());
  s.stiffness = (0.5 * (s.stiffness + s.stiffness.transpose())).eval();
  s.mass = 1.3;
  s.centre = Vector3d(0.0, 0.1, -0.2);
  const Matrix3d R = turned(random);
  s.inertia = R * Vector3d(0.3, 0.4, 0.5).asDiagonal() * R.transpose();
  s.inertia = (0.5 * (s.inertia + s.inertia.transpose())).eval();
  return s;
}

Beam random_beam(Random& random, int elements) {
  Beam beam;
  beam.name = "beam";
  const Vector3d from = random.vector(3);
  beam.line = straight_line(from, from + random.vector(3), elements, random.vector(3));
  beam.sections = {random_section(random)};
  beam.velocity = random.vector(3);
  beam.angular_velocity = random.vector(3);
  beam.about = random.vector(3);
  return beam;
}

double length(const Beam& beam) {
  double sum = 0.0;
  for (int i = 0; i + 1 < static_cast<int>(beam.line.nodes.size()); ++i)
    sum += element_length(beam, i);
  return sum;
}

TEST(BeamLines, StraightOnesAreEvenAndTwistAsToldTo) {
  const Vector3d from(1.0, 2.0, 3.0);
  const Vector3d to(1.0, 2.0, 7.0);
  const BeamLine line = straight_line(from, to, 4, {0.0, 3.0, 1.0}, 0.8);
  ASSERT_EQ(line.nodes.size(), 5U);
  for (int i = 0; i < 5; ++i) {
    const Pose& node = line.nodes[static_cast<std::size_t>(i)];
    const double angle = 0.2 * i;
    EXPECT_LT((node.position - Vector3d(1.0, 2.0, 3.0 + i)).norm(), 1e-15);
    EXPECT_LT((node.axes.col(0) - Vector3d::UnitZ()).norm(), 1e-15);
    // About z from y towards −x.
    EXPECT_LT((node.axes.col(1) - Vector3d(-std::sin(angle), std::cos(angle), 0.0)).norm(), 1e-15);
    EXPECT_NEAR(node.axes.determinant(), 1.0, 1e-15);
  }
}

TEST(BeamLines, ArcsStayAtTheirRadiusAndHaveItsLength) {
  const Vector3d centre(0.5, 0.0, 1.0);
  const Vector3d axis(0.0, 0.0, 2.0);
  for (const double angle : {2.0, -0.7}) {
    const BeamLine line = arc_line({3.5, 0.0, 4.0}, centre, axis, angle, 7);
    double sum = 0.0;
    for (const double l : line.lengths) sum += l;
    EXPECT_NEAR(sum, 3.0 * std::abs(angle), 1e-14);
    for (int i = 0; i < 8; ++i) {
      const Pose& node = line.nodes[static_cast<std::size_t>(i)];
      const double a = angle * i / 7.0;
      const double sign = angle > 0.0 ? 1.0 : -1.0;
      EXPECT_LT((node.position - Vector3d(0.5 + 3.0 * std::cos(a), 3.0 * std::sin(a), 4.0)).norm(),
                1e-14);
      EXPECT_LT((node.axes.col(0) - sign * Vector3d(-std::sin(a), std::cos(a), 0.0)).norm(), 1e-14);
      EXPECT_LT((node.axes.col(1) - Vector3d::UnitZ()).norm(), 1e-14);
    }
  }
}

TEST(BeamLines, ThroughPointsOfAnArcAreTheArc) {
  const BeamLine arc =
      arc_line({2.0, 0.0, 0.0}, Vector3d::Zero(), {0.0, 1.0, 0.0}, 1.5, 5, {0.1, 1.0, 0.0}, 0.6);
  std::vector<Vector3d> points;
  for (const auto& node : arc.nodes) points.push_back(node.position);
  const BeamLine line = line_through(points, {0.1, 1.0, 0.0}, 0.6);
  for (std::size_t i = 0; i < arc.nodes.size(); ++i)
    EXPECT_LT((line.nodes[i].axes - arc.nodes[i].axes).norm(), 1e-14) << i;
  for (std::size_t i = 0; i < arc.lengths.size(); ++i)
    EXPECT_NEAR(line.lengths[i], arc.lengths[i], 1e-14);
  EXPECT_LT((line_through({points[0], points[1]}).nodes[0].axes.col(0) -
             (points[1] - points[0]).normalized())
                .norm(),
            1e-15);
}

// The first axis of a twisted curve in space tends to its tangent as the square of the distance of the points.
TEST(BeamLines, ThroughPointsOfAHelixTendToItsTangentsAndLength) {
  const auto error = [](int elements) {
    std::vector<Vector3d> points;
    for (int i = 0; i <= elements; ++i) {
      const double s = 3.0 * i / elements;
      points.emplace_back(std::cos(s), std::sin(s), 0.5 * s);
    }
    const BeamLine line = line_through(points);
    double worst = 0.0;
    double total = 0.0;
    for (int i = 0; i <= elements; ++i) {
      const double s = 3.0 * i / elements;
      const Vector3d tangent = Vector3d(-std::sin(s), std::cos(s), 0.5).normalized();
      worst =
          std::max(worst, (line.nodes[static_cast<std::size_t>(i)].axes.col(0) - tangent).norm());
    }
    for (const double l : line.lengths) total += l;
    return Eigen::Vector2d(worst, std::abs(total - 3.0 * std::sqrt(1.25)));
  };
  const Eigen::Vector2d ratio = error(10).array() / error(20).array();
  EXPECT_GT(ratio[0], 3.5);
  EXPECT_GT(ratio[1], 3.5);
}

TEST(Sections, OfRoundAndRectangularBars) {
  const Material m{2e11, 0.25, 8000.0, 1e-4};
  const BeamSection tube = round_section(m, 0.1, 0.08);
  const double area = pi / 4.0 * (0.01 - 0.0064);
  const double I = pi / 64.0 * (1e-4 - std::pow(0.08, 4));
  EXPECT_NEAR(tube.stiffness(0, 0), 2e11 * area, 1e-3);
  EXPECT_NEAR(tube.stiffness(4, 4), 2e11 * I, 1e-6);
  EXPECT_NEAR(tube.stiffness(3, 3), 0.8e11 * 2.0 * I, 1e-6);
  EXPECT_NEAR(tube.mass, 8000.0 * area, 1e-12);
  EXPECT_NEAR(tube.inertia(0, 0), 8000.0 * 2.0 * I, 1e-14);
  EXPECT_LT((tube.damping - 1e-4 * tube.stiffness).norm(), 1e-6);
  // Of the thin tube and of the full bar: 2(1 + ν)/(4 + 3ν) and 6(1 + ν)/(7 + 6ν).
  EXPECT_NEAR(round_section(m, 0.1, 0.09999).stiffness(1, 1) /
                  (0.8e11 * pi / 4.0 * (0.01 - 0.09999 * 0.09999)),
              2.0 * 1.25 / 4.75, 1e-6);
  EXPECT_NEAR(round_section(m, 0.1).stiffness(1, 1) / (0.8e11 * pi / 4.0 * 0.01), 7.5 / 8.5, 1e-12);

  const BeamSection bar = rectangular_section(m, 0.03, 0.02);
  EXPECT_NEAR(bar.stiffness(4, 4), 2e11 * 0.03 * 8e-6 / 12.0, 1e-8) << "about axis 2";
  EXPECT_NEAR(bar.stiffness(5, 5), 2e11 * 0.02 * 27e-6 / 12.0, 1e-8);
  // Torsion constants of tables: 0.1406 a⁴ of a square, 0.1958 a b³ for edges of 3:2.
  EXPECT_NEAR(rectangular_section(m, 0.1, 0.1).stiffness(3, 3) / (0.8e11 * 1e-4), 0.1406, 5e-5);
  EXPECT_NEAR(bar.stiffness(3, 3) / (0.8e11 * 0.03 * 8e-6), 0.1958, 5e-5);
}

// Of the rigid body that the beam is at the start.
struct RigidBar {
  explicit RigidBar(const Beam& beam) {
    const BeamSection& s = beam.sections[0];
    const Pose& a = beam.line.nodes.front();
    const Vector3d along = beam.line.nodes.back().position - a.position;
    mass = s.mass * along.norm();
    centre = a.position + 0.5 * along + a.axes * s.centre;
    J = along.norm() * (a.axes * s.inertia * a.axes.transpose()) +
        point_inertia(mass / 12.0, along);
    velocity = beam.velocity + beam.angular_velocity.cross(centre - beam.about);
    omega = beam.angular_velocity;
  }
  [[nodiscard]] double kinetic() const {
    return 0.5 * mass * velocity.squaredNorm() + 0.5 * omega.dot(J * omega);
  }
  [[nodiscard]] Vector3d angular() const { return mass * centre.cross(velocity) + J * omega; }

  double mass;
  Vector3d centre;
  Matrix3d J;
  Vector3d velocity;
  Vector3d omega;
};

// With points and axes interpolated linearly a rigid motion is exact on any mesh.
TEST(ConsistentBeams, HaveTheEnergyAndTheMomentumOfARigidBar) {
  Random random(60);
  for (const int elements : {1, 3}) {
    Model m;
    m.beams = {random_beam(random, elements)};
    m.beams[0].inertia = Beam::Inertia::consistent;
    m.gravity = random.vector(3);
    const RigidBar bar(m.beams[0]);
    const Built built = build(m);
    EXPECT_FALSE(built.system->frames_are_uncoupled());
    EXPECT_NEAR(built.system->kinetic_energy(built.v0), bar.kinetic(), 1e-13);
    const Momentum p = built.system->momentum(built.q0, built.v0);
    EXPECT_LT((p.linear - bar.mass * bar.velocity).norm(), 1e-13);
    EXPECT_LT((p.angular - bar.angular()).norm(), 1e-13);
    EXPECT_NEAR(built.system->potential_energy(built.q0), -bar.mass * m.gravity.dot(bar.centre),
                1e-13);
  }
}

// Order 0, half of each element's mass at each end: the right mass centre, and L²/12 (1 + 2/n²) in place of L²/12.
TEST(LumpedBeams, HaveTheEnergyAndTheMomentumOfABarWithItsMassAtTheNodes) {
  Random random(61);
  for (const int elements : {1, 4}) {
    Model m;
    m.beams = {random_beam(random, elements)};
    m.beams[0].order = 0;
    m.gravity = random.vector(3);
    RigidBar bar(m.beams[0]);
    const Vector3d along =
        m.beams[0].line.nodes.back().position - m.beams[0].line.nodes.front().position;
    bar.J += point_inertia(bar.mass / 6.0 / (elements * elements), along);
    const Built built = build(m);
    EXPECT_TRUE(built.system->frames_are_uncoupled());
    EXPECT_NEAR(built.system->kinetic_energy(built.v0), bar.kinetic(), 1e-13);
    const Momentum p = built.system->momentum(built.q0, built.v0);
    EXPECT_LT((p.linear - bar.mass * bar.velocity).norm(), 1e-13);
    EXPECT_LT((p.angular - bar.angular()).norm(), 1e-13);
    EXPECT_NEAR(built.system->potential_energy(built.q0), -bar.mass * m.gravity.dot(bar.centre),
                1e-13);
  }
}

TEST(Beams, AreFreeOfStressWhereTheyStart) {
  Random random(62);
  Model m;
  m.beams = {random_beam(random, 3)};
  m.beams[0].line =
      arc_line({2.0, 0.0, 0.0}, Vector3d::Zero(), Vector3d::UnitZ(), 1.5, 3, {0.0, 1.0, 1.0}, 0.6);
  const Built built = build(m);
  EXPECT_LT(built.system->potential_energy(built.q0), 1e-25);
  EXPECT_LT(test::gradient(*built.system, built.q0).norm(), 1e-11);
}

// Nodes that are parts of a body move like nodes that are held to it by a rigid joint.
TEST(BeamsOnBodies, MoveAsIfTheyWereWeldedToThem) {
  Random random(63);
  for (const auto inertia : {Beam::Inertia::lumped, Beam::Inertia::consistent}) {
    Model m;
    Body hub = box("hub", random.vector(3), {0.3, 0.5, 0.9}, 1.7);
    hub.orientation = turned(random);
    hub.centre = random.vector(3);
    hub.velocity = random.vector(3);
    hub.angular_velocity = random.vector(3);
    m.bodies = {hub};
    m.beams = {random_beam(random, 2), random_beam(random, 1)};
    for (auto& beam : m.beams) {
      beam.inertia = inertia;
      beam.velocity = hub.velocity;
      beam.angular_velocity = hub.angular_velocity;
      beam.about = hub.position;
    }
    m.beams[1].name = "twig";
    m.gravity = {0.3, -9.0, 1.0};
    Model welded = m;
    m.beams[0].start = "hub";
    m.beams[0].loads = welded.beams[0].loads = {
        {"wind", &force_load, Direction::follower, Vector3d(3.0, 1.0, -2.0)}};
    const Vector3d fork = m.beams[0].line.nodes[1].position;
    m.beams[1].start = "beam#1";
    m.beams[1].end = "beam#0";
    welded.connect("weld-1", std::make_shared<Rigid>(), "hub", "beam#0", Vector3d::Zero());
    welded.connect("weld-2", std::make_shared<Rigid>(), "beam#1", "twig#0", fork);
    welded.connect("weld-3", std::make_shared<Rigid>(), "beam#0", "twig#1", fork);

    const auto tip_acceleration = [](const Model& model) {
      const Problem p = test::to_problem(model, 0.01, 1.0);
      const Vector a = test::accelerations(*p.system, p.q0, p.v0, 0.0).first;
      for (const auto& frame : p.system->frames())
        if (frame.name == "beam#2") return Vector(a.segment<12>(frame.first));
      throw std::runtime_error("no tip");
    };
    const Vector expected = tip_acceleration(welded);
    EXPECT_GT(expected.norm(), 1.0);
    EXPECT_LT((tip_acceleration(m) - expected).norm(), 1e-9 * expected.norm());
    const Built whole = build(m);
    const Built parts = build(welded);
    EXPECT_NEAR(whole.system->kinetic_energy(whole.v0), parts.system->kinetic_energy(parts.v0),
                1e-13);
    EXPECT_NEAR(whole.system->potential_energy(whole.q0), parts.system->potential_energy(parts.q0),
                1e-13);
    EXPECT_EQ(whole.system->frames().size(), 3U);
    EXPECT_EQ(parts.system->frames().size(), 6U);
  }
}

TEST(BeamsOnBodies, GiveTheirNodesASecondName) {
  Random random(64);
  Model m;
  m.bodies = {ball("hub", random.vector(3), 0.1, 1.0)};
  m.bodies[0].orientation = turned(random);
  m.beams = {random_beam(random, 2)};
  m.beams[0].start = "hub";
  m.beams[0].end = ground;
  m.beams[0].velocity.setZero();
  m.beams[0].angular_velocity.setZero();
  const Vector3d offset(0.1, -0.2, 0.3);
  m.sensors = {{"start", Sensor::Quantity::position, {"beam#0", offset}},
               {"end", Sensor::Quantity::position, {"beam#2", offset}},
               {"spin", Sensor::Quantity::angular_velocity, {"beam#0"}},
               {"turn", Sensor::Quantity::rotation, {"beam#0"}}};
  m.bodies[0].angular_velocity = Vector3d(1.0, 2.0, 3.0);
  const Built built = build(m);
  EXPECT_EQ(carrier(m, "beam#0"), "hub");
  EXPECT_EQ(carrier(m, "beam#1"), "beam#1");
  EXPECT_EQ(carrier(m, "beam#2"), ground);
  const auto& sensors = built.system->sensors();
  for (const int i : {0, 2}) {
    const Pose& node = m.beams[0].line.nodes[static_cast<std::size_t>(i)];
    const auto& sensor = std::get<PointSensor>(sensors[static_cast<std::size_t>(i / 2)].reads);
    EXPECT_LT((reading(sensor, {built.q0, built.v0, built.v0}) - node.position - node.axes * offset)
                  .norm(),
              1e-14);
  }
  const auto& spin = std::get<TurningSensor>(sensors[2].reads);
  EXPECT_LT((reading(spin, {built.q0, built.v0, built.v0}) - m.bodies[0].angular_velocity).norm(),
            1e-14);
  const auto& turn = std::get<TurningSensor>(sensors[3].reads);
  EXPECT_LT(reading(turn, {built.q0, built.v0, built.v0}).norm(), 1e-7);
  const Vector3d by(0.3, -0.5, 0.2);
  Vector q = built.q0;
  const Matrix3d R = AngleAxisd(by.norm(), by.normalized()) * m.bodies[0].orientation;
  q.head<12>() = frame_coordinates(m.bodies[0].position, R);
  EXPECT_LT((reading(turn, {q, built.v0, built.v0}) - by).norm(), 1e-14);
}

TEST(BeamNodes, CarryMarkersAndStartAsTheyAreTold) {
  Random random(65);
  Model m;
  m.beams = {random_beam(random, 2)};
  m.beams[0].node_motions = {{1, Vector3d(0.0, 2.0, 0.0), Vector3d(3.0, 0.0, 0.0)}};
  const Vector3d point = random.vector(3);
  const Marker marker = m.marker("beam#1", point);
  const Pose& node = m.beams[0].line.nodes[1];
  EXPECT_LT((node.position + node.axes * marker.position - point).norm(), 1e-15);
  EXPECT_THROW((void)m.marker("beam#3", point), InvalidModel);
  EXPECT_THROW((void)m.marker("beam#01", point), InvalidModel);
  const Built built = build(m);
  const int first = built.system->frames()[1].first;
  EXPECT_EQ(built.system->frames()[1].name, "beam#1");
  const Vector3d velocity = m.beams[0].velocity + Vector3d(0.0, 2.0, 0.0) +
                            m.beams[0].angular_velocity.cross(node.position - m.beams[0].about);
  EXPECT_LT((Vector3d(built.v0.segment<3>(first)) - velocity).norm(), 1e-15);
  EXPECT_LT((frame_angular_velocity(built.q0, built.v0, first) - m.beams[0].angular_velocity -
             Vector3d(3.0, 0.0, 0.0))
                .norm(),
            1e-14);
}

// The resultant of what acts is the rate of momentum.
TEST(DistributedLoads, AddUpToTheirLengthTimesThemselves) {
  Random random(66);
  for (const auto kind : {&force_load, &moment_load})
    for (const auto direction : {Direction::dead, Direction::follower}) {
      Model m;
      m.beams = {random_beam(random, 3)};
      Beam& beam = m.beams[0];
      beam.velocity.setZero();
      beam.angular_velocity.setZero();
      const Vector3d load = random.vector(3);
      beam.loads = {{"load", kind, direction, load, [](double t) { return 2.0 - t; }}};
      const Pose& a = beam.line.nodes.front();
      const Vector3d middle = 0.5 * (a.position + beam.line.nodes.back().position);
      const Vector3d sum =
          (direction == Direction::dead ? load : Vector3d(a.axes * load)) * length(beam) * 1.5;
      const Problem p = test::to_problem(m, 0.01, 1.0);
      const Vector acceleration = test::accelerations(*p.system, p.q0, p.v0, 0.5).first;
      const Momentum rate = p.system->momentum(p.q0, acceleration);
      const bool is_force = kind == &force_load;
      EXPECT_LT((rate.linear - (is_force ? sum : Vector3d::Zero())).norm(), 1e-12);
      EXPECT_LT((rate.angular - (is_force ? Vector3d(middle.cross(sum)) : sum)).norm(), 1e-12);
      EXPECT_FALSE(p.system->translation_invariant());
      EXPECT_TRUE(p.system->galilean_invariant());
    }
}

TEST(Invariances, OfBeamsEndAtAClamp) {
  Random random(67);
  Model m;
  m.beams = {random_beam(random, 2)};
  EXPECT_TRUE(build(m).system->rotation_invariant());
  EXPECT_TRUE(build(m).system->translation_invariant());
  EXPECT_TRUE(build(m).system->galilean_invariant());
  m.beams[0].end = ground;
  EXPECT_FALSE(build(m).system->rotation_invariant());
  EXPECT_FALSE(build(m).system->translation_invariant());
  EXPECT_FALSE(build(m).system->galilean_invariant());
}

// Elements of 1 m and 2 m, stretched by 1 % and 2 %, the last node turned about the beam.
TEST(SectionSensors, ReadWhatElementsOfOrderZeroBear) {
  const BeamSection section = beam_section({.EA = 1e4,
                                            .GA2 = 2e3,
                                            .GA3 = 3e3,
                                            .GJ = 50.0,
                                            .EI2 = 60.0,
                                            .EI3 = 70.0,
                                            .mass = 1.0,
                                            .inertia = Vector3d(2.0, 1.0, 1.0),
                                            .damping_time = 0.1});
  Model m;
  Beam beam;
  beam.name = "beam";
  beam.line = line_through({Vector3d::Zero(), {0.0, 1.0, 0.0}, {0.0, 3.0, 0.0}}, Vector3d::UnitX());
  beam.sections = {section};
  beam.order = 0;
  beam.curvature = CurvatureMeasure::quarter_angle;
  m.beams = {beam};
  const std::vector<double> places = {0.0, 1.0 / 6.0, 1.0 / 3.0, 2.0 / 3.0, 1.0};
  for (const auto quantity :
       {Sensor::Quantity::section_force, Sensor::Quantity::section_moment,
        Sensor::Quantity::section_strain, Sensor::Quantity::section_curvature})
    for (const double s : places)
      m.sensors.push_back({std::to_string(m.sensors.size()), quantity, {}, "", "beam", s});
  const Built built = build(m);
  const auto read = [&](std::size_t i, const Vector& q, const Vector& v) {
    return reading(std::get<SectionSensor>(built.system->sensors()[i].reads), {q, v, v});
  };
  Vector q = built.q0;
  q[13] = 1.01;
  q[25] = 3.05;
  const double angle = 0.02;
  q.segment<12>(24) = frame_coordinates(
      q.segment<3>(24), Matrix3d(beam.line.nodes[2].axes * AngleAxisd(angle, Vector3d::UnitX())));
  const Vector rest = Vector::Zero(q.size());
  // The node between them is at 1/3; the shortening of mean directors by the small twist is O(φ²).
  const std::vector<double> share = {0.0, 0.0, 0.5, 1.0, 1.0};
  const double twist = 4.0 * std::tan(angle / 4.0) / 2.0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const double stretch = 0.01 + 0.01 * share[i];
    EXPECT_LT((read(10 + i, q, rest) - Vector3d(stretch, 0.0, 0.0)).norm(), 1e-14) << i;
    EXPECT_LT((read(i, q, rest) - Vector3d(1e4 * stretch, 0.0, 0.0)).norm(), 1e-10) << i;
    EXPECT_LT((read(15 + i, q, rest) - Vector3d(twist * share[i], 0.0, 0.0)).norm(), 1e-14) << i;
    EXPECT_LT((read(5 + i, q, rest) - Vector3d(50.0 * twist * share[i], 0.0, 0.0)).norm(), 1e-12)
        << i;
  }
  // Damping: the second element is stretched at 0.5 m/s over its 2 m and sheared at 1 m/s along its third axis.
  Vector v = rest;
  v[25] = 0.5;
  v[26] = 1.0;
  const Vector3d third = beam.line.nodes[2].axes.col(2);
  EXPECT_LT((third - Vector3d(0.0, 0.0, -1.0)).norm(), 1e-15);
  EXPECT_LT((read(4, built.q0, v) - Vector3d(1e4 * 0.1 * 0.25, 0.0, -3e3 * 0.1 * 0.5)).norm(),
            1e-10);
}

// Energy and both momenta of a free beam with mass between its nodes.
TEST(ConsistentBeams, KeepEnergyAndMomentumWithDirectors) {
  Random random(68);
  Model m;
  m.beams = {random_beam(random, 3)};
  m.beams[0].inertia = Beam::Inertia::consistent;
  m.beams[0].node_motions = {{3, Vector3d(0.5, 0.2, -0.4), Vector3d(1.0, 0.0, 2.0)}};
  const Problem p = test::to_problem(m, 0.005, 1.0);
  const test::Ran ran =
      test::run(p, *test::make_scheme("energy-preserving"), test::fixed_steps(0.005, 1.0));
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_GT(ran.result.potential, 1e-4);
  EXPECT_LE(ran.result.max_energy - ran.result.min_energy, 1e-12 * ran.result.energy_scale);
  EXPECT_LE(ran.result.linear_momentum_drift, 1e-12);
  EXPECT_LE(ran.result.angular_momentum_drift, 1e-12);
}

TEST(ConsistentBeams, AreRefusedInEulerParameters) {
  Random random(69);
  Model m;
  m.beams = {random_beam(random, 1)};
  m.beams[0].inertia = Beam::Inertia::consistent;
  const Problem p = test::to_problem(m, 0.005, 1.0);
  const auto scheme = test::make_scheme("energy-preserving", {{"coordinates", "euler-parameters"}});
  EXPECT_THROW((void)scheme->start(p.system, test::start_of(p), {}), InvalidModel);
}

}  // namespace
}  // namespace visviva::model

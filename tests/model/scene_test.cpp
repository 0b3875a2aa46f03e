// What is to be drawn, against the places that the parts of a model have at the start.
#include "visviva/model/scene.hpp"

#include <gtest/gtest.h>

#include <numbers>

#include "visviva/model/build.hpp"
#include "visviva/modelfile/model_file.hpp"

namespace visviva::model {
namespace {

using On = ScenePlace::On;

const std::string all_parts = R"(
visviva: 1
gravity: [0, 0, -9.81]
materials: {steel: {young: 210 GPa, poisson: 0.3, density: 7850}}
sections:
  pipe: {type: tube, material: steel, diameter: 40 mm, inner_diameter: 30 mm}
  bar: {type: rectangle, material: steel, width: 30 mm, height: 10 mm}
  numbers: {type: stiffnesses, EA: 1e6, GA2: 1e5, GA3: 1e5, GJ: 10, EI2: 20, EI3: 80, mass: 0.5, inertia: [1e-4, 2e-5, 8e-5]}
bodies:
  hub: {mass: 1, shape: {type: cylinder, radius: 0.1, length: 0.3, axis: [1, 0, 0]}, position: [1, 0, 0], orientation: {axis: [0, 0, 1], angle: 90 deg}}
  rod: {mass: 2, shape: {type: rod, from: [0, 1, 0], to: [0, 3, 0], radius: 5 mm}}
  stone: {mass: 3, inertia: [0.2, 0.3, 0.4], centre: [0.1, 0, 0], position: [4, 5, 6]}
points:
  bob: {mass: 0.7, position: [2, 2, 2]}
beams:
  arm: {section: pipe, line: {type: straight, from: [0, 0, 0], to: [1, 0, 0], elements: 2, second: [0, 1, 0]}, start: ground, end: hub}
  leaf: {section: bar, order: 2, line: {type: straight, from: [1, 0, 0], to: [1, 0, 1], elements: 2, second: [0, 1, 0]}, start: hub, loads: {wind: {force: [0, 2, 0]}}}
  wire: {section: numbers, line: {type: straight, from: [0, 0, 5], to: [1, 0, 5], elements: 1, second: [0, 1, 0]}}
joints:
  hinge: {type: revolute, between: [ground, rod], at: [0, 1, 0], axis: [0, 0, 1]}
drives:
  motor: {joint: hinge, angle: {type: spin-up, speed: 3, duration: 0.1}}
springs:
  coil: {type: spring, between: [arm/end, bob], stiffness: 40, length: 0.3}
loads:
  push: {on: leaf/end, force: [6, 5, 4]}
simulation: {step: 0.01, until: 1}
)";

class SceneTest : public testing::Test {
 protected:
  // At the start, in space.
  [[nodiscard]] Pose start(const ScenePlace& place) const {
    if (place.on == On::space) return {place.position, place.axes};
    if (place.on == On::point) {
      const int first = built.system->particles()[place.index].coordinates[0];
      return {built.q0.segment<3>(first), Matrix3d::Identity()};
    }
    const int first = built.system->frames()[place.index].first;
    const Matrix3d R = frame_rotation(built.q0, first);
    return {frame_position(built.q0, first) + R * place.position, R * place.axes};
  }
  [[nodiscard]] std::string body(const ScenePlace& place) const {
    return built.system->frames()[place.index].name;
  }

  Model model = modelfile::read_model_text(all_parts, "model.yaml", {}).model;
  Built built = build(model);
  Scene drawn = scene(model);
};

void expect_at(const Pose& found, const Vector3d& place, const Matrix3d& axes) {
  EXPECT_LT((found.position - place).norm(), 1e-14);
  EXPECT_LT((found.axes - axes).norm(), 1e-14);
}

double area(const std::vector<Eigen::Vector2d>& polygon) {
  double sum = 0.0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const auto& a = polygon[i];
    const auto& b = polygon[(i + 1) % polygon.size()];
    sum += 0.5 * (a[0] * b[1] - a[1] * b[0]);
  }
  return sum;
}

TEST_F(SceneTest, HasShapesOfBodies) {
  ASSERT_EQ(drawn.bodies.size(), 3U);
  for (const auto& b : drawn.bodies) EXPECT_EQ(built.system->frames()[b.index].name, b.name);
  const auto& hub = std::get<BodyShape::Cylinder>(drawn.bodies[0].shape.form);
  EXPECT_EQ(hub.length, 0.3);
  EXPECT_EQ(hub.radius, 0.1);
  EXPECT_LT((drawn.bodies[0].shape.axes.col(2) - Vector3d::UnitX()).norm(), 1e-15);
  EXPECT_FALSE(drawn.bodies[0].stand_in);
  EXPECT_EQ(std::get<BodyShape::Cylinder>(drawn.bodies[1].shape.form).length, 2.0);
}

// Without the beams on it, a body that is only numbers is a box with its inertia.
TEST_F(SceneTest, HasBoxesOfEqualInertiaWhereThereAreOnlyNumbers) {
  const auto& stone = drawn.bodies[2];
  EXPECT_TRUE(stone.stand_in);
  EXPECT_EQ(stone.shape.middle, Vector3d(0.1, 0.0, 0.0));
  const Vector3d edges = std::get<BodyShape::Box>(stone.shape.form).edges;
  const Vector3d s = (3.0 / 12.0) * edges.cwiseAbs2();
  const Matrix3d J = stone.shape.axes *
                     Vector3d(s[1] + s[2], s[2] + s[0], s[0] + s[1]).asDiagonal() *
                     stone.shape.axes.transpose();
  EXPECT_LT((J - Matrix3d(Vector3d(0.2, 0.3, 0.4).asDiagonal())).norm(), 1e-14);
}

TEST_F(SceneTest, KnowsOnWhatTheNodesOfBeamsAre) {
  ASSERT_EQ(drawn.beams.size(), 3U);
  for (std::size_t b = 0; b < 3; ++b) {
    const auto& line = model.beams[b].line.nodes;
    ASSERT_EQ(drawn.beams[b].nodes.size(), line.size());
    for (std::size_t i = 0; i < line.size(); ++i)
      expect_at(start(drawn.beams[b].nodes[i]), line[i].position, line[i].axes);
  }
  const auto& arm = drawn.beams[0].nodes;
  EXPECT_EQ(arm[0].on, On::space);
  EXPECT_EQ(body(arm[1]), "arm#1");
  EXPECT_EQ(body(arm[2]), "hub");
  EXPECT_EQ(body(drawn.beams[1].nodes[0]), "hub");
  EXPECT_EQ(body(drawn.beams[1].nodes[3]), "leaf#3");
  EXPECT_EQ(drawn.beams[1].lengths, std::vector<double>(4, 0.25));
}

TEST_F(SceneTest, KnowsTheSectionsOfResults) {
  const auto& places = built.system->sections().places;
  std::size_t count = 0;
  for (const auto& beam : drawn.beams) {
    EXPECT_EQ(beam.first_section, count);
    EXPECT_EQ(places.at(count).name, beam.name + "@0");
    count += beam.sections.size();
    EXPECT_EQ(places.at(count - 1).name, beam.name + "@1");
  }
  EXPECT_EQ(count, places.size());
  EXPECT_EQ(drawn.beams[0].sections, (std::vector<double>{0.0, 0.25, 0.75, 1.0}));
  EXPECT_EQ(places[2].name, "arm@0.75");
}

TEST_F(SceneTest, HasOutlinesOfTheAreaOfTheSection) {
  constexpr double quarter = 0.25 * std::numbers::pi;
  const auto& tube = drawn.beams[0].outlines.at(0);
  EXPECT_NEAR(area(tube.outer), quarter * 0.04 * 0.04, 1e-15);
  EXPECT_NEAR(area(tube.inner), quarter * 0.03 * 0.03, 1e-15);
  const auto& bar = drawn.beams[1].outlines.at(0);
  EXPECT_NEAR(area(bar.outer), 0.03 * 0.01, 1e-16);
  EXPECT_NEAR(bar.outer[1][0], 0.015, 1e-16);
  EXPECT_TRUE(bar.inner.empty());
  const auto& wire = drawn.beams[2].outlines.at(0);
  EXPECT_TRUE(wire.stand_in);
  EXPECT_NEAR(wire.outer[1][0], 0.5 * std::sqrt(12.0 * 8e-5 / 0.5), 1e-15);
  EXPECT_NEAR(wire.outer[1][1], 0.5 * std::sqrt(12.0 * 2e-5 / 0.5), 1e-15);
}

TEST_F(SceneTest, HasJointsLinksAndLoadsWhereTheyAct) {
  ASSERT_EQ(drawn.joints.size(), 1U);
  const SceneJoint& hinge = drawn.joints[0];
  EXPECT_EQ(hinge.kind, "revolute");
  EXPECT_TRUE(hinge.turns && !hinge.slides);
  EXPECT_EQ(hinge.a.on, On::space);
  EXPECT_EQ(body(hinge.b), "rod");
  EXPECT_LT((start(hinge.b).position - Vector3d(0.0, 1.0, 0.0)).norm(), 1e-15);
  EXPECT_LT((start(hinge.a).axes.col(2) - Vector3d::UnitZ()).norm(), 1e-15);
  ASSERT_EQ(drawn.joint_parts.size(), 1U);
  EXPECT_EQ(drawn.joint_parts[0].kind, "angle");
  EXPECT_EQ(drawn.joint_parts[0].joints, std::vector<std::size_t>{0});

  ASSERT_EQ(drawn.links.size(), 1U);
  EXPECT_EQ(drawn.links[0].kind, "spring");
  EXPECT_EQ(body(drawn.links[0].places[0]), "hub");
  EXPECT_LT((start(drawn.links[0].places[0]).position - Vector3d(1.0, 0.0, 0.0)).norm(), 1e-15);
  EXPECT_EQ(drawn.links[0].places[1].on, On::point);

  ASSERT_EQ(drawn.loads.size(), 1U);
  EXPECT_EQ(drawn.loads[0].kind, "force");
  EXPECT_EQ(body(drawn.loads[0].at), "leaf#4");
  EXPECT_EQ(drawn.loads[0].vector, Vector3d(6.0, 5.0, 4.0));
  EXPECT_EQ(drawn.beams[1].loads.at(0).per_length, Vector3d(0.0, 2.0, 0.0));
  EXPECT_EQ(drawn.gravity, Vector3d(0.0, 0.0, -9.81));
  EXPECT_EQ(drawn.ground.size(), 2U);  // the arm and the hinge
  EXPECT_GT(drawn.size, (Vector3d(4.0, 5.0, 6.0)).norm());
  EXPECT_LT(drawn.size, 12.0);
}

}  // namespace
}  // namespace visviva::model

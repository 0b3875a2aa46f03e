// Model files become the models that their authors mean, or messages that say what is wrong.
#include "visviva/modelfile/model_file.hpp"

#include <gtest/gtest.h>

#include <numbers>

#include "differences.hpp"
#include "visviva/model/beam_lines.hpp"
#include "visviva/model/build.hpp"
#include "visviva/model/motions.hpp"
#include "visviva/model/shapes.hpp"

namespace visviva::modelfile {
namespace {

using std::numbers::pi;

const std::string run_block = "simulation: {step: 0.01 s, until: 1 s}\n";

ModelFile read_model(const std::string& body, const std::map<std::string, std::string>& set = {}) {
  return read_model_text("visviva: 1\n" + body + run_block, "test.yaml", {set, {}});
}

// "LINE:COLUMN CODE" of each message about the text, in the order of the lines.
std::vector<std::string> messages_of(const std::string& body) {
  std::vector<std::string> list;
  const auto add = [&](const Diagnostics& diagnostics) {
    for (const auto& d : diagnostics.all())
      list.push_back(std::to_string(d.place.line) + ":" + std::to_string(d.place.column) + " " +
                     d.code);
  };
  try {
    add(read_model(body).diagnostics);
  } catch (const ModelFileError& error) {
    add(error.diagnostics());
  }
  return list;
}

using Messages = std::vector<std::string>;

const std::string two_bodies = R"(bodies:
  a: {mass: 1, inertia: [1, 1, 1], frames: {tip: {position: [1, 0, 0]}}}
  b: {mass: 1, inertia: [1, 1, 1], position: [1, 0, 0], orientation: {axis: [1, 0, 0], angle: 90 deg}, frames: {eye: {orientation: {axis: [1, 0, 0], angle: -90 deg}}}}
  c: {shape: {type: rod, from: [1, 0, 0], to: [1, 2, 0], radius: 1 cm}, density: 1000}
)";

TEST(ModelFile, KeepsControlCharactersFromTheTerminal) {
  EXPECT_EQ(
      read_model("title: \"a \\e[31mred\\a title\"\npoints: {p: {mass: 1, position: [0, 0, 0]}}\n")
          .title,
      "a ?[31mred? title");
}

TEST(ModelFile, ReadsBodiesWithUnitsAndExpressions) {
  const ModelFile file = read_model(R"(parameters: {L: 20 cm, m: 3 kg}
gravity: [0, 0, -9.81]
bodies:
  box:
    mass: m
    inertia: [[2 g*m^2, 0, 0], [0, 3e-3, 0], [0, 0, 4e-3]]
    centre: [L/2, 0, 0]
    position: [0, L, 2*L + 1 mm]
    orientation: [{axis: [0, 0, 1], angle: 90 deg}, {axis: [1, 0, 0], angle: 90 deg}]
    angular_velocity: [0, 0, 60 rpm]
)");
  const model::Body& b = file.model.bodies.at(0);
  EXPECT_EQ(b.mass, 3.0);
  EXPECT_TRUE(b.inertia.isApprox(Vector3d(2e-3, 3e-3, 4e-3).asDiagonal().toDenseMatrix(), 1e-15));
  EXPECT_TRUE(b.position.isApprox(Vector3d(0.0, 0.2, 0.401), 1e-15));
  EXPECT_NEAR(b.angular_velocity.z(), 2.0 * pi, 1e-15);
  const Matrix3d R =
      (Eigen::AngleAxisd(pi / 2, Vector3d::UnitZ()) * Eigen::AngleAxisd(pi / 2, Vector3d::UnitX()))
          .toRotationMatrix();
  EXPECT_TRUE(b.orientation.isApprox(R, 1e-15));
  EXPECT_EQ(file.model.gravity.z(), -9.81);
}

TEST(ModelFile, InertiaAboutTheOriginIsMovedToTheCentre) {
  const std::string body =
      "bodies:\n  b: {mass: 2, centre: [0, 0, 3], inertia_about: origin, inertia: [20, 21, 2]}\n";
  EXPECT_TRUE(read_model(body).model.bodies[0].inertia.isApprox(
      Vector3d(2.0, 3.0, 2.0).asDiagonal().toDenseMatrix(), 1e-14));
}

TEST(ModelFile, OverridesReplaceParameters) {
  const std::string text =
      "parameters: {m: 3 kg}\npoints:\n  p: {mass: m, position: [0, 0, 0], velocity: [1, 0, 0]}\n";
  const ModelFile file = read_model(text, {{"m", "200 g"}, {"rho_inf", "0.5"}});
  EXPECT_NEAR(file.model.points[0].mass, 0.2, 1e-16);
  EXPECT_EQ(file.overridden, std::set<std::string>{"m"});
}

TEST(ModelFile, ShapesHaveTheMassAndInertiaOfTheirVolume) {
  const ModelFile file = read_model(R"(bodies:
  rod: {shape: {type: rod, from: [1, 0, 0], to: [1, 2, 0], radius: 0.1}, mass: 3}
  box: {shape: {type: box, edges: [1, 2, 3]}, density: 2}
  disc: {shape: {type: cylinder, radius: 2, length: 0.5, axis: [1, 0, 0]}, mass: 4}
  ball: {shape: {type: sphere, radius: 2}, mass: 5}
)");
  const auto& bodies = file.model.bodies;
  const model::Body rod = model::rod("rod", {1, 0, 0}, {1, 2, 0}, 3.0, 0.1);
  EXPECT_TRUE(bodies[0].inertia.isApprox(rod.inertia, 1e-14));
  EXPECT_TRUE(bodies[0].position.isApprox(rod.position, 1e-14));
  EXPECT_TRUE(bodies[0].orientation.isApprox(rod.orientation, 1e-14));
  EXPECT_NEAR(bodies[1].mass, 12.0, 1e-14);
  EXPECT_TRUE(bodies[1].inertia.isApprox(Vector3d(13, 10, 5).asDiagonal().toDenseMatrix(), 1e-14));
  EXPECT_NEAR(bodies[2].inertia(0, 0), 8.0, 1e-14);
  EXPECT_NEAR(bodies[2].inertia(1, 1), 4.0 / 12.0 * (12.0 + 0.25), 1e-14);
  EXPECT_NEAR(bodies[3].inertia(2, 2), 0.4 * 5.0 * 4.0, 1e-14);
}

struct JointCase {
  std::string joint;
  Vector3d point;
  Vector3d axis;
};

// Where both sides of the joint are in space.
void expect_joint(const JointCase& c) {
  SCOPED_TRACE(c.joint);
  const ModelFile file = read_model(two_bodies + "joints:\n  j: " + c.joint + "\n");
  const model::Connection& j = file.model.joints.at(0);
  for (const model::Marker& side : {j.a, j.b}) {
    const Pose body = file.model.pose(side.on);
    EXPECT_LT((body.position + body.axes * side.position - c.point).norm(), 1e-14) << side.on;
    EXPECT_LT((body.axes * side.orientation.col(2) - c.axis).norm(), 1e-14) << side.on;
  }
}

TEST(JointsOfAFile, AreWhereTheyAreSaidToBe) {
  const Vector3d x = Vector3d::UnitX();
  const Vector3d z = Vector3d::UnitZ();
  expect_joint(
      {"{type: revolute, between: [ground, a], at: [1, 2, 3], axis: [2, 0, 0]}", {1, 2, 3}, x});
  expect_joint({"{type: revolute, between: [ground, a], at: [1, 2, 3]}", {1, 2, 3}, z});
  expect_joint({"{type: revolute, between: [a/tip, b/eye]}", {1, 0, 0}, z});
  expect_joint({"{type: revolute, between: [a/tip, b]}", {1, 0, 0}, z});
  expect_joint({"{type: revolute, between: [b, a/tip], axis: [1, 0, 0]}", {1, 0, 0}, x});
  expect_joint({"{type: revolute, between: [a/tip, c/start], at: [1, 0, 0]}", {1, 0, 0}, z});
  // The ends of rods have no axes of their own: they take the other side's.
  expect_joint({"{type: revolute, between: [c/start, a/tip]}", {1, 0, 0}, z});
  expect_joint({"{type: revolute, between: [c/end, ground], axis: [1, 0, 0]}", {1, 2, 0}, x});
}

TEST(JointsOfAFile, ThatDoNotFitAreRefused) {
  const auto joint = [](const std::string& text) {
    return messages_of(two_bodies + "joints:\n  j: " + text + "\n");
  };
  EXPECT_EQ(joint("{type: spherical, between: [a, b]}"), Messages{"7:3 E204"});
  EXPECT_EQ(joint("{type: spherical, between: [a, b], at: [0, 0, foo]}"), Messages{"7:52 E304"});
  EXPECT_EQ(joint("{type: spherical, between: [a, b], at: [0, 0]}"), Messages{"7:45 E206"});
  EXPECT_EQ(joint("{type: spherical, between: [a/tip, c/end]}"), Messages{"7:33 E507"});
  EXPECT_EQ(joint("{type: spherical, between: [a/tip, b], at: [0, 0, 0]}"), Messages{"7:49 E507"});
  EXPECT_EQ(joint("{type: revolute, between: [a/tip, b], axis: [0, 0, 0]}"), Messages{"7:50 E506"});
  EXPECT_EQ(joint("{type: universal, between: [a/tip, b], axis_2: [0, 0, 1]}"),
            Messages{"7:53 E507"});
  EXPECT_EQ(joint("{type: hinge, between: [a/tip, b]}"), Messages{"7:13 E207"});
  EXPECT_EQ(joint("{type: revolute, between: [a/top, b]}"), Messages{"7:33 E403"});
  EXPECT_EQ(joint("{type: revolute, between: [d, b]}"), Messages{"7:33 E401"});
  EXPECT_EQ(joint("{type: revolute, between: [j, b]}"), Messages{"7:33 E404"});
  EXPECT_EQ(joint("{type: revolute, between: [a/tip, b], lead: 1 mm}"), Messages{"7:44 E203"});
}

const std::string beam_start = R"(materials: {steel: {young: 210 GPa, poisson: 0.3, density: 7850}}
sections: {bar: {type: circle, material: steel, diameter: 1 cm}}
beams:
)";

TEST(BeamsOfAFile, HaveLinesSectionsAndEnds) {
  const ModelFile file = read_model(
      beam_start +
      R"(  second: {section: bar, line: {type: straight, from: [1, 0, 0], to: [1, 1, 0], elements: 2}, start: first/end}
  first: {section: [bar, bar], line: {type: straight, from: [0, 0, 0], to: [1, 0, 0], elements: 2}, start: ground}
springs:
  s: {type: spring, between: [ground, first/0.5], stiffness: 10}
sensors:
  m: {type: section_moment, of: first/0.3}
  p: {type: position, of: second#1, from: first/end, in: second/start}
)");
  const auto& beams = file.model.beams;
  ASSERT_EQ(beams.size(), 2U);
  EXPECT_EQ(beams[0].name, "first");
  EXPECT_EQ(beams[0].start, "ground");
  EXPECT_EQ(beams[0].sections.size(), 2U);
  EXPECT_EQ(beams[1].start, "first#2");
  EXPECT_EQ(file.model.components[0].nodes[1].on, "first#1");
  EXPECT_EQ(file.model.sensors[0].place, 0.3);
  EXPECT_EQ(file.model.sensors[1].at.on, "second#1");
  EXPECT_EQ(file.model.sensors[1].from->on, "first#2");
  EXPECT_EQ(file.model.sensors[1].in->on, "second#0");
  EXPECT_NO_THROW((void)model::build(file.model));
}

TEST(BeamsOfAFile, MayHaveNodesWithAxesOfTheirOwn) {
  const ModelFile file = read_model(beam_start + R"(  b:
    section: bar
    line:
      type: nodes
      nodes:
        - {position: [0, 0, 0]}
        - {position: [1, 0, 0], orientation: {axis: [1, 0, 0], angle: 30 deg}}
        - {position: [1, 1, 0], orientation: {first: [0, 1, 0], third: [0, 0, 1]}}
)");
  const auto& nodes = file.model.beams.at(0).line.nodes;
  ASSERT_EQ(nodes.size(), 3U);
  EXPECT_TRUE(nodes[1].axes.isApprox(
      Eigen::AngleAxisd(pi / 6, Vector3d::UnitX()).toRotationMatrix(), 1e-15));
  EXPECT_TRUE(nodes[2].axes.col(0).isApprox(Vector3d::UnitY(), 1e-15));
  EXPECT_NO_THROW((void)model::build(file.model));
}

TEST(BeamsOfAFile, ThatMakeNoSenseAreRefused) {
  const auto beam = [](const std::string& text) {
    return messages_of(beam_start + "  b: " + text + "\n");
  };
  const std::string line = "line: {type: straight, from: [0, 0, 0], to: [1, 0, 0], elements: 4}";
  EXPECT_EQ(
      beam("{section: bar, line: {type: straight, from: [0, 0, 0], to: [0, 0, 0], elements: 4}}"),
      Messages{"5:65 E505"});
  EXPECT_EQ(beam("{section: bar, line: {type: nodes, nodes: [{position: [0, 0, 0]}]}}"),
            Messages{"5:48 E206"});
  EXPECT_EQ(beam("{section: rod, " + line + "}"), Messages{"5:16 E401"});
  EXPECT_EQ(beam("{section: [bar, bar], " + line + "}"), Messages{"5:16 E206"});
  EXPECT_EQ(beam("{section: bar, " + line + ", start: b/end}"), Messages{"5:3 E404"});
  EXPECT_EQ(beam("{section: bar, " + line + "}\nloads:\n  f: {on: b/0.3, force: [1, 0, 0]}"),
            Messages{"7:11 E403"});
  EXPECT_EQ(beam("{section: bar, " + line + "}\nloads:\n  f: {on: b, force: [1, 0, 0]}"),
            Messages{"7:11 E403"});
}

TEST(ModelFile, TellsAllMistakesAtOnce) {
  EXPECT_EQ(messages_of(R"(bodies:
  a: {mas: 1, inertia: [1, 1, 1]}
  b: {mass: -1, inertia: [1, 1, 3]}
  c: {mass: 1 m, inertia: [1, 1, 1], position: [1, 2]}
joints:
  a: {type: revolute, between: [ground, x], at: [0, 0, 0]}
)"),
            (Messages{"3:7 E203", "4:13 E501", "5:13 E303", "5:48 E206", "7:3 E402", "7:41 E401"}));
}

TEST(ModelFile, WarnsOfBodiesThatNothingMoves) {
  EXPECT_EQ(messages_of("points:\n  p: {mass: 1, position: [0, 0, 0]}\n"), Messages{"3:3 E508"});
}

TEST(ModelFile, PlacesLaterMistakesAtThePartTheyName) {
  const ModelFile file =
      read_model("points:\n  p: {mass: 1, position: [0, 0, 0], velocity: [1, 0, 0]}\n");
  const ModelFileError error = file.error("E512", InvalidModel("it does not go", "p"));
  EXPECT_EQ(error.diagnostics().all().at(0).place.line, 3);
  EXPECT_EQ(file.error("E512", InvalidModel("nobody fits")).diagnostics().all().at(0).place.line,
            0);
}

TimeFunction function(const std::string& text) {
  return read_model(
             "bodies:\n  b: {mass: 1, inertia: [1, 1, 1]}\njoints:\n  j: {type: revolute, between: "
             "[ground, b], at: [0, 0, 0]}\ndrives:\n  d: {joint: j, angle: " +
             text + "}\n")
      .model.drives.at(0)
      .motion;
}

TEST(FunctionsOfAFile, AreThoseOfTheLibraryWithExactDerivatives) {
  const std::vector<std::pair<std::string, TimeFunction>> cases = {
      {"{type: constant, value: 90 deg}", model::constant(pi / 2)},
      {"{type: ramp, from: 1, to: 3, start: 0.5 s, duration: 2 s}",
       model::smooth_ramp(1, 3, 0.5, 2)},
      {"{type: sine, amplitude: 2, frequency: 3 Hz, phase: 90 deg, offset: 1}",
       model::sine(2, 6 * pi, pi / 2, 1)},
      {"{type: spin-up, speed: 10 rad/s, duration: 2 s}", model::spin_up(10, 2)},
      {"10 rad/s * t", model::steady(10)},
      {"2*sin(3*t + 1)", model::sine(2, 3, 1)}};
  for (const auto& [text, expected] : cases)
    for (const double t : {0.0, 0.3, 1.7, 5.0}) {
      const TimeFunction f = function(text);
      EXPECT_NEAR(f(t).value, expected(t).value, 1e-14) << text;
      EXPECT_NEAR(f(t).rate, expected(t).rate, 1e-13) << text;
      EXPECT_NEAR(f(t).acceleration, expected(t).acceleration, 1e-12) << text;
    }
}

TEST(FunctionsOfAFile, KnowWhereTheyDoNotGoOnSmoothly) {
  using Times = std::vector<double>;
  const auto corners = [](const std::string& text) {
    Times sorted = function(text).corners;
    std::sort(sorted.begin(), sorted.end());
    return sorted;
  };
  EXPECT_EQ(corners("{type: pulse, start: 1 s, end: 2 s}"), (Times{1, 2}));
  EXPECT_EQ(corners("{type: tent, start: 1 s, peak: 2 s, end: 4 s}"), (Times{1, 2, 4}));
  EXPECT_EQ(corners("{type: ramp, to: 3, start: 0.5 s, duration: 2 s}"), (Times{0.5, 2.5}));
  EXPECT_EQ(corners("{type: spin-up, speed: 10 rad/s, duration: 2 s}"), (Times{0, 2}));
  EXPECT_EQ(corners("{type: sine, amplitude: 2, frequency: 3 Hz}"), Times{});
  EXPECT_EQ(corners("{type: table, times: [0, 1, 2, 3], values: [0, 2, -1, 1]}"), (Times{0, 3}));
  EXPECT_EQ(corners("{type: table, times: [0, 5, 5.1, 5.2, 9], values: [0, 0, 1, 0, 0]}"),
            (Times{0, 5, 5.2, 9}));
}

TEST(FunctionsOfAFile, TablesGoThroughTheirPointsSmoothly) {
  const TimeFunction f = function("{type: table, times: [0, 1, 3, 4], values: [0, 2, -1, 1]}");
  for (const auto& [t, y] : {std::pair{0.0, 0.0}, {1.0, 2.0}, {3.0, -1.0}, {4.0, 1.0}})
    EXPECT_NEAR(f(t).value, y, 1e-14);
  for (const double t : {0.5, 1.0, 2.2, 3.0, 3.7}) {
    const double d = 1e-5;
    EXPECT_NEAR((f(t + d).value - f(t - d).value) / (2 * d), f(t).rate, 1e-8) << t;
    EXPECT_NEAR((f(t + d).rate - f(t - d).rate) / (2 * d), f(t).acceleration, 1e-4) << t;
  }
  for (const double t : {1e-9, 4.0 - 1e-9}) EXPECT_NEAR(f(t).rate, 0.0, 1e-7);
  EXPECT_EQ(f(0.0).rate, 0.0);
  EXPECT_NEAR(f(0.0).acceleration, f(1e-9).acceleration, 1e-7);
}

TEST(FunctionsOfAFile, StraightLinesBeginWithTheSpeedToCome) {
  const TimeFunction f =
      function("{type: table, times: [0, 1, 3], values: [0, 2, -1], smooth: false}");
  for (const auto& [t, value, rate] :
       {std::tuple{-0.5, 0.0, 0.0}, {0.0, 0.0, 2.0}, {1.0, 2.0, -1.5}, {3.0, -1.0, 0.0}}) {
    EXPECT_EQ(f(t).value, value) << t;
    EXPECT_EQ(f(t).rate, rate) << t;
  }
}

TEST(FunctionsOfAFile, TentsRiseAndFallAtASpeed) {
  const TimeFunction f = function("{type: tent, start: 1 s, peak: 2 s, end: 4 s, height: 3}");
  for (const auto& [t, value, rate] :
       {std::tuple{0.5, 0.0, 0.0}, {1.5, 1.5, 3.0}, {3.0, 1.5, -1.5}, {4.5, 0.0, 0.0}}) {
    EXPECT_NEAR(f(t).value, value, 1e-14);
    EXPECT_NEAR(f(t).rate, rate, 1e-14);
  }
}

TEST(BaseMotionsOfAFile, StartWhereThePartIs) {
  const ModelFile file = read_model(
      "bodies:\n  b: {mass: 1, inertia: [1, 1, 1], position: [1, 2, 3]}\nbase_motions:\n  m: {of: "
      "b, x: 1 mm*sin(2*t)}\n");
  const model::BaseMotion& m = file.model.base_motions.at(0);
  EXPECT_NEAR(m.x(0.5).value, 1.0 + 1e-3 * std::sin(1.0), 1e-15);
  EXPECT_NEAR(m.y(0.5).value, 2.0, 1e-15);
}

}  // namespace
}  // namespace visviva::modelfile

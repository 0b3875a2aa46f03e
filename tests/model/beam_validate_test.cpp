// Every rule of a beam has a message that says what is wrong and names the beam.
#include <gtest/gtest.h>

#include <cmath>
#include <ostream>

#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/beam_lines.hpp"
#include "visviva/model/build.hpp"
#include "visviva/model/section_shapes.hpp"
#include "visviva/model/shapes.hpp"

namespace visviva::model {
namespace {

constexpr Material steel{210e9, 0.3, 7850.0};

// A hub with a wing on it, and a second beam on the tip of the first.
Model sound() {
  Model m;
  m.bodies = {ball("hub", Vector3d::Zero(), 0.1, 5.0)};
  m.points = {{"bob", 1.0, Vector3d(3.0, 0.0, 0.0), Vector3d::Zero()}};
  Beam wing;
  wing.name = "wing";
  wing.line = straight_line(Vector3d::Zero(), {2.0, 0.0, 0.0}, 2);
  wing.sections = {round_section(steel, 0.02)};
  wing.start = "hub";
  wing.loads = {{"lift", &force_load, Direction::follower, Vector3d(0.0, 0.0, 3.0)}};
  Beam flap = wing;
  flap.name = "flap";
  flap.line = straight_line({2.0, 0.0, 0.0}, {2.0, 1.0, 0.0}, 1);
  flap.start = "wing#2";
  flap.loads = {};
  flap.node_motions = {{1, Vector3d::UnitZ(), Vector3d::Zero()}};
  m.beams = {wing, flap};
  m.sensors = {{"root", visviva::model::Sensor::Quantity::section_moment, {}, "", "wing", 0.0}};
  return m;
}

struct Case {
  std::string name;
  std::function<void(Model&)> spoil;
  std::string message;
};
void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }

const std::vector<Case> cases = {
    {"NoName", [](Model& m) { m.beams[0].name = ""; }, "a beam has no name"},
    {"NameTwice", [](Model& m) { m.beams[1].name = "hub"; },
     "the name 'hub' of a beam is already taken: every part needs its own"},
    {"NameOfANode", [](Model& m) { m.points[0].name = "wing#1"; },
     "the name 'wing#1' of a node is already taken: every part needs its own"},
    {"NameOfALoad", [](Model& m) { m.beams[0].loads[0].name = "hub"; },
     "the name 'hub' of a load is already taken: every part needs its own"},
    {"OneNode", [](Model& m) { m.beams[0].line.nodes.resize(1); },
     "beam 'wing' has 1 nodes: it needs at least two"},
    {"Lengths", [](Model& m) { m.beams[0].line.lengths = {1.0}; },
     "beam 'wing' has 1 lengths for 2 distances between nodes"},
    {"NoSection", [](Model& m) { m.beams[0].sections.clear(); },
     "beam 'wing' has 0 sections: give it one, or one for each of its 2 elements"},
    {"TooManySections", [](Model& m) { m.beams[0].sections.resize(3, m.beams[0].sections[0]); },
     "beam 'wing' has 3 sections: give it one, or one for each of its 2 elements"},
    {"NodeNowhere", [](Model& m) { m.beams[0].line.nodes[1].position[2] = NAN; },
     "beam 'wing' has a number at node 1 that is not finite, or whose square is not"},
    {"Askew", [](Model& m) { m.beams[0].line.nodes[1].axes(0, 0) = 2.0; },
     "beam 'wing' has axes at node 1 that are not a rotation matrix"},
    {"LeftHanded", [](Model& m) { m.beams[0].line.nodes[1].axes.col(2) *= -1.0; },
     "beam 'wing' has axes at node 1 that are not a rotation matrix"},
    {"SamePlace",
     [](Model& m) { m.beams[0].line.nodes[1].position = m.beams[0].line.nodes[0].position; },
     "beam 'wing' has its nodes 0 and 1 at the same point"},
    {"AxisAcross",
     [](Model& m) {
       for (auto& node : m.beams[0].line.nodes) node.axes = Matrix3d(axes_along({1.0, 0.0, 0.0}));
     },
     "beam 'wing' has its first axis more than 60° off the line between the nodes 0 and 1"},
    {"TooShort",
     [](Model& m) {
       m.beams[0].line.lengths = {1.0, 0.5};
     },
     "beam 'wing' has a length of 0.5 between nodes 1 and 2, which are 1 apart"},
    {"NoMass", [](Model& m) { m.beams[0].sections[0].mass = 0.0; },
     "beam 'wing' has a mass of 0 per length: it must be greater than zero"},
    {"CentreNowhere", [](Model& m) { m.beams[0].sections[0].centre[1] = NAN; },
     "beam 'wing' has a mass centre that is not finite"},
    {"UnsymmetricInertia", [](Model& m) { m.beams[0].sections[0].inertia(0, 1) = 1.0; },
     "beam 'wing' has an inertia that is not finite or not symmetric"},
    {"ImpossibleInertia",
     [](Model& m) { m.beams[0].sections[0].inertia = Vector3d(3.0, 1.0, 1.0).asDiagonal(); },
     "beam 'wing' has an inertia that no section can have (principal moments 1, 1, 3): they must "
     "be "
     "greater than zero, none greater than the sum of the others"},
    {"UnsymmetricStiffness", [](Model& m) { m.beams[0].sections[0].stiffness(0, 1) = 1e7; },
     "beam 'wing' cannot have its element 1: the stiffness of a beam section must be symmetric and "
     "positive definite"},
    {"NegativeStiffness", [](Model& m) { m.beams[0].sections[0].stiffness(3, 3) = -1.0; },
     "beam 'wing' cannot have its element 1: the stiffness of a beam section must be symmetric and "
     "positive definite"},
    {"StartsOnNothing", [](Model& m) { m.beams[0].start = "hup"; },
     "beam 'wing' starts on a body 'hup' that does not exist before it (did you mean 'hub'?)"},
    {"EndsOnAPoint", [](Model& m) { m.beams[0].end = "bob"; },
     "beam 'wing' ends on 'bob', which is a point mass and has no axes: use a body"},
    {"StartsOnALaterBeam", [](Model& m) { m.beams[0].start = "flap#1"; },
     "beam 'wing' starts on a body 'flap#1' that does not exist before it (there are: hub)"},
    {"BothEndsOnOneBody", [](Model& m) { m.beams[1].end = "wing#2"; },
     "beam 'flap' has both ends of its only element on 'wing#2'"},
    {"MotionWithoutEnd", [](Model& m) { m.beams[0].angular_velocity[0] = INFINITY; },
     "beam 'wing' has an initial motion that is not finite"},
    {"MotionOfNoNode", [](Model& m) { m.beams[1].node_motions[0].node = 2; },
     "beam 'flap' has no node 2 to move: its nodes are 0 to 1"},
    {"MotionOfAHost", [](Model& m) { m.beams[1].node_motions[0].node = 0; },
     "beam 'flap' cannot move its node 0, which is a part of 'wing#2': give that its motion"},
    {"LoadOfNoNumber", [](Model& m) { m.beams[0].loads[0].per_length[0] = NAN; },
     "beam 'wing' has a load 'lift' without a finite size or a factor"},
    {"LoadWithoutFactor", [](Model& m) { m.beams[0].loads[0].factor = nullptr; },
     "beam 'wing' has a load 'lift' without a finite size or a factor"},
    {"SensorOnNoBeam", [](Model& m) { m.sensors[0].beam = "wimg"; },
     "'root' refers to a beam 'wimg' that does not exist (did you mean 'wing'?)"},
    {"SensorBeyondTheBeam", [](Model& m) { m.sensors[0].place = 1.5; },
     "sensor 'root' is at the place 1.5 of a beam: it must be from 0 to 1"},
    {"JointWithinANode",
     [](Model& m) {
       m.connect("pin", std::make_shared<Revolute>(), "wing#2", "flap#0", {2.0, 0.0, 0.0});
     },
     "joint 'pin' connects 'wing#2' with itself"},
    {"NodeThatIsNone",
     [](Model& m) {
       m.loads = {{"push", {"wing#3"}}};
     },
     "'push' refers to a body 'wing#3' that does not exist (did you mean 'wing#0'?)"},
    {"LoadOnAClamp",
     [](Model& m) {
       m.beams[0].start = ground;
       m.loads = {{"push", {"wing#0"}}};
     },
     "load 'push' acts on the ground"},
};

class SpoiltBeam : public testing::TestWithParam<Case> {};

TEST_P(SpoiltBeam, IsRefusedWithWhatIsWrong) {
  Model m = sound();
  GetParam().spoil(m);
  try {
    (void)build(m);
    FAIL() << "accepted";
  } catch (const InvalidModel& error) {
    EXPECT_EQ(error.what(), GetParam().message);
  }
}

INSTANTIATE_TEST_SUITE_P(All, SpoiltBeam, testing::ValuesIn(cases),
                         [](const auto& test) { return test.param.name; });

TEST(SoundBeams, AreAccepted) { EXPECT_NO_THROW((void)build(sound())); }

TEST(BeamLines, RefuseWhatIsNoLine) {
  EXPECT_THROW((void)straight_line(Vector3d::Zero(), Vector3d::UnitX(), 0), InvalidModel);
  EXPECT_THROW((void)straight_line(Vector3d::Zero(), Vector3d::Zero(), 2), InvalidModel);
  EXPECT_THROW(
      (void)straight_line(Vector3d::Zero(), Vector3d::UnitX(), 2, -3.0 * Vector3d::UnitX()),
      InvalidModel);
  EXPECT_THROW((void)arc_line(Vector3d::UnitZ(), Vector3d::Zero(), Vector3d::UnitZ(), 1.0, 3),
               InvalidModel);
  EXPECT_THROW((void)line_through({Vector3d::Zero()}), InvalidModel);
  EXPECT_THROW((void)line_through({Vector3d::Zero(), Vector3d::Zero(), Vector3d::UnitX()}),
               InvalidModel);
}

}  // namespace
}  // namespace visviva::model

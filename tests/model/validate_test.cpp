// Every rule of a model has a message that says what is wrong and where.
#include "visviva/model/validate.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <ostream>

#include "visviva/mechanics/elements/spring.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/mechanics/joints/point_joints.hpp"
#include "visviva/model/build.hpp"
#include "visviva/model/motions.hpp"
#include "visviva/model/shapes.hpp"

namespace visviva::model {
namespace {

// One of everything, and nothing wrong.
Model sound_model() {
  Model m;
  m.bodies = {rod("crank", Vector3d::Zero(), {1.0, 0.0, 0.0}, 1.0, 0.05),
              rod("rod", {1.0, 0.0, 0.0}, {2.0, 0.0, 0.0}, 1.0, 0.05)};
  m.points = {{"bob", 2.0, {2.0, -1.0, 0.0}, Vector3d::Zero()}};
  m.connect("bearing", std::make_shared<Revolute>(), ground, "crank", Vector3d::Zero());
  m.connect("pin", std::make_shared<Revolute>(), "crank", "rod", {1.0, 0.0, 0.0});
  m.attach("spring", std::make_shared<Spring>(1.0, 1.0),
           {{"rod", {2.0, 0.0, 0.0}}, {"bob", {2.0, -1.0, 0.0}}});
  m.joint_springs = {{"torsion", "pin", 1.0, 0.0, 0.1}};
  m.gears = {{"gear", "bearing", "pin", 2.0}};
  m.drives = {{"motor", "bearing", Drive::Quantity::angle, steady(1.0)}};
  m.base_motions = {{"shaker", {"bob"}, constant(2.0), constant(-1.0), constant(0.0)}};
  m.loads = {{"push", m.marker("rod", {2.0, 0.0, 0.0})}};
  m.sensors = {{"tip", visviva::model::Sensor::Quantity::position, {"bob"}, ""},
               {"turn", visviva::model::Sensor::Quantity::angle, {}, "pin"}};
  return m;
}

struct FaultCase {
  std::string name;
  std::function<void(Model&)> spoil;
  std::string message;
};
void PrintTo(const FaultCase& c, std::ostream* out) { *out << c.name; }

const std::vector<FaultCase> fault_cases = {
    {"NoName", [](Model& m) { m.bodies[0].name = ""; }, "a body has no name"},
    {"NameTwice", [](Model& m) { m.joints[1].name = "crank"; },
     "the name 'crank' of a joint is already taken: every part needs its own"},
    {"NameOfTheGround", [](Model& m) { m.points[0].name = "ground"; },
     "the name 'ground' of a point mass is already taken: every part needs its own"},
    {"Nothing", [](Model& m) { m = Model(); },
     "the model has no body, no point mass and no beam: nothing can move"},
    {"Gravity", [](Model& m) { m.gravity[1] = NAN; },
     "gravity has a number that is not finite, or whose square is not"},
    {"MassOfABody", [](Model& m) { m.bodies[1].mass = 0.0; },
     "the mass of 'rod' is 0: it must be greater than zero"},
    {"MassOfAPoint", [](Model& m) { m.points[0].mass = -1.0; },
     "the mass of 'bob' is -1: it must be greater than zero"},
    {"PlaceOfABody", [](Model& m) { m.bodies[1].velocity[2] = INFINITY; },
     "body 'rod' has a number that is not finite, or whose square is not"},
    {"PlaceTooFarOff", [](Model& m) { m.bodies[1].position[0] = 1e200; },
     "body 'rod' has a number that is not finite, or whose square is not"},
    {"PlaceOfAPoint", [](Model& m) { m.points[0].position[0] = NAN; },
     "point mass 'bob' has a number that is not finite, or whose square is not"},
    {"Orientation", [](Model& m) { m.bodies[0].orientation.col(0) *= -1.0; },
     "the orientation of body 'crank' is not a rotation matrix"},
    {"UnsymmetricInertia", [](Model& m) { m.bodies[0].inertia(0, 1) = 0.01; },
     "the inertia of body 'crank' is not symmetric"},
    {"FlatInertia", [](Model& m) { m.bodies[0].inertia = Vector3d(0.5, 0.5, 0.0).asDiagonal(); },
     "the inertia of body 'crank' is not positive definite (principal moments 0, 0.5, 0.5): give a "
     "rod a radius, or use a point mass"},
    {"ImpossibleInertia",
     [](Model& m) { m.bodies[0].inertia = Vector3d(1.0, 1.0, 3.0).asDiagonal(); },
     "no body can have the inertia of 'crank': of its principal moments 1, 1, 3 the largest "
     "exceeds "
     "the sum of the others"},
    {"JointWithoutKind", [](Model& m) { m.joints[0].joint = nullptr; },
     "joint 'bearing' has no kind"},
    {"JointWithItself", [](Model& m) { m.joints[1].a.on = "rod"; },
     "joint 'pin' connects 'rod' with itself"},
    {"UnknownBody", [](Model& m) { m.joints[1].a.on = "cramk"; },
     "'pin' refers to a body 'cramk' that does not exist (did you mean 'crank'?)"},
    {"MarkerOfNoNumber", [](Model& m) { m.joints[1].a.position[0] = NAN; },
     "'pin': a marker on 'crank' has a number that is not finite, or whose square is not"},
    {"MarkerAskew", [](Model& m) { m.joints[1].a.orientation(0, 0) = 2.0; },
     "'pin': the axes of a marker on 'crank' are not orthonormal"},
    {"AxesOfAPoint", [](Model& m) { m.joints[1].b = {"bob"}; },
     "'pin' needs axes, but 'bob' is a point mass and has none: use a body"},
    {"BesideAPoint", [](Model& m) { m.components[0].nodes[1].position[0] = 0.1; },
     "'spring': a marker on the point mass 'bob' can only be at the point itself"},
    {"ComponentWithoutKind", [](Model& m) { m.components[0].element = nullptr; },
     "component 'spring' has no kind"},
    {"NodeTooFew", [](Model& m) { m.components[0].nodes.pop_back(); },
     "component 'spring': a spring has 2 nodes, 1 given"},
    {"AllOnTheGround",
     [](Model& m) {
       m.components[0].nodes = {{}, {}};
     },
     "component 'spring' has all its nodes on the ground"},
    {"UnknownJoint", [](Model& m) { m.joint_springs[0].joint = "pim"; },
     "'torsion' refers to a joint 'pim' that does not exist (did you mean 'pin'?)"},
    {"NegativeDamping", [](Model& m) { m.joint_springs[0].damping = -1.0; },
     "joint spring 'torsion': stiffness and rest angle must be finite, the damping at least zero"},
    {"GearOfNoRatio", [](Model& m) { m.gears[0].ratio = 0.0; },
     "gear 'gear': the ratio is 0, it must be finite and not zero"},
    {"GearOfNoJoint", [](Model& m) { m.gears[0].joint_2 = "axle"; },
     "'gear' refers to a joint 'axle' that does not exist (there are: bearing, pin)"},
    {"DriveWithoutMotion", [](Model& m) { m.drives[0].motion = nullptr; },
     "drive 'motor' has no motion"},
    {"DriveOfNoJoint", [](Model& m) { m.drives[0].joint = "bearimg"; },
     "'motor' refers to a joint 'bearimg' that does not exist (did you mean 'bearing'?)"},
    {"AngleOfARod",
     [](Model& m) {
       m.joints.push_back({"rope", std::make_shared<FixedDistance>(1.0), {}, {"bob"}});
       m.sensors[1].joint = "rope";
     },
     "'turn' refers to the angle of 'rope', but a distance joint does not turn about its axis: use "
     "a revolute, cylindrical, planar or screw joint"},
    {"TurningASlider", [](Model& m) { m.joints[0].joint = std::make_shared<Prismatic>(); },
     "'gear' refers to the angle of 'bearing', but a prismatic joint does not turn about its axis: "
     "use a revolute, cylindrical, planar or screw joint"},
    {"SlidingAHinge", [](Model& m) { m.drives[0].quantity = Drive::Quantity::displacement; },
     "'motor' refers to the displacement of 'bearing', but a revolute joint does not slide along "
     "its axis: use a cylindrical, prismatic or screw joint"},
    {"MovingTheGround", [](Model& m) { m.base_motions[0].marker = {}; },
     "base motion 'shaker' would move the ground"},
    {"BaseMotionWithoutZ", [](Model& m) { m.base_motions[0].z = nullptr; },
     "base motion 'shaker' lacks a component"},
    {"LoadOnTheGround", [](Model& m) { m.loads[0].at = {}; }, "load 'push' acts on the ground"},
    {"LoadOfNoNumber", [](Model& m) { m.loads[0].components[0] = NAN; },
     "load 'push' has a number that is not finite, or whose square is not"},
    {"MomentOnAPoint",
     [](Model& m) {
       m.loads[0] = {"push", {"bob"}, &moment_load};
     },
     "'push' needs axes, but 'bob' is a point mass and has none: use a body"},
    {"FollowerOnAPoint",
     [](Model& m) {
       m.loads[0] = {"push", {"bob"}, &force_load, Direction::follower};
     },
     "'push' needs axes, but 'bob' is a point mass and has none: use a body"},
    {"SensorOnNothing", [](Model& m) { m.sensors[0].at.on = "rof"; },
     "'tip' refers to a body 'rof' that does not exist (did you mean 'rod'?)"},
    {"SensorOfNoJoint", [](Model& m) { m.sensors[1].joint = "pins"; },
     "'turn' refers to a joint 'pins' that does not exist (did you mean 'pin'?)"},
    {"SensorTwice", [](Model& m) { m.sensors[1].name = "tip"; },
     "the name 'tip' of a sensor is already taken"},
    {"AngleFromAPlace", [](Model& m) { m.sensors[1].from = Marker{"rod"}; },
     "sensor 'turn': angle cannot be relative to a place"},
    {"AngleInAxes", [](Model& m) { m.sensors[1].in = Marker{"rod"}; },
     "sensor 'turn': angle cannot be in the axes of a part"},
    {"EnergyOfAJoint",
     [](Model& m) {
       m.sensors[0].quantity = Sensor::Quantity::energy;
       m.sensors[0].part = "pin";
     },
     "'tip' refers to a body, point mass, beam or spring 'pin' that does not exist (there are: "
     "bob, crank, rod, spring, torsion)"},
};

// The name that is quoted first is that of the part it is about, which the error also knows as data.
std::string part_of(const std::string& message) {
  const auto from = message.find('\'');
  if (from == std::string::npos) return "";
  return message.substr(from + 1, message.find('\'', from + 1) - from - 1);
}

class SpoiltModel : public testing::TestWithParam<FaultCase> {};

TEST_P(SpoiltModel, IsRefusedWithWhatIsWrong) {
  Model m = sound_model();
  GetParam().spoil(m);
  try {
    validate(m);
    FAIL() << "accepted";
  } catch (const InvalidModel& error) {
    EXPECT_EQ(error.what(), GetParam().message);
    const std::string part = part_of(GetParam().message);
    const bool of_sensor = part == "tip" || part == "turn";
    EXPECT_EQ(error.part(), of_sensor ? sensor_part(part) : part);
  }
  EXPECT_THROW((void)build(m), InvalidModel);
}

INSTANTIATE_TEST_SUITE_P(All, SpoiltModel, testing::ValuesIn(fault_cases),
                         [](const auto& test) { return test.param.name; });

TEST(SoundModel, IsAccepted) { EXPECT_NO_THROW(validate(sound_model())); }

TEST(SoundModel, HasSensorsThatMayBeNamedAsParts) {
  Model m = sound_model();
  m.sensors[0].name = "bob";
  m.sensors[1].name = "pin";
  EXPECT_NO_THROW(validate(m));
}

TEST(Model, RefusesWhatCannotBeBuilt) {
  Model m = sound_model();
  EXPECT_THROW((void)m.marker("nobody", Vector3d::Zero()), InvalidModel);
  EXPECT_THROW((void)axes_along(Vector3d::Zero()), InvalidModel);
  EXPECT_THROW((void)axes_along(Vector3d::UnitX(), -2.0 * Vector3d::UnitX()), InvalidModel);
}

}  // namespace
}  // namespace visviva::model

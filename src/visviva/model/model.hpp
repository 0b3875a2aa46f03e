#pragma once

#include <Eigen/Geometry>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "visviva/mechanics/elements/beam.hpp"
#include "visviva/mechanics/elements/element.hpp"
#include "visviva/mechanics/frame_loads/catalogue.hpp"
#include "visviva/mechanics/joints/joint.hpp"

/// A multibody model as plain data, in SI units. build() checks it and makes a System of it.
namespace visviva::model {

using Eigen::Matrix3d;
using Eigen::Vector3d;

/// The name of what does not move.
inline const std::string ground = "ground";

/// A place with axes on a body (or on a point mass, or on the ground), in the body's own axes.
struct Marker {
  std::string on = ground;
  Vector3d position = Vector3d::Zero();
  Matrix3d orientation = Matrix3d::Identity();
};

/// What a body looks like, for pictures.
struct BodyShape {
  struct Box {
    Vector3d edges;
  };
  struct Cylinder {  ///< along its third axis
    double length;
    double radius;
  };
  struct Ball {
    double radius;
  };
  std::variant<Box, Cylinder, Ball> form;
  Vector3d middle = Vector3d::Zero();    ///< in the body's axes
  Matrix3d axes = Matrix3d::Identity();  ///< likewise
};

/// A rigid body, where it is at the start and how it moves there.
struct Body {
  std::string name;
  double mass = 0.0;
  Vector3d centre = Vector3d::Zero();    ///< of mass, in the body's axes
  Matrix3d inertia = Matrix3d::Zero();   ///< about the mass centre, in the body's axes
  Vector3d position = Vector3d::Zero();  ///< of the body's origin
  Matrix3d orientation = Matrix3d::Identity();
  Vector3d velocity = Vector3d::Zero();          ///< of the body's origin
  Vector3d angular_velocity = Vector3d::Zero();  ///< in space axes
  std::optional<BodyShape> shape = std::nullopt;
};

struct PointMass {
  std::string name;
  double mass = 0.0;
  Vector3d position = Vector3d::Zero();
  Vector3d velocity = Vector3d::Zero();
};

/// Frame b is held to frame a; the joint's axis is the third axis of a.
struct Connection {
  std::string name;
  std::shared_ptr<const Joint> joint;
  Marker a;
  Marker b;
  /// Of its angle at the start, or along its axis if it does not turn. Where a joint has one, the velocities of all parts
  /// follow: those that are given change as little as joints, drives and speeds allow.
  std::optional<double> speed = std::nullopt;
};

/// A spring, damper, truss … between some markers.
struct Component {
  std::string name;
  std::shared_ptr<const Element> element;
  std::vector<Marker> nodes;
};

/// Spring and damper on the angle of a revolute, cylindrical or screw joint: W(φ) = ½ k (φ − φ₀)², or any W.
struct JointSpring {
  std::string name;
  std::string joint;
  double stiffness = 0.0;
  double rest_angle = 0.0;
  double damping = 0.0;
  std::shared_ptr<const StrainEnergy> energy = nullptr;  ///< instead of the linear spring
};

/// Keeps angle_1 = ratio · angle_2 between the angles of two joints, as they are at the start.
struct Gear {
  std::string name;
  std::string joint_1;
  std::string joint_2;
  double ratio = 1.0;
};

/// Prescribes the angle of a revolute or cylindrical joint, or the displacement along the axis of a prismatic or
/// cylindrical one.
struct Drive {
  enum class Quantity { angle, displacement };
  std::string name;
  std::string joint;
  Quantity quantity = Quantity::angle;
  TimeFunction motion;
};

/// Moves a marker's point along a prescribed path in space, without turning its body against the ground.
struct BaseMotion {
  std::string name;
  Marker marker;
  TimeFunction x;
  TimeFunction y;
  TimeFunction z;
};

/// A force or a moment at a marker, times a function of time; the marker's axes are those of a follower.
struct AppliedLoad {
  std::string name;
  Marker at;
  const LoadKind* kind = &force_load;
  Direction direction = Direction::dead;
  Vector3d components = Vector3d::Zero();
  std::function<double(double)> factor = [](double) { return 1.0; };
  std::vector<double> corners = {};  ///< of the factor, see TimeFunction
};

/// A force or a moment spread evenly over a beam, per length, times a function of time; a follower has its components in
/// the axes of the section.
struct DistributedLoad {
  std::string name;
  const LoadKind* kind = &force_load;
  Direction direction = Direction::dead;
  Vector3d per_length = Vector3d::Zero();
  std::function<double(double)> factor = [](double) { return 1.0; };
  std::vector<double> corners = {};  ///< of the factor, see TimeFunction
};

/// Where the nodes of a beam are when it is free of stress; their first axis is along the beam.
struct BeamLine {
  std::vector<Pose> nodes;
  std::vector<double> lengths = {};  ///< from node to node, along the line; empty: their distances
};

/// A velocity of one node at the start, besides the motion of the whole beam; in space axes.
struct NodeMotion {
  int node = 0;
  Vector3d velocity = Vector3d::Zero();
  Vector3d angular_velocity = Vector3d::Zero();
};

/// A geometrically exact beam, free of stress at the start. Its nodes are bodies named NAME#0, NAME#1 …; one that is a part
/// of another body goes by both names.
struct Beam {
  enum class Inertia { lumped, consistent };
  std::string name;
  BeamLine line;
  std::vector<BeamSection> sections;  ///< one for the whole beam, or one for each element
  /// The body that the first node is a part of: a body, a node of an earlier beam, or the ground. Empty: it is one of its own.
  std::string start = {};
  std::string end = {};  ///< likewise for the last node
  Vector3d velocity =
      Vector3d::Zero();  ///< of the point `about`, moving with the beam, at the start
  Vector3d angular_velocity = Vector3d::Zero();  ///< in space axes
  Vector3d about = Vector3d::Zero();
  std::vector<NodeMotion> node_motions = {};
  std::vector<DistributedLoad> loads = {};
  /// Of elements: 0 strains and moments are constant between two nodes, each of which has half the mass, as in textbooks;
  /// 1 moments are linear and the mass is right for rigid motion; 2 likewise, with a third node half way.
  int order = 1;
  CurvatureMeasure curvature = CurvatureMeasure::angle;  ///< of elements with two nodes
  Inertia inertia = Inertia::lumped;
};

/// NAME#i
[[nodiscard]] std::string node_name(const std::string& beam, int node);

/// How messages about a sensor tell it from a part of the same name.
[[nodiscard]] std::string sensor_part(const std::string& sensor);

/// A quantity to be written over time. Sensors are no parts: their names may be those of parts.
struct Sensor {
  enum class Quantity {
    position,
    velocity,
    acceleration,
    rotation,
    angular_velocity,
    angle,
    reaction,
    section_force,
    section_moment,
    section_strain,
    section_curvature,
    energy
  };
  std::string name;
  Quantity quantity = Quantity::position;
  Marker at;               ///< of position, velocity, acceleration, rotation or angular velocity
  std::string joint = {};  ///< of an angle or reaction
  std::string beam = {};   ///< of what a section bears
  double place = 0.0;      ///< on the beam, from 0 to 1
  std::optional<Marker> from = std::nullopt;  ///< the place these are relative to; else space
  std::optional<Marker> in = std::nullopt;    ///< whose axes the components are in; else space
  std::string part = {};                      ///< a body, point mass, beam or component, of energy
};

struct Model {
  std::string name;
  Vector3d gravity = Vector3d::Zero();
  std::vector<Body> bodies;
  std::vector<PointMass> points;
  std::vector<Beam> beams;
  std::vector<Connection> joints;
  std::vector<Component> components;
  std::vector<JointSpring> joint_springs;
  std::vector<Gear> gears;
  std::vector<Drive> drives;
  std::vector<BaseMotion> base_motions;
  std::vector<AppliedLoad> loads;
  std::vector<Sensor> sensors;

  /// The place and the axes that a body, a point mass or a node of a beam has now. Throws InvalidModel if there is none.
  [[nodiscard]] Pose pose(const std::string& on) const;

  /// The marker on that body which is now at `point` of space, its third axis along `axis` (and its first along `first`,
  /// or along any direction at right angles). Throws InvalidModel if there is no such body.
  [[nodiscard]] Marker marker(const std::string& on, const Vector3d& point,
                              const Vector3d& axis = Vector3d::UnitZ(),
                              const Vector3d& first = Vector3d::Zero()) const;

  /// Adds a joint between two bodies at a point of space, with its axis in space, as they are now.
  void connect(std::string name, std::shared_ptr<const Joint> joint, const std::string& a,
               const std::string& b, const Vector3d& point,
               const Vector3d& axis = Vector3d::UnitZ());
  /// Adds an element between points of space on bodies.
  void attach(std::string name, std::shared_ptr<const Element> element,
              const std::vector<std::pair<std::string, Vector3d>>& nodes);
};

/// A node of a beam by its name, if there is one.
struct BeamNode {
  const Beam* beam;
  int index;
};
[[nodiscard]] std::optional<BeamNode> find_node(const Model& model, const std::string& name);

/// Rotation with the third column along `axis` and the first along the part of `first` at right angles to it.
[[nodiscard]] Matrix3d axes_along(const Vector3d& axis, const Vector3d& first = Vector3d::Zero());

}  // namespace visviva::model

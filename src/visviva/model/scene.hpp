#pragma once

#include "visviva/model/model.hpp"

/// What is to be drawn of a model, whatever draws it: shapes, lines and marks, and on what they move. Lengths in metres.
namespace visviva::model {

/// A place with axes on something that results have the motion of, or in space.
struct ScenePlace {
  enum class On { space, body, point };
  On on = On::space;
  std::size_t index = 0;                 ///< among the entries `body` or `point` of results
  Vector3d position = Vector3d::Zero();  ///< in the axes of the body, or of space
  Matrix3d axes = Matrix3d::Identity();  ///< likewise
};

struct SceneBody {
  std::string name;
  std::size_t index = 0;  ///< among the entries `body` of results
  BodyShape shape;
  bool stand_in = false;  ///< the model has no shape: this box has the inertia of the body
};

struct ScenePoint {
  std::string name;
  double mass = 0.0;
};

/// A section as polygons in its axes 2 and 3, against the clock as seen from the end of the beam.
struct SceneOutline {
  std::vector<Eigen::Vector2d> outer;
  std::vector<Eigen::Vector2d> inner = {};  ///< of a hole; as many corners
  bool stand_in = false;                    ///< the model has only numbers of the section
};

/// Something along a beam, per length.
struct SceneLineLoad {
  std::string name;
  std::string kind;       ///< force, moment
  bool follower = false;  ///< the vector is in the axes of the section; else of space
  Vector3d per_length = Vector3d::Zero();
  std::function<double(double)> factor = {};  ///< of the time
};

/// Between its nodes the line is a cubic with their first axes as directions.
struct SceneBeam {
  std::string name;
  std::vector<ScenePlace> nodes;       ///< the first axis along the beam
  std::vector<double> lengths;         ///< of the pieces between nodes, free of stress
  std::vector<SceneOutline> outlines;  ///< one for all pieces, or one for each
  std::size_t first_section = 0;       ///< among the entries `section` of results
  std::vector<double> sections;        ///< the places of its own ones on the beam, from 0 to 1
  /// Of each of these: the strains per force and moment in its axes. None of a beam whose sections are damped, where forces
  /// are not of strains alone.
  std::vector<Matrix6> compliances = {};
  std::vector<SceneLineLoad> loads = {};
};

/// The axis of a joint is the third one of a. Joints are in the order of the entries `joint` of results.
struct SceneJoint {
  std::string name;
  std::string kind;  ///< revolute, spherical …
  ScenePlace a;
  ScenePlace b;
  bool turns = false;   ///< about its axis
  bool slides = false;  ///< along its axis
};

/// A spring, damper, truss …: a line through some places.
struct SceneLink {
  std::string name;
  std::string kind;
  std::vector<ScenePlace> places;
};

struct SceneLoad {
  std::string name;
  std::string kind;  ///< force, moment
  ScenePlace at;
  bool follower = false;  ///< the vector is in the axes of the place; else of space
  Vector3d vector = Vector3d::Zero();
  std::function<double(double)> factor = {};  ///< of the time
};

/// Something that acts in joints: a drive, a spring, a gear.
struct SceneJointPart {
  std::string name;
  std::string kind;                 ///< angle, displacement (drives), joint-spring, gear
  std::vector<std::size_t> joints;  ///< one, or two of a gear
};

/// A place whose way in space a sensor tells.
struct SceneTrace {
  std::string sensor;
  ScenePlace at;
};

/// A place that is led along a path.
struct SceneBaseMotion {
  std::string name;
  ScenePlace at;
};

struct Scene {
  Vector3d gravity = Vector3d::Zero();
  std::vector<SceneBody> bodies;  ///< without the nodes of beams
  std::vector<ScenePoint> points;
  std::vector<SceneBeam> beams;
  std::vector<SceneJoint> joints;
  std::vector<SceneLink> links;
  std::vector<SceneLoad> loads;
  std::vector<SceneJointPart> joint_parts;
  std::vector<SceneBaseMotion> base_motions;
  std::vector<SceneTrace> traces;
  std::vector<Vector3d> ground;  ///< where something is held by it
  double size = 0.0;             ///< the diagonal of a box around it all, at the start
};

/// Of a model that can be built.
[[nodiscard]] Scene scene(const Model& model);

}  // namespace visviva::model

#pragma once

#include <vector>

/// What visviva is measured against: rigid bodies in a plane, described once and solved by other programs through their own
/// interfaces. Nothing of visviva is used here.
namespace peers {

/// Of the mass centre; the angle against the x axis.
struct Pose {
  double x = 0.0;
  double y = 0.0;
  double angle = 0.0;
};

struct Body {
  double mass = 0.0;
  double inertia = 0.0;  ///< about the mass centre
  Pose pose = {};
  Pose velocity = {};
  double torque = 0.0;
};

inline constexpr int ground = -1;

/// A point of a body, seen from its mass centre in its own axes, or of the ground.
struct Point {
  int body = ground;
  double a = 0.0;
  double b = 0.0;
};

/// Holds two points together. The second body hangs on the first where that makes a tree; other hinges close loops.
struct Hinge {
  Point first;
  Point second;
};

/// From a point of the ground to one of a body.
struct Spring {
  Point foot;
  Point head;
  double stiffness = 0.0;
  double length = 0.0;
};

struct Mechanism {
  double gravity = 0.0;  ///< downwards along y
  std::vector<Body> bodies = {};
  std::vector<Hinge> hinges = {};
  std::vector<Spring> springs = {};
};

/// Rods of 1 m and 1 kg, released from horizontal, as models/chain has them.
[[nodiscard]] Mechanism chain(int links);
/// Parallelograms side by side, as in models/rigid-four-bar.
[[nodiscard]] Mechanism four_bar_loops(int loops);
/// [MazziaMagherini2008], as in models/andrews-squeezer.
[[nodiscard]] Mechanism andrews_squeezer();

/// Where the hinges are: x and y of each.
[[nodiscard]] std::vector<double> hinge_places(const Mechanism& mechanism,
                                               const std::vector<Pose>& poses);

}  // namespace peers

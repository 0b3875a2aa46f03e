#pragma once

#include <string>
#include <vector>

#include "visviva/mechanics/frame.hpp"

namespace visviva {

class System;

/// Where a joint is, for reporting what it transmits: the forces of the constraints of its name, and of the drives that act
/// through it.
struct JointPlace {
  std::string name;
  std::string on;  ///< the body the reaction acts on: b, or a if b is the ground
  int first = 0;   ///< its coordinates: a frame's twelve or a point's three
  int size = 12;
  FrameForms at;     ///< frame a, whose axes are the joint's
  VectorForm point;  ///< where the reaction is reduced to: the point of b
  std::vector<std::string> drives = {};
};

/// What a joint does to body `on`: a force at the point of b and a moment about it, in space axes.
struct Reaction {
  Eigen::Vector3d point = Eigen::Vector3d::Zero();
  Eigen::Vector3d force = Eigen::Vector3d::Zero();
  Eigen::Vector3d moment = Eigen::Vector3d::Zero();
};

/// The reaction at the state q for the multipliers of the system's constraints.
[[nodiscard]] Reaction reaction(const System& system, const JointPlace& joint, VectorIn q,
                                VectorIn lambda);

}  // namespace visviva

#pragma once

#include <optional>

#include "visviva/mechanics/frame.hpp"

namespace visviva {

class System;

/// Where a joint is, for reporting what it transmits. The constraints of that name (and of those that act through it)
/// are its own.
struct JointPlace {
  std::string name;
  std::string on;  ///< the body the reaction acts on
  int first = 0;   ///< its coordinates: a frame's twelve or a point's three
  int size = 12;
  double sign = 1.0;  ///< −1 if `on` is body a, because b is the ground
  FrameForms at;      ///< frame a, whose axes are the joint's
  VectorForm point;   ///< where the reaction is reduced to: the point of b
};

/// What a joint does to body `on`: a force at the point of b and a moment about it, in space axes.
struct Reaction {
  Eigen::Vector3d point = Eigen::Vector3d::Zero();
  Eigen::Vector3d force = Eigen::Vector3d::Zero();
  Eigen::Vector3d moment = Eigen::Vector3d::Zero();
};

/// The reaction at the state q for the multipliers of the system's constraints, as if it acted on body b.
[[nodiscard]] Reaction reaction(const System& system, const JointPlace& joint, VectorIn q,
                                VectorIn lambda);

}  // namespace visviva

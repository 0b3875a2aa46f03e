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

/// Multipliers of the constraints of a system, and of those that they imply.
struct Multipliers {
  Vector enforced;
  Vector implied = {};
  std::vector<bool> ambiguous =
      {};  ///< which of the enforced could be shared in another way; may be empty
};

/// The reaction at the state q.
[[nodiscard]] Reaction reaction(const System& system, const JointPlace& joint, VectorIn q,
                                const Multipliers& lambda);
/// Whether it is the only one that fits the motion.
[[nodiscard]] bool reaction_is_unique(const System& system, const JointPlace& joint,
                                      const Multipliers& lambda);

}  // namespace visviva

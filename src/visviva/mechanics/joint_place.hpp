#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "visviva/mechanics/frame.hpp"

namespace visviva {

class Constraints;
class System;
struct ConstraintTerm;

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
  Vector implied = {};  ///< empty if they bear nothing
  std::vector<bool> ambiguous =
      {};  ///< which of the enforced could be shared in another way; may be empty
};

/// What acts through a joint of a system, which must live as long: its constraints are found once.
class JointReaction {
 public:
  JointReaction(const System& system, const JointPlace& joint);
  /// Of all its joints; the constraints are gone through once.
  [[nodiscard]] static std::vector<JointReaction> of_all(const System& system);

  /// At the state q.
  [[nodiscard]] Reaction at(VectorIn q, const Multipliers& lambda) const;
  /// Whether it is the only one that fits the motion.
  [[nodiscard]] bool is_unique(const Multipliers& lambda) const;

 private:
  struct Rows {
    const ConstraintTerm* term;
    int first;
  };
  using RowsByName = std::unordered_map<std::string_view, std::vector<Rows>>;

  JointReaction(const JointPlace& joint, const RowsByName& enforced, const RowsByName& implied);
  [[nodiscard]] static RowsByName sorted(const Constraints& constraints);
  [[nodiscard]] std::vector<Rows> rows_of(const RowsByName& all) const;
  void add_forces(const std::vector<Rows>& rows, VectorIn q, const Vector& lambda,
                  Reaction& r) const;

  const JointPlace* joint_;
  std::vector<Rows> enforced_;
  std::vector<Rows> implied_;
};

}  // namespace visviva

#pragma once

#include <vector>

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// Whether the angles of joints follow them over a step. An angle is held to its joint but for whole turns, so that the
/// iterations of a step may lead to one that is as far off as they like.
class TurnCount {
 public:
  /// The system must outlive it.
  explicit TurnCount(const System& system);

  [[nodiscard]] bool has_angles() const { return !angles_.empty(); }
  /// The first one that changes by whole turns more or less than its joint turns from q₀ to q₁, which is less than half
  /// a turn; null if there is none.
  [[nodiscard]] const ConstraintTerm* lost(const Vector& q0, const Vector& q1) const;

 private:
  std::vector<const ConstraintTerm*> angles_;
};

}  // namespace visviva

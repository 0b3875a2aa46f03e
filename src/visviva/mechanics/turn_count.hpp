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
  /// The first one that changes from q₀ to q₁ by whole turns more or less than its joint turns; or whose joint turns by half
  /// a turn more or less than the velocities v₀ would turn it in the time h, so that whole turns cannot be told. Null if there is
  /// none.
  [[nodiscard]] const ConstraintTerm* lost(const Vector& q0, const Vector& v0, double h,
                                           const Vector& q1) const;

 private:
  struct Angle {
    const ConstraintTerm* term;
    int own;  ///< its place among the coordinates of the term
    [[nodiscard]] bool is_lost(const Vector& q0, const Vector& v0, double h,
                               const Vector& q1) const;
  };
  std::vector<Angle> angles_;
};

/// Whether bushings stay below half a turn; elements of beams are far from a beam long before (BeamPiece). There the rotation vector of the shortest way jumps to the other side, and with
/// it the moment; the energy may not tell, as it is the same on either.
class HalfTurns {
 public:
  /// The system must outlive it.
  explicit HalfTurns(const System& system);
  /// The first one that was turned past half a turn on the way from q₀ to q₁, or null.
  [[nodiscard]] const PotentialTerm* passed(const Vector& q0, const Vector& q1) const;

 private:
  struct Rotation {
    const PotentialTerm* term;
    double length;  ///< that its strains are per
  };
  std::vector<Rotation> rotations_;
};

}  // namespace visviva

#pragma once

#include <string>
#include <vector>

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// How far a body or a point mass was moved onto the joints, and by how much its motion was changed.
struct PartMove {
  std::string name;
  double distance = 0.0;
  double angle = 0.0;
  double velocity = 0.0;
  double angular_velocity = 0.0;
};

struct PositionsAndVelocities {
  const Vector& q;
  const Vector& v;
};

/// The parts that were moved by more than a billionth, which closes the round-off of numbers in a file; those that moved
/// farthest come first.
[[nodiscard]] std::vector<PartMove> find_moves(const System& system,
                                               const PositionsAndVelocities& given,
                                               const PositionsAndVelocities& moved);

}  // namespace visviva

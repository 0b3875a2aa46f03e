#pragma once

#include <string>
#include <vector>

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// How far a point has gone, and which one.
struct PointWay {
  double way = 0.0;
  int point = -1;
};

/// The points of a system at which errors of positions are lengths: point masses; origin, mass centre and ends of every
/// body; places of joints; what sensors look at. The ends of a body are those of the box with its mass and inertia, so
/// they are there also where the body turns about a line through all its joints. Masses only place these points, they
/// do not weigh them. A system without bodies has its coordinates instead.
class MaterialPoints {
 public:
  explicit MaterialPoints(const System& system);

  /// The largest way of a point when coordinates change by dq; not a number if dq is not.
  [[nodiscard]] PointWay largest_way(VectorIn dq) const;
  [[nodiscard]] const std::string& name(int point) const {
    return names_[static_cast<std::size_t>(point)];
  }
  /// Whether ways are in metres, not in the units of the coordinates.
  [[nodiscard]] static bool are_lengths(const System& system) {
    return !system.particles().empty() || !system.frames().empty();
  }

 private:
  void add(VectorForm form, const std::string& name);
  void add_frame(const Frame& frame);

  std::vector<std::vector<int>> coordinates_;  // of point masses, which may be in a plane
  std::vector<VectorForm> forms_;              // of all other points
  std::vector<std::string> names_;             // of both, in this order
};

}  // namespace visviva

#include "visviva/mechanics/joints/point_joints.hpp"

#include <cmath>

#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/joints/joint_rows.hpp"

namespace visviva {

FixedDistance::FixedDistance(double length) : length_(length) {
  if (!(length > 0.0) || !std::isfinite(length))
    throw InvalidModel("distance joint: the length must be greater than zero");
}

// (|r|² − L²)/(2L): a length, whose multiplier is the force in the rod.
std::vector<JointRow> FixedDistance::rows(const JointFrames& f) const {
  return {
      {"force along the rod", (0.5 / length_) * dot(f.gap(), f.gap()) - ScalarForm(0.5 * length_)}};
}
std::vector<JointRow> PointOnLine::rows(const JointFrames& f) const { return on_line(f); }
std::vector<JointRow> PointOnPlane::rows(const JointFrames& f) const { return on_plane(f); }

}  // namespace visviva

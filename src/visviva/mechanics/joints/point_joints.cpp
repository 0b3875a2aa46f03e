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

std::vector<JointKind> point_joints() {
  using Points = JointFit::Points;
  const JointKind distance = {
      "distance",
      "everything but change its distance",
      {Points::apart},
      {{"length", "that is kept", dimensions::length, PartParameter::Values::positive,
        "as at the start"}},
      [](const PartData& data) {
        return std::make_shared<FixedDistance>(data.number_or_distance("length"));
      },
      FixedDistance(1.0).traits()};
  return {distance,
          plain_joint<PointOnLine>("move along the axis, turn any way", {Points::on_axis}),
          plain_joint<PointOnPlane>("move in the plane across the axis, turn any way",
                                    {Points::on_plane})};
}

}  // namespace visviva

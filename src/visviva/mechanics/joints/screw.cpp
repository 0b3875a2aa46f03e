#include "visviva/mechanics/joints/screw.hpp"

#include <cmath>
#include <numbers>

#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/joints/joint_rows.hpp"

namespace visviva {

Screw::Screw(double lead) : lead_(lead) {
  if (!std::isfinite(lead)) throw InvalidModel("screw joint: the lead is not a finite number");
}

std::vector<JointRow> Screw::rows(const JointFrames& f) const {
  const ScalarForm thread = dot(f.a.axis[2], f.gap()) - (0.5 * lead_ / std::numbers::pi) * f.angle;
  return on_line(f) + same_axis(f) + JointRow{"force 3", thread};
}

JointKind screw_joint() {
  return {"screw",
          "turn about and slide along the axis together",
          {JointFit::Points::on_axis, JointFit::Axes::parallel},
          {{"lead", "how far b moves along the axis in a turn", dimensions::length}},
          [](const PartData& data) { return std::make_shared<Screw>(data.number("lead")); },
          Screw(1.0).traits()};
}

}  // namespace visviva

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

}  // namespace visviva

#pragma once

#include <vector>

#include "visviva/model/model.hpp"

namespace visviva::model {

/// The 4×4 inertias of frames (mechanics/frame.hpp) that the nodes of a beam have by its mass, each in the axes of the
/// section at its node: mass, mass centre and inertia of a straight beam are those of the beam as a rigid body, and the
/// kinetic energy of its motions is of fourth order in the length of elements. [docs/theory/beams.md] (16) to (19)
[[nodiscard]] std::vector<Eigen::Matrix4d> nodal_inertias(const Beam& beam);

}  // namespace visviva::model

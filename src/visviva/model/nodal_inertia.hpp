#pragma once

#include <vector>

#include "visviva/model/model.hpp"

namespace visviva::model {

/// The 4×4 inertias of frames (mechanics/frame.hpp) that the nodes of a beam have by its mass, each in the axes of the
/// section at its node. Unless the beam is of order 0, mass, mass centre and inertia of a straight one are those of the
/// beam as a rigid body, and the error of its kinetic energy is of fourth order in the length of elements.
[[nodiscard]] std::vector<Eigen::Matrix4d> nodal_inertias(const Beam& beam);

}  // namespace visviva::model

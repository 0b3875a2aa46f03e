#pragma once

// Every joint there is. Who describes models in C++ includes this file.
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/mechanics/joints/point_joints.hpp"
#include "visviva/mechanics/joints/screw.hpp"

namespace visviva {

[[nodiscard]] const std::vector<JointKind>& joint_catalogue();

/// One joint of a kind, whatever its numbers.
[[nodiscard]] std::shared_ptr<const Joint> example(const JointKind& kind);
/// How many of the six freedoms of b against a it leaves.
[[nodiscard]] int freedom(const Joint& joint);

}  // namespace visviva

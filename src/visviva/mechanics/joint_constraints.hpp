#pragma once

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// The constraints of a system without those of its frames themselves, which come first.
/// The pattern of their Jacobian has places where they read something, or for all of a frame where they read a part of it.
enum class JointPattern { what_is_read, whole_frames };
[[nodiscard]] Constraints joint_constraints(const System& system,
                                            JointPattern pattern = JointPattern::what_is_read);

}  // namespace visviva

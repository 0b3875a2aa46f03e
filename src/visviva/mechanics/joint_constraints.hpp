#pragma once

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// The constraints of a system without those of its frames themselves, which come first.
[[nodiscard]] Constraints joint_constraints(const System& system);

}  // namespace visviva

#pragma once

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// What is left of the mass of a system when its frames have theirs, without zeros.
[[nodiscard]] SparseMatrix mass_beside_frames(const System& system);

}  // namespace visviva

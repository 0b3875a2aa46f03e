#pragma once

// Every load on frames there is. Who describes models in C++ includes this file.
#include "visviva/mechanics/frame_loads/force.hpp"
#include "visviva/mechanics/frame_loads/moment.hpp"

namespace visviva {

[[nodiscard]] const std::vector<const LoadKind*>& load_catalogue();

}  // namespace visviva

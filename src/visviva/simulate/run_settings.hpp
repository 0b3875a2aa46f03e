#pragma once

#include "visviva/simulate/simulate.hpp"

namespace visviva {

/// What the user may set of the solver and of a run's guards, besides the step and the end time.
[[nodiscard]] Parameters run_settings();

/// Options with these settings; step and end time are left as they are.
[[nodiscard]] RunOptions to_run_options(const Parameters& settings);

}  // namespace visviva

#pragma once

#include "visviva/job/settings.hpp"
#include "visviva/simulate/simulate.hpp"

namespace visviva {

/// The settings as a run takes them. Throws ModelFileError if some of them have no effect or contradict each other.
[[nodiscard]] RunOptions to_run_options(const Settings& settings);

}  // namespace visviva

#pragma once

#include "visviva/settings/parameters.hpp"

namespace visviva {

/// Every setting of a run, by the one name it has in model files, with --set and in programs. The options of the command
/// line set some of them, too.
[[nodiscard]] const std::vector<ParameterInfo>& run_settings();

/// Those of them that are about the start, the steps and what is stored of them: the keys of the block `simulation`. All
/// others are about the solver.
[[nodiscard]] const std::vector<ParameterInfo>& step_settings();

}  // namespace visviva

#pragma once

#include "visviva/cli/verbs.hpp"

namespace visviva::cli {

/// Finds the verb that the user gave, fills its options, and does what it does; or prints the help that was asked for.
/// Throws UsageError with the nearest name.
[[nodiscard]] int run_command_line(const std::vector<Verb>& verbs, int argc, char** argv);

}  // namespace visviva::cli

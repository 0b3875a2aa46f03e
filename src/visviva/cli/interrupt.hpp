#pragma once

#include <atomic>

namespace visviva::cli {

/// Becomes true at Ctrl-C, SIGTERM or SIGHUP, so that a run can end after its step and keep its results. A second
/// signal ends the program at once. May also be set by what has to end all runs.
[[nodiscard]] std::atomic<bool>& interrupt_requested();

}  // namespace visviva::cli

#pragma once

#include <atomic>
#include <string>

#include "visviva/job/job.hpp"

namespace visviva {

/// The state that a linear analysis is about: `start`, or `static`, the equilibrium under the loads at the time 0, or the state
/// that a run reaches at a time such as `2.5 s`. `stop` may
/// be set from elsewhere to give up. Throws UsageError, or InvalidModel where there is no such state.
[[nodiscard]] InitialState operating_point(const Prepared& ready, const std::string& about,
                                           const std::atomic<bool>* stop = nullptr);

}  // namespace visviva

#pragma once

#include <atomic>
#include <string>
#include <string_view>

#include "visviva/job/job.hpp"

namespace visviva {

/// The state that a linear analysis is about: `start`; `static`, the equilibrium under the loads at the time 0, or at 20 s with
/// `static:20`; or a time such as `2.5 s`, the state that a run reaches then. `stop` may be set from elsewhere to give up.
/// Throws UsageError, or InvalidModel where there is no such state.
[[nodiscard]] InitialState operating_point(const Prepared& ready, const std::string& about,
                                           const std::atomic<bool>* stop = nullptr);
/// A time as the user gives it to an option. Throws as read_number().
[[nodiscard]] double read_time(const Prepared& ready, const std::string& text,
                               const std::string& option);
/// In words: "start", "static", "static, loads at t = 20 s", "t = 2.5 s".
[[nodiscard]] std::string about_text(const std::string& about, const InitialState& state);

inline constexpr std::string_view about_help =
    "start; static: the equilibrium under the loads at t = 0, or at 20 s with static:20; or a "
    "time: the state of a run then";

}  // namespace visviva

#pragma once

#include <chrono>
#include <ctime>

namespace visviva {

/// The time that the processor has worked for this thread.
[[nodiscard]] inline double cpu_seconds_of_thread() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

/// The time that passes, from some moment on.
[[nodiscard]] inline double wall_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace visviva

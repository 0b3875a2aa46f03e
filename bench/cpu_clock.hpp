#pragma once

#include <algorithm>
#include <chrono>
#include <ctime>
#include <limits>

namespace visviva::bench {

/// Of all threads of this process, in seconds.
[[nodiscard]] inline double cpu_now() {
  timespec t{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

template <typename Action>
[[nodiscard]] double cpu_seconds_of(const Action& action) {
  const double before = cpu_now();
  action();
  return cpu_now() - before;
}

/// The time that passes.
template <typename Action>
[[nodiscard]] double wall_seconds_of(const Action& action) {
  using Clock = std::chrono::steady_clock;
  const auto before = Clock::now();
  action();
  return std::chrono::duration<double>(Clock::now() - before).count();
}

/// Other work on the machine makes a measurement longer, never shorter: the best of several counts. Once is enough for
/// what takes long.
class BestOf {
 public:
  explicit BestOf(double budget) : budget_(budget) {}

  void add(double seconds) {
    best_ = std::min(best_, seconds);
    spent_ += seconds;
    ++count_;
  }
  [[nodiscard]] double seconds() const { return best_; }
  [[nodiscard]] bool wants_more() const {
    if (spent_ >= 4.0 * budget_) return false;
    return count_ < 3 || (spent_ < budget_ && count_ < 1000);
  }

 private:
  double budget_;
  double best_ = std::numeric_limits<double>::infinity();
  double spent_ = 0.0;
  int count_ = 0;
};

}  // namespace visviva::bench

#include "visviva/cli/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>

namespace visviva::cli {
namespace {

constexpr double terminal_interval = 0.2;
constexpr double log_interval = 5.0;

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

Progress::Progress(std::string label, double until, bool quiet)
    : label_(std::move(label)),
      until_(until),
      quiet_(quiet),
      terminal_(isatty(STDERR_FILENO) != 0),
      start_(now()),
      next_(start_ + (terminal_ ? terminal_interval : log_interval)) {}

void Progress::observe(const Snapshot& snapshot) {
  iterations_ += snapshot.iterations;
  if (quiet_) return;
  const double time = now();
  if (time < next_) return;
  next_ = time + (terminal_ ? terminal_interval : log_interval);
  show(snapshot, time - start_);
}

void Progress::show(const Snapshot& s, double elapsed) {
  const double done = s.t / until_;
  const double left = done > 0.0 ? elapsed * (1.0 - done) / done : 0.0;
  const double per_step =
      s.step > 0 ? static_cast<double>(iterations_) / static_cast<double>(s.step) : 0.0;
  const std::string line =
      fmt::format("{}{:5.1f} %  t = {:.4g} s  energy = {:.6g} J  Newton {:.1f}/step  {} left",
                  label_, 100.0 * done, s.t, s.energy(), per_step, duration_text(left));
  if (terminal_)
    fmt::print(stderr, "\r\033[K{}", line);
  else
    fmt::print(stderr, "{}\n", line);
  std::fflush(stderr);
  shown_ = true;
}

void Progress::finish() {
  if (!shown_ || !terminal_) return;
  fmt::print(stderr, "\r\033[K");
  std::fflush(stderr);
}

std::string duration_text(double seconds) {
  if (seconds < 1.0) return fmt::format("{:.0f} ms", 1e3 * seconds);
  if (seconds < 120.0) return fmt::format("{:.1f} s", seconds);
  if (seconds < 7200.0) return fmt::format("{:.0f} min", seconds / 60.0);
  return fmt::format("{:.1f} h", seconds / 3600.0);
}

}  // namespace visviva::cli

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

bool Progress::is_due() {
  if (quiet_) return false;
  const double time = now();
  if (time < next_) return false;
  next_ = time + (terminal_ ? terminal_interval : log_interval);
  return true;
}

void Progress::observe(const Snapshot& s) {
  iterations_ += s.iterations;
  if (s.step == 0) start_ = now();
  if (!is_due()) return;
  const double done = s.t / until_;
  const double left = done > 0.0 ? (now() - start_) * (1.0 - done) / done : 0.0;
  const double per_step =
      s.step > 0 ? static_cast<double>(iterations_) / static_cast<double>(s.step) : 0.0;
  show(fmt::format("{:5.1f} %  t = {:.4g} s  energy = {:.6g} J  Newton {:.1f}/step  {} left",
                   100.0 * done, s.t, s.energy(), per_step, duration_text(left)));
}

void Progress::observe_trial(const Snapshot& s) {
  if (is_due())
    show(
        fmt::format("trial with larger steps: {:5.1f} %  t = {:.4g} s", 100.0 * s.t / until_, s.t));
}

void Progress::show(const std::string& line) {
  if (terminal_)
    fmt::print(stderr, "\r\033[K{}{}", label_, line);
  else
    fmt::print(stderr, "{}{}\n", label_, line);
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

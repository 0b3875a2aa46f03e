#include "visviva/cli/progress_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "visviva/results/json.hpp"

namespace visviva::cli {
namespace {

// No more digits than can be known.
std::string rough_duration(double seconds) {
  constexpr double most_days = 9999.0;
  if (seconds < 100.0) return fmt::format("{:.0f} s", seconds);
  if (seconds < 6000.0) return fmt::format("{:.0f} min", seconds / 60.0);
  if (seconds < 48.0 * 3600.0) return fmt::format("{:.1f} h", seconds / 3600.0);
  return fmt::format("{:.0f} days", std::min(seconds / 86400.0, most_days));
}

std::optional<double> iterations_per_step(const Standing& s) {
  if (s.steps == 0) return std::nullopt;
  return static_cast<double>(s.iterations) / static_cast<double>(s.steps);
}

Json or_null(const std::optional<double>& x) { return x ? Json(*x) : Json(); }

}  // namespace

void Speed::begin(double now, double done, long steps) {
  begun_ = true;
  known_ = false;
  start_ = last_ = now;
  done_ = done;
  steps_ = steps;
}

void Speed::see(double now, double done, long steps) {
  // What goes back, as from a trial to the run, begins anew.
  if (!begun_ || done < done_) begin(now, done, steps);
  const double passed = now - last_;
  if (passed <= 0.0 || (done == done_ && steps == steps_)) return;
  const double elapsed = now - start_;
  const double memory = std::min(elapsed, std::max(5.0, 0.125 * elapsed));
  const double weight = known_ ? std::min(1.0, passed / memory) : 1.0;
  const auto more_steps = static_cast<double>(steps - steps_);
  done_per_second_ += weight * ((done - done_) / passed - done_per_second_);
  steps_per_second_ += weight * (more_steps / passed - steps_per_second_);
  known_ = true;
  last_ = now;
  done_ = done;
  steps_ = steps;
}

std::optional<double> Speed::seconds_left() const {
  if (!known_ || !(done_per_second_ > 0.0)) return std::nullopt;
  return std::max(0.0, 1.0 - done_) / done_per_second_;
}

std::optional<double> Speed::steps_per_second() const {
  return known_ && steps_per_second_ > 0.0 ? std::optional(steps_per_second_) : std::nullopt;
}

std::string progress_text(const Standing& s, const Speed& speed) {
  std::string text = s.stage.empty() ? "" : s.stage + ": ";
  if (!s.done) return text + rough_duration(s.seconds);
  text += fmt::format("{:.1f} %", 100.0 * *s.done);
  const auto add = [&](const std::string& part) { text += "  " + part; };
  if (s.runs > 1) add(fmt::format("{} of {} runs done", s.runs_done, s.runs));
  if (const auto left = speed.seconds_left(); left && s.stage.empty())
    add(rough_duration(*left) + " left");
  if (s.t) add(fmt::format("t = {:.4g} s", *s.t));
  if (const auto rate = speed.steps_per_second()) add(fmt::format("{:.3g} steps/s", *rate));
  if (s.drift) add(fmt::format("drift {:.1e} J", *s.drift));
  if (const auto count = iterations_per_step(s)) add(fmt::format("Newton {:.1f}/step", *count));
  return text;
}

std::string progress_json(const Standing& s, const Speed& speed) {
  Json json;
  if (!s.stage.empty()) json["stage"] = s.stage;
  json["progress"] = or_null(s.done);
  json["seconds"] = s.seconds;
  if (!s.done) return json.line();
  json["seconds_left"] = s.stage.empty() ? or_null(speed.seconds_left()) : Json();
  if (s.runs > 1) {
    json["runs"] = static_cast<long>(s.runs);
    json["runs_done"] = static_cast<long>(s.runs_done);
  } else {
    json["t"] = or_null(s.t);
    json["energy_drift"] = or_null(s.drift);
  }
  json["steps"] = s.steps;
  json["steps_per_second"] = or_null(speed.steps_per_second());
  json["newton_per_step"] = or_null(iterations_per_step(s));
  return json.line();
}

std::string_view first_characters(std::string_view text, std::size_t count) {
  const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
  std::size_t end = 0;
  for (; end < text.size() && count > 0; --count)
    for (++end; end < text.size() && continues(text[end]);) ++end;
  return text.substr(0, end);
}

std::string duration_text(double seconds) {
  if (seconds < 1.0) return fmt::format("{:.0f} ms", 1e3 * seconds);
  if (seconds < 120.0) return fmt::format("{:.1f} s", seconds);
  if (seconds < 7200.0) return fmt::format("{:.0f} min", seconds / 60.0);
  return fmt::format("{:.1f} h", seconds / 3600.0);
}

}  // namespace visviva::cli

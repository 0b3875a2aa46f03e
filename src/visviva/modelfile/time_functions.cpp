#include "visviva/modelfile/time_functions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "visviva/model/motions.hpp"

namespace visviva::modelfile {
namespace {

/// Values at increasing times, with straight lines between them or a cubic spline that begins and ends at rest; constant
/// before and after. At a kink the speed is that of the side to come, so that lines from t = 0 on begin with a speed.
class Table {
 public:
  Table(std::vector<double> times, std::vector<double> values, bool smooth)
      : t_(std::move(times)), y_(std::move(values)), bend_(t_.size(), 0.0), smooth_(smooth) {
    if (smooth) find_bends();
  }

  [[nodiscard]] Motion operator()(double t) const {
    if (t < t_.front()) return {y_.front(), 0.0, 0.0};
    // The formula below has round-off in place of the speed zero, and what rests is not to begin with that.
    if (t == t_.front() && smooth_) return {y_.front(), 0.0, bend_.front()};
    if (t >= t_.back()) return {y_.back(), 0.0, 0.0};
    const auto i =
        static_cast<std::size_t>(std::upper_bound(t_.begin(), t_.end(), t) - t_.begin()) - 1;
    const double h = t_[i + 1] - t_[i];
    const double b = (t - t_[i]) / h;
    const double a = 1.0 - b;
    return {a * y_[i] + b * y_[i + 1] +
                h * h / 6.0 * ((a * a * a - a) * bend_[i] + (b * b * b - b) * bend_[i + 1]),
            (y_[i + 1] - y_[i]) / h +
                h / 6.0 * ((1.0 - 3.0 * a * a) * bend_[i] + (3.0 * b * b - 1.0) * bend_[i + 1]),
            a * bend_[i] + b * bend_[i + 1]};
  }

 private:
  // Second derivatives at the times: slopes are continuous, and zero at both ends.
  void find_bends() {
    const std::size_t n = t_.size();
    std::vector<double> ratio(n, 0.0);
    double before = 0.0;
    double slope_before = 0.0;
    for (std::size_t i = 0; i < n; ++i) {
      const double after = i + 1 < n ? t_[i + 1] - t_[i] : 0.0;
      const double slope_after = i + 1 < n ? (y_[i + 1] - y_[i]) / after : 0.0;
      const double passed = i > 0 ? before : 0.0;
      const double diagonal = 2.0 * (before + after) - passed * (i > 0 ? ratio[i - 1] : 0.0);
      ratio[i] = after / diagonal;
      bend_[i] =
          (6.0 * (slope_after - slope_before) - passed * (i > 0 ? bend_[i - 1] : 0.0)) / diagonal;
      before = after;
      slope_before = slope_after;
    }
    for (std::size_t i = n - 1; i-- > 0;) bend_[i] -= ratio[i] * bend_[i + 1];
  }

  std::vector<double> t_;
  std::vector<double> y_;
  std::vector<double> bend_;
  bool smooth_;
};

TimeFunction constant_between(std::function<double(double)> factor, double height) {
  return [factor = std::move(factor), height](double t) -> Motion {
    return {height * factor(t), 0.0, 0.0};
  };
}

TimeFunction with_corners(TimeFunction f, std::vector<double> corners) {
  f.corners = std::move(corners);
  return f;
}

// Both ends, and where times begin or cease to be much closer than beside there: something short happens.
std::vector<double> corners_of(const std::vector<double>& times) {
  constexpr double much = 2.0;
  std::vector<double> corners{times.front(), times.back()};
  for (std::size_t i = 1; i + 1 < times.size(); ++i) {
    const double before = times[i] - times[i - 1];
    const double after = times[i + 1] - times[i];
    if (std::max(before, after) >= much * std::min(before, after)) corners.push_back(times[i]);
  }
  return corners;
}

std::optional<TimeFunction> table(Fields& f, const Dimension& dimension) {
  std::vector<double> times;
  std::vector<double> values;
  bool smooth = true;
  f.numbers({"times", "at which the values are given, increasing", true}, dimensions::time, 0,
            times);
  f.numbers({"values", "one for each time", true}, dimension, 0, values);
  f.flag({"smooth", "a cubic spline (true, the default) or straight lines"}, smooth);
  if (times.empty() || values.empty()) return std::nullopt;
  if (times.size() != values.size() || times.size() < 2) {
    f.complain("E206", "values", fmt::format("{} times and {} values", times.size(), values.size()),
               "a table needs one value for each time, at least two");
    return std::nullopt;
  }
  if (std::adjacent_find(times.begin(), times.end(), std::greater_equal<>()) != times.end()) {
    f.complain("E306", "times", "the times of a table do not increase",
               "sort them, each time once");
    return std::nullopt;
  }
  return with_corners(Table(times, values, smooth), corners_of(times));
}

struct Span {
  double start = 0.0;
  double end = 0.0;
};

// Reads `start` and `end`.
std::optional<Span> span(Fields& f) {
  Span s;
  f.number({"start", "time of the beginning"}, dimensions::time, s.start);
  if (!f.number({"end", "time of the end", true}, dimensions::time, s.end)) return std::nullopt;
  if (s.end > s.start) return s;
  f.complain("E306", "end", "the end is not after the start", "give a later end");
  return std::nullopt;
}

}  // namespace

std::optional<TimeFunction> describe_function(Fields& f, const Dimension& dimension) {
  const Dimension rate = dimension / dimensions::time;
  std::optional<TimeFunction> made;
  const auto constant = [&](Fields& g) {
    double value = 0.0;
    g.number({"value", "at all times", true}, dimension, value);
    made = model::constant(value);
  };
  const auto ramp = [&](Fields& g) {
    double from = 0.0, to = 0.0, start = 0.0, duration = 0.0;
    g.number({"from", "value before"}, dimension, from);
    g.number({"to", "value after", true}, dimension, to);
    g.number({"start", "time at which it begins to rise"}, dimensions::time, start);
    if (g.number({"duration", "time it takes", true}, dimensions::time, duration, positive()))
      made = with_corners(model::smooth_ramp(from, to, start, duration), {start, start + duration});
  };
  const auto sine = [&](Fields& g) {
    double amplitude = 0.0, frequency = 0.0, phase = 0.0, offset = 0.0;
    g.number({"amplitude", "half the height of the wave", true}, dimension, amplitude);
    g.number({"frequency", "waves per second [Hz]", true}, dimensions::angular_velocity, frequency);
    for (const char* unit : {"rpm", "rad", "deg", "turn"})
      if (g.at("frequency").text().find(unit) != std::string::npos)
        g.complain("E303", "frequency", "a frequency counts waves, not angles",
                   "write it in Hz: 60 rpm is 1 Hz");
    g.number({"phase", "angle at t = 0"}, dimensions::number, phase);
    g.number({"offset", "mean value"}, dimension, offset);
    made = model::sine(amplitude, 2.0 * std::numbers::pi * frequency, phase, offset);
  };
  const auto pulse = [&](Fields& g) {
    double height = 1.0;
    g.number({"height", "value between start and end; 0 before and after"}, dimension, height);
    if (const auto s = span(g))
      made = with_corners(constant_between(model::during(s->start, s->end), height),
                          {s->start, s->end});
  };
  const auto tent = [&](Fields& g) {
    double height = 1.0, peak = 0.0;
    g.number({"height", "largest value"}, dimension, height);
    const bool has_peak =
        g.number({"peak", "time of the largest value", true}, dimensions::time, peak);
    const auto s = span(g);
    if (!s || !has_peak) return;
    if (peak > s->start && peak < s->end)
      made = with_corners(Table({s->start, peak, s->end}, {0.0, height, 0.0}, false),
                          {s->start, peak, s->end});
    else
      g.complain("E306", "peak", "the peak of a tent is not between its start and its end",
                 "give times that increase");
  };
  const auto spin_up = [&](Fields& g) {
    double speed = 0.0, duration = 0.0, offset = 0.0;
    g.number({"speed", "reached at the end of the duration and kept", true}, rate, speed);
    g.number({"offset", "value at the start"}, dimension, offset);
    std::string rise = "smooth";
    g.choice({"rise", "of the speed: u²(3 − 2u) or (1 − cos πu)/2 with u = t/duration"},
             {"smooth", "cosine"}, rise);
    if (!g.number({"duration", "of the spin-up; 0: at full speed from the start", true},
                  dimensions::time, duration, not_negative()))
      return;
    if (duration == 0.0)
      made = model::steady(speed, offset);
    else
      made = with_corners(rise == "cosine" ? model::cosine_spin_up(speed, duration, offset)
                                           : model::spin_up(speed, duration, offset),
                          {0.0, duration});
  };
  f.variant({"type", "of the function of time"},
            {{"constant", "the same at all times", constant},
             {"ramp", "from one value to another, smooth", ramp},
             {"sine", "offset + amplitude sin(2π frequency t + phase)", sine},
             {"pulse", "a constant for a while", pulse},
             {"tent", "rises evenly to a peak and falls back", tent},
             {"spin-up", "a speed that rises smoothly and stays", spin_up},
             {"table", "values at given times", [&](Fields& g) { made = table(g, dimension); }}});
  return made;
}

}  // namespace visviva::modelfile

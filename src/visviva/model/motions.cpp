#include "visviva/model/motions.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace visviva::model {

TimeFunction constant(double offset) {
  return [=](double) { return Motion{offset, 0.0, 0.0}; };
}

TimeFunction steady(double speed, double offset) {
  return [=](double t) { return Motion{offset + speed * t, speed, 0.0}; };
}

TimeFunction sine(double amplitude, double omega, double phase, double offset) {
  return [=](double t) {
    const double s = amplitude * std::sin(omega * t + phase);
    return Motion{offset + s, amplitude * omega * std::cos(omega * t + phase), -omega * omega * s};
  };
}

// With u = (t − start)/duration: u³(10 − 15u + 6u²).
TimeFunction smooth_ramp(double from, double to, double start, double duration) {
  return [=](double t) {
    const double u = std::clamp((t - start) / duration, 0.0, 1.0);
    const double d = to - from;
    return Motion{from + d * u * u * u * (10.0 - 15.0 * u + 6.0 * u * u),
                  d * 30.0 * u * u * (1.0 - u) * (1.0 - u) / duration,
                  d * 60.0 * u * (1.0 - u) * (1.0 - 2.0 * u) / (duration * duration)};
  };
}

// Speed · u²(3 − 2u), integrated: speed · duration · (u³ − ½u⁴).
TimeFunction spin_up(double speed, double duration, double offset) {
  return [=](double t) {
    const double u = std::clamp(t / duration, 0.0, 1.0);
    const double after = std::max(t - duration, 0.0);
    return Motion{offset + speed * (duration * u * u * u * (1.0 - 0.5 * u) + after),
                  speed * u * u * (3.0 - 2.0 * u), speed * 6.0 * u * (1.0 - u) / duration};
  };
}

TimeFunction cosine_spin_up(double speed, double duration, double offset) {
  const double rate = std::numbers::pi / duration;
  return [=](double t) {
    if (t >= duration) return Motion{offset + speed * (t - 0.5 * duration), speed, 0.0};
    return Motion{offset + 0.5 * speed * (t - std::sin(rate * t) / rate),
                  0.5 * speed * (1.0 - std::cos(rate * t)),
                  0.5 * speed * rate * std::sin(rate * t)};
  };
}

std::function<double(double)> during(double start, double end) {
  return [=](double t) { return t >= start && t < end ? 1.0 : 0.0; };
}

}  // namespace visviva::model

#include "visviva/results/plot_axis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace visviva {
namespace {

std::string power_of_ten(int exponent) {
  static constexpr const char* digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::string text = exponent < 0 ? "10⁻" : "10";
  for (const char c : std::to_string(std::abs(exponent))) text += digits[c - '0'];
  return text;
}

// 1, 2 or 5 times a power of ten, such that about `count` of them fill the range.
double round_step(double range, int count) {
  const double raw = range / count;
  const double power = std::pow(10.0, std::floor(std::log10(raw)));
  const double lead = raw / power;
  return power * (lead < 1.5 ? 1.0 : lead < 3.5 ? 2.0 : lead < 7.5 ? 5.0 : 10.0);
}

}  // namespace

Scale::Scale(const Axis& axis, double low, double high) : log_(axis.log) {
  if (log_)
    set_log(axis, low, high);
  else
    set_linear(axis, low, high);
}

bool Scale::shows(double value) const { return std::isfinite(value) && (!log_ || value > 0.0); }

double Scale::position(double value) const {
  return log_ ? std::log10(value / min_) / std::log10(max_ / min_) : (value - min_) / (max_ - min_);
}

void Scale::set_linear(const Axis& axis, double low, double high) {
  if (low > high) low = high = 0.0;
  // A constant with some round-off is shown as a straight line, not as noise with unreadable ticks.
  const double size = std::max(std::abs(low), std::abs(high));
  const double widen = std::max(0.0, (size > 0.0 ? 1e-3 * size : 1.0) - (high - low));
  const double pad = (axis.min && axis.max) ? 0.0 : 0.04 * (high - low + widen);
  min_ = axis.min.value_or(low - 0.5 * widen - pad);
  max_ = axis.max.value_or(high + 0.5 * widen + pad);
  const double step = round_step(max_ - min_, 6);
  const double largest = std::max(std::abs(min_), std::abs(max_));
  int exponent = static_cast<int>(std::floor(std::log10(largest)));
  if (exponent >= -2 && exponent <= 4) exponent = 0;
  if (exponent != 0) factor_ = "×" + power_of_ten(exponent);
  const double unit = std::pow(10.0, exponent);
  const int decimals = std::max(0, -static_cast<int>(std::floor(std::log10(step / unit) + 1e-9)));
  for (auto i = static_cast<long>(std::ceil(min_ / step - 1e-9));
       static_cast<double>(i) * step <= max_ + 1e-9 * step; ++i) {
    const double value = static_cast<double>(i) * step;
    ticks_.push_back({value, fmt::format("{:.{}f}", i == 0 ? 0.0 : value / unit, decimals)});
  }
}

void Scale::set_log(const Axis& axis, double low, double high) {
  if (low > high) {
    low = 0.1;
    high = 10.0;
  }
  // Over many decades the axis ends at whole ones, else shortly beyond the data.
  const bool wide = high > 1e3 * low;
  min_ = axis.min.value_or(wide ? std::pow(10.0, std::floor(std::log10(low) + 1e-9)) : low / 1.3);
  max_ = axis.max.value_or(wide ? std::pow(10.0, std::ceil(std::log10(high) - 1e-9)) : high * 1.3);
  const double decades = std::log10(max_ / min_);
  const int first = static_cast<int>(std::floor(std::log10(min_)));
  const int last = static_cast<int>(std::ceil(std::log10(max_)));
  const int stride = 1 + (last - first) / 9;
  for (int e = first; e <= last; ++e) {
    const double decade = std::pow(10.0, e);
    ticks_.push_back({decade, (e - first) % stride == 0 ? power_of_ten(e) : ""});
    for (int k = 2; k <= 9 && decades <= 5.0; ++k) {
      const bool labelled = decades < 2.0 && (k == 2 || k == 5);
      ticks_.push_back({k * decade, labelled ? fmt::format("{}·{}", k, power_of_ten(e)) : ""});
    }
  }
  std::erase_if(ticks_, [this](const Tick& tick) {
    return tick.value < min_ * (1.0 - 1e-9) || tick.value > max_ * (1.0 + 1e-9);
  });
}

}  // namespace visviva

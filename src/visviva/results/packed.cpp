#include "visviva/results/packed.hpp"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace visviva {
namespace {

static_assert(std::endian::native == std::endian::little, "pages expect little-endian numbers");

constexpr std::uint16_t no_number = 65535;
constexpr double largest_number = 65534.0;

struct Limits {
  double low = std::numeric_limits<double>::infinity();
  double high = -std::numeric_limits<double>::infinity();

  void add(double x) {
    if (!std::isfinite(x)) return;
    low = std::min(low, x);
    high = std::max(high, x);
  }
  [[nodiscard]] double step() const { return high > low ? (high - low) / largest_number : 0.0; }
};

std::uint16_t in_16_bits(double x, double low, double step) {
  if (!std::isfinite(x)) return no_number;
  return step > 0.0 ? static_cast<std::uint16_t>(std::lround((x - low) / step)) : std::uint16_t{0};
}

}  // namespace

std::string base64(std::span<const unsigned char> bytes) {
  constexpr char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text(base64_size(bytes.size()), '=');
  auto out = text.begin();
  const auto add = [&](std::uint32_t group, std::size_t count) {
    for (std::size_t k = 0; k < count; ++k) *out++ = letters[group >> (18U - 6U * k) & 63U];
  };
  const auto part = [&](std::size_t i, unsigned shift) { return std::uint32_t{bytes[i]} << shift; };
  std::size_t i = 0;
  for (; i + 3 <= bytes.size(); i += 3) add(part(i, 16) | part(i + 1, 8) | part(i + 2, 0), 4);
  if (bytes.size() - i == 2) add(part(i, 16) | part(i + 1, 8), 3);
  if (bytes.size() - i == 1) add(part(i, 16), 2);
  return text;
}

Json packed_table(const std::vector<double>& numbers, std::size_t columns) {
  std::vector<Limits> limits(columns);
  for (std::size_t i = 0; i < numbers.size(); ++i) limits[i % columns].add(numbers[i]);
  std::vector<double> low;
  std::vector<double> step;
  for (const Limits& column : limits) {
    low.push_back(std::isfinite(column.low) ? column.low : 0.0);
    step.push_back(column.step());
  }
  std::vector<std::uint16_t> data;
  data.reserve(numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i)
    data.push_back(in_16_bits(numbers[i], low[i % columns], step[i % columns]));
  return Json::Object{{"columns", static_cast<long>(columns)},
                      {"low", packed(low)},
                      {"step", packed(step)},
                      {"data", packed(data)}};
}

}  // namespace visviva

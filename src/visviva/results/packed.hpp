#pragma once

#include <span>
#include <string>
#include <vector>

#include "visviva/results/json.hpp"

namespace visviva {

/// Bytes as text.
[[nodiscard]] std::string base64(std::span<const unsigned char> bytes);

/// The length of what base64() makes of so many bytes.
[[nodiscard]] constexpr std::size_t base64_size(std::size_t bytes) { return (bytes + 2) / 3 * 4; }

/// Numbers as base64, in the order of bytes that pages expect, which is that of all machines visviva runs on.
template <typename Number>
[[nodiscard]] std::string packed(const std::vector<Number>& numbers) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(numbers.data());
  return base64({bytes, numbers.size() * sizeof(Number)});
}

/// Columns of numbers over time, each in 16 bits between its own limits: {columns, low, step, data} with
/// value = low + step · n, and n = 65535 for what is not a number. `numbers` are row by row.
[[nodiscard]] Json packed_table(const std::vector<double>& numbers, std::size_t columns);

}  // namespace visviva

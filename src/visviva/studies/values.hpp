#pragma once

#include <cstddef>
#include <vector>

namespace visviva::studies {

/// What a formula works with: a number, a list of them, or what a run stored over time, a row for each time.
struct Values {
  std::vector<double> numbers;  ///< row by row
  std::size_t width = 1;        ///< numbers in a row
  std::vector<double> times;    ///< of each row; empty where rows are no times

  Values() = default;
  Values(double number) : numbers{number} {}
  Values(std::vector<double> list, std::vector<double> at = {}, std::size_t in_a_row = 1)
      : numbers(std::move(list)), width(in_a_row), times(std::move(at)) {}

  [[nodiscard]] std::size_t rows() const { return width == 0 ? 0 : numbers.size() / width; }
  [[nodiscard]] bool is_number() const { return numbers.size() == 1; }
};

}  // namespace visviva::studies

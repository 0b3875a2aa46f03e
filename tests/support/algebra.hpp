#pragma once

#include "visviva/math/decompositions.hpp"

/// What tests ask of dense matrices beside what the library does. Decompositions take long to compile: here they are compiled once.
namespace visviva::test {

[[nodiscard]] Matrix inverse(const Matrix& A);
/// How many columns or rows are independent, by pivots above `threshold` times the largest; 0 is round-off.
[[nodiscard]] Eigen::Index rank(const Matrix& A, double threshold = 0.0);
/// Columns x with A x = 0.
[[nodiscard]] Matrix kernel(const Matrix& A);
/// The largest singular value over the smallest.
[[nodiscard]] double condition(const Matrix& A);

}  // namespace visviva::test

#pragma once

#include "visviva/math/types.hpp"

/// What tests ask of dense matrices. Decompositions take long to compile: here they are compiled once.
namespace visviva::test {

/// A⁻¹b, with pivots by rows.
[[nodiscard]] Matrix solve(const Matrix& A, const Matrix& b);
[[nodiscard]] Matrix inverse(const Matrix& A);
/// How many columns or rows are independent, by pivots above `threshold` times the largest; 0 is round-off.
[[nodiscard]] Eigen::Index rank(const Matrix& A, double threshold = 0.0);
/// Columns x with A x = 0.
[[nodiscard]] Matrix kernel(const Matrix& A);
/// The largest singular value over the smallest.
[[nodiscard]] double condition(const Matrix& A);

/// K x = λ M x for symmetric K and positive M, with λ rising and xᵀM x = 1.
struct SymmetricPairs {
  Vector values;
  Matrix vectors;
};
[[nodiscard]] SymmetricPairs symmetric_pairs(const Matrix& K, const Matrix& M);

}  // namespace visviva::test

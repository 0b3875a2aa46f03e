#pragma once

#include <complex>

#include "visviva/math/types.hpp"

/// What is asked of dense matrices at the start and the end of runs. Eigen's decompositions take long to compile: here they are
/// compiled once.
namespace visviva {

/// A⁻¹b, with pivots by rows.
[[nodiscard]] Matrix solve(const Matrix& A, const Matrix& b);
/// Of a symmetric A.
[[nodiscard]] bool is_positive_definite(const Matrix& A);

/// Of a symmetric A, rising.
[[nodiscard]] Vector symmetric_eigenvalues(const Matrix& A);

/// A x = λ x for symmetric A, with λ rising and xᵀx = 1.
struct SymmetricPairs {
  Vector values;
  Matrix vectors;
  bool found;  ///< they are not where A is not finite
};
[[nodiscard]] SymmetricPairs symmetric_pairs(const Matrix& A);
/// K x = λ M x for symmetric K and positive M, with λ rising and xᵀM x = 1.
[[nodiscard]] SymmetricPairs symmetric_pairs(const Matrix& K, const Matrix& M);

/// The same for three dimensions, where nothing is allocated: principal moments, rising, and their axes as columns.
struct PrincipalAxes {
  Eigen::Vector3d moments;
  Eigen::Matrix3d axes;
};
[[nodiscard]] PrincipalAxes principal_axes(const Eigen::Matrix3d& A);

/// Of any square A.
[[nodiscard]] Eigen::VectorXcd complex_eigenvalues(const Matrix& A);

/// A x = λ x for any square A.
struct ComplexPairs {
  Eigen::VectorXcd values;
  Eigen::MatrixXcd vectors;
};
[[nodiscard]] ComplexPairs complex_pairs(const Matrix& A);

}  // namespace visviva

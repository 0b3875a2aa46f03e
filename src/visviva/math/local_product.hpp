#pragma once

#include <array>

#include "visviva/math/types.hpp"

namespace visviva {

/// K += A Bᵀ from column j on, `count` columns of n rows, which the registers hold.
template <int n, int count, typename Left, typename Right>
void add_product_columns(const Left& A, const Right& B, Eigen::Index j, LocalMatrix& K) {
  using Column = Eigen::Matrix<double, n, 1>;
  std::array<Column, count> sums;
  for (int c = 0; c < count; ++c)
    sums[static_cast<std::size_t>(c)] = Column::Map(K.data() + n * (j + c));
  for (Eigen::Index k = 0; k < A.cols(); ++k) {
    const Column a = Column::Map(A.data() + n * k);
    for (int c = 0; c < count; ++c) sums[static_cast<std::size_t>(c)] += a * B(j + c, k);
  }
  for (int c = 0; c < count; ++c)
    Column::Map(K.data() + n * (j + c)) = sums[static_cast<std::size_t>(c)];
}

/// K += A Bᵀ with n rows, at most four columns at once.
template <int n, int at_once, typename Left, typename Right>
void add_product_rows(const Left& A, const Right& B, LocalMatrix& K) {
  Eigen::Index j = 0;
  for (; j + at_once <= B.rows(); j += at_once) add_product_columns<n, at_once>(A, B, j, K);
  const auto left = B.rows() - j;
  if (left == 3) add_product_columns<n, 3>(A, B, j, K);
  if (left == 2) add_product_columns<n, 2>(A, B, j, K);
  if (left == 1) add_product_columns<n, 1>(A, B, j, K);
}

/// K += A Bᵀ of local matrices with the same number of columns, A one with its own storage. Quick if A has the rows of one
/// frame or of two.
template <typename Left, typename Right>
void add_product(const Left& A, const Right& B, LocalMatrix& K) {
  if (A.rows() == 6)
    add_product_rows<6, 4>(A, B, K);
  else if (A.rows() == 12)
    add_product_rows<12, 2>(A, B, K);
  else
    K.noalias() += A.lazyProduct(B.transpose());
}

/// A Bᵀ
template <typename Left, typename Right>
[[nodiscard]] LocalMatrix product(const Left& A, const Right& B) {
  LocalMatrix K = LocalMatrix::Zero(A.rows(), B.rows());
  add_product(A, B, K);
  return K;
}

}  // namespace visviva

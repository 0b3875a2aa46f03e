#pragma once

#include "visviva/math/types.hpp"

namespace visviva {

/// K += A Bᵀ of local matrices with the same number of columns. Quick if A has the twelve rows of two frames.
template <typename Right>
void add_product(const LocalMatrix& A, const Right& B, LocalMatrix& K) {
  constexpr int n = 12;
  if (A.rows() != n) {
    K.noalias() += A.lazyProduct(B.transpose());
    return;
  }
  using Column = Eigen::Matrix<double, n, 1>;
  using Columns = Eigen::Map<const Eigen::Matrix<double, n, Eigen::Dynamic>>;
  const Columns a(A.data(), n, A.cols());
  // Two columns at a time, which is what the registers hold.
  Eigen::Index j = 0;
  for (; j + 1 < B.rows(); j += 2) {
    Column first = Column::Map(K.data() + n * j);
    Column second = Column::Map(K.data() + n * (j + 1));
    for (Eigen::Index k = 0; k < A.cols(); ++k) {
      first += a.col(k) * B(j, k);
      second += a.col(k) * B(j + 1, k);
    }
    Column::Map(K.data() + n * j) = first;
    Column::Map(K.data() + n * (j + 1)) = second;
  }
  for (; j < B.rows(); ++j)
    for (Eigen::Index k = 0; k < A.cols(); ++k) Column::Map(K.data() + n * j) += a.col(k) * B(j, k);
}

/// A Bᵀ
template <typename Right>
[[nodiscard]] LocalMatrix product(const LocalMatrix& A, const Right& B) {
  LocalMatrix K = LocalMatrix::Zero(A.rows(), B.rows());
  add_product(A, B, K);
  return K;
}

}  // namespace visviva

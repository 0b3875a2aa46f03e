#include "visviva/math/sparse_product.hpp"

#include <gtest/gtest.h>

namespace visviva {
namespace {

SparseMatrix sparse(const Matrix& A) { return A.sparseView(); }

TEST(SparseProduct, IsThatOfTheMatrices) {
  const Matrix A{{1.0, 0.0, 2.0}, {0.0, 3.0, 0.0}, {4.0, 0.0, 5.0}, {0.0, 6.0, 7.0}};
  const Matrix B{{0.0, 8.0}, {9.0, 0.0}, {-1.0, 2.0}};
  SparseProduct product(sparse(A), sparse(B));
  EXPECT_EQ(Matrix(product.matrix()), A * B);
  product.set(sparse(-2.0 * A), sparse(0.5 * B));
  EXPECT_EQ(Matrix(product.matrix()), -A * B);
}

TEST(SparseProduct, OfTheTransposed) {
  const Matrix A{{1.0, 0.0}, {2.0, 3.0}, {0.0, 4.0}};
  const Matrix B{{5.0, 0.0, 1.0}, {0.0, 6.0, 0.0}, {7.0, 0.0, 8.0}};
  SparseProduct product(sparse(A), sparse(B), SparseProduct::Left::transposed);
  EXPECT_EQ(Matrix(product.matrix()), A.transpose() * B);
  product.set(sparse(3.0 * A), sparse(B));
  EXPECT_EQ(Matrix(product.matrix()), 3.0 * A.transpose() * B);
}

TEST(SparseProduct, KeepsAPlaceForWhatIsZeroNow) {
  const SparseMatrix A = sparse(Matrix{{1.0, 1.0}});
  SparseProduct product(A, sparse(Matrix{{1.0}, {-1.0}}));
  EXPECT_EQ(product.matrix().nonZeros(), 1);
  product.set(A, sparse(Matrix{{1.0}, {2.0}}));
  EXPECT_EQ(product.matrix().coeff(0, 0), 3.0);
}

}  // namespace
}  // namespace visviva

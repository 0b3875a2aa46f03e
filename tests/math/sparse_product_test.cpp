#include "visviva/math/sparse_product.hpp"

#include <gtest/gtest.h>

namespace visviva {
namespace {

SparseMatrix sparse(const Matrix& A) { return A.sparseView(); }

TEST(SparseProduct, IsThatOfTheMatrices) {
  const Matrix A{{1.0, 0.0, 2.0}, {0.0, 3.0, 0.0}, {4.0, 0.0, 5.0}, {0.0, 6.0, 7.0}};
  const Matrix B{{0.0, 8.0}, {9.0, 0.0}, {-1.0, 2.0}};
  Vector work = Vector::Zero(4);
  SparseMatrix C = sparse(A) * sparse(B);
  for (int i = 0; i < 2; ++i) {  // the second time with what the first one left
    C.coeffs().setConstant(17.0);
    set_product(sparse(A), sparse(B), work, C);
    EXPECT_EQ(Matrix(C), A * B);
  }
  EXPECT_EQ(work, Vector::Zero(4));
}

TEST(SparseProduct, OfTheTransposed) {
  const Matrix A{{1.0, 0.0}, {2.0, 3.0}, {0.0, 4.0}};
  const Matrix B{{5.0, 0.0, 1.0}, {0.0, 6.0, 0.0}, {7.0, 0.0, 8.0}};
  Vector work = Vector::Zero(3);
  SparseMatrix C = sparse(A.transpose()) * sparse(B);
  set_transposed_product(sparse(A), sparse(B), work, C);
  EXPECT_EQ(Matrix(C), A.transpose() * B);
  EXPECT_EQ(work, Vector::Zero(3));
}

}  // namespace
}  // namespace visviva

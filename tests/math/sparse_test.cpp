#include "visviva/math/sparse.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace visviva {
namespace {

// [1 0 2; 0 0 3; 4 5 0; 0 6 0]
SparseMatrix example() {
  PatternBuilder pattern(4, 3);
  for (const auto& [row, column] :
       {std::pair{2, 0}, {0, 0}, {3, 1}, {2, 1}, {1, 2}, {0, 2}, {0, 2}})
    pattern.add(row, column);
  SparseMatrix A = pattern.build();
  for (const auto& [row, column, value] :
       {std::tuple{0, 0, 1.0}, {0, 2, 2.0}, {1, 2, 3.0}, {2, 0, 4.0}, {2, 1, 5.0}, {3, 1, 6.0}})
    A.valuePtr()[find_slot(A, row, column)] = value;
  return A;
}

Matrix dense_example() {
  Matrix A(4, 3);
  A << 1, 0, 2, 0, 0, 3, 4, 5, 0, 0, 6, 0;
  return A;
}

TEST(PatternBuilder, MakesOneZeroEntryPerPlaceHoweverOftenItIsNamed) {
  PatternBuilder pattern(2, 2);
  pattern.add(1, 0);
  pattern.add(1, 0);
  const SparseMatrix A = pattern.build();
  EXPECT_EQ(A.nonZeros(), 1);
  EXPECT_EQ(Matrix(A), Matrix::Zero(2, 2));
  EXPECT_TRUE(A.isCompressed());
}

TEST(PatternBuilder, PlacesBlocksAndPatterns) {
  const std::vector<int> rows = {0, 4};
  const std::vector<int> columns = {1, 3};
  PatternBuilder pattern(8, 9);
  pattern.add_block(rows, columns);
  pattern.add_pattern(example());
  const SparseMatrix A = pattern.build();
  for (const int row : rows)
    for (const int column : columns) EXPECT_GE(find_slot(A, row, column), 0);
  for (int i = 0; i < 4; ++i) {
    for (int j = 0; j < 3; ++j) {
      if (dense_example()(i, j) == 0.0) continue;
      EXPECT_GE(find_slot(A, i, j), 0);
    }
  }
  EXPECT_LT(find_slot(A, 7, 8), 0);
}

TEST(FindSlot, KnowsEveryEntryAndNoOther) {
  const SparseMatrix A = example();
  EXPECT_EQ(A.nonZeros(), 6);
  EXPECT_EQ(Matrix(A), dense_example());
  EXPECT_EQ(find_slot(A, 1, 0), -1);
  EXPECT_EQ(find_slot(A, 3, 2), -1);
}

TEST(Products, AreAddedWithTheirScale) {
  const Vector x{{1.0, -2.0, 0.5}};
  const Vector y{{2.0, 1.0, -1.0, 3.0}};
  Vector Ax = Vector::Ones(4);
  add_product(example(), -2.0, x, Ax);
  EXPECT_EQ(Ax, Vector::Ones(4) - 2.0 * dense_example() * x);
  Vector Aty = Vector::Ones(3);
  add_transposed_product(example(), -2.0, y, Aty);
  EXPECT_EQ(Aty, Vector::Ones(3) - 2.0 * dense_example().transpose() * y);
}

TEST(QuadraticForm, IsXTransposedATimesX) {
  const Matrix dense = dense_example().topRows(3);
  const SparseMatrix A = dense.sparseView();
  const Vector x{{1.0, -2.0, 0.5}};
  EXPECT_DOUBLE_EQ(quadratic_form(A, x), x.dot(dense * x));
}

TEST(Values, AreAddedAndClearedWithinThePattern) {
  SparseMatrix A = example();
  add_values(A, 3.0, example());
  EXPECT_EQ(Matrix(A), 4.0 * dense_example());
  set_zero(A);
  EXPECT_EQ(Matrix(A), Matrix::Zero(4, 3));
  EXPECT_EQ(A.nonZeros(), 6);
}

}  // namespace
}  // namespace visviva

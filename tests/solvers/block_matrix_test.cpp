#include "visviva/solvers/block_matrix.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace visviva::test {
namespace {

SparseMatrix sparse(const Matrix& dense) {
  std::vector<Eigen::Triplet<double>> entries;
  for (int j = 0; j < dense.cols(); ++j)
    for (int i = 0; i < dense.rows(); ++i)
      if (dense(i, j) != 0.0) entries.emplace_back(i, j, dense(i, j));
  SparseMatrix matrix(dense.rows(), dense.cols());
  matrix.setFromTriplets(entries.begin(), entries.end());
  return matrix;
}

const SparseMatrix K = sparse(Matrix{{1, 2, 0}, {3, 4, 5}, {0, 6, 7}});
const SparseMatrix coupling = sparse(Matrix{{0, 8, 9}, {10, 0, 11}});

TEST(BlockMatrix, BlocksAndTransposesLandWhereTheyBelong) {
  BlockMatrix blocks({3, 2});
  const auto J11 = blocks.declare(0, 0, K);
  const auto J12 = blocks.declare(0, 1, coupling, true);
  const auto J21 = blocks.declare(1, 0, coupling);
  blocks.finish();
  EXPECT_EQ(blocks.size(), 5);
  EXPECT_EQ(blocks.offset(1), 3);
  EXPECT_EQ(Matrix(blocks.matrix()), Matrix::Zero(5, 5));

  blocks.add(J11, 1.0, K);
  blocks.add(J12, 2.0, coupling);
  blocks.add(J21, -1.0, coupling);
  EXPECT_EQ(Matrix(blocks.matrix()), (Matrix{{1, 2, 0, 0, 20},
                                             {3, 4, 5, 16, 0},
                                             {0, 6, 7, 18, 22},
                                             {0, -8, -9, 0, 0},
                                             {-10, 0, -11, 0, 0}}));
}

TEST(BlockMatrix, TakesPartsOfMatrices) {
  const SparseMatrix both = sparse(Matrix{{1, 2, 3}, {4, 5, 0}, {6, 0, 0}});
  BlockMatrix blocks({1, 2});
  const auto square = blocks.declare(1, 1, both, BlockMatrix::Corner{0, 0});
  const auto column = blocks.declare(1, 0, both, BlockMatrix::Corner{0, 2});
  const auto row = blocks.declare(0, 1, both, BlockMatrix::Corner{2, 0});
  blocks.finish();
  blocks.add(square, 1.0, both);
  blocks.add(column, 10.0, both);
  blocks.add(row, 100.0, both);
  EXPECT_EQ(Matrix(blocks.matrix()), (Matrix{{0, 600, 0}, {30, 1, 2}, {0, 4, 5}}));
  EXPECT_EQ(blocks.matrix().nonZeros(), 6);
}

TEST(BlockMatrix, MayBeOneMatrix) {
  BlockMatrix one = BlockMatrix::of(K);
  one.finish();
  EXPECT_EQ(one.size(), 3);
  EXPECT_EQ(Matrix(one.matrix()), Matrix(K));
  one.set_zero();
  one.whole().valuePtr()[0] = 2.0;
  EXPECT_EQ(one.matrix().coeff(0, 0), 2.0);
  EXPECT_EQ(one.matrix().nonZeros(), K.nonZeros());
}

TEST(BlockMatrix, AddsUpAndForgets) {
  BlockMatrix blocks({3});
  const auto block = blocks.declare(0, 0, K);
  blocks.finish();
  blocks.add(block, 1.0, K);
  blocks.add(block, 2.0, K);
  EXPECT_EQ(Matrix(blocks.matrix()), 3.0 * Matrix(K));
  blocks.set_zero();
  EXPECT_EQ(Matrix(blocks.matrix()), Matrix::Zero(3, 3));
  EXPECT_EQ(blocks.matrix().nonZeros(), K.nonZeros());
}

TEST(BlockMatrix, BlocksOfDifferentPatternsShareAPlace) {
  const SparseMatrix diagonal = sparse(Matrix{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
  BlockMatrix blocks({2, 3});
  const auto first = blocks.declare(1, 1, K);
  const auto second = blocks.declare(1, 1, diagonal);
  const auto transposed = blocks.declare(1, 1, K, true);
  blocks.finish();
  blocks.add(first, 1.0, K);
  blocks.add(second, 100.0, diagonal);
  blocks.add(transposed, 1.0, K);
  Matrix expected = Matrix::Zero(5, 5);
  expected.bottomRightCorner(3, 3) =
      Matrix(K) + Matrix(K).transpose() + 100.0 * Matrix::Identity(3, 3);
  EXPECT_EQ(Matrix(blocks.matrix()), expected);
}

TEST(BlockMatrix, ValuesOfZeroKeepTheirPlace) {
  SparseMatrix values = K;
  set_zero(values);
  BlockMatrix blocks({3});
  const auto block = blocks.declare(0, 0, values);
  blocks.finish();
  blocks.add(block, 1.0, K);
  EXPECT_EQ(Matrix(blocks.matrix()), Matrix(K));
}

TEST(BlockMatrix, EmptyBlocksAreWelcome) {
  const SparseMatrix none(0, 3);
  BlockMatrix blocks({3, 0});
  const auto J11 = blocks.declare(0, 0, K);
  const auto J12 = blocks.declare(0, 1, none, true);
  blocks.finish();
  blocks.add(J11, 1.0, K);
  blocks.add(J12, 1.0, none);
  EXPECT_EQ(Matrix(blocks.matrix()), Matrix(K));
}

}  // namespace
}  // namespace visviva::test

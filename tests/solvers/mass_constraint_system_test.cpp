// The change of a state that constraints hold: against a dense solution, and with rows that say the same twice.
#include "visviva/solvers/mass_constraint_system.hpp"

#include <gtest/gtest.h>

#include "algebra.hpp"
#include "support/differences.hpp"

namespace visviva::test {
namespace {

constexpr int n = 5;

SparseMatrix mass() {
  SparseMatrix M(n, n);
  for (int i = 0; i < n; ++i) {
    M.insert(i, i) = 2.0 + i;
    if (i + 1 < n) M.insert(i + 1, i) = M.insert(i, i + 1) = 0.3;
  }
  M.makeCompressed();
  return M;
}

SparseMatrix jacobian(bool twice) {
  Matrix B = Matrix::Zero(2, n);
  B.row(0) << 1.0, -1.0, 0.5, 0.0, 0.0;
  if (twice)
    B.row(1) = B.row(0);
  else
    B.row(1) << 0.0, 0.2, 0.0, -0.7, 1.0;
  return B.sparseView();
}

TEST(MassConstraintSystem, SolvesTheDenseEquations) {
  const SparseMatrix M = mass();
  const SparseMatrix B = jacobian(false);
  Matrix A = Matrix::Zero(n + 2, n + 2);
  A.topLeftCorner(n, n) = 0.4 * Matrix(M);
  A.topRightCorner(n, 2) = Matrix(B).transpose();
  A.bottomLeftCorner(2, n) = Matrix(B);
  const Vector rhs = Random(3).vector(n + 2);
  const Vector expected = solve(A, rhs);

  MassConstraintSystem equations(M, B);
  ASSERT_TRUE(equations.factorize(0.4, M, B));
  equations.motion() = rhs.head(n);
  equations.multipliers() = rhs.tail(2);
  equations.solve();
  EXPECT_LT((equations.motion() - expected.head(n)).norm(), 1e-14 * expected.norm());
  EXPECT_LT((equations.multipliers() - expected.tail(2)).norm(), 1e-14 * expected.norm());
  equations.set_zero();
  equations.solve();
  EXPECT_EQ(equations.motion().norm(), 0.0);
}

// Blocks of 3 and 1 that no row of B touches, between those that one does.
struct Blocks {
  SparseMatrix W;
  SparseMatrix B;
};

Blocks with_loose_blocks() {
  Matrix W = Matrix::Zero(9, 9);
  W.block(0, 0, 2, 2) << 2.0, 0.3, 0.3, 1.5;
  W.block(2, 2, 3, 3) << 1.0, 0.2, -0.1, 0.2, 3.0, 0.4, -0.1, 0.4, 0.7;
  W(5, 5) = 4.0;
  W.block(6, 6, 3, 3) << 2.0, 0.5, 0.1, 0.5, 2.0, 0.3, 0.1, 0.3, 1.0;
  Matrix B = Matrix::Zero(2, 9);
  B.row(0).head(2) << 1.0, -1.0;
  B.row(1).tail(3) << 0.2, 0.0, 1.0;
  return {W.sparseView(), B.sparseView()};
}

void expect_dense_solution(const SparseMatrix& W, const SparseMatrix& B) {
  const Eigen::Index size = W.rows() + B.rows();
  Matrix A = Matrix::Zero(size, size);
  A.topLeftCorner(W.rows(), W.rows()) = 0.4 * Matrix(W);
  A.topRightCorner(W.rows(), B.rows()) = Matrix(B).transpose();
  A.bottomLeftCorner(B.rows(), W.rows()) = Matrix(B);
  Matrix columns(size, 5);
  for (Eigen::Index j = 0; j < columns.cols(); ++j)
    columns.col(j) = Random(static_cast<unsigned>(j)).vector(size);
  MassConstraintSystem equations(W, B);
  ASSERT_TRUE(equations.factorize(0.4, W, B));
  Matrix found = columns;
  equations.solve(found);
  for (Eigen::Index j = 0; j < columns.cols(); ++j) {
    const Vector expected = solve(A, columns.col(j));
    EXPECT_LT((found.col(j) - expected).norm(), 1e-14 * expected.norm()) << j;
  }
}

TEST(MassConstraintSystem, SolvesBlocksThatNoRowTouchesByThemselves) {
  const Blocks blocks = with_loose_blocks();
  expect_dense_solution(blocks.W, blocks.B);
  expect_dense_solution(blocks.W, SparseMatrix(0, 9));
}

TEST(MassConstraintSystem, TakesBlocksThatAreNoMasses) {
  Blocks blocks = with_loose_blocks();
  blocks.W.coeffRef(3, 2) = 0.9;  // not symmetric
  expect_dense_solution(blocks.W, blocks.B);
  blocks = with_loose_blocks();
  blocks.W.coeffRef(5, 5) = -4.0;
  expect_dense_solution(blocks.W, blocks.B);
  blocks.W.insert(2, 8) = 0.6;  // nor is the pattern
  blocks.W.makeCompressed();
  expect_dense_solution(blocks.W, blocks.B);
}

TEST(MassConstraintSystem, SaysThatAMassIsMissing) {
  Blocks blocks = with_loose_blocks();
  blocks.W.coeffRef(5, 5) = 0.0;
  MassConstraintSystem equations(blocks.W, blocks.B);
  EXPECT_FALSE(equations.factorize(1.0, blocks.W, blocks.B));
}

TEST(MassConstraintSystem, NeedsSlackForRowsThatSayTheSameTwice) {
  const SparseMatrix M = mass();
  const SparseMatrix B = jacobian(true);
  MassConstraintSystem strict(M, B);
  EXPECT_FALSE(strict.factorize(1.0, M, B));

  MassConstraintSystem lenient(M, B, 1e-10);
  ASSERT_TRUE(lenient.factorize(1.0, M, B));
  lenient.set_zero();
  lenient.multipliers().setConstant(0.3);
  lenient.solve();
  EXPECT_LT((B * lenient.motion() - Vector::Constant(2, 0.3)).norm(), 1e-9);
}

}  // namespace
}  // namespace visviva::test

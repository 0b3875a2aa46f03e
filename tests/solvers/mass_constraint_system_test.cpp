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

#include "visviva/solvers/condition.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "algebra.hpp"

namespace visviva::test {
namespace {

double exact_condition(const Matrix& A) {
  const auto norm = [](const Matrix& M) { return M.cwiseAbs().colwise().sum().maxCoeff(); };
  return norm(A) * norm(inverse(A));
}

Matrix random_matrix(int n, std::mt19937& random) {
  std::uniform_real_distribution<double> number(-1.0, 1.0);
  return Matrix::NullaryExpr(n, n, [&] { return number(random); });
}

TEST(Condition, IsThatOfTheInverse) {
  std::mt19937 random(7);
  for (const int n : {1, 2, 5, 30, 80})
    for (int i = 0; i < 20; ++i) {
      const Matrix A = random_matrix(n, random);
      const double exact = exact_condition(A);
      const double found = condition_estimate(A.sparseView());
      EXPECT_LE(found, exact * (1.0 + 1e-9)) << n;
      EXPECT_GE(found, exact / 3.0) << n;
    }
}

TEST(Condition, OfADiagonalMatrixIsExactAndGoneWhenScaled) {
  SparseMatrix A = Matrix(Eigen::Vector4d(1e-6, 1.0, -3.0, 1e8).asDiagonal()).sparseView();
  EXPECT_NEAR(condition_estimate(A), 1e14, 1.0);
  EXPECT_NEAR(scaled_condition_estimate(A), 1.0, 1e-14);
}

TEST(Condition, KnowsTheDensePart) {
  std::mt19937 random(8);
  const Matrix A = random_matrix(20, random);
  const Matrix vectors = random_matrix(20, random);
  const NonlinearProblem::Product dense{vectors.col(0), 1e3 * vectors.col(1)};
  const double exact = exact_condition(A + dense.column * dense.row.transpose());
  const double found = condition_estimate(A.sparseView(), &dense);
  EXPECT_LE(found, exact * (1.0 + 1e-9));
  EXPECT_GE(found, exact / 3.0);
}

TEST(Condition, OfASingularMatrixIsInfinite) {
  SparseMatrix A = Matrix{{1.0, 2.0}, {2.0, 4.0}}.sparseView();
  EXPECT_TRUE(std::isinf(condition_estimate(A)) || condition_estimate(A) > 1e15);
}

}  // namespace
}  // namespace visviva::test

#include "visviva/math/decompositions.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace visviva::test {
namespace {

const Matrix positive{{4.0, 1.0, 0.0}, {1.0, 3.0, -1.0}, {0.0, -1.0, 2.0}};
const Matrix indefinite{{1.0, 2.0, 0.0}, {2.0, -1.0, 0.5}, {0.0, 0.5, 3.0}};
// It turns about an axis and grows along it.
const Matrix turning{{0.0, -2.0, 0.0}, {2.0, 0.0, 0.0}, {0.0, 0.0, 0.5}};

void expect_equal(const Matrix& A, const Matrix& B) { EXPECT_LT((A - B).norm(), 1e-14); }

TEST(Decompositions, SolveEquations) {
  expect_equal(indefinite * solve(indefinite, positive), positive);
}

TEST(Decompositions, TellWhatIsPositiveDefinite) {
  EXPECT_TRUE(is_positive_definite(positive));
  EXPECT_FALSE(is_positive_definite(indefinite));
}

TEST(Decompositions, FindEigenvaluesOfSymmetricMatrices) {
  const auto [values, vectors, found] = symmetric_pairs(indefinite);
  EXPECT_TRUE(found);
  expect_equal(indefinite * vectors, vectors * values.asDiagonal());
  expect_equal(vectors.transpose() * vectors, Matrix::Identity(3, 3));
  EXPECT_LT(values[0], values[1]);
  EXPECT_LT(values[1], values[2]);
  expect_equal(symmetric_eigenvalues(indefinite), values);
  const auto [moments, axes] = principal_axes(indefinite);
  expect_equal(moments, values);
  expect_equal(axes.cwiseAbs(), vectors.cwiseAbs());
}

TEST(Decompositions, FindEigenvaluesAgainstAMass) {
  const auto [values, vectors, found] = symmetric_pairs(indefinite, positive);
  EXPECT_TRUE(found);
  const Matrix weighed = positive * vectors;
  expect_equal(indefinite * vectors, weighed * values.asDiagonal());
  expect_equal(vectors.transpose() * weighed, Matrix::Identity(3, 3));
  EXPECT_LT(values[0], values[2]);
}

TEST(Decompositions, SayThatNothingIsFound) {
  Matrix broken = positive;
  broken(1, 0) = std::numeric_limits<double>::quiet_NaN();
  EXPECT_FALSE(symmetric_pairs(broken).found);
}

TEST(Decompositions, FindComplexEigenvalues) {
  const auto [values, vectors] = complex_pairs(turning);
  EXPECT_EQ(complex_eigenvalues(turning), values);
  double sum = 0.0;
  for (Eigen::Index i = 0; i < 3; ++i) {
    const Eigen::Vector3cd x = vectors.col(i);
    const Eigen::Vector3cd turned(-2.0 * x[1], 2.0 * x[0], 0.5 * x[2]);
    EXPECT_LT((turned - values[i] * x).norm(), 1e-14) << values[i];
    sum += std::abs(values[i]);
  }
  EXPECT_NEAR(sum, 4.5, 1e-14) << "one of each";
}

}  // namespace
}  // namespace visviva::test

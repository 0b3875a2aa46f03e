// Which rows of a sparse matrix depend on those before them, against dense orthogonalization row after row.
#include "visviva/assemble/dependent_rows.hpp"

#include <gtest/gtest.h>

#include <random>

namespace visviva::test {
namespace {

constexpr double tolerance = 1e-9;

std::vector<int> by_orthogonalization(const Matrix& B) {
  std::vector<int> rows;
  Matrix basis(B.cols(), 0);
  for (Eigen::Index i = 0; i < B.rows(); ++i) {
    Vector row = B.row(i).transpose();
    if (row.norm() > 0.0) row.normalize();
    for (int again = 0; again < 2; ++again) row -= basis * (basis.transpose() * row);
    if (row.norm() <= tolerance) {
      rows.push_back(static_cast<int>(i));
      continue;
    }
    basis.conservativeResize(Eigen::NoChange, basis.cols() + 1);
    basis.rightCols(1) = row.normalized();
  }
  return rows;
}

/// Rows with a few entries near a diagonal, every third one a combination of two that stand anywhere.
Matrix with_dependent_rows(int rows, int columns, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> value(-1.0, 1.0);
  Matrix B = Matrix::Zero(rows, columns);
  for (int i = 0; i < rows; ++i)
    for (int k = 0; k < 4; ++k)
      B(i, (i * columns / rows + static_cast<int>(random() % 5)) % columns) = value(random);
  for (int i = 2; i < rows; i += 3)
    B.row(i) = value(random) * B.row(static_cast<int>(random() % rows)) +
               value(random) * B.row(static_cast<int>(random() % rows));
  B.row(rows / 2).setZero();
  return B;
}

TEST(DependentRows, AreThoseThatDenseOrthogonalizationFinds) {
  std::size_t found = 0;
  for (unsigned seed = 0; seed < 40; ++seed) {
    const Matrix B = with_dependent_rows(30 + static_cast<int>(seed), 40, seed);
    const std::vector<int> rows = dependent_rows(B.sparseView(), tolerance);
    EXPECT_EQ(rows, by_orthogonalization(B)) << seed;
    found += rows.size();
  }
  EXPECT_GT(found, 200u);
}

// As positions have that are found by iteration: entries that should be zero are not, and all rows are joined by them.
TEST(DependentRows, AreTheSameWithRoundOffBetweenThem) {
  for (unsigned seed = 0; seed < 10; ++seed) {
    Matrix B = with_dependent_rows(120, 150, seed);
    const std::vector<int> rows = by_orthogonalization(B);
    for (int i = 0; i < B.rows(); ++i)
      for (int j = i; j < i + 20; ++j) B(i, j) += 1e-15 * std::sin(i + 3.0 * j);
    B.row(B.rows() / 2).setZero();
    EXPECT_EQ(dependent_rows(B.sparseView(), tolerance), rows) << seed;
  }
}

TEST(DependentRows, DoNotFollowFromTheSizeOfRows) {
  Matrix B = with_dependent_rows(20, 30, 7);
  const std::vector<int> rows = dependent_rows(B.sparseView(), tolerance);
  for (int i = 0; i < B.rows(); ++i) B.row(i) *= std::pow(10.0, i - 10);
  EXPECT_EQ(dependent_rows(B.sparseView(), tolerance), rows);
}

TEST(DependentRows, AreOffByMoreThanTheTolerance) {
  Matrix B = Matrix::Identity(3, 3);
  B.row(2) << 1.0, 1.0, 1e-8;
  EXPECT_TRUE(dependent_rows(B.sparseView(), tolerance).empty());
  B(2, 2) = 1e-10;
  EXPECT_EQ(dependent_rows(B.sparseView(), tolerance), std::vector<int>{2});
}

}  // namespace
}  // namespace visviva::test

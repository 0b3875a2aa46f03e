#include "visviva/math/balance.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace visviva::test {
namespace {

// Only the scales of its rows and columns change, without round-off, and become alike.
TEST(Balance, IsAChangeOfScales) {
  Matrix A(3, 3);
  A << 1.0, 1e8, 3e-6, 2e-7, -4.0, 5e-12, 7e5, 1e11, 2.0;
  Matrix balanced = A;
  const Vector T = balance(balanced);
  EXPECT_EQ(balanced, Matrix(T.cwiseInverse().asDiagonal() * A * T.asDiagonal()));
  for (Eigen::Index i = 0; i < 3; ++i) {
    const double row = balanced.row(i).cwiseAbs().sum() - std::abs(balanced(i, i));
    const double column = balanced.col(i).cwiseAbs().sum() - std::abs(balanced(i, i));
    EXPECT_LT(std::abs(std::log2(row / column)), 2.0) << i;
    EXPECT_EQ(std::exp2(std::round(std::log2(T[i]))), T[i]) << "powers of two";
  }
}

}  // namespace
}  // namespace visviva::test

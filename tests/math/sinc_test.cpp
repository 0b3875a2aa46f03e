#include "visviva/math/sinc.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace visviva {
namespace {

// The series, summed until its terms vanish: exact to round-off for the arguments used here.
Sinc by_series(double x) {
  double term = 1.0;
  double value = 0.0;
  double derivative = 0.0;
  for (int k = 0; k < 40; ++k) {
    value += term;
    derivative += 2.0 * k * term;
    term *= -x * x / ((2.0 * k + 2.0) * (2.0 * k + 3.0));
  }
  return {value, x == 0.0 ? 0.0 : derivative / x};
}

TEST(Sinc, HasNoCancellationNearZeroAndNoStepWhereTheFormulaChanges) {
  for (const double size : {0.0, 1e-150, 1e-12, 1e-5, 9.999e-3, 1.0001e-2, 0.1, 1.0, 3.0}) {
    for (const double x : {size, -size}) {
      const Sinc s = sinc(x);
      const Sinc exact = by_series(x);
      EXPECT_NEAR(s.value, exact.value, 4e-16) << x;
      EXPECT_NEAR(s.derivative, exact.derivative, size < 1e-2 ? 4e-16 * size : 2e-14) << x;
    }
  }
}

TEST(Sinc, VanishesAtMultiplesOfPi) {
  EXPECT_NEAR(sinc(std::acos(-1.0)).value, 0.0, 1e-16);
  EXPECT_NEAR(sinc(std::acos(-1.0)).derivative, -1.0 / std::acos(-1.0), 1e-16);
}

}  // namespace
}  // namespace visviva

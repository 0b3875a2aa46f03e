#include "visviva/mechanics/forms.hpp"

#include <gtest/gtest.h>

namespace visviva::test {
namespace {

LocalVector value(const QuadraticForms& forms, const LocalVector& x) {
  LocalVector e(forms.outputs());
  forms.values(x, e);
  return e;
}

// Two points 1e5 m away from the origin, a thousandth apart: the squares of their places have errors of 1e-6 m².
TEST(Forms, OfDifferencesKeepTheirDigitsFarFromTheOrigin) {
  const VectorForm gap = VectorForm::of_coordinates(3) - VectorForm::of_coordinates(0);
  const VectorForm axis = VectorForm::of_coordinates(6);
  const BoundForms bound = bind_forms({0.5 * dot(gap, gap), dot(axis, gap)});
  LocalVector x(9);
  x << 1e5, -1e5, 3e5, 1e5 + 0x1p-10, -1e5, 3e5, 0.6, 0.8, 0.0;
  const LocalVector e = value(bound.forms, x);
  EXPECT_EQ(e[0], 0x1p-21);
  EXPECT_EQ(e[1], 0.6 * 0x1p-10);
}

// One that is not is left as it is.
TEST(Forms, OfPlacesThemselvesAreNotSeenFromAPoint) {
  const VectorForm a = VectorForm::of_coordinates(0);
  const VectorForm b = VectorForm::of_coordinates(3);
  const BoundForms bound = bind_forms({dot(a, a) - dot(b, b), dot(a - b, a - b)});
  LocalVector x(6);
  x << 1.0, 2.0, 3.0, 4.0, 5.0, 7.0;
  const LocalVector e = value(bound.forms, x);
  EXPECT_DOUBLE_EQ(e[0], 14.0 - 90.0);
  EXPECT_DOUBLE_EQ(e[1], 9.0 + 9.0 + 16.0);
}

}  // namespace
}  // namespace visviva::test

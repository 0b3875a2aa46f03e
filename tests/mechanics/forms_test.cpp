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

// A point of the ground and two that move.
class FormsOfAPlace : public testing::Test {
 protected:
  [[nodiscard]] static std::vector<ScalarForm> rows(const VectorForm& place) {
    const VectorForm a = VectorForm::of_coordinates(0);
    const VectorForm b = VectorForm::of_coordinates(3);
    const VectorForm up(Eigen::Vector3d(0.0, 0.6, 0.8));
    const VectorForm slope = 3.0 * (a - place) - (b - a);
    return {dot(slope, slope), dot(slope, VectorForm::of_coordinates(6) + up),
            ScalarForm(0.5) - dot(a - place, a - place)};
  }
  [[nodiscard]] LocalVector x() const {
    LocalVector x(9);
    x << place_ + Eigen::Vector3d(0x1p-10, 0.0, 0.0), place_ + Eigen::Vector3d(0.0, 0x1p-9, 0.0),
        0.6, 0.8, 0.0;
    return x;
  }

  const Eigen::Vector3d place_{1e5, -1e5, 3e5};
  const BoundForms bound_ = bind_forms(rows(VectorForm::of_place(place_)));
};

TEST_F(FormsOfAPlace, KeepTheirDigitsFarFromTheOrigin) {
  const LocalVector e = value(bound_.forms, x());
  const Eigen::Vector3d slope(0x1p-8, -0x1p-9, 0.0);
  EXPECT_EQ(e[0], 0x1p-16 + 0x1p-18);
  EXPECT_DOUBLE_EQ(e[1], slope.dot(Eigen::Vector3d(0.6, 1.4, 0.8)));
  EXPECT_EQ(e[2], 0.5 - 0x1p-20);
}

TEST_F(FormsOfAPlace, HaveGradientsThatKeepTheirDigits) {
  LocalVector e(3);
  LocalMatrix De(3, 9);
  bound_.forms.evaluate(x(), e, De);
  const Eigen::RowVector3d slope(0x1p-8, -0x1p-9, 0.0);
  EXPECT_EQ(De.block(0, 0, 1, 3), 8.0 * slope);
  EXPECT_EQ(De.block(0, 3, 1, 3), -2.0 * slope);
  EXPECT_EQ(De.block(1, 6, 1, 3), slope);
  EXPECT_EQ(De(2, 0), -0x1p-9);
  LocalMatrix columns(9, 3);
  bound_.forms.gradients(x(), columns);
  EXPECT_EQ(columns, De.transpose());
  LocalVector f = LocalVector::Zero(9);
  bound_.forms.add_gradient(x(), padded<FormVector>(LocalVector::Unit(3, 1)), f);
  EXPECT_EQ(f, LocalVector(De.row(1).transpose()));
}

TEST_F(FormsOfAPlace, HaveRatesAndCurvaturesThatKeepTheirDigits) {
  LocalVector e(3);
  LocalMatrix De(3, 9);
  LocalMatrix D(3, 9);
  bound_.forms.evaluate(x(), e, De);
  const LocalVector v = LocalVector::LinSpaced(9, -0.7, 1.3);
  const LocalVector u = LocalVector::LinSpaced(9, 2.0, 0.4);
  bound_.forms.rate_gradient(x(), v, D);
  LocalVector rates(3);
  LocalVector curvatures(3);
  bound_.forms.rates(x(), u, rates);
  bound_.forms.curvatures(v, u, curvatures);
  EXPECT_LT((rates - De * u).norm(), 1e-13);
  EXPECT_LT((curvatures - D * u).norm(), 1e-13);
}

TEST_F(FormsOfAPlace, KeepTheirPlaceIfOnlySomeAreTaken) {
  const LocalVector some = value(bound_.forms.rows({2, 0}), x());
  const LocalVector all = value(bound_.forms, x());
  EXPECT_EQ(some[0], all[2]);
  EXPECT_EQ(some[1], all[0]);
}

// Each with its own place: as if all were seen from the first one.
TEST_F(FormsOfAPlace, MayHaveDifferentPlaces) {
  const Eigen::Vector3d apart(0.5, -2.0, 0.25);
  const VectorForm first = VectorForm::of_place(place_);
  const VectorForm second = VectorForm::of_place(place_ + apart);
  const VectorForm a = VectorForm::of_coordinates(0);
  const ScalarForm sum = dot(a - first, a - first) + dot(a - second, a - second);
  const BoundForms bound =
      bind_forms({sum, dot(a - second, a - second), dot(a - first, a - second)});
  const Eigen::Vector3d gap(0x1p-10, 0.0, 0.0);
  const LocalVector e = value(bound.forms, place_ + gap);
  EXPECT_DOUBLE_EQ(e[0], gap.squaredNorm() + (gap - apart).squaredNorm());
  EXPECT_DOUBLE_EQ(e[1], (gap - apart).squaredNorm());
  EXPECT_DOUBLE_EQ(e[2], gap.dot(gap - apart));
  EXPECT_NEAR(sum.at(place_ + gap), e[0], 1e-4);
}

// Places that are no differences are as good as any constants.
TEST_F(FormsOfAPlace, AreConstantsWhereMoreThanDifferencesMatters) {
  const VectorForm place = VectorForm::of_place({1.0, 2.0, -3.0});
  const VectorForm a = VectorForm::of_coordinates(0);
  const std::vector<ScalarForm> rows{dot(a + place, a + place), dot(place, place)};
  const BoundForms bound = bind_forms(rows);
  const LocalVector e = value(bound.forms, Eigen::Vector3d(1.0, 1.0, 1.0));
  EXPECT_EQ(e[0], 4.0 + 9.0 + 4.0);
  EXPECT_EQ(e[1], 14.0);
  EXPECT_EQ(rows[0].at(Eigen::Vector3d(1.0, 1.0, 1.0)), 17.0);
  EXPECT_FALSE(bound.forms.sees_from_a_point());
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

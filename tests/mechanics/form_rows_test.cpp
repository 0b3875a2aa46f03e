// Rows of quadratic forms of the whole state against the forms of its parts.
#include "visviva/mechanics/form_rows.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "visviva/math/sparse.hpp"
#include "visviva/mechanics/quadratic_forms.hpp"

namespace visviva::test {
namespace {

// Two rows of three blocks, which are a point and two directors.
QuadraticForms forms() {
  return {9,
          Vector{{0.25, -1.5}},
          {{0, 0, 1.0}, {0, 4, -0.3}, {1, 8, 0.7}},
          {{0, 3, 6, 1.0}, {1, 3, 3, 0.5}, {1, 6, 3, -0.2}}};
}

// Of four rows of a state, with places for those that read these coordinates.
SparseMatrix pattern(const std::vector<int>& coordinates) {
  PatternBuilder builder(4, 15);
  builder.add_block(std::vector{1, 2}, coordinates);
  return builder.build();
}

// In a state where those blocks stand in another order, with others between them.
class FormRowsOfAState : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(rows_.add(forms_, coordinates_, first_row, pattern_)); }

  [[nodiscard]] LocalVector part(const Vector& x) const { return x(coordinates_); }
  [[nodiscard]] Vector own(const Vector& rows) const { return rows.segment<2>(first_row); }
  void expect_others_unchanged(const Vector& rows) const {
    EXPECT_EQ(rows[0], 7.0);
    EXPECT_EQ(rows[3], 7.0);
  }

  static constexpr int first_row = 1;
  const QuadraticForms forms_ = forms();
  const std::vector<int> coordinates_ = {11, 12, 13, 2, 3, 4, 6, 7, 8};
  const SparseMatrix pattern_ = pattern(coordinates_);
  FormRows rows_;
  const Vector q_ = Vector::LinSpaced(15, -0.9, 1.3);
  const Vector v_ = Vector::LinSpaced(15, 2.0, -0.7).array().sin();
  Vector e_ = Vector::Constant(4, 7.0);
};

TEST_F(FormRowsOfAState, HaveTheirValues) {
  LocalVector e(2);
  LocalMatrix De(2, 9);
  forms_.evaluate(part(q_), e, De);
  rows_.values(q_, e_);
  EXPECT_LT((own(e_) - e).norm(), 1e-15);
  expect_others_unchanged(e_);
}

TEST_F(FormRowsOfAState, HaveTheirRates) {
  LocalVector e(2);
  LocalMatrix De(2, 9);
  forms_.evaluate(part(q_), e, De);
  rows_.rates(q_, v_, e_);
  EXPECT_LT((own(e_) - De * part(v_)).norm(), 1e-15);
  expect_others_unchanged(e_);
}

TEST_F(FormRowsOfAState, HaveTheirCurvatures) {
  LocalMatrix D(2, 9);
  forms_.rate_gradient(part(q_), part(v_), D);
  rows_.curvatures(v_, e_);
  EXPECT_LT((own(e_) - D * part(v_)).norm(), 1e-15);
  expect_others_unchanged(e_);
}

TEST_F(FormRowsOfAState, HaveTheirGradients) {
  LocalVector e(2);
  LocalMatrix De(2, 9);
  forms_.evaluate(part(q_), e, De);
  SparseMatrix B = pattern_;
  rows_.add_gradients(q_, B);
  const Matrix rows = Matrix(B).middleRows(first_row, 2);
  EXPECT_LT((rows(Eigen::all, coordinates_) - De).norm(), 1e-15);
  EXPECT_NEAR(Matrix(B).norm(), De.norm(), 1e-15);
}

TEST(FormRows, TakeNoBlocksThatAreApart) {
  const std::vector<int> coordinates = {11, 12, 13, 2, 3, 5, 6, 7, 8};
  FormRows rows;
  EXPECT_FALSE(rows.add(forms(), coordinates, 0, pattern(coordinates)));
}

// Squares of places far from the origin would drown those of differences.
TEST(FormRows, TakeNoFormsOfDifferences) {
  const QuadraticForms distance(6, Vector::Zero(1), {},
                                {{0, 0, 0, 1.0}, {0, 3, 3, 1.0}, {0, 0, 3, -2.0}});
  std::vector<int> coordinates(6);
  std::iota(coordinates.begin(), coordinates.end(), 0);
  FormRows rows;
  EXPECT_FALSE(rows.add(distance, coordinates, 0, pattern(coordinates)));
  Vector e = Vector::Constant(1, 7.0);
  rows.values(Vector::Zero(6), e);
  EXPECT_EQ(e[0], 7.0);
}

}  // namespace
}  // namespace visviva::test

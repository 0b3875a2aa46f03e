// The quick way to evaluate forms of two frames: the same as that of all forms.
#include "visviva/schemes/frames/frame_pair_forms.hpp"

#include <gtest/gtest.h>

#include "differences.hpp"
#include "visviva/math/rotation.hpp"

namespace visviva {
namespace {

using test::relative_error;

constexpr double pair_tolerance = 1e-14;
// First coordinates of the vectors: x_a, A, x_b, B.
constexpr int x_a = 0;
constexpr int x_b = 12;

// w·v of a director, or of x_b itself, with r = x_b − x_a.
void add_with_r(int row, int vector, double weight, std::vector<QuadraticForms::Pair>& pairs) {
  pairs.push_back({row, vector, x_b, weight});
  pairs.push_back({row, vector, x_a, -weight});
}

class PairOfFrames : public testing::Test {
 protected:
  // Every product in each of five forms.
  QuadraticForms forms() {
    std::vector<QuadraticForms::Pair> pairs;
    for (int row = 0; row < 5; ++row) {
      for (int i = 3; i <= 9; i += 3) {
        add_with_r(row, i, random_.number(), pairs);
        add_with_r(row, x_b + i, random_.number(), pairs);
        for (int j = 3; j <= 9; j += 3) pairs.push_back({row, i, x_b + j, random_.number()});
      }
      const double weight = random_.number();
      pairs.push_back({row, x_a, x_a, weight});
      pairs.push_back({row, x_b, x_b, weight});
      pairs.push_back({row, x_a, x_b, -2.0 * weight});
    }
    return {24, random_.vector(5), {}, std::move(pairs)};
  }
  // α(A + B)ᵀr, the axial vector of β(AᵀB − BᵀA), and 1 + γ tr AᵀB.
  QuadraticForms beam_forms() {
    const double alpha = random_.number();
    const double beta = random_.number();
    const double gamma = random_.number();
    std::vector<QuadraticForms::Pair> pairs;
    for (int i = 0; i < 3; ++i) {
      const int first = 3 + 3 * i;
      const int next = 3 + 3 * ((i + 1) % 3);
      const int last = 3 + 3 * ((i + 2) % 3);
      add_with_r(i, first, alpha, pairs);
      add_with_r(i, x_b + first, alpha, pairs);
      pairs.push_back({3 + i, last, x_b + next, beta});
      pairs.push_back({3 + i, next, x_b + last, -beta});
      pairs.push_back({6, first, x_b + first, gamma});
    }
    return {24, Vector::Unit(7, 6), {}, std::move(pairs)};
  }

  void compare_values(const QuadraticForms& all) {
    const auto pair = FramePairForms::of(all);
    ASSERT_TRUE(pair);
    const LocalVector x = random_.vector(24);
    FormVector g = FormVector::Zero();
    FormVector expected = FormVector::Zero();
    pair->values(seen(x), g);
    all.values(x, expected);
    EXPECT_LT(relative_error(g, expected), pair_tolerance);

    const LocalVector u = random_.vector(24);
    all.rates(x, u, expected);
    EXPECT_LT(relative_error(pair->rates(seen(x), seen(u)), expected), pair_tolerance);

    const FormVector s = weights(all);
    const FramePair by = pair->gradient(seen(x), s);
    LocalVector f(24);
    f << -by.r(), by.A().reshaped(), by.r(), by.B().reshaped();
    LocalVector sum = LocalVector::Zero(24);
    all.add_gradient(x, s, sum);
    EXPECT_LT(relative_error(f, sum), pair_tolerance);
  }

  void compare_wrenches(const QuadraticForms& all) {
    const auto pair = FramePairForms::of(all);
    ASSERT_TRUE(pair);
    const LocalVector x = random_.vector(24);
    LocalMatrix G(24, all.outputs());
    all.gradients(x, G);
    const Matrix wrenches = motions(x).transpose() * G;
    EXPECT_LT(relative_error(pair->wrenches(seen(x)), wrenches.bottomRows(6)), pair_tolerance);

    const LocalVector y = random_.vector(24);
    const FormVector s = weights(all);
    LocalMatrix H = LocalMatrix::Zero(24, 24);
    all.add_curvature(x, s.head(all.outputs()), H);
    const auto director = [](const LocalVector& z, int first) {
      return Eigen::Matrix3d(Eigen::Map<const Eigen::Matrix3d>(z.data() + first));
    };
    const Eigen::Matrix3d A = director(x, 3);
    const Eigen::Matrix3d B = director(x, 15);
    const Eigen::Matrix3d A_right = director(y, 3);
    const Eigen::Matrix3d B_right = director(y, 15);
    LocalMatrix K = LocalMatrix::Zero(12, 12);
    pair->add_curvature(s, {A, B}, {A_right, B_right}, K);
    EXPECT_LT(relative_error(K, motions(x).transpose() * H * motions(y)), pair_tolerance);
  }

  FormVector weights(const QuadraticForms& all) {
    FormVector s = FormVector::Zero();
    s.head(all.outputs()) = random_.vector(all.outputs());
    return s;
  }
  FramePair seen(const LocalVector& x) const {
    FramePair pair;
    pair.set(x.data(), x.data() + x_b);
    return pair;
  }
  // Of a motion (δx, δψ) of both frames with these directors.
  Matrix motions(const LocalVector& x) const {
    Matrix P = Matrix::Zero(24, 12);
    for (int frame = 0; frame < 2; ++frame) {
      P.block<3, 3>(12 * frame, 6 * frame).setIdentity();
      for (int k = 3; k <= 9; k += 3)
        P.block<3, 3>(12 * frame + k, 6 * frame + 3) = -skew(x.segment<3>(12 * frame + k));
    }
    return P;
  }

  test::Random random_{17};
};

TEST_F(PairOfFrames, HasTheSameValuesAndGradients) {
  compare_values(forms());
  compare_values(beam_forms());
}

TEST_F(PairOfFrames, HasTheSameWrenchesAndCurvatures) {
  compare_wrenches(forms());
  compare_wrenches(beam_forms());
}

TEST_F(PairOfFrames, IsNoneWithOtherProducts) {
  const std::vector<QuadraticForms::Pair> same_frame = {{0, 3, 6, 1.0}};
  EXPECT_FALSE(FramePairForms::of({24, Vector::Zero(1), {}, same_frame}));
  EXPECT_FALSE(FramePairForms::of({24, Vector::Zero(1), {{0, 4, 1.0}}, {}}));
  EXPECT_FALSE(FramePairForms::of({21, Vector::Zero(1), {}, {}}));
}

}  // namespace
}  // namespace visviva

// What each set of kernels must give, on fronts of all sizes: the same as elimination by dense matrices.
#include "visviva/solvers/front_kernels.hpp"

#include <gtest/gtest.h>

#include <Eigen/LU>
#include <limits>
#include <string>
#include <vector>

#include "support/differences.hpp"
#include "visviva/math/types.hpp"

namespace visviva::test {
namespace {

constexpr int largest = 27;
constexpr int abreast = FrontKernels::abreast;

class Front {
 public:
  Front(const FrontKernels& kernels, int n, int pivots, Random& random)
      : kernels_(kernels), n_(n), pivots_(pivots), A_(n, n) {
    for (int j = 0; j < n; ++j)
      for (int i = 0; i < n; ++i) A_(i, j) = random.number() + (i == j ? 2.0 * n : 0.0);
    place();
  }

  [[nodiscard]] double& entry(int i, int j) { return A_(i, j); }
  [[nodiscard]] bool factorize() {
    place();
    return kernels_.factorize(n_, pivots_, F_.data());
  }
  [[nodiscard]] Matrix rest() const { return all().bottomRightCorner(n_ - pivots_, n_ - pivots_); }
  [[nodiscard]] Matrix expected_rest() const {
    return below_right() - below() * above_left().partialPivLu().solve(above());
  }

  // c₁, c₂ − A₂₁A₁₁⁻¹c₁ after the first, and A₁₁⁻¹(c₁ − A₁₂c₂) in the end.
  void expect_solved(const Matrix& c) const {
    const Matrix left = c.bottomRows(n_ - pivots_) -
                        below() * above_left().partialPivLu().solve(c.topRows(pivots_));
    const Matrix known = 0.5 * left;
    const Matrix solution = above_left().partialPivLu().solve(c.topRows(pivots_) - above() * known);
    Matrix one = c;
    for (int j = 0; j < c.cols(); ++j) {
      std::vector<double> column(static_cast<std::size_t>(kernels_.stride(n_)), 0.0);
      Vector::Map(column.data(), n_) = c.col(j);
      kernels_.divide_by_lower(n_, pivots_, F_.data(), column.data());
      expect_close(Vector::Map(column.data() + pivots_, n_ - pivots_), left.col(j));
      Vector::Map(column.data() + pivots_, n_ - pivots_) = known.col(j);
      kernels_.divide_by_upper(n_, pivots_, F_.data(), column.data());
      expect_close(Vector::Map(column.data(), pivots_), solution.col(j));
      expect_close(Vector::Map(column.data() + pivots_, n_ - pivots_), known.col(j));
    }
    Rows rows = c;
    kernels_.divide_by_lower_abreast(n_, pivots_, F_.data(), rows.data());
    expect_close(rows.bottomRows(n_ - pivots_), left);
    rows.bottomRows(n_ - pivots_) = known;
    kernels_.divide_by_upper_abreast(n_, pivots_, F_.data(), rows.data());
    expect_close(rows.topRows(pivots_), solution);
    expect_close(rows.bottomRows(n_ - pivots_), known);
  }
  static void expect_close(const Matrix& is, const Matrix& should_be) {
    if (is.size() == 0) return;
    EXPECT_LT((is - should_be).cwiseAbs().maxCoeff(),
              1e-13 * (1.0 + should_be.cwiseAbs().maxCoeff()));
  }

 private:
  using Rows = Eigen::Matrix<double, Eigen::Dynamic, abreast, Eigen::RowMajor>;
  using Strided = Eigen::Map<Matrix, 0, Eigen::OuterStride<>>;

  void place() {
    F_.assign(static_cast<std::size_t>(kernels_.stride(n_) * n_), 0.0);
    Strided(F_.data(), n_, n_, Eigen::OuterStride<>(kernels_.stride(n_))) = A_;
  }
  [[nodiscard]] Matrix all() const {
    return Eigen::Map<const Matrix, 0, Eigen::OuterStride<>>(
        F_.data(), n_, n_, Eigen::OuterStride<>(kernels_.stride(n_)));
  }
  [[nodiscard]] Matrix above_left() const { return A_.topLeftCorner(pivots_, pivots_); }
  [[nodiscard]] Matrix above() const { return A_.topRightCorner(pivots_, n_ - pivots_); }
  [[nodiscard]] Matrix below() const { return A_.bottomLeftCorner(n_ - pivots_, pivots_); }
  [[nodiscard]] Matrix below_right() const {
    return A_.bottomRightCorner(n_ - pivots_, n_ - pivots_);
  }

  const FrontKernels& kernels_;
  int n_;
  int pivots_;
  Matrix A_;
  std::vector<double> F_;
};

class FrontKernelsContract : public testing::TestWithParam<int> {
 protected:
  FrontKernelsContract()
      : kernels_(front_kernels()[static_cast<std::size_t>(GetParam())]), random_(11) {}

  const FrontKernels& kernels_;
  Random random_;
};

TEST_P(FrontKernelsContract, EliminateAndSolveAsDenseMatricesDo) {
  for (int n = 1; n <= largest; ++n)
    for (int pivots = 1; pivots <= n; ++pivots) {
      SCOPED_TRACE(std::to_string(n) + " rows, pivots " + std::to_string(pivots));
      Front front(kernels_, n, pivots, random_);
      ASSERT_TRUE(front.factorize());
      Front::expect_close(front.rest(), front.expected_rest());
      front.expect_solved(random_.vector(n * abreast).reshaped(n, abreast));
      if (HasFailure()) return;
    }
}

TEST_P(FrontKernelsContract, SeeWherePivotsAreNoLongerGood) {
  for (int n = 1; n <= largest; ++n)
    for (int pivots = 1; pivots <= n; ++pivots)
      for (int k = 0; k < pivots; ++k) {
        SCOPED_TRACE(std::to_string(n) + " rows, pivots " + std::to_string(pivots) + ", " +
                     std::to_string(k));
        Front zero(kernels_, n, pivots, random_);
        for (int j = 0; j < n; ++j) zero.entry(k, j) = 0.0;
        EXPECT_FALSE(zero.factorize());
        Front unknown(kernels_, n, pivots, random_);
        unknown.entry(k, k) = std::numeric_limits<double>::quiet_NaN();
        EXPECT_FALSE(unknown.factorize());
        if (k + 1 == n) continue;
        Front small(kernels_, n, pivots, random_);
        for (int j = 0; j < n; ++j) small.entry(k, j) = j == k ? 1e-9 : 0.0;
        small.entry(n - 1, k) = 1.0;
        EXPECT_FALSE(small.factorize());
        small.entry(k, k) = 1e-3;
        EXPECT_TRUE(small.factorize());
        if (HasFailure()) return;
      }
}

INSTANTIATE_TEST_SUITE_P(All, FrontKernelsContract,
                         testing::Range(0, static_cast<int>(front_kernels().size())),
                         [](const auto& which) {
                           return std::string(
                               front_kernels()[static_cast<std::size_t>(which.param)].name);
                         });

}  // namespace
}  // namespace visviva::test

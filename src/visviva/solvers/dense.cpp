#include <Eigen/LU>
#include <cmath>
#include <limits>

#include "visviva/solvers/linear_solver.hpp"

namespace visviva {
namespace {

class DenseSolver final : public LinearSolver {
 public:
  [[nodiscard]] std::string_view name() const override { return "dense"; }

  void analyze(const SparseMatrix& A) override {
    dense_.resize(A.rows(), A.cols());
    lu_ = Eigen::PartialPivLU<Matrix>(A.rows());
    work_.resize(A.rows());
  }

  [[nodiscard]] bool factorize(const SparseMatrix& A) override {
    dense_.setZero();
    for (int j = 0; j < A.outerSize(); ++j)
      for (SparseMatrix::InnerIterator it(A, j); it; ++it) dense_(it.row(), j) = it.value();
    lu_.compute(dense_);
    return !has_cancelled_pivot();
  }

  void solve(MatrixOut b) override {
    for (auto column : b.colwise()) {
      work_ = lu_.permutationP() * column;
      lu_.matrixLU().triangularView<Eigen::UnitLower>().solveInPlace(work_);
      lu_.matrixLU().triangularView<Eigen::Upper>().solveInPlace(work_);
      column = work_;
    }
  }

 private:
  // A pivot is the difference of the terms of (|L||U|)ₖₖ; one that is nothing but their round-off belongs to a singular
  // matrix. Scaling rows or columns does not change this, unlike a comparison between pivots.
  [[nodiscard]] bool has_cancelled_pivot() const {
    const auto& LU = lu_.matrixLU();
    for (Eigen::Index k = 0; k < LU.rows(); ++k) {
      const double pivot = std::abs(LU(k, k));
      const double terms = pivot + LU.row(k).head(k).cwiseAbs().dot(LU.col(k).head(k).cwiseAbs());
      if (!(pivot > 10.0 * std::numeric_limits<double>::epsilon() * terms)) return true;
    }
    return false;
  }

  Matrix dense_;
  Eigen::PartialPivLU<Matrix> lu_;
  Vector work_;
};

}  // namespace

std::unique_ptr<LinearSolver> make_dense_solver() { return std::make_unique<DenseSolver>(); }

}  // namespace visviva

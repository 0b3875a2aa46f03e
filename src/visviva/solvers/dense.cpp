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
    if (!dense_.allFinite()) return false;
    lu_.compute(dense_);
    const auto pivots = lu_.matrixLU().diagonal().cwiseAbs();
    return pivots.minCoeff() > std::numeric_limits<double>::epsilon() * 1e-2 * pivots.maxCoeff();
  }

  void solve(VectorOut b) override {
    work_ = lu_.permutationP() * b;
    lu_.matrixLU().triangularView<Eigen::UnitLower>().solveInPlace(work_);
    lu_.matrixLU().triangularView<Eigen::Upper>().solveInPlace(work_);
    b = work_;
  }

 private:
  Matrix dense_;
  Eigen::PartialPivLU<Matrix> lu_;
  Vector work_;
};

}  // namespace

std::unique_ptr<LinearSolver> make_dense_solver() { return std::make_unique<DenseSolver>(); }

}  // namespace visviva

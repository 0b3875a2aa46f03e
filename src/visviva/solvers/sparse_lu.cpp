#include <Eigen/SparseLU>

#include "visviva/solvers/known_solution.hpp"

namespace visviva {
namespace {

class SparseLuSolver final : public LinearSolver {
 public:
  [[nodiscard]] std::string_view name() const override { return "sparse-lu"; }
  void analyze(const SparseMatrix& A) override { lu_.analyzePattern(A); }
  [[nodiscard]] bool factorize(const SparseMatrix& A) override {
    lu_.factorize(A);
    // SparseLU itself stops at exact zeros only.
    return lu_.info() == Eigen::Success && gives_back_known_solution(*this, A);
  }
  void solve(MatrixOut b) override { b = lu_.solve(b).eval(); }

 private:
  Eigen::SparseLU<SparseMatrix> lu_;
};

}  // namespace

std::unique_ptr<LinearSolver> make_sparse_lu_solver() { return std::make_unique<SparseLuSolver>(); }

}  // namespace visviva

#include "visviva/solvers/linear_solver.hpp"

#include <stdexcept>

namespace visviva {
namespace {

// KLU, and Eigen's SparseLU from the first matrix on that KLU cannot factorize.
class SparseSolver final : public LinearSolver {
 public:
  [[nodiscard]] std::string_view name() const override { return active_->name(); }

  void analyze(const SparseMatrix& A) override {
    try {
      active_->analyze(A);
    } catch (const std::runtime_error&) {
      fall_back(A);
    }
  }

  [[nodiscard]] bool factorize(const SparseMatrix& A) override {
    if (active_->factorize(A)) return true;
    if (fallen_back_) return false;
    fall_back(A);
    return active_->factorize(A);
  }

  void solve(MatrixOut b) override { active_->solve(b); }

 private:
  void fall_back(const SparseMatrix& A) {
    fallen_back_ = true;
    active_ = make_sparse_lu_solver();
    active_->analyze(A);
  }

  std::unique_ptr<LinearSolver> active_ = make_klu_solver();
  bool fallen_back_ = false;
};

}  // namespace

std::unique_ptr<LinearSolver> make_linear_solver(LinearSolverChoice choice, int size) {
  switch (choice) {
    case LinearSolverChoice::dense:
      return make_dense_solver();
    case LinearSolverChoice::klu:
      return make_klu_solver();
    case LinearSolverChoice::sparse_lu:
      return make_sparse_lu_solver();
    case LinearSolverChoice::automatic:
      break;
  }
  if (size <= dense_limit) return make_dense_solver();
  return std::make_unique<SparseSolver>();
}

}  // namespace visviva

#include "visviva/solvers/linear_solver.hpp"

#include <stdexcept>

namespace visviva {
namespace {

// Fronts take less time for an operation than KLU does, which reads and writes one number at a time.
constexpr double speed_of_fronts = 1.6;

// Fronts or KLU, by their work for the first matrix; Eigen's SparseLU from the first matrix on that the chosen one cannot factorize.
class SparseSolver final : public LinearSolver {
 public:
  explicit SparseSolver(int threads) : threads_(threads) {}

  [[nodiscard]] std::string_view name() const override { return active_->name(); }

  void analyze(const SparseMatrix& A) override {
    active_ = make_front_solver(threads_);
    active_->analyze(A);
    state_ = State::unknown;
  }

  [[nodiscard]] bool factorize(const SparseMatrix& A) override {
    if (state_ == State::unknown) return choose(A);
    if (active_->factorize(A)) return true;
    return state_ == State::chosen && fall_back(A);
  }

  void solve(MatrixOut b) override { active_->solve(b); }

 private:
  enum class State { unknown, chosen, fallen_back };

  bool choose(const SparseMatrix& A) {
    auto klu = make_klu_solver();
    const bool has_klu = is_factorized_by(*klu, A);
    const auto klu_is_faster = [&] {
      return has_klu && active_->work() > speed_of_fronts * klu->work();
    };
    state_ = State::chosen;
    if (klu_is_faster()) {
      active_ = std::move(klu);
      return true;
    }
    const bool has_fronts = active_->factorize(A);
    if (!has_fronts && !has_klu) return fall_back(A);
    if (!has_fronts || klu_is_faster()) active_ = std::move(klu);
    return true;
  }

  static bool is_factorized_by(LinearSolver& solver, const SparseMatrix& A) {
    try {
      solver.analyze(A);
      return solver.factorize(A);
    } catch (const std::runtime_error&) {
      return false;  // it is structurally singular
    }
  }

  bool fall_back(const SparseMatrix& A) {
    state_ = State::fallen_back;
    active_ = make_sparse_lu_solver();
    active_->analyze(A);
    return active_->factorize(A);
  }

  std::unique_ptr<LinearSolver> active_;
  State state_ = State::unknown;
  int threads_;
};

}  // namespace

std::unique_ptr<LinearSolver> make_linear_solver(LinearSolverChoice choice, int size, int threads) {
  switch (choice) {
    case LinearSolverChoice::dense:
      return make_dense_solver();
    case LinearSolverChoice::fronts:
      return make_front_solver(threads);
    case LinearSolverChoice::klu:
      return make_klu_solver();
    case LinearSolverChoice::sparse_lu:
      return make_sparse_lu_solver();
    case LinearSolverChoice::automatic:
      break;
  }
  if (size <= dense_limit) return make_dense_solver();
  return std::make_unique<SparseSolver>(threads);
}

}  // namespace visviva

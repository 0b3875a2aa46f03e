#include "visviva/solvers/linear_solver.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "visviva/solvers/nonzeros.hpp"

namespace visviva {
namespace {

// Fronts take less time for an operation than KLU does, which reads and writes one number at a time.
constexpr double speed_of_fronts = 2.2;

// KLU is given those entries alone that were not zero so far, if there is so much work and that saves so much of it. In the first
// matrices others may come, as from rest: it begins anew with them. Where some come later, zeros are no longer left out. Long
// chains and many loops have much work, but little for a row: there is nothing to save, and KLU may fill in far more.
constexpr double much_work = 4e6;
constexpr double much_work_for_a_row = 600.0;
constexpr double worthwhile_saving = 4.0;
constexpr int first_matrices = 10;

// Matrices of so many rows with so little work for each are factorized by fronts without asking KLU, whose first factorization
// alone takes as long as many later ones of fronts.
constexpr Eigen::Index many_rows = 1000;
constexpr double little_work_for_a_row = 500.0;

// Fronts or KLU, by their work for the first matrix; Eigen's SparseLU from the first matrix on that the chosen one cannot factorize.
// Where most entries are zero, KLU without these, until a matrix has others.
class SparseSolver final : public LinearSolver {
 public:
  explicit SparseSolver(int threads) : threads_(threads) {}

  [[nodiscard]] std::string_view name() const override { return active().name(); }
  [[nodiscard]] double work() const override { return active().work(); }

  void analyze(const SparseMatrix& A) override {
    whole_ = make_front_solver(threads_);
    whole_->analyze(A);
    without_zeros_.reset();
    nonzeros_.reset();
    const double rows = static_cast<double>(A.rows());
    if (whole_->work() > std::max(much_work, much_work_for_a_row * rows)) nonzeros_.emplace(A);
    matrices_ = 0;
    state_ = State::unknown;
  }

  [[nodiscard]] bool factorize(const SparseMatrix& A) override {
    if (nonzeros_) {
      if (factorize_without_zeros(A)) return true;
      without_zeros_.reset();
      nonzeros_.reset();
    }
    if (state_ == State::unknown) return choose(A);
    if (whole_->factorize(A)) return true;
    return state_ == State::chosen && fall_back(A);
  }

  void solve(MatrixOut b) override { active().solve(b); }

 private:
  enum class State { unknown, chosen, fallen_back };

  [[nodiscard]] LinearSolver& active() const { return without_zeros_ ? *without_zeros_ : *whole_; }

  [[nodiscard]] bool has_small_fronts(const SparseMatrix& A) const {
    return A.rows() >= many_rows &&
           whole_->work() < little_work_for_a_row * static_cast<double>(A.rows());
  }

  bool choose(const SparseMatrix& A) {
    if (has_small_fronts(A) && whole_->factorize(A)) {
      state_ = State::chosen;
      return true;
    }
    auto klu = make_klu_solver();
    const bool has_klu = is_factorized_by(*klu, A);
    const auto klu_is_faster = [&] {
      return has_klu && whole_->work() > speed_of_fronts * klu->work();
    };
    state_ = State::chosen;
    if (klu_is_faster()) {
      whole_ = std::move(klu);
      return true;
    }
    const bool has_fronts = whole_->factorize(A);
    if (!has_fronts && !has_klu) return fall_back(A);
    if (!has_fronts || klu_is_faster()) whole_ = std::move(klu);
    return true;
  }

  bool factorize_without_zeros(const SparseMatrix& A) {
    ++matrices_;
    if (!nonzeros_->add(A))
      return without_zeros_ != nullptr && without_zeros_->factorize(nonzeros_->of(A));
    if (matrices_ > first_matrices || 2 * nonzeros_->count() > A.nonZeros()) return false;
    without_zeros_ = make_klu_solver();
    return is_factorized_by(*without_zeros_, nonzeros_->of(A)) &&
           worthwhile_saving * without_zeros_->work() < whole_->work();
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
    whole_ = make_sparse_lu_solver();
    whole_->analyze(A);
    return whole_->factorize(A);
  }

  std::unique_ptr<LinearSolver> whole_;
  std::unique_ptr<LinearSolver> without_zeros_;
  std::optional<Nonzeros> nonzeros_;
  int matrices_ = 0;  // that it was tried with
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

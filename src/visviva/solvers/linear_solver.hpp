#pragma once

#include <memory>
#include <string_view>

#include "visviva/math/types.hpp"

namespace visviva {

/// Solves A x = b for a sequence of matrices of one pattern.
class LinearSolver {
 public:
  virtual ~LinearSolver() = default;

  [[nodiscard]] virtual std::string_view name() const = 0;
  /// Takes the pattern; done once.
  virtual void analyze(const SparseMatrix& A) = 0;
  /// False if the matrix is singular to working precision.
  [[nodiscard]] virtual bool factorize(const SparseMatrix& A) = 0;
  /// Replaces b by the solution, or each of its columns.
  virtual void solve(MatrixOut b) = 0;
  /// About how many operations a factorization takes, as far as it is known; 0 otherwise.
  [[nodiscard]] virtual double work() const { return 0.0; }
};

/// Dense LU with partial pivoting: fastest below some twenty unknowns.
[[nodiscard]] std::unique_ptr<LinearSolver> make_dense_solver();
/// Dense fronts along the elimination tree of bodies and their joints: fastest for chains, trees and beams. The only one that works
/// on several threads; the digits are the same.
[[nodiscard]] std::unique_ptr<LinearSolver> make_front_solver(int threads = 1);
/// KLU of SuiteSparse: symbolic analysis once, numeric refactorization on the same pivots after. Fastest where many loops
/// are closed.
[[nodiscard]] std::unique_ptr<LinearSolver> make_klu_solver();
/// Eigen's supernodal LU, as a second opinion and fallback.
[[nodiscard]] std::unique_ptr<LinearSolver> make_sparse_lu_solver();

enum class LinearSolverChoice { automatic, dense, fronts, klu, sparse_lu };

/// The automatic choice is dense up to `dense_limit` unknowns, above that fronts or KLU, whichever has less work with the first matrix.
inline constexpr int dense_limit = 20;
[[nodiscard]] std::unique_ptr<LinearSolver> make_linear_solver(LinearSolverChoice choice, int size,
                                                               int threads = 1);

}  // namespace visviva

#pragma once

#include <memory>

#include "visviva/solvers/linear_solver.hpp"
#include "visviva/solvers/loose_blocks.hpp"

namespace visviva {

/// The linear equations of a change δ of a state that constraints hold,
///
///     [ W  Bᵀ  ] [ δ ]   [ f ]
///     [ B  −ε1 ] [ π ] = [ g ],
///
/// W a mass matrix or what acts like one, B the Jacobian of the constraints. Regular if W is positive definite on the
/// kernel of B (massless coordinates are welcome) and, with ε = 0, no constraint says what others say already.
class MassConstraintSystem {
 public:
  /// With the patterns of W and B; of a larger W the first rows and columns count.
  MassConstraintSystem(const SparseMatrix& W, const SparseMatrix& B, double slack = 0.0,
                       int threads = 1, LinearSolverChoice solver = LinearSolverChoice::automatic);

  /// Of scale·W and B; false if the matrix is singular.
  [[nodiscard]] bool factorize(double scale, const SparseMatrix& W, const SparseMatrix& B);

  /// f and g are to be written here, and are δ and π after solve().
  [[nodiscard]] Eigen::VectorBlock<Vector> motion() { return x_.head(n_); }
  [[nodiscard]] Eigen::VectorBlock<Vector> multipliers() { return x_.tail(m_); }
  void set_zero() { x_.setZero(); }
  void solve() { solve(x_); }
  /// The same for columns (f, g) of any matrix.
  void solve(MatrixOut x);

 private:
  // Values next to each other in W or B and in the matrix of those that are not loose.
  struct Run {
    int from;
    int to;
    int size;
  };
  using Runs = std::vector<Run>;

  void set_pattern(const SparseMatrix& W, const SparseMatrix& B);
  [[nodiscard]] bool factorize_coupled(double scale, const SparseMatrix& W, const SparseMatrix& B);
  void solve_coupled(MatrixOut x);

  Eigen::Index n_;
  Eigen::Index m_;
  double slack_;
  int threads_;
  LinearSolverChoice solver_;
  LooseBlocks loose_;
  SparseMatrix matrix_;  ///< of the others, and B
  Runs mass_;
  Runs jacobian_;
  Runs gradient_;
  std::unique_ptr<LinearSolver> linear_;  ///< if there are any
  Matrix coupled_;                        ///< columns of their equations
  Vector x_;
};

}  // namespace visviva

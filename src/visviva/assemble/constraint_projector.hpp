#pragma once

#include <memory>

#include "visviva/mechanics/system.hpp"
#include "visviva/solvers/block_matrix.hpp"
#include "visviva/solvers/linear_solver.hpp"

namespace visviva {

/// Moves a state onto the constraints by the smallest change in the sense of the mass matrix. Constraints that say the
/// same twice do no harm: the matrix
///
///     [ W  Bᵀ  ]      W = M/m + a little on the diagonal, so that massless coordinates move too,
///     [ B  −δ1 ]
///
/// is regular, and repeating the correction removes what δ leaves.
class ConstraintProjector {
 public:
  explicit ConstraintProjector(const System& system);

  /// Positions. Throws InvalidModel, with the constraints that fail, if none near q satisfies them all.
  void project_positions(double t, Vector& q);
  /// Velocities at an admissible position.
  void project_velocities(VectorIn q, double t, Vector& v);

 private:
  void factorize(VectorIn q);
  [[nodiscard]] Vector correction(const Vector& error);

  const System& system_;
  int n_;
  int m_;
  SparseMatrix weight_;
  SparseMatrix B_;
  SparseMatrix slack_;
  BlockMatrix blocks_;
  BlockMatrix::Block weight_block_;
  BlockMatrix::Block gradient_block_;
  BlockMatrix::Block jacobian_block_;
  BlockMatrix::Block slack_block_;
  std::unique_ptr<LinearSolver> linear_;
};

}  // namespace visviva

#pragma once

#include <memory>
#include <vector>

#include "visviva/mechanics/system.hpp"
#include "visviva/solvers/block_matrix.hpp"
#include "visviva/solvers/linear_solver.hpp"

namespace visviva {

/// Shares reactions with the constraints that were left out because others imply them: of all multipliers that exert the same
/// forces, those of joints with the least sum of squares.
///
/// With λ on the enforced constraints B and μ on the implied ones B_d,
///
///     min ½|λ_joints|² + ½|μ|²   where   M w + Bᵀλ + B_dᵀμ = f   and   B w = 0.
///
/// There w = 0, as f is a force that constraints can exert; it makes the equations regular where Bᵀ has more rows than columns.
/// They are sparse, so that the cost grows with the size of the model, not with the square of the number of its loops.
class ReactionSharing {
 public:
  explicit ReactionSharing(std::shared_ptr<const System> system);

  /// Multipliers of the enforced constraints at q, shared. As they are where the constraints are singular.
  [[nodiscard]] Multipliers share(VectorIn q, const Vector& lambda);
  /// Which of the enforced could be shared in another way.
  [[nodiscard]] std::vector<bool> ambiguous(VectorIn q);

 private:
  [[nodiscard]] bool factorize(VectorIn q);
  /// All unknowns.
  [[nodiscard]] Vector solve(const Vector& force);

  std::shared_ptr<const System> system_;
  // All of this only if there is something to share:
  SparseMatrix weight_;  ///< one for each constraint of joints, zero for those of axes of bodies
  SparseMatrix one_;
  SparseMatrix B_;
  SparseMatrix B_d_;
  BlockMatrix blocks_;
  std::vector<BlockMatrix::Block> places_;
  std::unique_ptr<LinearSolver> linear_;
};

}  // namespace visviva

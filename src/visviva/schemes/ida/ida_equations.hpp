#pragma once

#include <memory>
#include <string>

#include "visviva/mechanics/system.hpp"
#include "visviva/solvers/block_matrix.hpp"

namespace visviva {

/// The equations of motion of a system in stabilized index-2 form, f(t, y, ẏ) = 0 with y = (q, v, λ, μ)
/// ([GearGuptaLeimkuhler1985]):
///
///     (1)  q̇ − v + B(q)ᵀμ = 0               (3)  B(q)v − ė₀(t) = 0
///     (2)  M v̇ + ∇V + B(q)ᵀλ − F = 0        (4)  e(q) − e₀(t) = 0
///
/// On the solution μ = 0; it takes up the drift of q off (4).
class StabilizedEquations {
 public:
  explicit StabilizedEquations(std::shared_ptr<const System> system);

  [[nodiscard]] int size() const { return blocks_.size(); }
  [[nodiscard]] const System& system() const { return *system_; }
  /// False for multipliers and for velocities of coordinates without mass.
  [[nodiscard]] bool is_differential(int unknown) const;
  /// What row i states, and what unknown i is, in the user's words.
  [[nodiscard]] std::string row_name(int row) const;
  [[nodiscard]] std::string unknown_name(int unknown) const;

  void residual(double t, VectorIn y, VectorIn y_dot, VectorOut f);

  /// The tangent ∂f/∂y + c ∂f/∂ẏ in units of positions: R (∂f/∂y + c ∂f/∂ẏ) C with the diagonal matrices
  /// R = (1/c, 1/mc², 1/c, 1) and C = (1, c, mc², c), so that its condition does not depend on c, about one over
  /// the step.
  [[nodiscard]] const SparseMatrix& pattern() const { return blocks_.matrix(); }
  const SparseMatrix& tangent(double t, double c, VectorIn y);
  /// f ← R f and y ← C y with the c of the last tangent.
  void scale_rows(VectorOut f) const;
  void scale_unknowns(VectorOut y) const;

 private:
  std::shared_ptr<const System> system_;
  Eigen::Index n_;
  Eigen::Index m_;
  double c_ = 1.0;
  SparseMatrix identity_;
  SparseMatrix K_;
  SparseMatrix B_;
  SparseMatrix Bv_;
  BlockMatrix blocks_;
  BlockMatrix::Block J11_, J12_, J14_, J21_, J22_, J23_, J31_, J32_, J41_;
};

}  // namespace visviva

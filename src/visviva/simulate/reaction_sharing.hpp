#pragma once

#include <memory>
#include <vector>

#include "visviva/assemble/rigid_frame_equations.hpp"
#include "visviva/mechanics/system.hpp"

namespace visviva {

/// Shares reactions with the constraints that were left out because others imply them: of all multipliers that exert the same
/// forces, those of joints with the least sum of squares.
///
/// With the implied constraints B_d = N B, their multipliers μ and those of the enforced ones λ⁰ before,
///
///     λ = λ⁰ − Nᵀμ   exert the same forces,   and ½|λ_J|² + ½|μ|² is least for   (1 + N_J N_Jᵀ) μ = N_J λ⁰_J,
///
/// J the rows of joints. N is not needed: the multipliers of a force B_dᵀμ are Nᵀμ, and where the enforced rows of joints change
/// by λ_J, the implied ones change by N_J λ_J. Conjugate gradients take such products only. No eigenvalue is below one, so that
/// μ is off by no more than their residual; in plane mechanisms there is nothing to share, and it is zero at once.
/// Within a step positions are a little off the constraints, and so is B_d from N B: N B is then the nearest in the sense of the mass.
class ReactionSharing {
 public:
  explicit ReactionSharing(std::shared_ptr<const System> system);

  /// Multipliers of the enforced constraints at q, shared. As they are where the constraints are singular. The equations,
  /// of the same system, are at q afterwards if anything is implied.
  [[nodiscard]] Multipliers share(RigidFrameEquations& equations, VectorIn q, const Vector& lambda);
  /// Whether these are shared with others at q, or near it: that none is has to do with directions of constraints, as in plane
  /// mechanisms, which do not change within a step. Costs little where the equations are. True where they are singular.
  [[nodiscard]] bool has_share(RigidFrameEquations& equations, VectorIn q, const Vector& lambda);
  /// Which of the enforced could be shared in another way.
  [[nodiscard]] std::vector<bool> ambiguous(RigidFrameEquations& equations, VectorIn q);

 private:
  /// False if there is nothing to share at q.
  [[nodiscard]] bool settle(RigidFrameEquations& equations, VectorIn q);
  /// Sets the multipliers of the equations to Nᵀμ.
  void set_enforced(RigidFrameEquations& equations, const Vector& mu) const;
  /// Sets μ to N_J λ_J, with λ the multipliers of the equations.
  void set_implied(RigidFrameEquations& equations, Vector& mu) const;
  /// Sets the residual for μ = 0, and how large it may be by round-off; false if it is not larger.
  [[nodiscard]] bool begin(RigidFrameEquations& equations, const Vector& lambda);
  void set_round_off(RigidFrameEquations& equations);
  /// μ
  [[nodiscard]] Vector implied_share(RigidFrameEquations& equations, const Vector& lambda);

  std::shared_ptr<const System> system_;
  SparseMatrix B_d_;
  Vector residual_;
  Vector round_off_;  ///< in it
  Vector direction_;
  Vector product_;
};

}  // namespace visviva

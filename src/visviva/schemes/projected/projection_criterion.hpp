#pragma once

#include "visviva/math/types.hpp"

namespace visviva {

/// Whether velocity projections with a matrix A can add energy at a place, [GarciaOrden2009] propositions 3 to 5. With
/// 𝐁 = M A⁻¹BᵀB, C the velocities the constraints allow, K_B the kernel of 𝐁 and K_D all that keep their energy,
///
///     C ⊆ K_B ⊆ K_D,      C = K_B if (M A⁻¹)ˢ is definite,      K_B = K_D and no energy is added if 𝐁ˢ ≥ 0.
struct ProjectionCriterion {
  double least_ma = 0.0;  ///< least eigenvalue of (M A⁻¹)ˢ over the largest, by size
  double least_b = 0.0;   ///< the same of 𝐁ˢ

  /// For dense matrices; A must be regular.
  ProjectionCriterion(const Matrix& M, const Matrix& A, const Matrix& B);

  [[nodiscard]] bool reaches_all() const;  ///< (M A⁻¹)ˢ is definite
  [[nodiscard]] bool never_adds() const;   ///< 𝐁ˢ is positive semidefinite
  /// I to IV of figure 1: neither, only the first, only the second, both.
  [[nodiscard]] int number() const { return 1 + (reaches_all() ? 1 : 0) + (never_adds() ? 2 : 0); }
};

}  // namespace visviva

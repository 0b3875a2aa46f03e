#pragma once

#include <array>

namespace visviva {

enum class GssssFamily { u0, v0 };

/// Weights of the GSSSS families U0 and V0 with λ₁ = λ₄ = 1, λ₂ = ½ ([Hoitink2011] ch. 2), for
/// 0 ≤ ρ₃ ≤ ρ₁ ≤ ρ₂ ≤ 1.
struct GssssWeights {
  double W1;
  double W1L1;  ///< W₁Λ₁ = W₁Λ₄
  double W2L2;
  double W3L3;
  double W2L5;
  double W1L6;
  double l3;
  double l5;

  GssssWeights(GssssFamily family, const std::array<double, 3>& rho);

  /// Whether a step is one of the midpoint rule.
  [[nodiscard]] bool is_midpoint() const { return W1 == 0.5 && W3L3 / l3 == 0.5; }
  /// The acceleration a step returns lies at t₁ + s·h.
  [[nodiscard]] double acceleration_shift() const { return W1 - W1L6; }
};

}  // namespace visviva

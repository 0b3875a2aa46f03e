#pragma once

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// Which of its derivatives in time a constraint is demanded of: index 3, 2 and 1, [Hoitink2011] (3.3) to (3.5).
enum class ConstraintLevel { position, velocity, acceleration };

/// The constraints of a step at one of three levels, as functions of one motion,
///
///     position       Φ(q, t)
///     velocity       Φ̇ = B(q) v − ė₀(t)
///     acceleration   Φ̈ + 2γ Φ̇ + γ² Φ,    Φ̈ = B(q) a + vᵀD²e(q) v − ë₀(t)
///
/// with the rate γ of Baumgarte's stabilization.
class ConstraintRows {
 public:
  struct State {
    VectorView q;
    VectorView v;
    VectorView a;
    double t;
  };
  /// ∂q/∂δ, ∂v/∂δ and ∂a/∂δ, each a number times the identity.
  struct Weights {
    double q;
    double v;
    double a;
  };

  ConstraintRows(const System& system, ConstraintLevel level, double baumgarte);

  void value(const State& at, VectorOut r);
  /// The derivative of value() by δ.
  const SparseMatrix& derivative(const State& at, const Weights& by);

 private:
  void add_acceleration_by_position(const State& at, double scale);

  const Constraints& constraints_;
  ConstraintLevel level_;
  double baumgarte_;
  SparseMatrix B_;
  SparseMatrix Bv_;
  SparseMatrix J_;
  Vector work_;
  Vector shifted_;
};

}  // namespace visviva

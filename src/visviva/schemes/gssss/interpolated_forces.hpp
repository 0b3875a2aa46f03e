#pragma once

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// How a step q₀ → q₁ forms the internal force, [Hoitink2011] (2.8), (2.9): strain operator at q_alg, stress of the strain
///
///     e₀ + rate_weight·De(q₀)v₀ + theta·(e₁ − e₀).
struct StrainInterpolation {
  VectorView q0;
  VectorView v0;
  VectorView q1;
  VectorView q_alg;
  double theta;
  double rate_weight;

  /// q_alg is the midpoint and the stress is averaged: the exact secant is used.
  [[nodiscard]] bool is_secant() const { return theta == 0.5 && rate_weight == 0.0; }
};

/// The internal force f of a step: with interpolated strains where the stress is linear in them, the exact secant where the
/// step is one of the midpoint rule, and ∇V(q_alg) otherwise. Where a paper prescribes another force off the constraints,
/// that one at q_alg.
class InterpolatedForces {
 public:
  explicit InterpolatedForces(const System& system);

  /// f += force
  void add_force(const StrainInterpolation& s, VectorOut f) const;
  /// K += c_alg·∂f/∂q_alg + c_1·∂f/∂q₁
  void add_tangent(const StrainInterpolation& s, double c_alg, double c_1, SparseMatrix& K) const;

 private:
  Potentials potentials_;  ///< but those with a prescribed force
  Loads prescribed_;
};

}  // namespace visviva

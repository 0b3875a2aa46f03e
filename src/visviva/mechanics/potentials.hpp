#pragma once

#include <vector>

#include "visviva/mechanics/assembly.hpp"
#include "visviva/mechanics/term.hpp"

namespace visviva {

/// How a one-step scheme forms the internal force of a step q₀ → q₁: strain operator at q_alg, stress of
/// the strain  e₀ + rate_weight·De(q₀)v₀ + theta·(e₁ − e₀)   ([Hoitink2011] (2.8), (2.9)).
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

/// The strain energies of a system, assembled.
class Potentials {
 public:
  Potentials() = default;
  Potentials(std::vector<PotentialTerm> terms, const SparseMatrix& square_pattern);

  [[nodiscard]] const std::vector<PotentialTerm>& terms() const { return terms_; }

  [[nodiscard]] bool has_point_forces() const;

  [[nodiscard]] double energy(VectorIn q) const;

  /// f += scale·∇V(q);  K += scale·∇²V(q).
  void add_gradient(VectorIn q, double scale, VectorOut f) const;
  void add_hessian(VectorIn q, double scale, SparseMatrix& K) const;

  /// f += scale·g with g·(q₁ − q₀) = V(q₁) − V(q₀);  K += scale0·∂g/∂q₀ or scale1·∂g/∂q₁.
  void add_secant(VectorIn q0, VectorIn q1, double scale, VectorOut f) const;
  void add_secant_tangent(VectorIn q0, VectorIn q1, double scale0, SparseMatrix& K0, double scale1,
                          SparseMatrix& K1) const;

  /// The internal force of a GSSSS step: interpolated strains where the stress is linear in them, the exact
  /// secant where the step is a midpoint step, ∇V(q_alg) or the term's point force otherwise.
  /// K += c_alg·∂f/∂q_alg + c_1·∂f/∂q₁.
  void add_interpolated(const StrainInterpolation& s, VectorOut f) const;
  void add_interpolated_tangent(const StrainInterpolation& s, double c_alg, double c_1,
                                SparseMatrix& K) const;

 private:
  std::vector<PotentialTerm> terms_;
  std::vector<Slots> slots_;
};

}  // namespace visviva

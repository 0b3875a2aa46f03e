#pragma once

#include <array>
#include <vector>

#include "visviva/math/euler_parameters.hpp"
#include "visviva/math/slot_runs.hpp"
#include "visviva/mechanics/system.hpp"

namespace visviva {

/// Velocities v = L(q)q̇ and what they do to the inertia forces of a step that starts at q₀, v₀ and moves by d. L is the
/// identity but for the rotors, whose four Euler parameters p have the velocities (Ω, 2p·ṗ), Ω = L(p)ṗ, and the mass
/// (J, 0). By L(p)ᵀμ = A(μ)p with A skew, the inertia forces of [LensCardona2007] (14a) are, times h,
///
///     f(d, v) = L(q_m)ᵀM(v − v₀) + G(μ)d,      G = 2A,      μ = ½M(v + v₀),      q_m = q₀ + ½d
///             = L(q₀)ᵀM(v − v₀) + L(d)ᵀM(3v + v₀)/2.
///
/// Without rotors f = M(v − v₀), and every matrix here is M or an identity.
class QuasiVelocities {
 public:
  /// `rotors`: where the Euler parameters of each rotor start.
  QuasiVelocities(const System& system, const std::vector<int>& rotors);

  /// q̇ = L(q)⁻¹v.
  void rate(VectorIn q, VectorIn v, VectorOut q_dot) const;

  /// Start of the step.
  void begin(VectorIn q0, VectorIn v0);
  /// L(q_m)d = L(q₀)d: the mean velocity times the time it takes. Its part 2p_m·d vanishes on |p| = 1 and is left out.
  void path(VectorIn d, VectorOut way) const;
  /// r += scale·f(d, v).
  void add_force(VectorIn d, VectorIn v, double scale, VectorOut r);

  /// M, with the pattern of the matrices that follow. They have less entries than the system's square matrices.
  [[nodiscard]] const SparseMatrix& mass() const { return mass_; }
  /// ∂f/∂v, (∂f/∂v) L(q₀) and M L(q₀), each valid until the next of them is asked for.
  [[nodiscard]] const SparseMatrix& force_by_velocity(VectorIn d);
  [[nodiscard]] const SparseMatrix& force_by_path(VectorIn d);
  [[nodiscard]] const SparseMatrix& mass_by_path();
  /// K += scale·(∂f/∂v) L(q₀), with the pattern of the system's square matrices, as below.
  void add_force_by_path(VectorIn d, double scale, SparseMatrix& K);
  /// K += scale·∂f/∂d for fixed v.
  void add_force_by_increment(VectorIn v, double scale, SparseMatrix& K) const;

  /// b = B L(q)⁻¹, the Jacobian of Φ̇ by v;  Bv += B ∂(L(q)⁻¹v)/∂q.
  void velocity_jacobian(VectorIn q, const SparseMatrix& B, SparseMatrix& b) const;
  void add_rate_derivative(const SparseMatrix& B, VectorIn v, SparseMatrix& Bv) const;
  /// K ← ∂(L(q)⁻ᵀy(q))/∂q for K = ∂y/∂q.
  void to_velocity_rows(VectorIn q, VectorIn y, SparseMatrix& K) const;

 private:
  struct Rotor {
    int first;
    Eigen::Matrix3d inertia;
    std::array<int, 4> slots;  ///< of its 4 × 4 block in the values of a square matrix, by column
    std::array<int, 4> own_slots;  ///< in those of M
  };
  void set_block(const Rotor& rotor, const Eigen::Matrix4d& block);

  std::vector<Rotor> rotors_;
  std::vector<bool> starts_rotor_;  ///< by coordinate
  Vector q0_;
  Vector v0_;
  Vector change_;
  Vector force_;
  SparseMatrix mass_;
  SparseMatrix matrix_;
  SlotRuns in_square_;  ///< where its entries stand in a square matrix
};

}  // namespace visviva

#pragma once

#include <memory>

#include "visviva/mechanics/system.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// Small motions about a motion of a system, or about a state of rest. With δq = E(q) y (FrameTurning) the equations of motion
///
///     M q̈ + ∇V + Bᵀλ = F(q, q̇, t),     Φ(q, t) = 0
///
/// change by
///
///     Eᵀ M E ÿ + Eᵀ(2 M Ė − F_v E) ẏ + Eᵀ(K E − F_v Ė + M Ë) y + bᵀ δλ = Eᵀδf,     b y = −δΦ,     b = B E,
///
/// with K = ∇²V + Σ λ ∇²Φ − F_q. M is constant in natural coordinates, so that nothing else depends on q; the multipliers of
/// the frames' own rows carry what turnings add to the stiffness. About a motion the matrices are those of one moment.
class Linearization {
 public:
  explicit Linearization(std::shared_ptr<const System> system);

  /// Goes to a state, whose accelerations and multipliers are used, too.
  void settle(const InitialState& state);

  [[nodiscard]] const System& system() const { return *system_; }
  [[nodiscard]] const InitialState& state() const { return state_; }
  [[nodiscard]] const Constraints& joints() const { return joints_; }
  [[nodiscard]] int unknowns() const { return static_cast<int>(E_.cols()); }
  [[nodiscard]] int rows() const { return joints_.rows(); }

  /// Of ÿ, ẏ and y. All have their patterns for good.
  [[nodiscard]] const SparseMatrix& mass() const;
  [[nodiscard]] const SparseMatrix& damping() const;
  [[nodiscard]] const SparseMatrix& stiffness() const { return stiffness_; }
  /// b, and of a state that moves db/dt and d²b/dt².
  [[nodiscard]] const SparseMatrix& rows_of_joints() const { return b_; }
  [[nodiscard]] const SparseMatrix& joint_rate() const { return b_dot_; }
  [[nodiscard]] const SparseMatrix& joint_acceleration() const { return b_ddot_; }
  /// E
  [[nodiscard]] const SparseMatrix& turning() const { return E_; }
  /// Eᵀ(M a + ∇V + Bᵀλ − F): zero where the state obeys the equations of motion.
  [[nodiscard]] const Vector& imbalance() const { return imbalance_; }

  /// Whether the state moves, or its accelerations are more than round-off.
  [[nodiscard]] bool moves() const { return moves_; }

 private:
  void set_forces(const InitialState& state);
  [[nodiscard]] bool gathers_speed(const InitialState& state) const;
  void set_joints(const InitialState& state);
  [[nodiscard]] LoadPoint here() const { return {state_.q, state_.v, state_.t, state_.t, 0.0}; }
  [[nodiscard]] const SparseMatrix& forces_by_velocity() const;

  std::shared_ptr<const System> system_;
  Constraints joints_;
  InitialState state_;
  SparseMatrix E_, E_dot_, E_ddot_;
  SparseMatrix K_;            // in natural coordinates, as the next two
  mutable SparseMatrix F_v_;  // once it is asked for, as mass and damping
  SparseMatrix B_;
  mutable SparseMatrix mass_, damping_;
  mutable bool has_F_v_ = false;
  mutable bool has_mass_ = false;
  mutable bool has_damping_ = false;
  SparseMatrix stiffness_;
  SparseMatrix b_, b_dot_, b_ddot_;
  Vector imbalance_;
  Vector force_;
  bool moves_ = false;
};

}  // namespace visviva

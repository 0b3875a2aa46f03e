#pragma once

#include "visviva/schemes/house/state_rates.hpp"

namespace visviva {

/// Velocities for those who look, where dampers are too stiff for the step. Their rates alternate there by a little, which
/// the forces of dampers multiply; their strains d do not, and d̈_h, the second difference of the last three, is the slow
/// acceleration. With d̈ of the equations of motion at the end of the step and b = h/8
///
///     H = M + b GᵀA G,    H u + B₀ᵀπ = b² GᵀA (d̈ − d̈_h),    H u' + B₀ᵀπ' = M u,    H u'' + B₀ᵀπ'' = M u',    B₀u = … = 0
///
/// V + u' + 2u'' is shown. On a mode m(ẍ + γẋ) = f with y = bγ, (1 + 3y)/(1 + y)³ is left of how far the velocity is off.
/// What the step resolves keeps its order, as d̈ − d̈_h = O(h).
class DamperRelaxation {
 public:
  DamperRelaxation(const FrameSystem& system, StateRates& rates);

  /// The strains of dampers so far, which a stepper has to remember.
  [[nodiscard]] Vector& memory() { return memory_; }
  /// Before a step from V, which has to be known of the first only, and after one of size h, at the place where `rates` is;
  /// and whether that can be relaxed.
  void begin(VectorIn V);
  void advance(double h, bool can_relax);
  /// Whether the last step can be relaxed.
  [[nodiscard]] bool can_relax() const { return mark() > 0.0; }
  /// Changes V of the end of the last step, at time t, where `rates` is.
  void relax(double t, Vector& V);

 private:
  [[nodiscard]] bool factorize(double b);

  // The parts of the memory: d, its mean rate in the last step, d̈_h, the size of that step, and 1 if it can be relaxed.
  [[nodiscard]] auto strain() { return memory_.head(count_); }
  [[nodiscard]] auto rate() { return memory_.segment(count_, count_); }
  [[nodiscard]] auto slow() { return memory_.segment(2 * count_, count_); }
  [[nodiscard]] double& last_step() { return memory_[3 * count_]; }
  [[nodiscard]] double& mark() { return memory_[3 * count_ + 1]; }
  [[nodiscard]] double mark() const { return memory_[3 * count_ + 1]; }

  StateRates& rates_;
  SparseMatrix H_;
  MassConstraintSystem equations_;
  Eigen::Index count_;
  Vector memory_;
  Vector fast_;  ///< d̈ − d̈_h
  Vector momentum_;
};

}  // namespace visviva

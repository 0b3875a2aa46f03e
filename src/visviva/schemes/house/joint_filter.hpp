#pragma once

#include "visviva/schemes/house/state_rates.hpp"
#include "visviva/schemes/step_work.hpp"

namespace visviva {

/// Takes out of the velocities at the end of a step what the rates of the joints do in turns. With b = B V − ė₀ a step maps
/// b to −b + 2s, s smooth and of second order: only what alternates is to go. From d = ½(b_f − b_i) of this step and d₋ of
/// the last one,
///
///     a = ½(d − d₋), g = ½(d + d₋):      if |a|_W > 2|g|_W take a out, d₋ = g;      else nothing, d₋ = d                  (1)
///     V ← V − τ M⁻¹Bᵀπ with B M⁻¹Bᵀπ = a                                                                                (2)
///
/// in the metric W = (B M⁻¹Bᵀ)⁻¹; the first step has a = d and g = 0. τ ≤ 1 is the largest with which no energy is gained.
class JointFilter {
 public:
  explicit JointFilter(const FrameSystem& system);

  /// Whether there was no step yet, so that b at the start of the first has to be written to first_rate().
  [[nodiscard]] bool is_new() const { return mark() == 0.0; }
  [[nodiscard]] Vector& first_rate() { return first_rate_; }

  /// b at the end of a step, and then either of:
  void look(VectorIn b);
  /// (1) and (2) for the velocities V there, which is where `rates` is, at time t; books what it does, false if nothing.
  bool filter(StateRates& rates, double t, Vector& V, StepWork& work);
  /// (1) for a step that is known to leave all as it is.
  void pass();

  /// a and g, side by side.
  [[nodiscard]] const Matrix& changes() const { return changes_; }

  /// d₋, b at the end of the last step, and 0 before the first, then 1.
  [[nodiscard]] Vector& memory() { return memory_; }

 private:
  [[nodiscard]] auto last() { return memory_.head(m_); }
  [[nodiscard]] auto rate() { return memory_.segment(m_, m_); }
  [[nodiscard]] double& mark() { return memory_[2 * m_]; }
  [[nodiscard]] double mark() const { return memory_[2 * m_]; }

  Eigen::Index m_;
  Vector memory_;
  Vector first_rate_;
  Vector d_;
  Vector target_rate_;
  Matrix changes_;
  Matrix impulses_;  // M⁻¹Bᵀπ and π of both
};

}  // namespace visviva

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
/// in the metric W = (B M⁻¹Bᵀ)⁻¹; the first step takes out d. τ ≤ 1 is the largest with which no energy is gained.
class JointFilter {
 public:
  explicit JointFilter(const FrameSystem& system);

  /// The velocities V at the end t of a step that began with the rates `start`; books what it does, false if nothing.
  bool filter(StateRates& rates, VectorIn start, double t, Vector& V, StepWork& work);

  /// d₋, and whether there is one: 0 or 1.
  [[nodiscard]] Vector& memory() { return memory_; }

 private:
  Vector memory_;  // d₋ and the mark
  Vector b_, d_, a_, g_;
  Vector delta_, other_;
  Vector pi_, other_pi_;
};

}  // namespace visviva

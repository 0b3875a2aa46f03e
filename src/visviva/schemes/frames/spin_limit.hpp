#pragma once

#include "visviva/schemes/frames/centre_velocities.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// How far the steps of FrameVariant::centre are from losing hold of the spin of slender things that nothing else holds:
/// rods between ball joints, ropes' ends, of one frame or of several that are held together.
///
/// Moments that leave a thing free to spin are across its mean axis in the step, and yet give it the spin
/// Δω_a = (h/4J_a) Σ (μ·θ)(θ·d_m), which is proportional to the spin and to the work on the rotation of its frames. With
/// their energy K_r of rotation about their own mass centres, a step multiplies the spin by
///
///     (1 − x)/(1 + x),     x = (h²/8J_a) ΔK_r.
///
/// No spin stays none, but round-off grows: in equal steps and for small x by exp(h²ΔK_r/4J_a) within a cycle, and it falls
/// again; with larger x or changing steps from cycle to cycle. `SpinError::x` is a twelfth of the logarithm of the largest
/// growth so far: at 1/4 round-off has become 20 times as large, at 1 it becomes visible. From there on it is not less than
/// what the largest K_r so far would do in a cycle, so that h/√(4x) is a good step.
class SpinLimit {
 public:
  /// The things that may spin are found at the place z.
  SpinLimit(const FrameSystem& system, VectorIn z);

  /// After a step h between two states.
  [[nodiscard]] SpinError of_step(VectorIn z_start, VectorIn z_dot_start, VectorIn z_end,
                                  VectorIn z_dot_end, double h);
  /// What it has to know of the steps so far.
  [[nodiscard]] Vector& memory() { return memory_; }

 private:
  struct Thing {
    std::vector<std::size_t> frames;
    double J_a = 0.0;
  };

  [[nodiscard]] double energy(const Thing& thing, VectorIn z, VectorIn z_dot) const;

  const FrameSystem& system_;
  std::vector<Thing> things_;
  Vector
      memory_;  // of each thing the logarithm of its growth, the least of it and the largest K_r so far
};

}  // namespace visviva

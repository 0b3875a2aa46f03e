#pragma once

#include "visviva/schemes/frames/frame_motion.hpp"

namespace visviva {

/// How the velocities V of scheme 1 with Rodrigues parameters move the natural coordinates,
///
///     P   over the step:    Δz = h P V_m,     P = ( ½(1 + R),  −d̃ₖ,m )
///     E₀  at its start:     ż₀ = E₀ V_i,      E₀ = ( 1,  −d̃ₖ,i )
///     E₁  at its end:       ż₁ = E₁ V_f,      E₁ = ( R,  −d̃ₖ,f R )
///
/// so that Pᵀf, E₀ᵀf and E₁ᵀf are forces in the axes of the start as the body feels them, and all may be compared.
class VelocityOperators {
 public:
  explicit VelocityOperators(const FrameMotion& motion);

  /// After begin() and after move() of the motion.
  void begin();
  void move();

  [[nodiscard]] const FrameOperators& P() const { return P_; }
  [[nodiscard]] const FrameOperators& E_start() const { return E_start_; }
  [[nodiscard]] const FrameOperators& E_end() const { return E_end_; }

  /// How P V of frame i changes with T y for constant V.
  [[nodiscard]] PathRate path_rate(std::size_t i, const Vector6& V) const;
  /// P ∂V_m/∂y of frame i; the motion's tangents have been made.
  [[nodiscard]] FrameOperator path_by_increment(std::size_t i) const;
  /// ∂(Pᵀf)/∂y and ∂(E₁ᵀf)/∂y of frame i for constant f.
  [[nodiscard]] Matrix6 path_force_tangent(std::size_t i, const Vector12& f) const;
  [[nodiscard]] Matrix6 end_force_tangent(std::size_t i, const Vector12& f) const;

 private:
  const FrameMotion& motion_;
  FrameOperators P_;
  FrameOperators E_start_;
  FrameOperators E_end_;
};

}  // namespace visviva

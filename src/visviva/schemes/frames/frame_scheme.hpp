// Energy-preserving schemes on frames [BauchauBottasso1999]. Each step solves, for the increments y of the frames and of
// the other coordinates and for the multipliers of the joints,
//
//   (a)  g(y) + Q(y)ᵀ [V*(z₀, z₁) + B*(z₀, z₁)ᵀλ − F] = 0,      z₁ = z₁(y)
//   (c)  Φ(z₁, t₁) = 0
//
// with g the change of momentum and Q the secant operator of FrameStep: z₁ − z₀ = Q·(velocity of the step), so that (a)
// times that velocity is E₁ − E₀ = F·Δz − λ·Δe₀. Unknowns are y and h²λ/m, rows are h²(a)/m and (c).
#pragma once

#include "visviva/schemes/frames/frame_decaying.hpp"

namespace visviva {

/// Schemes 1, 2 and 3 on frames: six unknowns per body, no constraint within it.
class FrameScheme final : public Scheme {
 public:
  struct Options {
    FrameVariant variant = FrameVariant::one;
    RotationParameters parameters = RotationParameters::rodrigues;
    double rho_inf = 1.0;  ///< 1 preserves energy
    FrameJump jump = FrameJump::constrained;
  };
  explicit FrameScheme(const Options& options) : options_(options) {}

  [[nodiscard]] Traits traits() const;
  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;
  [[nodiscard]] bool energy_law_holds(const System&) const override { return true; }
  [[nodiscard]] std::vector<std::string> warnings(const System& system) const override;

 private:
  Options options_;
};

[[nodiscard]] SchemeInfo frame_1();
[[nodiscard]] SchemeInfo frame_2();
[[nodiscard]] SchemeInfo frame_3();

}  // namespace visviva

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

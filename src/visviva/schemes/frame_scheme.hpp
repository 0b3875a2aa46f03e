#pragma once

#include "visviva/schemes/frame_step.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// Schemes 1, 2 and 3 on frames: six unknowns per body, no constraint within it.
class FrameScheme final : public Scheme {
 public:
  FrameScheme(FrameVariant variant, RotationParameters parameters)
      : variant_(variant), parameters_(parameters) {}

  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;
  [[nodiscard]] bool energy_law_holds(const System&) const override { return true; }

 private:
  FrameVariant variant_;
  RotationParameters parameters_;
};

[[nodiscard]] SchemeInfo frame_1();
[[nodiscard]] SchemeInfo frame_2();
[[nodiscard]] SchemeInfo frame_3();

}  // namespace visviva

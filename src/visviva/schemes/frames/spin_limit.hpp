#pragma once

#include "visviva/schemes/frames/centre_velocities.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// How far a step of FrameVariant::centre is from losing hold of the spin of slender bodies that nothing else holds: rods
/// between ball joints, ropes' ends. With J_a about the axis and J_t across it, a step multiplies the spin by
///
///     (1 − x)/(1 + x),     x = (J_t/16J_a) h² Δ(ω_t²),
///
/// exactly for a round rod and small x: no spin stays none, but round-off grows, and without bound from |x| = 1 on.
class SpinLimit {
 public:
  /// The bodies that may spin are found at the place z.
  SpinLimit(const FrameSystem& system, VectorIn z);

  /// The largest |x| of a step h between two states.
  [[nodiscard]] SpinError of_step(VectorIn z_start, VectorIn z_dot_start, VectorIn z_end,
                                  VectorIn z_dot_end, double h) const;

 private:
  struct Body {
    std::size_t frame;
    Eigen::Vector3d axis;  // in body axes
    double factor;         // J_t/16J_a
  };

  [[nodiscard]] double across(const Body& body, VectorIn z, VectorIn z_dot) const;

  const FrameSystem& system_;
  std::vector<Body> bodies_;
};

}  // namespace visviva

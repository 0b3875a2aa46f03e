#pragma once

#include <memory>

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// A steady rotation.
struct Rotation {
  double speed = 0.0;  ///< Ω, rad/s
  Eigen::Vector3d axis = Eigen::Vector3d::UnitZ();
  Eigen::Vector3d through = Eigen::Vector3d::Zero();  ///< a point of the axis
};

/// The system as it is seen from a frame that turns steadily, and its ground with it. Points and directors are turned vectors,
/// q = c + T(t)(q̃ − c), so that with W = TᵀṪ, which commutes with the mass of natural coordinates,
///
///     M q̃̈ + 2MW q̃̇ + MW²(q̃ − c) + ∇V + Bᵀλ = F
///
/// exactly. Both terms are loads here: Coriolis forces do no work, and at rest there are centrifugal forces only. Throws
/// InvalidModel if the system does not describe bodies, or has weights or loads that would turn in that frame.
[[nodiscard]] std::shared_ptr<const System> rotating_system(const System& system,
                                                            const Rotation& rotation, VectorIn q,
                                                            double t);

}  // namespace visviva

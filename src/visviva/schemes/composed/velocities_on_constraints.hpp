#pragma once

#include <memory>

#include "visviva/assemble/rigid_frame_equations.hpp"

namespace visviva {

/// Moves velocities onto the constraints by the smallest change in the sense of the mass matrix,
///
///     M δ + Bᵀπ = 0,     B δ = −Φ̇(q, v, t).
class VelocitiesOnConstraints {
 public:
  explicit VelocitiesOnConstraints(std::shared_ptr<const System> system);

  /// v becomes v + δ; it stays as it is where the equations are singular.
  void project(VectorIn q, double t, Vector& v);

 private:
  std::shared_ptr<const System> system_;
  RigidFrameEquations equations_;
};

}  // namespace visviva

#pragma once

#include "visviva/schemes/frames/frame_system.hpp"

namespace visviva {

/// Velocities V of all unknowns at one place z: of a frame V = (v_G, ω), the velocity of its mass centre and its angular
/// velocity, both in space axes; of the other coordinates ż. With c from the frame's point to its mass centre,
///
///     ż = E V:   ẋ = v_G − ω × c,   ḋₖ = ω × dₖ,       z̈ = E V̇ + b,   b_x = −ω × (ω × c),   b_k = ω × (ω × dₖ).
///
/// These are the velocities of FrameVariant::centre at the start of a step.
class CentreVelocities {
 public:
  explicit CentreVelocities(const FrameSystem& system);

  void settle(VectorIn z);

  [[nodiscard]] const FrameOperators& E() const { return E_; }
  /// V of ż, and back.
  void from_rates(VectorIn z_dot, VectorOut V) const;
  void to_rates(VectorIn V, VectorOut z_dot) const { system_.reduction().expand(E_, V, z_dot); }
  /// b
  void bias(VectorIn V, VectorOut z_ddot) const;

  /// p = M V;  K += scale·M;  r += scale·(ω × Jω): M V̇ + ω × Jω balances the forces Eᵀf.
  void momentum(VectorIn V, VectorOut p) const;
  void add_mass(double scale, SparseMatrix& K) const;
  void add_gyroscopic_force(VectorIn V, double scale, VectorOut r) const;

 private:
  struct Body {
    double mass;
    Eigen::Vector3d centre;   // in body axes, from the frame's point
    Eigen::Matrix3d inertia;  // about the mass centre, in body axes
    Eigen::Vector3d arm;      // the centre in space axes
    Eigen::Matrix3d turned;   // the inertia in space axes
  };

  const FrameSystem& system_;
  std::vector<Body> bodies_;
  FrameOperators E_;
};

}  // namespace visviva

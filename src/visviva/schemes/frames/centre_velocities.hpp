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
  /// From the point of a frame to its mass centre.
  [[nodiscard]] const Eigen::Vector3d& arm(Eigen::Index frame) const {
    return bodies_[static_cast<std::size_t>(frame)].arm;
  }
  /// V of ż, and back.
  void from_rates(VectorIn z_dot, VectorOut V) const;
  void to_rates(VectorIn V, VectorOut z_dot) const { system_.reduction().expand(E_, V, z_dot); }
  /// b, and the rate of E a + b along the motion while V̇ = a stays.
  void bias(VectorIn V, VectorOut z_ddot) const;
  void bias_rate(VectorIn V, VectorIn a, VectorOut z_jerk) const;

  /// p = M V;  K += scale·M;  r += scale·(ω × Jω): M V̇ + ω × Jω balances the forces Eᵀf.
  void momentum(VectorIn V, VectorOut p) const;
  void add_mass(double scale, SparseMatrix& K) const;
  /// wᵀM⁻¹w of a wrench (force, moment) on the mass centre of one frame; not finite if that lacks mass.
  [[nodiscard]] double mobility(std::size_t frame, const Vector6& w) const;
  void add_gyroscopic_force(VectorIn V, double scale, VectorOut r) const;
  /// The rate of M a + ω × Jω + Eᵀf along the motion while V̇ = a stays and the force f on the coordinates has this rate.
  void balance_rate(VectorIn V, VectorIn a, VectorIn f, VectorIn f_rate, VectorOut r) const;

 private:
  struct Body {
    double mass;
    Eigen::Vector3d centre;   // in body axes, from the frame's point
    Eigen::Matrix3d inertia;  // about the mass centre, in body axes
    Eigen::Matrix3d inverse;  // of that
    Eigen::Vector3d arm;      // the centre in space axes
    Eigen::Matrix3d turned;   // the inertia in space axes
  };

  const FrameSystem& system_;
  std::vector<Body> bodies_;
  FrameOperators E_;
};

}  // namespace visviva

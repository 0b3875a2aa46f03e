#pragma once

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// The mass centre of a system that is tied to nothing, which the schemes on frames step in a frame of reference that moves
/// with it: they average body components of velocities, which is not the same in a frame of reference that moves.
class MassCentre {
 public:
  explicit MassCentre(const System& system);

  /// Its velocity, or zero if the system is tied to the ground.
  [[nodiscard]] Eigen::Vector3d velocity(VectorIn z, VectorIn z_dot) const;

  /// Even then the mass centre of several bodies does not quite follow the momentum. If no place differs from another, the
  /// end state is translated such that it does, which changes no energy, no strain and no constraint.
  void follow(const Eigen::Vector3d& velocity, double h, VectorIn z, VectorOut z_end) const;

 private:
  [[nodiscard]] Eigen::Vector3d displacement(VectorIn z, VectorIn z_end) const;

  const System& system_;
  double mass_ = 0.0;
};

}  // namespace visviva

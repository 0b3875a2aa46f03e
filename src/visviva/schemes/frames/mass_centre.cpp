#include "visviva/schemes/frames/mass_centre.hpp"

namespace visviva {

MassCentre::MassCentre(const System& system) : system_(system) {
  for (const Frame& frame : system.frames()) mass_ += frame.mass();
  for (const Particle& particle : system.particles()) mass_ += particle.mass;
}

Eigen::Vector3d MassCentre::velocity(VectorIn z, VectorIn z_dot) const {
  if (!system_.galilean_invariant()) return Eigen::Vector3d::Zero();
  return system_.momentum(z, z_dot).linear / mass_;
}

// Σ over all mass of its displacement in the step, divided by it.
Eigen::Vector3d MassCentre::displacement(VectorIn z, VectorIn z_end) const {
  Eigen::Vector3d sum = Eigen::Vector3d::Zero();
  for (const Frame& frame : system_.frames())
    for (int a = 0; a < 4; ++a) {
      const int c = frame.first + 3 * a;
      sum += frame.inertia(0, a) * (z_end.segment<3>(c) - z.segment<3>(c));
    }
  for (const Particle& particle : system_.particles()) {
    const int c = particle.coordinates.front();
    sum += particle.mass * (z_end.segment<3>(c) - z.segment<3>(c));
  }
  return sum / mass_;
}

void MassCentre::follow(const Eigen::Vector3d& velocity, double h, VectorIn z,
                        VectorOut z_end) const {
  if (!system_.galilean_invariant() || !system_.translation_invariant()) return;
  const Eigen::Vector3d shift = h * velocity - displacement(z, z_end);
  for (const Frame& frame : system_.frames()) z_end.segment<3>(frame.first) += shift;
  for (const Particle& particle : system_.particles())
    z_end.segment<3>(particle.coordinates.front()) += shift;
}

}  // namespace visviva

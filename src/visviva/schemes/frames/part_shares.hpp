#pragma once

#include "visviva/schemes/frames/frame_forces.hpp"

namespace visviva {

/// Which part of a model every unknown and every strain belongs to: what a scheme takes from the whole is then told for each of
/// System::part_energies().
class PartShares {
 public:
  PartShares(const FrameSystem& system, const FrameForces& forces);

  /// A vector of zeros, one for each part.
  [[nodiscard]] Vector none() const { return Vector::Zero(count_); }
  /// shares += factor·V·p, the products of velocities and momenta among the unknowns
  void add_kinetic(double factor, VectorIn V, VectorIn p, VectorOut shares) const;
  /// shares += energy, of the strain i of the forces
  void add_strain(std::size_t i, double energy, VectorOut shares) const {
    if (of_strain_[i] >= 0) shares[of_strain_[i]] += energy;
  }

 private:
  Eigen::Index count_;
  std::vector<int> of_unknown_;  // −1 of those without mass
  std::vector<int> of_strain_;
};

}  // namespace visviva

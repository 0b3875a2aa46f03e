#pragma once

#include "visviva/mechanics/joint_place.hpp"
#include "visviva/mechanics/sensor.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// The state of bodies and beams, sorted by what it consists of: the largest error of all coordinates is that of one quantity, and
/// says nothing of the others.
///
///     position, rotation, velocity, angular_velocity, acceleration, angular_acceleration     of bodies, nodes and point masses, in space axes
///     section_force, section_moment                                                          of beams, in the axes of the section
///     reaction_force, reaction_moment                                                        of joints, in space axes
///
/// A rotation is its three axes. There are none of a system without bodies, whose coordinates are what they are.
class StateFields {
 public:
  explicit StateFields(std::shared_ptr<const System> system);

  /// `lambda` are the multipliers that belong to the accelerations.
  [[nodiscard]] NamedValues at(const SensorState& state, const Vector& lambda) const;

 private:
  [[nodiscard]] Vector of_points(VectorIn x) const;
  void add_bodies(const SensorState& state, NamedValues& fields) const;
  void add_sections(const SensorState& state, NamedValues& fields) const;
  void add_reactions(const SensorState& state, const Vector& lambda, NamedValues& fields) const;

  std::shared_ptr<const System> system_;
  std::vector<JointReaction> reactions_;
};

}  // namespace visviva

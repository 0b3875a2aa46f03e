#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "visviva/mechanics/beam_sections.hpp"
#include "visviva/mechanics/frame.hpp"
#include "visviva/mechanics/invariant.hpp"
#include "visviva/mechanics/potentials.hpp"

namespace visviva {

/// Position of a point or from one point to another, or a derivative of it by time; in space axes, or in those that a frame
/// has at the time.
struct PointSensor {
  enum class Reads { position, velocity, acceleration };
  VectorForm point;
  Reads reads = Reads::position;
  std::optional<FrameForms> in = std::nullopt;
};
/// Angular velocity of a frame, or the vector of the rotation from its axes at the start, likewise.
struct TurningSensor {
  FrameForms frame;
  Eigen::Matrix3d start = Eigen::Matrix3d::Identity();
  bool velocity = false;
  std::optional<FrameForms> in = std::nullopt;
};
/// A coordinate, such as the angle of a joint.
struct CoordinateSensor {
  int coordinate = 0;
};
/// Force and moment that a joint exerts, as `reaction` reports them.
struct ReactionSensor {
  std::string joint;
};
/// What a beam bears at one place.
struct SectionSensor {
  enum class Reads { force, moment, strain, curvature };
  Reads reads = Reads::force;
  BeamSections at;  ///< with this place only
};

/// Kinetic and potential energy of a part of the system: the masses and the potentials that belong to it.
struct EnergySensor {
  /// Σ Iᵢⱼ żᵢ·żⱼ over the blocks of three coordinates from `a` and from `b`; half of it if they are one.
  struct Mass {
    int a = 0;
    int b = 0;
    Eigen::MatrixXd inertia;
  };
  std::vector<Mass> masses;
  Potentials strains;  ///< of springs and beams
  Potentials weights;
};

/// A state of the system, with its accelerations, and its time.
struct SensorState {
  VectorView q;
  VectorView v;
  VectorView a;
  double t = 0.0;
};
[[nodiscard]] Eigen::Vector3d reading(const PointSensor& sensor, const SensorState& state);
[[nodiscard]] Eigen::Vector3d reading(const TurningSensor& sensor, const SensorState& state);
[[nodiscard]] Eigen::Vector3d reading(const SectionSensor& sensor, const SensorState& state);
/// Kinetic energy, that of springs and strains, and that of the weight.
[[nodiscard]] Eigen::Vector3d energies(const EnergySensor& sensor, VectorIn q, VectorIn v);
/// (kinetic, potential)
[[nodiscard]] Eigen::Vector2d reading(const EnergySensor& sensor, const SensorState& state);

/// A quantity that is written over time.
struct Sensor {
  std::string name;
  std::variant<PointSensor, TurningSensor, CoordinateSensor, ReactionSensor, SectionSensor,
               EnergySensor>
      reads;
};

/// A part of the model that has energy of its own.
struct PartEnergy {
  std::string part;
  EnergySensor energy;
};

}  // namespace visviva

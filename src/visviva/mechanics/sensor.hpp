#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "visviva/mechanics/frame.hpp"
#include "visviva/mechanics/invariant.hpp"

namespace visviva {

/// Position or velocity of a point, in space axes.
struct PointSensor {
  VectorForm point;
  bool velocity = false;
};
/// Angular velocity of a frame, or the vector of the rotation from its axes at the start, in space axes.
struct TurningSensor {
  FrameForms frame;
  Eigen::Matrix3d start = Eigen::Matrix3d::Identity();
  bool velocity = false;
};
/// A coordinate, such as the angle of a joint.
struct CoordinateSensor {
  int coordinate = 0;
};
/// Force and moment that a joint exerts, as `reaction` reports them.
struct ReactionSensor {
  std::string joint;
};
/// What a beam bears at one place, in the section's axes: the first along the beam, the others across it.
struct SectionSensor {
  using Matrix6 = Eigen::Matrix<double, 6, 6>;

  enum class Reads { force, moment, strain, curvature };
  /// An element at whose midpoint the strains e and the stresses Ke + Dė are known.
  struct Element {
    double weight = 1.0;
    std::vector<int> coordinates;
    std::shared_ptr<const Invariant> strain;
    Matrix6 stiffness;
    Matrix6 damping;
  };
  Reads reads = Reads::force;
  std::vector<Element> elements;  ///< the place lies between their midpoints
};

[[nodiscard]] Eigen::Vector3d reading(const PointSensor& sensor, VectorIn q, VectorIn v);
[[nodiscard]] Eigen::Vector3d reading(const TurningSensor& sensor, VectorIn q, VectorIn v);
[[nodiscard]] Eigen::Vector3d reading(const SectionSensor& sensor, VectorIn q, VectorIn v);

/// A quantity that is written over time.
struct Sensor {
  std::string name;
  std::variant<PointSensor, TurningSensor, CoordinateSensor, ReactionSensor, SectionSensor> reads;
};

}  // namespace visviva

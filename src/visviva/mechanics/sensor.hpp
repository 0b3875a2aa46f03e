#pragma once

#include <string>
#include <variant>

#include "visviva/mechanics/forms.hpp"

namespace visviva {

/// Position or velocity of a point, in space axes.
struct PointSensor {
  VectorForm point;
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

/// A quantity that is written over time.
struct Sensor {
  std::string name;
  std::variant<PointSensor, CoordinateSensor, ReactionSensor> reads;
};

}  // namespace visviva

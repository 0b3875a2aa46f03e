#pragma once

#include "visviva/model/sensor_scope.hpp"

namespace visviva::model {

/// Of all parts that have energy.
[[nodiscard]] std::vector<PartEnergy> part_energies(const SensorScope& scope);

/// All there is to know of one kind of sensor: its keys in model files and what is checked of it follow from this.
struct SensorKind {
  /// What a sensor is of, which also says which field of Sensor holds it.
  enum class Of {
    place,    ///< at
    frame,    ///< at; it needs axes
    joint,    ///< joint
    angle,    ///< joint; it must turn
    section,  ///< beam and place
    part      ///< part; it must have energy
  };
  Sensor::Quantity quantity;
  std::string_view name;
  std::string_view summary;
  Of of = Of::place;
  bool from = false;  ///< whether it can be relative to another place
  bool in = false;    ///< whether its components can be in the axes of a frame
  std::function<decltype(visviva::Sensor::reads)(const SensorScope&, const Sensor&)> make;
};

[[nodiscard]] const std::vector<SensorKind>& sensor_catalogue();
[[nodiscard]] const SensorKind& kind_of(const Sensor& sensor);

}  // namespace visviva::model

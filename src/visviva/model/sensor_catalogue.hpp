#pragma once

#include "visviva/mechanics/system.hpp"
#include "visviva/model/beams.hpp"
#include "visviva/model/places.hpp"

namespace visviva::model {

/// The loads inside of elements, by component.
using LineLoads = std::multimap<std::size_t, std::shared_ptr<const LineLoad>>;

/// What sensors are made from: the system they read, and where the parts of the model are in it.
struct SensorScope {
  const SystemDescription& system;
  const Model& given;
  const WithoutBeams& expanded;
  const Places& places;
  const std::vector<std::size_t>& first_potential;  ///< of each component
  const LineLoads& line_loads;
  const Vector& start;
};

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

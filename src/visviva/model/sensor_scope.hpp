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

}  // namespace visviva::model

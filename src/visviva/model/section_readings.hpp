#pragma once

#include "visviva/model/sensor_scope.hpp"

namespace visviva::model {

/// Adds what a beam bears at the places, from 0 to 1 along it.
void add_sections(const SensorScope& scope, const Beam& beam, const std::vector<double>& places,
                  BeamSections& sections);
/// Of all beams, where results tell it.
[[nodiscard]] BeamSections stored_sections(const SensorScope& scope);

}  // namespace visviva::model

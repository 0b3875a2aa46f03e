#pragma once

#include "visviva/analysis/linear_model.hpp"

namespace visviva {

/// The inputs of these names; without names all loads as wholes, and all drives. Throws UsageError with the nearest name, or if the
/// model has none.
[[nodiscard]] std::vector<Input> choose_inputs(const Inputs& all,
                                               const std::vector<std::string>& names);

/// What the sensors of these names read, each a sensor or a component such as `tip.x`; without names all of them. Likewise.
[[nodiscard]] Readings sensor_readings(const std::shared_ptr<const System>& system,
                                       const InitialState& state, const Inputs& all,
                                       const std::vector<std::string>& names);

}  // namespace visviva

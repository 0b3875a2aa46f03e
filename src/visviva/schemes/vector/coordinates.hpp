#pragma once

#include <functional>

#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// In which coordinates a scheme takes its steps. Outside, states are always natural coordinates.
enum class Coordinates { directors, euler_parameters };

/// The parameter `coordinates` and its value.
[[nodiscard]] ParameterInfo coordinates_parameter();
[[nodiscard]] Coordinates coordinates_of(const Parameters& parameters);

/// Makes a stepper of a scheme; `rotors` are those of QuasiVelocities.
using MakeStepper = std::function<std::unique_ptr<Stepper>(
    std::shared_ptr<const System>, const std::vector<int>& rotors, const InitialState&)>;

/// The stepper in the wanted coordinates. Without frames there is no choice.
[[nodiscard]] std::unique_ptr<Stepper> start_in(Coordinates coordinates,
                                                std::shared_ptr<const System> system,
                                                const InitialState& initial,
                                                const MakeStepper& make);

}  // namespace visviva

#pragma once

#include "visviva/model/model.hpp"

/// What is drawn where a model has only numbers.
namespace visviva::model {

/// The box with the mass and the inertia of a body; no edge is too thin to be seen.
[[nodiscard]] BodyShape box_of_equal_inertia(const Body& body);

/// The rectangle with the inertia of a section, or with its stiffnesses if the inertia is that of no section as slender as
/// one of a beam of this length.
[[nodiscard]] SectionOutline rectangle_of_equal_inertia(const BeamSection& section, double length);

}  // namespace visviva::model

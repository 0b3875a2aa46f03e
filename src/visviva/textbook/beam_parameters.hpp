#pragma once

#include "visviva/model/model.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva {

/// What every problem with beams lets the user set: the mesh (`what` says of which part), how curvature is measured, how mass
/// is spread over the nodes; before the parameters of its own.
[[nodiscard]] std::vector<ParameterInfo> with_beam_parameters(const std::string& what, int elements,
                                                              int fewest,
                                                              std::vector<ParameterInfo> own);

/// A straight beam as the parameters want it; its third axis is along `third`, or along any direction at right angles.
[[nodiscard]] model::Beam straight_beam(const Parameters& p, const std::string& name,
                                        const model::Vector3d& from, const model::Vector3d& to,
                                        int elements, const BeamSection& section,
                                        const model::Vector3d& third = model::Vector3d::Zero());

/// A parameter that counts elements and must be even, because something is at the node in the middle.
[[nodiscard]] int even_elements(const Parameters& p);

}  // namespace visviva

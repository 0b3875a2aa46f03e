#pragma once

#include "visviva/model/scene.hpp"
#include "visviva/results/export_range.hpp"

namespace visviva {

/// Results for ParaView: results.pvd, and for each time a file of bodies, nodes and point masses with their axes and
/// velocities, and one of joints with their reactions; with a scene also surfaces of bodies and beams, and springs as lines.
/// Throws UsageError if nothing is stored that has a place.
void export_vtk(const StoredResults& results, const std::optional<model::Scene>& scene,
                const ExportRange& range, OutputFolder& folder);

}  // namespace visviva

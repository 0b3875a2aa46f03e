#pragma once

#include "visviva/results/output_folder.hpp"
#include "visviva/results/stored_results.hpp"

namespace visviva {

/// Results for ParaView: results.pvd, and for each stored step a file of bodies, nodes and point masses with their axes and
/// velocities, lines along beams, and one of joints with their reactions. Throws UsageError if nothing is stored that has a place.
void export_vtk(const StoredResults& results, OutputFolder& folder);

}  // namespace visviva

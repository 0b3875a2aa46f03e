#pragma once

#include "visviva/results/export_range.hpp"

namespace visviva {

/// Results as text: a file for each sort of thing there is (steps.csv, bodies.csv, joints.csv, …), in which columns are called
/// after it, what it has, and the unit: "crank.position.x_m".
void export_csv(const StoredResults& results, const ExportRange& range, OutputFolder& folder);

}  // namespace visviva

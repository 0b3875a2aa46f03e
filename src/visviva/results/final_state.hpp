#pragma once

#include "visviva/results/summary.hpp"

namespace visviva {

/// Adds the fields that are named by the model and the scheme: final_state, final_vectors, reactions.
void add_final_state(const RunRecord& record, std::vector<Column<RunRecord>>& fields);

}  // namespace visviva

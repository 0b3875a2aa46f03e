#pragma once

#include <string>
#include <vector>

#include "visviva/modelfile/model_file.hpp"
#include "visviva/simulate/consistent_state.hpp"

namespace visviva::cli {

/// What a model file holds, in one or two lines.
[[nodiscard]] std::string model_summary(const modelfile::ModelFile& file);

/// What the mesh of each beam resolves.
[[nodiscard]] std::vector<std::string> mesh_texts(const model::Model& model);

/// Which parts were moved onto the joints and how far; empty if the start meets them to round-off.
[[nodiscard]] std::string start_moves_text(const ConsistentState& start);

}  // namespace visviva::cli

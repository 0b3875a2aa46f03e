#pragma once

#include <string>

#include "visviva/modelfile/model_file.hpp"

namespace visviva::cli {

/// What a model file holds, in one or two lines.
[[nodiscard]] std::string model_summary(const modelfile::ModelFile& file);

}  // namespace visviva::cli

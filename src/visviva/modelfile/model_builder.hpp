#pragma once

#include "visviva/modelfile/part_names.hpp"

namespace visviva::modelfile {

/// Makes a model of the entries of a file: looks up names, places joints. Mistakes go to `diagnostics`.
[[nodiscard]] model::Model build_model(const Entries& entries, const PartNames& names,
                                       Diagnostics& diagnostics);

}  // namespace visviva::modelfile

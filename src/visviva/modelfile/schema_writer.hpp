#pragma once

#include <string>

namespace visviva::modelfile {

/// The JSON Schema of model files (draft 2020-12), made from the same description that reads them. Editors complete and check
/// with it; what only the reader can see (units, names, physics) is left to `visviva check`.
[[nodiscard]] std::string model_schema();

}  // namespace visviva::modelfile

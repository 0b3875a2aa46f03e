#pragma once

#include "visviva/mechanics/inputs.hpp"
#include "visviva/model/model.hpp"

namespace visviva::model {

/// Of a load `NAME`, along the direction it has, and `NAME.x`, `NAME.y` and `NAME.z`, its components; of a drive `NAME`; of a
/// base that is moved `NAME.x`, `NAME.y` and `NAME.z`.
[[nodiscard]] Inputs inputs(const Model& model);

}  // namespace visviva::model

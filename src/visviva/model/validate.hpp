#pragma once

#include "visviva/model/model.hpp"

namespace visviva::model {

/// Throws InvalidModel at the first thing that makes no sense: names that are missing or given twice, references to
/// nothing, masses and inertias no body can have, numbers that are not finite.
void validate(const Model& model);

}  // namespace visviva::model

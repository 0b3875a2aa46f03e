#pragma once

#include <string>

namespace visviva {

/// What a value of a scheme's own means (Stepper::algorithmic_values), or of those that end_state() adds.
[[nodiscard]] std::string own_value_meaning(const std::string& name);

}  // namespace visviva

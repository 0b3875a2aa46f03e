#pragma once

#include "visviva/simulate/simulate.hpp"

namespace visviva {

/// The state a run ended in: q and v, the scheme's own values, then a_kkt and lambda_kkt, the accelerations and
/// multipliers the equations of motion give for q and v (absent if they are singular there).
[[nodiscard]] NamedValues end_state(const std::shared_ptr<const System>& system,
                                    const Stepper& stepper);

/// The value of that name, or nullptr.
[[nodiscard]] const Vector* find_value(const NamedValues& values, std::string_view name);

}  // namespace visviva

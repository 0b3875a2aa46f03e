#pragma once

#include <functional>

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// The same system after `change` to its description. There the constraints are those of joints and drives, enforced ones first,
/// then those that others imply; they may be replaced one by one, and stay what they were.
[[nodiscard]] System changed_system(const System& system,
                                    const std::function<void(SystemDescription&)>& change);

}  // namespace visviva

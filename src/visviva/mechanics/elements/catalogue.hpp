#pragma once

// Every element between places there is. Who describes models in C++ includes this file.
#include "visviva/mechanics/elements/bushing.hpp"
#include "visviva/mechanics/elements/spring.hpp"
#include "visviva/mechanics/elements/thin_bend.hpp"

namespace visviva {

/// Beams are not among them: they have sections, and mass.
[[nodiscard]] const std::vector<ElementKind>& element_catalogue();

}  // namespace visviva

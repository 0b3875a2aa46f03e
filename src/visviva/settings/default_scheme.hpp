#pragma once

#include <string_view>

namespace visviva {

/// The scheme of a run that names none.
inline constexpr std::string_view default_scheme = "visviva";

}  // namespace visviva

#pragma once

#include "findings.hpp"

namespace visviva::bench {

/// All tables and the curves of steps and precision, in one file that needs nothing else.
[[nodiscard]] std::string page_of(const Findings& findings);

}  // namespace visviva::bench

#pragma once

#include <map>
#include <string>

#include "visviva/modelfile/document.hpp"

namespace visviva::modelfile {

/// A document as the text of one file, which reads as the document does: with the parts it includes, without aliases, and with
/// these texts for the parameters they are for. Numbers, units and formulas are as they were written. A parameter with
/// choices keeps them, with the one that was chosen in front, where a reader takes it from.
[[nodiscard]] std::string resolved_text(const Node& document,
                                        const std::map<std::string, std::string>& parameters);

}  // namespace visviva::modelfile

#pragma once

#include "visviva/modelfile/fields.hpp"

namespace visviva::modelfile {

/// A function of time given by its kind and a few numbers, with values of this dimension. Nothing if something is wrong.
[[nodiscard]] std::optional<TimeFunction> describe_function(Fields& f, const Dimension& dimension);

}  // namespace visviva::modelfile

#pragma once

#include <string>
#include <vector>

#include "visviva/modelfile/texts.hpp"
#include "visviva/textbook/problem.hpp"

namespace visviva {

/// What `problem:NAME` can be: an analytic system of the textbook, or a mechanism, which is a model file of the program.
/// One of both is there.
struct BuiltIn {
  const ProblemInfo* textbook = nullptr;
  const modelfile::NamedText* model = nullptr;
};

/// All names, the textbook's first. A model that is called like a system of the textbook has another name, and some have an
/// older one besides.
[[nodiscard]] std::vector<std::string> built_in_names();

/// Throws UsageError with the nearest name.
[[nodiscard]] BuiltIn find_built_in(const std::string& name);

/// The parameters of a model file as they are written, described by the comments beside them.
[[nodiscard]] std::vector<ParameterInfo> parameters_of(const modelfile::NamedText& model);

}  // namespace visviva

#pragma once

#include "visviva/modelfile/expression.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva::modelfile {

/// A declared parameter that has been given a value, and where.
struct GivenSetting {
  std::string name;
  ParameterValue value;
  Node node;
};

/// Reads what is written for a declared parameter: a number with its unit or a formula, a list of them, or one of the
/// choices. Mistakes go to `diagnostics`.
[[nodiscard]] std::optional<ParameterValue> read_setting(const Node& node,
                                                         const ParameterInfo& info,
                                                         const Symbols& symbols,
                                                         Diagnostics& diagnostics);

/// The mistake of a value that is read already.
void report_misfit(const Node& node, const ParameterInfo& info, const Misfit& misfit,
                   Diagnostics& diagnostics);

/// Text from outside of model files, such as the command line, as a value to be read: a list if it stands in brackets.
/// `place` is where it begins.
[[nodiscard]] Node outside_value(const std::string& name, std::string_view text,
                                 const Place& place);

}  // namespace visviva::modelfile

#pragma once

#include <map>
#include <set>
#include <string>

#include "visviva/modelfile/expression.hpp"

namespace visviva::modelfile {

/// The parameters of a model, ready to be used in expressions.
struct ParameterBlock {
  Symbols symbols;
  /// Those that are no numbers: lists and texts, which "{name}" stands for.
  std::map<std::string, std::shared_ptr<const NodeData>, std::less<>> values;
  std::set<std::string> overridden;  ///< the names in `overrides` that are parameters of the model
};

/// Reads the block `parameters`. Parameters may use one another in any order. The texts in
/// `overrides`, as from `--set L=12 mm`, replace those in the file; they must fit the dimension
/// there, and without a unit they take it. Names in `overrides` that are no parameters are left to
/// the caller. A parameter may be `{choices: [a, b]}`, one of these texts, the first unless it is overridden; or a list, whose
/// items are parameters too: `v_1`, `v_2`, `v_3` of a list `v`.
[[nodiscard]] ParameterBlock read_parameters(const Node& block,
                                             const std::map<std::string, std::string>& overrides,
                                             Diagnostics& diagnostics);

}  // namespace visviva::modelfile

#pragma once

#include <string>
#include <vector>

#include "visviva/cli/table.hpp"
#include "visviva/results/json.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva::cli {

/// An owner of parameters (a scheme, a problem, the solver) and what it lets the user set.
struct ParameterOwner {
  std::string name;
  std::vector<ParameterInfo> parameters;
};

/// All parameters with default, admissible values and meaning; owners with the same ones are listed together.
[[nodiscard]] std::string parameter_text(const std::vector<ParameterOwner>& owners);
[[nodiscard]] Json to_json(const std::vector<ParameterInfo>& parameters);

}  // namespace visviva::cli

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// What acts on a system from outside and can be changed: how strong a load is, or what a drive prescribes.
struct Input {
  std::string name;
  std::string unit;
  int number = 0;          ///< among all inputs of the model
  std::string row = {};    ///< of the constraints, whose target it is; empty for loads
  bool component = false;  ///< of a load that is an input as a whole, too
};

/// All inputs of a model.
struct Inputs {
  std::vector<Input> list;
  /// The model with other loads: at the time k that of input k acts with one unit, at negative times none does.
  std::shared_ptr<const System> loads;
};

}  // namespace visviva

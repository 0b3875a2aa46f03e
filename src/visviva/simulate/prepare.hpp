#pragma once

#include "visviva/model/model.hpp"
#include "visviva/simulate/consistent_state.hpp"

namespace visviva {

/// A model made ready to run.
struct Prepared {
  std::shared_ptr<const System> system;
  InitialState start;
  /// Constraints that others imply and that are not enforced, by name.
  std::vector<std::string> redundant;
};

/// Builds and assembles the model, leaves out redundant constraints and makes its start consistent. Throws InvalidModel
/// with what is wrong, where and what to do.
[[nodiscard]] Prepared prepare(const model::Model& model, const ConsistencyOptions& options = {});

}  // namespace visviva

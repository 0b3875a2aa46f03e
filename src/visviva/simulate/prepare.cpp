#include "visviva/simulate/prepare.hpp"

#include "visviva/assemble/redundancy.hpp"
#include "visviva/model/build.hpp"

namespace visviva {

Prepared prepare(const model::Model& model, const ConsistencyOptions& options) {
  const model::Built built = model::build(model);
  Assembly assembly = assemble(built.system, built.q0, 0.0);
  ConsistentState start = make_consistent(assembly.system, built.q0, built.v0, 0.0, options);
  return {std::move(assembly.system), std::move(start.state), std::move(assembly.redundant)};
}

}  // namespace visviva

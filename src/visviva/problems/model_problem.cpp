#include "visviva/problems/model_problem.hpp"

#include "visviva/assemble/redundancy.hpp"
#include "visviva/model/build.hpp"

namespace visviva {

Problem to_problem(const model::Model& model, double step, double until) {
  model::Built built = model::build(model);
  Assembly assembly = assemble(std::move(built.system), built.q0, 0.0);
  return {assembly.system, assembly.q, built.v0, step, until, assembly.redundant};
}

}  // namespace visviva

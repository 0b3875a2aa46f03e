#include "visviva/textbook/model_problem.hpp"

#include <cmath>

#include "visviva/assemble/constraint_projector.hpp"
#include "visviva/assemble/redundancy.hpp"
#include "visviva/model/build.hpp"

namespace visviva {

Problem to_problem(const model::Model& model, double step, double until) {
  const model::Built built = model::build(model);
  const Assembly assembly = assemble(built.system, built.q0, 0.0);
  return {assembly.system, built.q0, built.v0, step, until, assembly.redundant};
}

Problem with_impulse(Problem problem) {
  ConstraintProjector(*problem.system).project_velocities(problem.q0, 0.0, problem.v0);
  return problem;
}

model::Vector3d vector_parameter(const Parameters& p, const std::string& name) {
  const auto& list = p.list(name);
  if (list.size() != 3) throw UsageError(name + " needs three numbers, as in [1,2,3]");
  return {list[0], list[1], list[2]};
}

int whole_parameter(const Parameters& p, const std::string& name) {
  const double x = p.number(name);
  if (x != std::floor(x)) throw UsageError(name + " = " + to_text(x) + " must be a whole number");
  return static_cast<int>(x);
}

}  // namespace visviva

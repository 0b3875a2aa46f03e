#include "run_problem.hpp"

#include <stdexcept>

#include "visviva/job/model_source.hpp"

namespace visviva::test {
namespace {

Parameters filled(const std::vector<ParameterInfo>& declared, const Settings& settings) {
  Parameters parameters(declared);
  for (const auto& [name, value] : settings) parameters.set(name, value);
  return parameters;
}

}  // namespace

Problem make_problem(const std::string& name, const Settings& settings) {
  std::vector<std::string> assignments;
  for (const auto& [key, value] : settings) assignments.push_back(key + "=" + value);
  const ModelSource source = open_model("problem:" + name, assignments);
  if (source.file) return visviva::make_problem(*source.file);
  return source.problem->make(filled(source.problem->parameters, settings));
}

std::unique_ptr<Scheme> make_scheme(const std::string& name, const Settings& settings) {
  const SchemeInfo& info = find_scheme(name);
  return info.make(filled(info.parameters, settings));
}

Traits traits_of(const std::string& name, const Settings& settings) {
  const SchemeInfo& info = find_scheme(name);
  return info.traits(filled(info.parameters, settings));
}

InitialState start_of(const Problem& problem) {
  return make_consistent(problem.system, problem.q0, problem.v0, 0.0).state;
}

Vector Ran::value(const std::string& name) const {
  if (name == "q") return stepper->q();
  if (name == "v") return stepper->v();
  if (name == "a_kkt" || name == "lambda_kkt") {
    Vector a;
    Vector lambda;
    AccelerationSolver solver(system);
    if (!solver.solve(stepper->q(), stepper->v(), stepper->time(), a, lambda))
      throw std::runtime_error("singular equations of motion");
    return name == "a_kkt" ? a : lambda;
  }
  for (const auto& [key, value] : stepper->algorithmic_values())
    if (key == name) return value;
  throw std::runtime_error("the scheme has no value '" + name + "'");
}

Ran run(const Problem& problem, const Scheme& scheme, const RunOptions& options,
        Observer* observer) {
  Ran ran;
  ran.system = problem.system;
  ran.result =
      simulate(problem.system, scheme, start_of(problem), options, observer, nullptr, &ran.stepper);
  return ran;
}

RunOptions fixed_steps(double step, double until) {
  RunOptions options;
  options.step = step;
  options.until = until;
  options.max_halvings = 0;
  return options;
}

}  // namespace visviva::test

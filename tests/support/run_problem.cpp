#include "run_problem.hpp"

#include <stdexcept>

#include "visviva/assemble/redundancy.hpp"
#include "visviva/job/settings.hpp"
#include "visviva/simulate/start_velocities.hpp"

namespace visviva::test {
namespace {

Request request_of(const Settings& settings) {
  Request request;
  for (const auto& [key, value] : settings) request.assignments.push_back({key, value});
  return request;
}

SchemeChoice choice_of(const std::string& scheme, const Settings& settings) {
  Request request = request_of(settings);
  request.schemes = {scheme};
  return gather_settings({}, request).schemes.front();
}

Problem open_problem(const std::string& name, const Settings& given) {
  const ModelSource source = open_model(name, given);
  return visviva::make_problem(source, gather_settings(source, request_of(given)).model);
}

}  // namespace

Problem make_problem(const std::string& name, const Settings& settings) {
  // Five rods with long steps are enough for tests; the model has eight.
  Settings given = settings;
  if (name == "rod-chain") given.try_emplace("links", "5");
  Problem problem = open_problem("problem:" + name, given);
  if (name == "rod-chain") problem.step = 0.01;
  return problem;
}

Problem read_problem(const std::string& file, const Settings& settings) {
  return open_problem(std::string(VISVIVA_TESTS_DIR "/") + file, settings);
}

Problem to_problem(const model::Model& model, double step, double until) {
  const model::Built built = model::build(model);
  const Assembly assembly = assemble(built.system, built.q0, 0.0);
  return {assembly.system, built.q0, start_velocities(model, built, assembly.q), step, until};
}

std::unique_ptr<Scheme> make_scheme(const std::string& name, const Settings& settings) {
  const SchemeChoice choice = choice_of(name, settings);
  return choice.info->make(choice.parameters);
}

Traits traits_of(const std::string& name, const Settings& settings) {
  const SchemeChoice choice = choice_of(name, settings);
  return choice.info->traits(choice.parameters);
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
  options.newton.keeps_tangents = true;
  return options;
}

}  // namespace visviva::test

#pragma once

#include <map>
#include <memory>
#include <string>

#include "suite_problems.hpp"
#include "visviva/model/model.hpp"
#include "visviva/schemes/scheme.hpp"
#include "visviva/simulate/consistent_state.hpp"
#include "visviva/simulate/simulate.hpp"
#include "visviva/textbook/problem.hpp"

namespace visviva::test {

/// A textbook system or a model of the program, as after `problem:`. A setting that is no parameter of it is a mistake.
[[nodiscard]] Problem make_problem(const std::string& name, const Settings& settings = {});
/// The model in a file of the tests, such as "schemes/data/push-rod.yaml".
[[nodiscard]] Problem read_problem(const std::string& file, const Settings& settings = {});
/// A model made into a problem: built, and freed of redundant constraints.
[[nodiscard]] Problem to_problem(const model::Model& model, double step, double until);
[[nodiscard]] std::unique_ptr<Scheme> make_scheme(const std::string& name,
                                                  const Settings& settings = {});
/// What a scheme promises with these settings.
[[nodiscard]] Traits traits_of(const std::string& name, const Settings& settings);
[[nodiscard]] InitialState start_of(const Problem& problem);

/// A finished run and what it leaves behind.
struct Ran {
  std::shared_ptr<const System> system;
  std::unique_ptr<Stepper> stepper;
  RunResult result;

  /// An algorithmic value of the stepper, "q", "v", "a_kkt" or "lambda_kkt".
  [[nodiscard]] Vector value(const std::string& name) const;
};

[[nodiscard]] Ran run(const Problem& problem, const Scheme& scheme, const RunOptions& options,
                      Observer* observer = nullptr);

/// Options with the given step and end, and no halving.
[[nodiscard]] RunOptions fixed_steps(double step, double until);

}  // namespace visviva::test

#pragma once

#include <memory>
#include <string>

#include "run_problem.hpp"

/// A built-in problem, ready to be stepped by any scheme with its default parameters.
namespace visviva::bench {

struct Measured {
  explicit Measured(const Problem& p)
      : problem(p), start(make_consistent(p.system, p.q0, p.v0, 0.0).state) {}
  explicit Measured(const std::string& name) : Measured(test::make_problem(name)) {}

  [[nodiscard]] std::unique_ptr<Stepper> stepper(const Scheme& scheme) const {
    return scheme.start(problem.system, start, {});
  }

  Problem problem;
  InitialState start;
};

[[nodiscard]] inline std::unique_ptr<Scheme> make_scheme(const std::string& name) {
  const SchemeInfo& info = find_scheme(name);
  return info.make(Parameters(info.parameters));
}

}  // namespace visviva::bench

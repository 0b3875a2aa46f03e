#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "visviva/mechanics/system.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva {

/// A system with the state it starts from and a sensible step and end time.
struct Problem {
  std::shared_ptr<const System> system;
  Vector q0;
  Vector v0;
  double step = 0.01;
  double until = 10.0;
};

/// A built-in analytic problem: what it is, where its data come from, how it is made.
struct ProblemInfo {
  std::string name;
  std::string summary;
  std::string reference;  ///< key of docs/references.bib
  std::string assumed;    ///< data the reference does not give, chosen here; empty if none
  std::vector<ParameterInfo> parameters;
  std::function<Problem(const Parameters&)> make;
};

/// All built-in problems, in the order they are listed to the user.
[[nodiscard]] const std::vector<ProblemInfo>& problem_catalogue();

/// Throws UsageError with the nearest name.
[[nodiscard]] const ProblemInfo& find_problem(std::string_view name);

}  // namespace visviva

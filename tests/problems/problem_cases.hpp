#pragma once

#include <gtest/gtest.h>

#include <cctype>
#include <functional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "support/differences.hpp"
#include "support/run_problem.hpp"
#include "support/suite_settings.hpp"
#include "visviva/textbook/problem.hpp"

namespace visviva::test {

/// A built-in problem with some of its parameters set.
struct ProblemCase {
  std::string problem;
  std::vector<std::pair<std::string, std::string>> set;

  [[nodiscard]] Problem make() const {
    return make_problem(problem, {set.begin(), set.end()});
  }
  /// How far random states lie from the initial one; the links of Andrews' squeezer are centimetres long.
  [[nodiscard]] double spread() const {
    return problem == "seven-bar" || problem == "squeezer" ? 4e-3 : 0.1;
  }

  [[nodiscard]] std::string name() const {
    std::string text = problem;
    for (const auto& [key, value] : set) text += "_" + key + "_" + value;
    for (char& c : text)
      if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    return text;
  }
};

inline void PrintTo(const ProblemCase& c, std::ostream* out) { *out << c.name(); }

/// Every problem of the catalogue and the variants that use other terms, as far as the system is `wanted`.
inline std::vector<ProblemCase> problem_cases(const std::function<bool(const System&)>& wanted =
                                                  [](const System&) { return true; }) {
  std::vector<ProblemCase> cases;
  for (const auto& info : problem_catalogue()) {
    const auto set = suite_settings(info);
    cases.push_back({info.name, {set.begin(), set.end()}});
  }
  cases.push_back({"four-mass", {{"springs", "length"}}});
  cases.push_back({"oscillator", {{"damping", "0.3"}}});
  std::erase_if(cases, [&](const ProblemCase& c) { return !wanted(*c.make().system); });
  return cases;
}

inline std::string name_of(const testing::TestParamInfo<ProblemCase>& test) {
  return test.param.name();
}

/// A problem with random states around its start.
class ProblemTest : public testing::TestWithParam<ProblemCase> {
 protected:
  Vector state() { return problem_.q0 + GetParam().spread() * random_.vector(n_); }
  Vector rates() { return random_.vector(n_); }
  Vector multipliers() { return random_.vector(r_); }
  [[nodiscard]] double step() const { return 5e-3 * GetParam().spread(); }

  Problem problem_ = GetParam().make();
  const System& system_ = *problem_.system;
  int n_ = system_.coordinate_count();
  int r_ = system_.constraint_count();
  Random random_{44};
};

constexpr int states = 5;
constexpr double tolerance = 1e-8;

}  // namespace visviva::test

#pragma once

#include <gtest/gtest.h>

#include <cctype>
#include <ostream>
#include <string>
#include <vector>

#include "support/differences.hpp"
#include "support/run_problem.hpp"

namespace visviva::test {

/// A built-in problem with some of its parameters set.
struct ProblemCase {
  std::string problem;
  Settings set;

  [[nodiscard]] Problem make() const { return make_problem(problem, set); }
  /// How far random states lie from the initial one; the links of Andrews' squeezer are centimetres long, and the shortest
  /// beam is of 12 cm.
  [[nodiscard]] double spread() const {
    if (problem == "seven-bar" || problem == "squeezer") return 4e-3;
    return problem == "four-bar-defect" ? 0.02 : 0.1;
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

/// Every built-in problem, and the variants that use other terms. Only names and settings: each test builds what it needs.
inline std::vector<ProblemCase> problem_cases() {
  std::vector<ProblemCase> cases;
  for (const auto& [name, set] : suite_problems()) cases.push_back({name, set});
  cases.push_back({"four-mass", {{"springs", "length"}}});
  cases.push_back({"oscillator", {{"damping", "0.3"}}});
  return cases;
}

inline std::string problem_case_name(const testing::TestParamInfo<ProblemCase>& test) {
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

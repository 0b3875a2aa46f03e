#pragma once

#include <gtest/gtest.h>

#include <cctype>
#include <ostream>
#include <string>
#include <vector>

#include "run_problem.hpp"

namespace visviva::test {

/// A scheme of the catalogue with some of its parameters set.
struct SchemeCase {
  std::string scheme;
  Settings set = {};

  [[nodiscard]] std::unique_ptr<Scheme> make() const { return make_scheme(scheme, set); }
  [[nodiscard]] Traits traits() const { return traits_of(scheme, set); }
  [[nodiscard]] std::string name() const {
    std::string text = scheme;
    for (const auto& [key, value] : set) text += "_" + key + "_" + value;
    for (char& c : text)
      if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    return text;
  }
};

inline void PrintTo(const SchemeCase& c, std::ostream* out) { *out << c.name(); }

inline std::string scheme_case_name(const testing::TestParamInfo<SchemeCase>& test) {
  return test.param.name();
}

/// Every one-step scheme of the catalogue: new schemes are tested without touching the tests. Integrators that control
/// their own error have tests of their own.
inline std::vector<SchemeCase> scheme_cases() {
  std::vector<SchemeCase> cases;
  for (const auto& info : scheme_catalogue())
    if (!info.default_traits().controls_its_error) cases.push_back({info.name});
  for (const std::string force : {"outside", "jacobian-outside", "multiplier-outside"}) {
    cases.push_back({"midpoint", {{"constraint_force", force}}});
    cases.push_back({"generalized-alpha", {{"constraint_force", force}, {"rho_inf", "0.6"}}});
  }
  cases.push_back({"v0", {{"rho", "[0.7,0.9,0.3]"}}});
  cases.push_back({"u0", {{"rho", "[0.7,0.9,0.3]"}, {"form", "d"}}});
  cases.push_back({"energy-decaying", {{"rho_inf", "0.6"}}});
  cases.push_back({"armero-romero", {{"alpha_ar", "0.03"}}});
  cases.push_back({"alpha-kappa", {{"kappa", "one"}, {"rho_inf", "0.6"}}});
  cases.push_back({"midpoint", {{"constraint_level", "velocity"}}});
  cases.push_back(
      {"generalized-alpha", {{"constraint_level", "acceleration"}, {"baumgarte", "5"}}});
  cases.push_back({"augmented-lagrangian", {{"projection", "mass"}}});
  cases.push_back({"energy-preserving", {{"projection", "tangent"}}});
  cases.push_back({"energy-decaying", {{"projection", "mass"}, {"projection_method", "exact"}}});
  cases.push_back({"midpoint", {{"projection", "mass"}, {"projection_method", "exact"}}});
  cases.push_back(
      {"newmark",
       {{"projection", "mass"}, {"projection_method", "exact"}, {"projection_of", "all"}}});
  cases.push_back({"frame-1", {{"rho_inf", "0.6"}, {"jump", "free"}}});
  cases.push_back({"frame-2", {{"rho_inf", "0.3"}, {"jump", "constrained"}}});
  cases.push_back({"frame-3", {{"rho_inf", "0"}, {"jump", "free"}}});
  cases.push_back({"visviva", {{"rho_inf", "0.6"}}});
  cases.push_back({"visviva", {{"rho_inf", "1"}}});
  for (const std::string name :
       {"energy-preserving", "energy-decaying", "armero-romero", "alpha-kappa"})
    cases.push_back({name, {{"coordinates", "euler-parameters"}}});
  for (const std::string name : {"midpoint", "energy-preserving", "frame-1", "frame-3"})
    cases.push_back({name, {{"order", "4"}}});
  cases.push_back({"energy-preserving", {{"coordinates", "euler-parameters"}, {"order", "4"}}});
  cases.push_back({"visviva", {{"order", "4"}, {"rho_inf", "1"}}});
  return cases;
}

}  // namespace visviva::test

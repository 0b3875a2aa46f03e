#include "visviva/simulate/end_state.hpp"

#include <algorithm>

#include "visviva/simulate/consistent_state.hpp"

namespace visviva {

NamedValues end_state(const std::shared_ptr<const System>& system, const Stepper& stepper) {
  NamedValues values = {{"q", stepper.q()}, {"v", stepper.shown_velocity()}};
  for (auto& value : stepper.algorithmic_values()) values.push_back(std::move(value));
  Vector a;
  Vector lambda;
  if (AccelerationSolver(system).solve(stepper.q(), stepper.shown_velocity(), stepper.time(), a,
                                       lambda)) {
    values.emplace_back("a_kkt", std::move(a));
    values.emplace_back("lambda_kkt", std::move(lambda));
  }
  return values;
}

const Vector* find_value(const NamedValues& values, std::string_view name) {
  const auto it = std::find_if(values.begin(), values.end(),
                               [&](const auto& value) { return value.first == name; });
  return it == values.end() ? nullptr : &it->second;
}

}  // namespace visviva

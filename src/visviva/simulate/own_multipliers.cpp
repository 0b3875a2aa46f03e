#include "visviva/simulate/own_multipliers.hpp"

#include <array>

#include "visviva/simulate/end_state.hpp"

namespace visviva {

// Whatever coordinates a scheme uses inside, the joints' are the last of its multipliers, in the same order.
std::optional<OwnMultipliers> own_multipliers(const System& system, const NamedValues& values) {
  struct Name {
    std::string_view name;
    double level;
  };
  static constexpr std::array<Name, 5> names = {{{"lambda", 1.0},
                                                 {"lambda_joints_end", 1.0},
                                                 {"lambda_joints", 0.5},
                                                 {"lambda_raw", 0.5},
                                                 {"lambda_raw_euler", 0.5}}};
  const int joints = system.constraint_count() - system.orthonormality_count();
  if (joints == 0) return std::nullopt;
  for (const auto& [name, level] : names) {
    const Vector* value = find_value(values, name);
    if (value == nullptr) continue;
    OwnMultipliers own{Vector::Zero(system.constraint_count()), level};
    own.lambda.tail(joints) = value->tail(joints);
    return own;
  }
  return std::nullopt;
}

}  // namespace visviva

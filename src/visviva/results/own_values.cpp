#include "visviva/results/own_values.hpp"

#include <map>

namespace visviva {

std::string own_value_meaning(const std::string& name) {
  static const std::map<std::string, std::string> meanings = {
      {"q", "coordinates"},
      {"v", "velocities"},
      {"a", "accelerations at the end, the scheme's own"},
      {"lambda", "multipliers at the end, the scheme's own"},
      {"a_kkt", "accelerations by the equations of motion at the final state"},
      {"lambda_kkt", "multipliers by the equations of motion at the final state"},
      {"a_raw", "accelerations as the scheme carries them, at its own time"},
      {"lambda_raw", "multipliers as the scheme carries them, at its own time"},
      {"lambda_joints", "multipliers of the joints over the last step"},
      {"lambda_joints_end", "multipliers of the joints at the end"},
      {"lambda_j", "multipliers at the jump"},
      {"eta_j", "multipliers of the velocity constraints at the jump"},
      {"eta_1", "multipliers of the velocity constraints at the end"},
      {"kappa", "κ of the last step"},
      {"clamped_steps", "steps in which κ was held at its limit"}};
  const auto found = meanings.find(name);
  return found != meanings.end() ? found->second : "a value of the scheme";
}

}  // namespace visviva

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
      {"v_before", "velocities before they were projected"},
      {"projection_1",
       "ΔE_p1 = vᵀMδ of the projection of velocities, the first part of what it added"},
      {"projection_2", "ΔE_p2 = −½δᵀMδ, the second part"},
      {"projection_case", "1 to 4: cases I to IV of the matrix of the projection, at the state"},
      {"least_ma", "least eigenvalue of the symmetric part of M A⁻¹ over the largest"},
      {"least_b", "the same of M A⁻¹BᵀB: below zero, projections can add energy"},
      {"clamped_steps", "steps in which κ was held at its limit"}};
  const auto found = meanings.find(name);
  return found != meanings.end() ? found->second : "a value of the scheme";
}

}  // namespace visviva

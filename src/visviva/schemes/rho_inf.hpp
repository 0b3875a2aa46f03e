#pragma once

#include "visviva/settings/parameters.hpp"

namespace visviva {

/// α of a decaying scheme that has the spectral radius ρ∞ at infinite frequency: 0 preserves, 1 dissipates most.
[[nodiscard]] constexpr double dissipation_of(double rho_inf) {
  return (1.0 - rho_inf) / (1.0 + rho_inf);
}

/// The parameter `rho_inf` of a scheme, between `lowest` and 1. What its ends mean goes into `remark`.
[[nodiscard]] ParameterInfo rho_inf_parameter(double default_value, const std::string& remark = "",
                                              double lowest = 0.0);
[[nodiscard]] double rho_inf_of(const Parameters& parameters);

}  // namespace visviva

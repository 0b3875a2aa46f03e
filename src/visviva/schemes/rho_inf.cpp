#include "visviva/schemes/rho_inf.hpp"

namespace visviva {

ParameterInfo rho_inf_parameter(double default_value, const std::string& remark, double lowest) {
  return {"rho_inf", default_value, "spectral radius at infinite frequency" + remark, lowest, 1.0};
}

double rho_inf_of(const Parameters& parameters) { return parameters.number("rho_inf"); }

}  // namespace visviva

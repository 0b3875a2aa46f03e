#include "visviva/mechanics/elements/spring.hpp"

#include <fmt/format.h>

#include <cmath>

#include "visviva/mechanics/elements/viscous_load.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/function_of_forms.hpp"

namespace visviva {
namespace {

double checked(const char* what, double value, bool zero_allowed) {
  if (!std::isfinite(value) || value < 0.0 || (value == 0.0 && !zero_allowed))
    throw InvalidModel(fmt::format("{} is {}: it must be {} zero", what, value,
                                   zero_allowed ? "at least" : "greater than"));
  return value;
}

BoundForms squared_length(const std::vector<FrameForms>& nodes) {
  const VectorForm gap = nodes[1].point - nodes[0].point;
  return bind_forms({dot(gap, gap)});
}

}  // namespace

Spring::Spring(double stiffness, double natural_length)
    : energy_(std::make_shared<QuadraticEnergy>(
          checked("the stiffness of a spring", stiffness, true),
          checked("the natural length of a spring", natural_length, true))) {}

ElementTerms Spring::terms(const std::string& name, const std::vector<FrameForms>& nodes) const {
  BoundForms bound = squared_length(nodes);
  return {{{name, std::move(bound.coordinates), std::make_shared<Length>(std::move(bound.forms)),
            energy_}}};
}

Truss::Truss(double axial_stiffness, double natural_length)
    : axial_stiffness_(checked("the axial stiffness EA of a truss", axial_stiffness, true)),
      length_(checked("the natural length of a truss", natural_length, false)) {}

ElementTerms Truss::terms(const std::string& name, const std::vector<FrameForms>& nodes) const {
  BoundForms bound = squared_length(nodes);
  const double L2 = length_ * length_;
  return {{{name, std::move(bound.coordinates),
            std::make_shared<QuadraticForms>(std::move(bound.forms)),
            std::make_shared<QuadraticEnergy>(0.25 * axial_stiffness_ / (L2 * length_), L2)}}};
}

Damper::Damper(double coefficient)
    : coefficient_(checked("the coefficient of a damper", coefficient, true)) {}

ElementTerms Damper::terms(const std::string& name, const std::vector<FrameForms>& nodes) const {
  BoundForms bound = squared_length(nodes);
  return {{},
          {{name, std::move(bound.coordinates),
            std::make_shared<ViscousLoad>(std::make_shared<Length>(std::move(bound.forms)),
                                          coefficient_)}}};
}

}  // namespace visviva

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

Spring::Spring(double stiffness, double natural_length, double damping)
    : energy_(std::make_shared<QuadraticEnergy>(
          checked("the stiffness of a spring", stiffness, true),
          checked("the natural length of a spring", natural_length, true))),
      damping_(checked("the damping of a spring", damping, true)) {}

ElementTerms Spring::terms(const std::string& name, const std::vector<FrameForms>& nodes) const {
  BoundForms bound = squared_length(nodes);
  const auto length = std::make_shared<Length>(std::move(bound.forms));
  ElementTerms terms{{{name, bound.coordinates, length, energy_}}};
  if (damping_ > 0.0)
    terms.loads.push_back(
        {name, std::move(bound.coordinates), std::make_shared<ViscousLoad>(length, damping_)});
  return terms;
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

namespace {

using Values = PartParameter::Values;

constexpr std::string_view as_at_the_start = "as at the start";

PartParameter damping(std::string_view otherwise) {
  return {"damping", "force per rate of the length", dimensions::damping, Values::not_negative,
          otherwise};
}

}  // namespace

ElementKind spring() {
  return {"spring",
          "½ k (l − l₀)², with a damper beside it if it has damping",
          2,
          true,
          {{"stiffness", "force per change of length", dimensions::stiffness, Values::not_negative},
           {"length", "natural length", dimensions::length, Values::not_negative, as_at_the_start},
           damping("0")},
          [](const PartData& data) {
            return std::make_shared<Spring>(data.number("stiffness"),
                                            data.number_or_distance("length"),
                                            data.number_or("damping", 0.0));
          }};
}

ElementKind truss() {
  return {"truss",
          "an elastic bar with Green's strain",
          2,
          true,
          {{"stiffness", "EA", dimensions::force, Values::not_negative},
           {"length", "natural length", dimensions::length, Values::positive, as_at_the_start}},
          [](const PartData& data) {
            return std::make_shared<Truss>(data.number("stiffness"),
                                           data.number_or_distance("length"));
          }};
}

ElementKind damper() {
  return {"damper", "viscous", 2, true, {damping("")}, [](const PartData& data) {
            return std::make_shared<Damper>(data.number("damping"));
          }};
}

}  // namespace visviva

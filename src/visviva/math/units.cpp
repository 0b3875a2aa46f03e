// The units a number may carry. One hertz is 1/s: a rotation of 50 turns per second is `50 turn/s`
// or `3000 rpm`, not `50 Hz`.
#include <algorithm>
#include <array>
#include <numbers>

#include "visviva/math/dimension.hpp"

namespace visviva {
namespace {

using std::numbers::pi;

struct Unit {
  std::string_view name;
  Quantity quantity;
};

constexpr double inch = 0.0254;
constexpr double pound = 0.45359237;
constexpr double pound_force = pound * 9.80665;

constexpr std::array units = {
    Unit{"m", {1.0, dimensions::length}},
    Unit{"mm", {1e-3, dimensions::length}},
    Unit{"cm", {1e-2, dimensions::length}},
    Unit{"km", {1e3, dimensions::length}},
    Unit{"um", {1e-6, dimensions::length}},
    Unit{"in", {inch, dimensions::length}},
    Unit{"ft", {12.0 * inch, dimensions::length}},
    Unit{"kg", {1.0, dimensions::mass}},
    Unit{"g", {1e-3, dimensions::mass}},
    Unit{"t", {1e3, dimensions::mass}},
    Unit{"lb", {pound, dimensions::mass}},
    Unit{"s", {1.0, dimensions::time}},
    Unit{"ms", {1e-3, dimensions::time}},
    Unit{"us", {1e-6, dimensions::time}},
    Unit{"min", {60.0, dimensions::time}},
    Unit{"h", {3600.0, dimensions::time}},
    Unit{"N", {1.0, dimensions::force}},
    Unit{"kN", {1e3, dimensions::force}},
    Unit{"MN", {1e6, dimensions::force}},
    Unit{"mN", {1e-3, dimensions::force}},
    Unit{"lbf", {pound_force, dimensions::force}},
    Unit{"Nm", {1.0, dimensions::moment}},
    Unit{"kNm", {1e3, dimensions::moment}},
    Unit{"Pa", {1.0, dimensions::stress}},
    Unit{"kPa", {1e3, dimensions::stress}},
    Unit{"MPa", {1e6, dimensions::stress}},
    Unit{"GPa", {1e9, dimensions::stress}},
    Unit{"bar", {1e5, dimensions::stress}},
    Unit{"psi", {pound_force / (inch * inch), dimensions::stress}},
    Unit{"J", {1.0, dimensions::moment}},
    Unit{"kJ", {1e3, dimensions::moment}},
    Unit{"W", {1.0, dimensions::power}},
    Unit{"kW", {1e3, dimensions::power}},
    Unit{"Hz", {1.0, dimensions::angular_velocity}},
    Unit{"rpm", {2.0 * pi / 60.0, dimensions::angular_velocity}},
    Unit{"rad", {1.0, dimensions::number}},
    Unit{"deg", {pi / 180.0, dimensions::number}},
    Unit{"turn", {2.0 * pi, dimensions::number}},
    Unit{"%", {0.01, dimensions::number}},
};

/// With the micro sign, and with the Greek letter that looks the same.
std::string plain_micro(std::string_view name) {
  std::string plain;
  for (const std::string_view micro : {"\u00b5", "\u03bc"})
    if (name.starts_with(micro)) {
      plain = 'u';
      name.remove_prefix(micro.size());
    }
  plain.append(name);
  return plain;
}

}  // namespace

std::optional<Quantity> find_unit(std::string_view name) {
  const std::string plain = plain_micro(name);
  const auto unit = std::find_if(units.begin(), units.end(),
                                 [&](const Unit& candidate) { return candidate.name == plain; });
  if (unit == units.end()) return std::nullopt;
  return unit->quantity;
}

const std::vector<std::string>& unit_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    all.reserve(units.size());
    for (const auto& unit : units) all.emplace_back(unit.name);
    return all;
  }();
  return names;
}

}  // namespace visviva

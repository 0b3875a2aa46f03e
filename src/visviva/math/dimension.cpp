#include "visviva/math/dimension.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdlib>

namespace visviva {
namespace {

constexpr int largest_power = 99;

struct Named {
  Dimension dimension;
  std::string_view name;
  std::string_view unit;
};

constexpr std::array named = {
    Named{dimensions::number, "a number or an angle", ""},
    Named{dimensions::length, "a length", "m"},
    Named{dimensions::area, "an area", "m^2"},
    Named{{3, 0, 0}, "a volume", "m^3"},
    Named{dimensions::area_moment, "a second moment of area", "m^4"},
    Named{dimensions::curvature, "a curvature", "1/m"},
    Named{dimensions::mass, "a mass", "kg"},
    Named{dimensions::mass_per_length, "a mass per length", "kg/m"},
    Named{dimensions::density, "a density", "kg/m^3"},
    Named{dimensions::inertia, "a moment of inertia", "kg m^2"},
    Named{dimensions::inertia_per_length, "an inertia per length", "kg m"},
    Named{dimensions::time, "a time", "s"},
    Named{dimensions::velocity, "a velocity", "m/s"},
    Named{dimensions::acceleration, "an acceleration", "m/s^2"},
    Named{dimensions::angular_velocity, "an angular velocity or a rate", "1/s"},
    Named{dimensions::angular_acceleration, "an angular acceleration", "1/s^2"},
    Named{dimensions::force, "a force", "N"},
    Named{dimensions::moment, "a moment or an energy", "N m"},
    Named{dimensions::stress, "a stress", "Pa"},
    Named{dimensions::stiffness, "a stiffness", "N/m"},
    Named{dimensions::bending_stiffness, "a bending stiffness", "N m^2"},
    Named{dimensions::damping, "a damping", "N s/m"},
    Named{dimensions::rotational_damping, "a damping of rotation", "N m s"},
    Named{dimensions::momentum, "a momentum", "N s"},
    Named{dimensions::power, "a power", "W"},
};

const Named* find_named(const Dimension& dimension) {
  for (const auto& candidate : named)
    if (candidate.dimension == dimension) return &candidate;
  return nullptr;
}

}  // namespace

Dimension operator*(const Dimension& a, const Dimension& b) {
  return {a.length + b.length, a.mass + b.mass, a.time + b.time};
}
Dimension operator/(const Dimension& a, const Dimension& b) {
  return {a.length - b.length, a.mass - b.mass, a.time - b.time};
}

std::optional<Dimension> power(const Dimension& dimension, double exponent) {
  if (dimension.is_number()) return dimension;
  const double twice = 2.0 * exponent;
  if (std::abs(twice) > 2.0 * largest_power || twice != std::round(twice)) return std::nullopt;
  const int halves = static_cast<int>(twice);
  const Dimension doubled{dimension.length * halves, dimension.mass * halves,
                          dimension.time * halves};
  for (const int part : {doubled.length, doubled.mass, doubled.time})
    if (part % 2 != 0 || std::abs(part) > 2 * largest_power) return std::nullopt;
  return Dimension{doubled.length / 2, doubled.mass / 2, doubled.time / 2};
}

Quantity operator*(const Quantity& a, const Quantity& b) {
  return {a.value * b.value, a.dimension * b.dimension};
}
Quantity operator/(const Quantity& a, const Quantity& b) {
  return {a.value / b.value, a.dimension / b.dimension};
}
std::optional<Quantity> sum(const Quantity& a, const Quantity& b) {
  if (a.dimension != b.dimension) return std::nullopt;
  return Quantity{a.value + b.value, a.dimension};
}
std::optional<Quantity> power(const Quantity& quantity, double exponent) {
  const auto dimension = power(quantity.dimension, exponent);
  if (!dimension) return std::nullopt;
  return Quantity{std::pow(quantity.value, exponent), *dimension};
}

std::string si_unit(const Dimension& dimension) {
  if (const Named* known = find_named(dimension)) return std::string(known->unit);
  std::string unit;
  const auto add = [&unit](const char* symbol, int exponent) {
    if (exponent == 0) return;
    if (!unit.empty()) unit += " ";
    unit += exponent == 1 ? symbol : fmt::format("{}^{}", symbol, exponent);
  };
  add("kg", dimension.mass);
  add("m", dimension.length);
  add("s", dimension.time);
  return unit;
}

std::string to_text(const Dimension& dimension) {
  const Named* known = find_named(dimension);
  if (known == nullptr) return fmt::format("[{}]", si_unit(dimension));
  if (known->unit.empty()) return std::string(known->name);
  return fmt::format("{} [{}]", known->name, known->unit);
}

}  // namespace visviva

// Units are what they are by definition, and dimensions are told in words.
#include "visviva/math/dimension.hpp"

#include <gtest/gtest.h>

#include <numbers>

namespace visviva {
namespace {

using std::numbers::pi;

TEST(Dimension, MultipliesDividesAndHasRoots) {
  using namespace dimensions;
  EXPECT_EQ(mass * acceleration, force);
  EXPECT_EQ(force / area, stress);
  EXPECT_EQ(visviva::power(length, 2.0), area);
  EXPECT_EQ(visviva::power(area, 0.5), length);
  EXPECT_EQ(visviva::power(area, -1.5), (Dimension{-3, 0, 0}));
  EXPECT_EQ(visviva::power(length, 0.5), std::nullopt);
  EXPECT_EQ(visviva::power(area, 0.25), std::nullopt);
  EXPECT_EQ(visviva::power(length, 1e9), std::nullopt);
  EXPECT_EQ(visviva::power(number, 0.3), number);
}

TEST(Quantity, AddsOnlyWhatHasTheSameDimension) {
  const Quantity a{2.0, dimensions::length};
  EXPECT_EQ(sum(a, {3.0, dimensions::length})->value, 5.0);
  EXPECT_FALSE(sum(a, {3.0, dimensions::mass}));
  EXPECT_EQ((a * a).dimension, dimensions::area);
  EXPECT_EQ((a / a).dimension, dimensions::number);
  EXPECT_EQ(power(a, 3.0)->value, 8.0);
  EXPECT_FALSE(power(a, 0.5));
}

TEST(Dimension, IsToldInWordsAndUnits) {
  EXPECT_EQ(to_text(dimensions::length), "a length [m]");
  EXPECT_EQ(to_text(dimensions::stiffness), "a stiffness [N/m]");
  EXPECT_EQ(to_text(dimensions::stress), "a stress [Pa]");
  EXPECT_EQ(to_text(dimensions::number), "a number or an angle");
  EXPECT_EQ(to_text({5, 2, -3}), "[kg^2 m^5 s^-3]");
  EXPECT_EQ(si_unit(dimensions::inertia), "kg m^2");
  EXPECT_EQ(si_unit({0, 1, 1}), "kg s");
}

TEST(Units, AreWhatTheyAreByDefinition) {
  const auto is = [](const char* name, double value, const Dimension& dimension) {
    const auto unit = find_unit(name);
    ASSERT_TRUE(unit) << name;
    EXPECT_DOUBLE_EQ(unit->value, value) << name;
    EXPECT_EQ(unit->dimension, dimension) << name;
  };
  is("m", 1.0, dimensions::length);
  is("mm", 1e-3, dimensions::length);
  is("cm", 1e-2, dimensions::length);
  is("km", 1e3, dimensions::length);
  is("um", 1e-6, dimensions::length);
  is("\u00b5m", 1e-6, dimensions::length);
  is("\u03bcs", 1e-6, dimensions::time);
  is("in", 0.0254, dimensions::length);
  is("ft", 0.3048, dimensions::length);
  is("kg", 1.0, dimensions::mass);
  is("g", 1e-3, dimensions::mass);
  is("t", 1e3, dimensions::mass);
  is("lb", 0.45359237, dimensions::mass);
  is("s", 1.0, dimensions::time);
  is("ms", 1e-3, dimensions::time);
  is("us", 1e-6, dimensions::time);
  is("min", 60.0, dimensions::time);
  is("h", 3600.0, dimensions::time);
  is("N", 1.0, dimensions::force);
  is("kN", 1e3, dimensions::force);
  is("MN", 1e6, dimensions::force);
  is("mN", 1e-3, dimensions::force);
  is("lbf", 4.4482216152605, dimensions::force);
  is("Nm", 1.0, dimensions::moment);
  is("kNm", 1e3, dimensions::moment);
  is("Pa", 1.0, dimensions::stress);
  is("kPa", 1e3, dimensions::stress);
  is("MPa", 1e6, dimensions::stress);
  is("GPa", 1e9, dimensions::stress);
  is("bar", 1e5, dimensions::stress);
  is("psi", 6894.757293168361, dimensions::stress);
  is("J", 1.0, dimensions::moment);
  is("kJ", 1e3, dimensions::moment);
  is("W", 1.0, dimensions::power);
  is("kW", 1e3, dimensions::power);
  is("Hz", 1.0, dimensions::angular_velocity);
  is("rpm", 2.0 * pi / 60.0, dimensions::angular_velocity);
  is("rad", 1.0, dimensions::number);
  is("deg", pi / 180.0, dimensions::number);
  is("turn", 2.0 * pi, dimensions::number);
  is("%", 0.01, dimensions::number);
  EXPECT_EQ(unit_names().size(), 39U);
  for (const char* name : {"", "M", "mmm", "KG", "n", "u", "\u00b5"}) EXPECT_FALSE(find_unit(name));
}

}  // namespace
}  // namespace visviva

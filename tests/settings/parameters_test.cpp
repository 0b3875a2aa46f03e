// Declared parameters: a value is taken as it is, or refused with what to write instead.
#include "visviva/settings/parameters.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

namespace visviva {
namespace {

Parameters declared() {
  return Parameters(
      {{"rho_inf", 0.8, "spectral radius", 0.0, 1.0},
       {"penalty", 10.0, "penalty", 0.0},
       {"ceiling", -1.0, "never positive", std::nullopt, 0.0},
       {"constraint_force", "inside", "where", std::nullopt, std::nullopt, {"inside", "outside"}},
       {"rho", std::vector<double>{1.0, 1.0, 0.0}, "three radii", 0.0, 1.0},
       {.name = "count",
        .default_value = 1.0,
        .description = "how many",
        .min = 0.0,
        .max = 8.0,
        .whole = true,
        .above_min = true},
       {.name = "duration",
        .default_value = 1.0,
        .description = "how long",
        .min = 0.0,
        .dimension = dimensions::time,
        .above_min = true}});
}

std::string complaint(const std::string& name, const ParameterValue& value) {
  Parameters parameters = declared();
  try {
    parameters.set(name, value);
  } catch (const UsageError& error) {
    EXPECT_EQ(parameters.value(parameters.has(name) ? name : "rho_inf"),
              declared().value(declared().has(name) ? name : "rho_inf"))
        << "a refused value was stored";
    return error.what();
  }
  return "no complaint";
}

TEST(Parameters, HoldTheirDefaultsUntilSet) {
  const Parameters parameters = declared();
  EXPECT_EQ(parameters.number("rho_inf"), 0.8);
  EXPECT_EQ(parameters.choice("constraint_force"), "inside");
  EXPECT_EQ(parameters.list("rho"), (std::vector<double>{1.0, 1.0, 0.0}));
  EXPECT_TRUE(parameters.has("rho"));
  EXPECT_FALSE(parameters.has("rh"));
}

TEST(Parameters, TakeNumbersChoicesAndLists) {
  Parameters parameters = declared();
  parameters.set("rho_inf", 0.25);
  parameters.set("ceiling", -2.5);
  parameters.set("constraint_force", "outside");
  parameters.set("rho", std::vector<double>{0.1, 0.2, 1.0});
  EXPECT_EQ(parameters.number("rho_inf"), 0.25);
  EXPECT_EQ(parameters.number("ceiling"), -2.5);
  EXPECT_EQ(parameters.choice("constraint_force"), "outside");
  EXPECT_EQ(parameters.list("rho"), (std::vector<double>{0.1, 0.2, 1.0}));
}

TEST(Parameters, RefuseUnknownKeysAndNameTheNearest) {
  EXPECT_EQ(complaint("rho_imf", 0.5), "unknown parameter 'rho_imf' (did you mean 'rho_inf'?)");
  EXPECT_EQ(complaint("xyzzyxyzzy", 0.5),
            "unknown parameter 'xyzzyxyzzy' (there are: rho_inf, penalty, ceiling, "
            "constraint_force, rho, count, duration)");
}

TEST(Parameters, RefuseNumbersOutOfRangeAndSayTheRange) {
  EXPECT_EQ(complaint("rho_inf", 1.5), "rho_inf is 1.5: it must be from 0 to 1");
  EXPECT_EQ(complaint("rho_inf", -0.1), "rho_inf is -0.1: it must be from 0 to 1");
  EXPECT_EQ(complaint("penalty", -1.0), "penalty is -1: it must be at least 0");
  EXPECT_EQ(complaint("rho", std::vector<double>{0.5, 0.5}),
            "rho has 2 numbers, 3 are needed: write it as in [1,1,0]");
  EXPECT_EQ(complaint("ceiling", 1.0), "ceiling is 1: it must be at most 0");
  EXPECT_EQ(complaint("rho", std::vector<double>{1.0, 2.0, 0.0}),
            "rho is 2: it must be from 0 to 1");
  EXPECT_EQ(complaint("duration", 0.0), "duration is 0 s: it must be greater than 0 s");
  EXPECT_EQ(complaint("duration", 1e-300), "no complaint");
  EXPECT_EQ(complaint("count", 0.0), "count is 0: it must be greater than 0 and at most 8");
  EXPECT_EQ(complaint("count", 8.0), "no complaint");
}

TEST(Parameters, RefuseWhatIsNotFiniteOrNotWhole) {
  const double infinite = std::numeric_limits<double>::infinity();
  EXPECT_EQ(complaint("penalty", infinite), "penalty is inf: it must be at least 0");
  EXPECT_EQ(complaint("penalty", std::nan("")), "penalty is nan: it must be at least 0");
  EXPECT_EQ(complaint("count", 2.5), "count is 2.5: it must be a whole number");
}

TEST(Parameters, RefuseUnknownChoicesAndNameTheNearest) {
  EXPECT_EQ(complaint("constraint_force", "outsde"),
            "constraint_force cannot be 'outsde': did you mean 'outside'?");
  EXPECT_EQ(complaint("constraint_force", "zzzzzzzzzzzz"),
            "constraint_force cannot be 'zzzzzzzzzzzz': there are: inside, outside");
}

TEST(Parameters, RefuseValuesOfAnotherType) {
  EXPECT_EQ(complaint("rho", 1.0), "rho cannot be 1: write it as in [1,1,0]");
  EXPECT_EQ(complaint("rho_inf", "0.5"), "rho_inf cannot be 0.5: write it as in 0.8");
  EXPECT_EQ(complaint("constraint_force", 1.0),
            "constraint_force cannot be 1: write it as in inside");
}

TEST(Parameters, SayWhichUndeclaredParameterTheProgramAskedFor) {
  EXPECT_THROW((void)declared().number("nothing"), std::logic_error);
  EXPECT_THROW((void)declared().number("constraint_force"), std::bad_variant_access);
}

TEST(ToText, WritesValuesAsUsersDo) {
  for (const double x : {0.1, 1.0 / 3.0, 1e-300, 12345678.9}) EXPECT_EQ(std::stod(to_text(x)), x);
  EXPECT_EQ(to_text(std::vector<double>{0.5, 1.0}), "[0.5,1]");
  EXPECT_EQ(to_text(std::string("inside")), "inside");
}

TEST(Nearest, FindsMisspellingsAndPartsAndNothingFarOff) {
  const std::vector<std::string> names = {"midpoint", "midpoint-end", "newmark",
                                          "generalized-alpha"};
  EXPECT_EQ(nearest("midpiont", names), "midpoint");
  EXPECT_EQ(nearest("newmrk", names), "newmark");
  EXPECT_EQ(nearest("alpha", names), "generalized-alpha");
  EXPECT_EQ(nearest("qqqqqqq", names), std::nullopt);
  EXPECT_EQ(nearest("joint", {"joint_springs", "joints"}), "joints");
  EXPECT_EQ(nearest("m3", {"pi"}), std::nullopt);
  EXPECT_EQ(nearest("", {"a", "bc"}), std::nullopt);
  EXPECT_EQ(did_you_mean("qqqqqqq", {}), "");
}

}  // namespace
}  // namespace visviva

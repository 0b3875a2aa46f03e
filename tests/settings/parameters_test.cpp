// Declared parameters: what the user writes is read exactly, or refused with what to write instead.
#include "visviva/settings/parameters.hpp"

#include <gtest/gtest.h>

#include <string>

namespace visviva {
namespace {

Parameters declared() {
  return Parameters(
      {{"rho_inf", 0.8, "spectral radius", 0.0, 1.0},
       {"penalty", 10.0, "penalty", 0.0},
       {"ceiling", -1.0, "never positive", std::nullopt, 0.0},
       {"constraint_force", "inside", "where", std::nullopt, std::nullopt, {"inside", "outside"}},
       {"rho", std::vector<double>{1.0, 1.0, 0.0}, "three radii", 0.0, 1.0}});
}

std::string complaint(const std::string& name, const std::string& text) {
  Parameters parameters = declared();
  try {
    parameters.set(name, text);
  } catch (const UsageError& error) {
    EXPECT_EQ(to_text(parameters.value(parameters.has(name) ? name : "rho_inf")),
              to_text(declared().value(declared().has(name) ? name : "rho_inf")))
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

TEST(Parameters, ReadNumbersChoicesAndLists) {
  Parameters parameters = declared();
  parameters.set("rho_inf", " 0.25 ");
  parameters.set("penalty", "1e3");
  parameters.set("ceiling", "-2.5");
  parameters.set("constraint_force", "outside");
  parameters.set("rho", "[0.1, 0.2,1]");
  EXPECT_EQ(parameters.number("rho_inf"), 0.25);
  EXPECT_EQ(parameters.number("penalty"), 1000.0);
  EXPECT_EQ(parameters.number("ceiling"), -2.5);
  EXPECT_EQ(parameters.choice("constraint_force"), "outside");
  EXPECT_EQ(parameters.list("rho"), (std::vector<double>{0.1, 0.2, 1.0}));
}

TEST(Parameters, RefuseUnknownKeysAndNameTheNearest) {
  EXPECT_EQ(complaint("rho_imf", "0.5"), "unknown parameter 'rho_imf' (did you mean 'rho_inf'?)");
  EXPECT_EQ(complaint("xyzzyxyzzy", "0.5"),
            "unknown parameter 'xyzzyxyzzy' (there are: rho_inf, penalty, ceiling, "
            "constraint_force, rho)");
}

TEST(Parameters, RefuseNumbersOutOfRangeAndSayTheRange) {
  EXPECT_EQ(complaint("rho_inf", "1.5"), "rho_inf = 1.5 is out of range: it must be from 0 to 1");
  EXPECT_EQ(complaint("rho_inf", "-0.1"), "rho_inf = -0.1 is out of range: it must be from 0 to 1");
  EXPECT_EQ(complaint("penalty", "-1"), "penalty = -1 is out of range: it must be at least 0");
  EXPECT_EQ(complaint("ceiling", "1"), "ceiling = 1 is out of range: it must be at most 0");
  EXPECT_EQ(complaint("rho", "[1,2,0]"), "rho = 2 is out of range: it must be from 0 to 1");
}

TEST(Parameters, RefuseWhatIsNoFiniteNumber) {
  for (const char* text : {"", "abc", "1.5x", "0,5", "nan", "inf", "1e999", "0x10", "1 2"})
    EXPECT_EQ(complaint("penalty", text),
              std::string("penalty = '") + text + "' is not a finite number");
}

TEST(Parameters, RefuseUnknownChoicesAndNameTheNearest) {
  EXPECT_EQ(complaint("constraint_force", "outsde"),
            "constraint_force = 'outsde' is not known (did you mean 'outside'?)");
  EXPECT_EQ(complaint("constraint_force", "zzzzzzzzzzzz"),
            "constraint_force = 'zzzzzzzzzzzz' is not known (there are: inside, outside)");
}

TEST(Parameters, RefuseWhatIsNoList) {
  for (const char* text : {"1,1,0", "[1,1,0", "1", "["})
    EXPECT_EQ(complaint("rho", text),
              std::string("rho = ") + text + " is not a list: write it as [1,1,0]");
  EXPECT_EQ(complaint("rho", "[1,,0]"), "rho = '' is not a finite number");
  EXPECT_EQ(complaint("rho", "[1,a,0]"), "rho = 'a' is not a finite number");
  EXPECT_EQ(complaint("rho", "[1,nan,0]"), "rho = 'nan' is not a finite number");
}

TEST(Parameters, SayWhichUndeclaredParameterTheProgramAskedFor) {
  EXPECT_THROW((void)declared().number("nothing"), std::logic_error);
  EXPECT_THROW((void)declared().number("constraint_force"), std::bad_variant_access);
}

TEST(ToText, WritesWhatSetReads) {
  for (const double x : {0.1, 1.0 / 3.0, 1e-300, 12345678.9}) {
    Parameters parameters = declared();
    parameters.set("penalty", to_text(x));
    EXPECT_EQ(parameters.number("penalty"), x);
  }
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

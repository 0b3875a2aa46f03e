// Formulas: their grammar, their units, what they refuse and with which words.
#include "visviva/modelfile/expression.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <string>

namespace visviva::modelfile {
namespace {

using std::numbers::pi;

Symbols symbols() {
  Symbols known;
  known.set("L", {2.0, dimensions::length}, false);
  known.set("m", {3.0, dimensions::mass}, false);
  known.set("n", {4.0, {}}, true);
  known.set_broken("lost");
  return known;
}

std::optional<Expression> compiled_text(const std::string& text, bool may_use_time = false) {
  ExpressionError error;
  auto expression = Expression::compile(text, symbols(), may_use_time, error);
  EXPECT_TRUE(expression) << text << ": " << error.what;
  return expression;
}
double value(const std::string& text) { return compiled_text(text)->value().value; }

void expect_quantity(const std::string& text, double number, const Dimension& dimension) {
  const auto expression = compiled_text(text);
  ASSERT_TRUE(expression);
  EXPECT_DOUBLE_EQ(expression->value().value, number) << text;
  EXPECT_EQ(expression->dimension(), dimension)
      << text << " is " << to_text(expression->dimension());
  EXPECT_FALSE(expression->bare()) << text;
}

/// "CODE@OFFSET what — hint".
std::string complaint_about(const std::string& text, bool may_use_time = false) {
  ExpressionError error;
  if (Expression::compile(text, symbols(), may_use_time, error)) return "no complaint";
  return error.code + "@" + std::to_string(error.offset) + " " + error.what + " — " + error.hint;
}
void expect_complaint(const std::string& text, const std::string& start,
                      bool may_use_time = false) {
  EXPECT_TRUE(complaint_about(text, may_use_time).starts_with(start))
      << text << ": " << complaint_about(text, may_use_time);
}

TEST(Expression, FollowsTheRulesOfArithmetic) {
  EXPECT_EQ(value("1 + 2*3"), 7.0);
  EXPECT_EQ(value("(1 + 2)*3"), 9.0);
  EXPECT_EQ(value("10 - 4 - 3"), 3.0);
  EXPECT_EQ(value("16/4/2"), 2.0);
  EXPECT_EQ(value("2^3^2"), 512.0);
  EXPECT_EQ(value("2**3"), 8.0);
  EXPECT_EQ(value("-2^2"), -4.0);
  EXPECT_EQ(value("2^-1"), 0.5);
  EXPECT_EQ(value("2*-3"), -6.0);
  EXPECT_EQ(value("2 - -3"), 5.0);
  EXPECT_EQ(value("+4"), 4.0);
  EXPECT_EQ(value("3²"), 9.0);
  EXPECT_EQ(value("2·3×4"), 24.0);
  EXPECT_EQ(value("5 − 3"), 2.0);
  EXPECT_EQ(value("1.5e-3"), 1.5e-3);
  EXPECT_EQ(value(".5"), 0.5);
  EXPECT_EQ(value("pi"), pi);
  EXPECT_EQ(value("n*2"), 8.0);
}

TEST(Expression, KnowsItsFunctions) {
  EXPECT_EQ(value("sin(0.3)"), std::sin(0.3));
  EXPECT_EQ(value("cos(0.3)"), std::cos(0.3));
  EXPECT_EQ(value("tan(0.3)"), std::tan(0.3));
  EXPECT_EQ(value("asin(0.3)"), std::asin(0.3));
  EXPECT_EQ(value("acos(0.3)"), std::acos(0.3));
  EXPECT_EQ(value("atan(0.3)"), std::atan(0.3));
  EXPECT_EQ(value("atan2(1, -2)"), std::atan2(1.0, -2.0));
  EXPECT_EQ(value("exp(0.3)"), std::exp(0.3));
  EXPECT_EQ(value("log(0.3)"), std::log(0.3));
  EXPECT_EQ(value("sqrt(2)"), std::sqrt(2.0));
  EXPECT_EQ(value("abs(-2)"), 2.0);
  EXPECT_EQ(value("min(2, 3)"), 2.0);
  EXPECT_EQ(value("max(2, 7, 3)"), 7.0);
  EXPECT_EQ(value("min(4, 2, 3, 1.5)"), 1.5);
  EXPECT_EQ(value("floor(2.7) + 10*floor(-0.5) + 100*floor(3)"), 292.0);
  EXPECT_EQ(value("sign(-2) + sign(0)*10 + sign(3)*100"), 99.0);
  EXPECT_EQ(value("step(-1e-9) + 10*step(0)"), 10.0);
  EXPECT_EQ(value("smoothstep(-1)"), 0.0);
  EXPECT_EQ(value("smoothstep(2)"), 1.0);
  EXPECT_EQ(value("smoothstep(0.5)"), 0.5);
  EXPECT_DOUBLE_EQ(value("smoothstep(0.25)"),
                   6 * std::pow(0.25, 5) - 15 * std::pow(0.25, 4) + 10 * std::pow(0.25, 3));
}

// Where two branches meet, the speed is that of the one to come.
TEST(Expression, ChangesAtATieAsItWillAfterIt) {
  const auto at_one = [](const std::string& text) { return compiled_text(text, true)->at(1.0); };
  EXPECT_EQ(at_one("min(t, 1 s) + max(t - 1 s, 0 s)").rate, 1.0);
  EXPECT_EQ(at_one("min(t, 1 s)").rate, 0.0);
  EXPECT_EQ(at_one("min(1 s, t)").rate, 0.0);
  EXPECT_EQ(at_one("max(t, 1 s)").rate, 1.0);
  EXPECT_EQ(at_one("max(1 s, t)").rate, 1.0);
  EXPECT_EQ(at_one("abs(t - 1 s)").rate, 1.0);
  EXPECT_EQ(at_one("abs(1 s - t)").rate, 1.0);
  EXPECT_EQ(at_one("max(0 s^2, (t - 1 s)^2)").acceleration, 2.0);
}

TEST(Expression, ReadsUnitsDirectlyAfterNumbers) {
  expect_quantity("12 mm", 0.012, dimensions::length);
  expect_quantity("12mm", 0.012, dimensions::length);
  expect_quantity("210 GPa", 210e9, dimensions::stress);
  expect_quantity("90 deg", pi / 2, dimensions::number);
  expect_quantity("90°", pi / 2, dimensions::number);
  expect_quantity("3000 rpm", 100 * pi, dimensions::angular_velocity);
  expect_quantity("5 %", 0.05, dimensions::number);
  expect_quantity("5 N*m/rad", 5.0, dimensions::moment);
  expect_quantity("5 N·m", 5.0, dimensions::moment);
  expect_quantity("5 N m", 5.0, dimensions::moment);
  expect_quantity("5 kg m^2", 5.0, dimensions::inertia);
  expect_quantity("5 kg*mm²", 5e-6, dimensions::inertia);
  expect_quantity("9.81 m/s^2", 9.81, dimensions::acceleration);
  expect_quantity("3 N/mm", 3000.0, dimensions::stiffness);
  expect_quantity("3 1/s", 3.0, dimensions::angular_velocity);
  expect_quantity("3 rad/s", 3.0, dimensions::angular_velocity);
  expect_quantity("3 m^-1", 3.0, dimensions::curvature);
  expect_quantity("2 m^3", 2.0, {3, 0, 0});
  expect_quantity("-3 µm", -3e-6, dimensions::length);
  EXPECT_EQ(value("5 um"), 5e-6);
  EXPECT_EQ(value("7 mm^2"), 7e-6);
}

TEST(Expression, ComputesWithDimensions) {
  expect_quantity("2*L + 5 mm", 4.005, dimensions::length);
  expect_quantity("12 mm / 2", 0.006, dimensions::length);
  expect_quantity("L*3 N", 6.0, dimensions::moment);
  expect_quantity("L^2", 4.0, dimensions::area);
  expect_quantity("(L*L)^0.5", 2.0, dimensions::length);
  expect_quantity("sqrt(L*L)", 2.0, dimensions::length);
  expect_quantity("abs(-L)", 2.0, dimensions::length);
  expect_quantity("min(L, 5 mm)", 0.005, dimensions::length);
  expect_quantity("n*5 mm", 0.02, dimensions::length);
  expect_quantity("atan2(L, 2 m)", pi / 4, dimensions::number);
  expect_quantity("L*sin(30 deg)", 1.0, dimensions::length);
  expect_quantity("L/(1 m)", 2.0, dimensions::number);
}

TEST(Expression, ANameMayEqualAUnitWhichWinsDirectlyAfterANumber) {
  expect_quantity("5 m", 5.0, dimensions::length);
  expect_quantity("5*m", 15.0, dimensions::mass);
  expect_quantity("5 N/m", 5.0, dimensions::stiffness);
  expect_quantity("6 N / m", 2.0, dimensions::acceleration);
  expect_quantity("m*2 m", 6.0, dimensions::inertia_per_length);
  expect_quantity("5 min", 300.0, dimensions::time);
}

TEST(Expression, WithoutUnitsIsBareAndFitsEveryDimension) {
  for (const char* text : {"3", "2*3 + 1", "n + 1", "pi/2", "0.1*sin(30 deg)", "3*step(L)"}) {
    const auto expression = compiled_text(text);
    EXPECT_TRUE(expression->bare()) << text;
    EXPECT_FALSE(expression->misfit(dimensions::force)) << text;
  }
  for (const char* text : {"5 %", "90 deg", "L/L", "asin(L/(5 m))"})
    EXPECT_TRUE(compiled_text(text)->misfit(dimensions::length)) << text;
  EXPECT_FALSE(compiled_text("90 deg")->misfit(dimensions::number));
}

TEST(Expression, TellsWhatDimensionIsNeeded) {
  const auto misfit = compiled_text("3 kg")->misfit(dimensions::length);
  ASSERT_TRUE(misfit);
  EXPECT_EQ(misfit->code, "E303");
  EXPECT_EQ(misfit->what, "this is a mass [kg], but a length [m] is needed");
  EXPECT_EQ(misfit->hint, "give it a unit of the kind 'm'");
}

TEST(Expression, RefusesDimensionsThatDoNotFit) {
  EXPECT_EQ(complaint_about("2*L + 5"),
            "E303@4 5 has no unit, but stands in a sum with a length [m] — write its unit: '5 m'");
  EXPECT_EQ(complaint_about("L - n"),
            "E303@2 n has no unit, but stands in a difference with a length [m] — give n a unit");
  EXPECT_EQ(complaint_about("L + m"),
            "E303@2 a length [m] and a mass [kg] stand together in a sum — both must have the same "
            "dimension: check the units");
  expect_complaint("2*3 + L", "E303@4 a number or an angle and a length [m]");
  expect_complaint("L + sin(1)", "E303@2 a length [m] and a number");
  expect_complaint("max(L, 3)", "E303@0 3 has no unit, but stands in max with");
  expect_complaint("sin(L)", "E303@0 sin needs a number or an angle, this is a length [m]");
  expect_complaint("atan2(L, m)", "E303@0");
  expect_complaint("L^0.5", "E303@1 a length [m] to the power of 0.5");
  expect_complaint("sqrt(L)", "E303@0 a length [m] to the power of 0.5");
  expect_complaint("L^L", "E303@1 an exponent must be a number");
  expect_complaint("2^m", "E303@1 an exponent must be a number");
  expect_complaint("(L)^(1 + t/(1 s))", "E303@3 a length [m] cannot have an exponent", true);
  expect_complaint("L^99*L", "E303@4 the dimension of this product");
}

TEST(Expression, RefusesUnknownUnits) {
  EXPECT_EQ(complaint_about("5 mmm"), "E302@2 unknown unit 'mmm' — did you mean 'mm'?");
  EXPECT_EQ(complaint_about("5 m2"), "E302@2 unknown unit 'm2' — write 'm^2'");
  EXPECT_EQ(complaint_about("5 kg/m3"), "E302@5 unknown unit 'm3' — write 'm^3'");
  expect_complaint("5 kg zork", "E302@5 unknown unit 'zork' — there are: m, mm");
  expect_complaint("5 m^0.5", "E302@4 the exponent of a unit");
  expect_complaint("5 m^999", "E302@4 the exponent of a unit");
}

TEST(Expression, RefusesUnknownNames) {
  EXPECT_EQ(complaint_about("2*LL"), "E304@2 nothing is called 'LL' here — did you mean 'L'?");
  EXPECT_EQ(complaint_about("3/s"),
            "E304@2 nothing is called 's' here — if the unit is meant: it stands directly after a "
            "number, '1 s'");
  expect_complaint("2*zorkzork", "E304@2 nothing is called 'zorkzork' here — define it");
  expect_complaint("sinn(3)", "E304@0 there is no function 'sinn' — did you mean 'sin'?");
  expect_complaint("t", "E304@0 the time 't' cannot be used here");
}

TEST(Expression, RefusesWhatIsNoFormula) {
  expect_complaint("", "E301@0 a number or a formula is missing");
  expect_complaint("  ", "E301@2 a number or a formula is missing");
  expect_complaint("1 +", "E301@3 the formula ends where a value should be");
  expect_complaint("1 + * 2", "E301@4 a value is missing here");
  expect_complaint("2*(1 + 2", "E301@2 this '(' is not closed");
  expect_complaint("sin(1", "E301@3 this '(' is not closed");
  expect_complaint("1 + 2)", "E301@5 this ')' closes nothing");
  expect_complaint("0,5", "E301@1 a comma is not part of a number");
  expect_complaint("1 2", "E301@2 an operator is missing here");
  expect_complaint("2 L", "E301@2 an operator is missing here — write '2*L'");
  expect_complaint("2 pi", "E301@2 an operator is missing here — write '2*pi'");
  expect_complaint("3 t", "E301@2 an operator is missing here — write '3*t'; for tonnes", true);
  expect_complaint("3 m (2)", "E301@2 an operator is missing here");
  expect_complaint("sin", "E301@0 the function 'sin' needs an argument");
  expect_complaint("sin(1, 2)", "E301@0 sin takes one argument, not 2");
  expect_complaint("atan2(1)", "E301@0 atan2 takes two arguments, not 1");
  expect_complaint("min(1)", "E301@0 min takes two or more arguments, not 1");
  expect_complaint("3 $", "E301@2 '$' has no meaning");
  expect_complaint("3 < 4", "E301@2 '<' has no meaning");
}

TEST(Expression, RefusesWhatIsNotFinite) {
  for (const char* text : {"1e999", "1/0", "1 + sqrt(-1)", "log(0)", "exp(1000)", "asin(2)", "0/0"})
    EXPECT_TRUE(complaint_about(text).starts_with("E305@")) << complaint_about(text);
  expect_complaint("t + 1/0", "E305@5 this is infinite", true);
  for (const char* text : {".inf", ".Inf", ".NaN"})
    EXPECT_TRUE(complaint_about(text).starts_with("E305@0 this is not a finite number")) << text;
}

TEST(Expression, HasLimits) {
  const auto times = [](std::size_t count, const std::string& text) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
  };
  EXPECT_EQ(value(times(200, "(") + "1" + times(200, ")")), 1.0);
  expect_complaint(times(201, "(") + "1" + times(201, ")"), "E301@201 the formula is nested");
  expect_complaint(times(300, "-") + "1", "E301@201 the formula is nested");
  expect_complaint(times(300, "1^") + "1", "E301@402 the formula is nested");
  EXPECT_EQ(value(times(4999, "1+") + "1"), 5000.0);
  expect_complaint(times(5001, "1+") + "1", "E301@0 the formula is longer");
  EXPECT_EQ(value(times(99, "1+2*3^min(1,") + "1" + times(99, ")")), 7.0);
}

TEST(Expression, SaysWhenAMistakeOnlyFollowsFromAnother) {
  ExpressionError error;
  EXPECT_FALSE(Expression::compile("2*lost", symbols(), false, error));
  EXPECT_TRUE(error.follows);
}

TEST(Expression, TimeIsANumberAmongBareNumbersAndATimeElse) {
  EXPECT_TRUE(compiled_text("0.1*sin(3*t)", true)->bare());
  EXPECT_TRUE(compiled_text("0.1*sin(3*t)", true)->uses_time());
  EXPECT_FALSE(compiled_text("0.1", true)->uses_time());
  EXPECT_EQ(compiled_text("3 m/s*t", true)->dimension(), dimensions::length);
  EXPECT_EQ(compiled_text("3 rad/s*t", true)->dimension(), dimensions::number);
  EXPECT_EQ(compiled_text("L*sin(3*t)", true)->dimension(), dimensions::length);
  EXPECT_EQ(compiled_text("L*sin(3 rad/s*t)", true)->dimension(), dimensions::length);
  EXPECT_EQ(compiled_text("5 N*step(t - 0.5 s)", true)->dimension(), dimensions::force);
  EXPECT_TRUE(compiled_text("5*step(t - 0.5 s)", true)->bare());
  EXPECT_EQ(compiled_text("L*t", true)->dimension(), (Dimension{1, 0, 1}));
  expect_complaint("L*sin(90 deg*t)", "E303@2 sin needs a number or an angle, this is a time",
                   true);
  expect_complaint("L + t", "E303@2 a length [m] and a time [s]", true);
}

TEST(CompileNode, ReportsMistakesWhereTheyAreWritten) {
  Diagnostics diagnostics;
  const auto root = parse_document("a: 2*(L + 3 mmm)\nb: '3 kg'\nc: [1]\nd: 2*lost\ne: 3 mm\n",
                                   "m.yaml", diagnostics);
  const auto read = [&](const char* key) {
    return read_value(*root->find(key), symbols(), dimensions::length, diagnostics);
  };
  EXPECT_FALSE(read("a"));
  EXPECT_FALSE(read("b"));
  EXPECT_FALSE(read("c"));
  EXPECT_FALSE(read("d"));
  EXPECT_EQ(read("e"), 0.003);
  EXPECT_EQ(diagnostics.text(),
            "m.yaml:1:13: error E302: unknown unit 'mmm' (a) — did you mean 'mm'?\n"
            "    1 | a: 2*(L + 3 mmm)\n"
            "      |             ^\n"
            "m.yaml:2:5: error E303: this is a mass [kg], but a length [m] is needed (b) — give it "
            "a unit of the kind 'm'\n"
            "    2 | b: '3 kg'\n"
            "      |     ^\n"
            "m.yaml:3:4: error E205: a length [m] is needed, this is a list (c) — write a number "
            "with its unit, or a formula\n"
            "    3 | c: [1]\n"
            "      |    ^\n");
}

}  // namespace
}  // namespace visviva::modelfile

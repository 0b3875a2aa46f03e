// Values and derivatives of formulas against an evaluator that knows only values, and its differences.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "visviva/modelfile/expression.hpp"

namespace visviva::modelfile {
namespace {

std::optional<Expression> compiled(const std::string& text) {
  ExpressionError error;
  auto expression = Expression::compile(text, {}, true, error);
  EXPECT_TRUE(expression) << text << ": " << error.what;
  return expression;
}

/// Jets against central differences of the values, in which the rates stand for the values' slopes.
void expect_derivatives(const std::string& text, double t) {
  const auto f = compiled(text);
  ASSERT_TRUE(f);
  const double h = 1e-5;
  const Jet jet = f->at(t);
  const double rate = (f->at(t + h).value - f->at(t - h).value) / (2 * h);
  const double acceleration = (f->at(t + h).rate - f->at(t - h).rate) / (2 * h);
  EXPECT_NEAR(jet.rate, rate, 1e-7 * (1 + std::abs(rate))) << text << " at " << t;
  EXPECT_NEAR(jet.acceleration, acceleration, 1e-7 * (1 + std::abs(acceleration)))
      << text << " at " << t;
}

TEST(Jets, AreTheDerivativesOfEveryOperation) {
  for (const char* text : {"t + t^2",
                           "t^2 - 3*t",
                           "t*sin(t)",
                           "sin(t)/(2 + t^2)",
                           "-t^3",
                           "t^2.5",
                           "(1 + t)^-2",
                           "2^t",
                           "t^t",
                           "(1 + t)^sin(t)",
                           "sin(t^2)",
                           "cos(t^2)",
                           "tan(t^2)",
                           "asin(t^2/4)",
                           "acos(t^2/4)",
                           "atan(t^2)",
                           "atan2(t^2, 1 - t)",
                           "atan2(sin(t), cos(t)^3)",
                           "exp(-t^2)",
                           "log(1 + t^2)",
                           "sqrt(1 + t^2)",
                           "abs(t^2 - 3)",
                           "min(t^2, t^3)",
                           "max(t^2, t^3)",
                           "sign(t)*t^2",
                           "step(t - 0.2)*t^2",
                           "smoothstep(t^2)",
                           "smoothstep((t - 0.1)/2)"})
    for (const double t : {0.31, 0.77, 1.4}) expect_derivatives(text, t);
}

TEST(Jets, AreExactWhereDifferencesAreNot) {
  const Jet jet = compiled("0.1*sin(3*t)")->at(0.4);
  EXPECT_DOUBLE_EQ(jet.value, 0.1 * std::sin(1.2));
  EXPECT_DOUBLE_EQ(jet.rate, 0.3 * std::cos(1.2));
  EXPECT_DOUBLE_EQ(jet.acceleration, -0.9 * std::sin(1.2));
}

TEST(Jets, StayFiniteAtTheBordersOfPowersAndRoots) {
  const Jet square = compiled("t^2")->at(0.0);
  EXPECT_EQ(square.rate, 0.0);
  EXPECT_EQ(square.acceleration, 2.0);
  EXPECT_EQ(compiled("t^1")->at(0.0).acceleration, 0.0);
  EXPECT_EQ(compiled("t^0")->at(0.0).rate, 0.0);
  EXPECT_EQ(compiled("sqrt(0*t)")->at(1.0).rate, 0.0);
  EXPECT_EQ(compiled("sqrt(smoothstep(t - 2))")->at(1.0).rate, 0.0);
  EXPECT_EQ(compiled("(t^2)^1.5")->at(0.0).acceleration, 0.0);
  EXPECT_EQ(compiled("smoothstep(t)^1.5")->at(0.0).acceleration, 0.0);
  EXPECT_EQ(compiled("(t - 2)^3")->at(1.0).rate, 3.0);
}

// √t⁴ = t² and (t³)^⅓ = t are not at rest, although what goes in has no speed and no acceleration.
TEST(Jets, AreNoNumbersWhereTheyCannotBeTold) {
  for (const char* text : {"sqrt(t^2)", "(t^2)^0.5*t", "(t^3)^(1/3)", "(t^4)^0.25", "sqrt(t^4)",
                           "atan2(t^3, t^3)", "acos(1 - t^4)"}) {
    const Jet jet = compiled(text)->at(0.0);
    EXPECT_TRUE(std::isfinite(jet.value)) << text;
    EXPECT_FALSE(std::isfinite(jet.rate) && std::isfinite(jet.acceleration)) << text;
  }
  EXPECT_EQ(compiled("sqrt(4*t^2)")->at(0.0).rate, 2.0);
  EXPECT_EQ(compiled("(t^2)^0.5*t")->at(0.0).rate, 0.0);
  EXPECT_EQ(compiled("sqrt(smoothstep(t))")->at(0.0).rate, 0.0);
}

// √t⁶ = |t|³ and √t⁵ rest, as does whatever goes to zero faster than t².
TEST(Jets, RestWhereTheyGoToZeroFasterThanSquares) {
  for (const char* text : {"sqrt(t^6)", "sqrt(t^5)", "(t^6)^0.5", "sqrt(4*t^3*t^4)", "(t^4)^0.75",
                           "sqrt(t^6 - 2*t^8)", "-sqrt(t*t*t*t*t)"}) {
    const Jet jet = compiled(text)->at(0.0);
    EXPECT_EQ(jet.value, 0.0) << text;
    EXPECT_EQ(jet.rate, 0.0) << text;
    EXPECT_EQ(jet.acceleration, 0.0) << text;
  }
  EXPECT_FALSE(std::isfinite(compiled("sqrt(t^6 + t^4)")->at(0.0).acceleration));
  EXPECT_FALSE(std::isfinite(compiled("(t^6)^0.25")->at(0.0).acceleration));
}

TEST(Jets, OfSmoothstepVanishAtBothEnds) {
  for (const double t : {-0.5, 0.0, 1.0, 1.5}) {
    EXPECT_EQ(compiled("smoothstep(t)")->at(t).rate, 0.0);
    EXPECT_EQ(compiled("smoothstep(t)")->at(t).acceleration, 0.0);
  }
}

/// A formula as text and as a function.
struct Formula {
  std::string text;
  std::function<double(double)> value;
};

class RandomFormulas {
 public:
  explicit RandomFormulas(unsigned seed) : random_(seed) {}

  Formula formula(int depth) {
    switch (depth == 0 ? pick(3) : pick(8)) {
      case 0:
        return {"t", [](double t) { return t; }};
      case 1:
        return {"pi", [](double) { return std::acos(-1.0); }};
      case 2:
        return number();
      case 3:
        return function(depth);
      case 4:
        return negated(formula(depth - 1));
      case 5:
        return squared(formula(depth - 1));
      default:
        return combined(depth);
    }
  }

 private:
  int pick(int count) { return std::uniform_int_distribution<int>(0, count - 1)(random_); }

  Formula number() {
    const double x = 0.25 * pick(40);
    return {std::to_string(x), [x](double) { return x; }};
  }
  static Formula negated(Formula a) {
    return {"-(" + a.text + ")", [f = std::move(a.value)](double t) { return -f(t); }};
  }
  static Formula squared(Formula a) {
    return {"(" + a.text + ")^2",
            [f = std::move(a.value)](double t) { return std::pow(f(t), 2.0); }};
  }
  Formula function(int depth) {
    static const std::vector<std::pair<std::string, double (*)(double)>> all = {
        {"sin", std::sin},
        {"cos", std::cos},
        {"atan", std::atan},
        {"exp", std::exp},
        {"abs", std::abs},
        {"sqrt", std::sqrt},
        {"step", [](double x) { return x < 0.0 ? 0.0 : 1.0; }}};
    const auto& [name, f] = all[static_cast<std::size_t>(pick(static_cast<int>(all.size())))];
    const Formula a = formula(depth - 1);
    return {name + "(" + a.text + ")", [f = f, g = a.value](double t) { return f(g(t)); }};
  }
  Formula combined(int depth) {
    const Formula a = formula(depth - 1);
    const Formula b = formula(depth - 1);
    const auto join = [&](const std::string& sign, auto operation) {
      return Formula{
          "(" + a.text + ")" + sign + "(" + b.text + ")",
          [operation, f = a.value, g = b.value](double t) { return operation(f(t), g(t)); }};
    };
    switch (pick(5)) {
      case 0:
        return join(" + ", std::plus<>());
      case 1:
        return join("-", std::minus<>());
      case 2:
        return join(" * ", std::multiplies<>());
      case 3:
        return join("/", std::divides<>());
      default:
        return {"max(" + a.text + ", " + b.text + ")",
                [f = a.value, g = b.value](double t) { return std::max(f(t), g(t)); }};
    }
  }

  std::mt19937 random_;
};

TEST(Expression, AgreesWithASimpleEvaluatorOnRandomFormulas) {
  RandomFormulas random(20260101);
  int compared = 0;
  for (int i = 0; i < 5000; ++i) {
    const Formula formula = random.formula(5);
    ExpressionError error;
    const auto expression = Expression::compile(formula.text, {}, true, error);
    if (!expression) {
      ASSERT_EQ(error.code, "E305") << formula.text << ": " << error.what;
      continue;
    }
    for (const double t : {0.0, 0.3, 2.0}) {
      const double expected = formula.value(t);
      if (!std::isfinite(expected)) continue;
      ASSERT_EQ(expression->at(t).value, expected) << formula.text << " at " << t;
      ++compared;
    }
  }
  EXPECT_GT(compared, 8000);
}

}  // namespace
}  // namespace visviva::modelfile

#include "visviva/studies/formula.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace visviva::studies {
namespace {

// Two runs: one has stored at 0, 1, 2, 3 s, the other at 0, 2 s.
Values look(const Reference& r) {
  if (r.kind == Reference::Kind::field) {
    if (r.path == std::vector<std::string>{"ledger", "drive_work"}) return 2.5;
    if (r.path == std::vector<std::string>{"schemes", "midpoint:form=d", "order"})
      return std::vector<double>{2.0, 1.0};
    throw FormulaError("no field");
  }
  if (r.path == std::vector<std::string>{"position", "rod 1", "x"})
    return r.run == "fine" ? Values({1.0, 4.0, 9.0, -16.0}, {0.0, 1.0, 2.0, 3.0})
                           : Values({1.5, 8.0}, {0.0, 2.0});
  if (r.path == std::vector<std::string>{"lambda", "bar-1[0]"}) return 7.0;
  return Values({3.0, 4.0, -6.0, 8.0}, {0.0, 1.0}, 2);
}

double number(std::string_view text) { return Formula(text).number(look); }

std::string formula_mistake(std::string_view text) {
  try {
    (void)Formula(text).value(look);
  } catch (const FormulaError& error) {
    return error.what();
  }
  return "";
}

TEST(Formula, knows_the_order_of_operations) {
  EXPECT_EQ(number("1 + 2 * 3 - 4 / 8"), 6.5);
  EXPECT_EQ(number("-2 ^ 2"), -4.0);
  EXPECT_EQ(number("2 ^ 3 ^ 2"), 512.0);
  EXPECT_EQ(number("2 ^ -1"), 0.5);
  EXPECT_EQ(number("(1 + 2) * -(3 - 4.5e0)"), 4.5);
  EXPECT_EQ(number("8 - 4 - 2"), 2.0);
  EXPECT_NEAR(number("sin(pi / 6)"), 0.5, 1e-15);
}

TEST(Formula, finds_fields_and_series) {
  EXPECT_EQ(number("fine.ledger.drive_work * 2"), 5.0);
  EXPECT_EQ(number("last(fine.schemes.\"midpoint:form=d\".order)"), 1.0);
  EXPECT_EQ(number("last(fine[position, rod 1, x])"), -16.0);
  EXPECT_EQ(number("fine[lambda, bar-1[0]] + 1"), 8.0);
}

TEST(Formula, takes_numbers_of_series) {
  EXPECT_EQ(number("max(fine[position, rod 1, x])"), 9.0);
  EXPECT_EQ(number("min(fine[position, rod 1, x], -20)"), -20.0);
  EXPECT_EQ(number("change(fine[position, rod 1, x])"), -17.0);
  EXPECT_EQ(number("count(fine[position, rod 1, x])"), 4.0);
  EXPECT_EQ(number("count_above(fine[position, rod 1, x], 3)"), 2.0);
  EXPECT_EQ(number("mean(fine[position, rod 1, x])"), -0.5);
  EXPECT_EQ(number("min(steps(fine[position, rod 1, x]))"), -25.0);
  EXPECT_EQ(number("at(fine[position, rod 1, x], 1.5)"), 6.5);
  EXPECT_EQ(number("at(fine[position, rod 1, x], 3)"), -16.0);
  EXPECT_EQ(number("max(until(fine[position, rod 1, x], 1))"), 4.0);
  EXPECT_EQ(number("first(since(fine[position, rod 1, x], 2))"), 9.0);
  EXPECT_EQ(number("reaches(fine[position, rod 1, x], 5)"), 2.0);
  EXPECT_TRUE(std::isnan(number("reaches(fine[position, rod 1, x], 10)")));
  EXPECT_EQ(number("last(time(fine[position, rod 1, x]))"), 3.0);
  EXPECT_EQ(number("last(norm(fine[v]))"), 10.0);
  EXPECT_EQ(number("first(largest(fine[v]))"), 4.0);
}

TEST(Formula, combines_series_at_the_times_that_both_have) {
  EXPECT_EQ(number("max(abs(fine[position, rod 1, x] - coarse[position, rod 1, x]))"), 1.0);
  EXPECT_EQ(number("count(coarse[position, rod 1, x] - fine[position, rod 1, x])"), 2.0);
}

TEST(Formula, combines_a_row_with_a_list) {
  EXPECT_EQ(number("max(last(fine[v]) - list(-7, 5))"), 3.0);
}

TEST(Formula, measures_orders) {
  EXPECT_NEAR(number("slope(list(0.1, 0.2, 0.4), list(3e-2, 12e-2, 48e-2))"), 2.0, 1e-12);
}

// A number that is none must not be lost among others.
TEST(Formula, keeps_what_is_no_number) {
  EXPECT_TRUE(std::isnan(number("max(list(1, 0/0, 2))")));
  EXPECT_TRUE(std::isnan(number("min(list(0/0, 2))")));
  EXPECT_TRUE(std::isnan(number("max(list(1, 2), 0/0)")));
  EXPECT_TRUE(std::isnan(number("count_above(list(1, 0/0), 5)")));
  EXPECT_NE(formula_mistake("sum(since(fine[position, rod 1, x], 9))").find("no numbers"),
            std::string::npos);
}

TEST(Formula, says_what_is_wrong) {
  EXPECT_NE(formula_mistake("maxx(1)").find("'max'"), std::string::npos);
  EXPECT_NE(formula_mistake("1 +").find("missing"), std::string::npos);
  EXPECT_NE(formula_mistake("(1").find("')'"), std::string::npos);
  EXPECT_NE(formula_mistake("1 2").find("does not belong"), std::string::npos);
  EXPECT_NE(formula_mistake("fine[v").find("']'"), std::string::npos);
  EXPECT_NE(formula_mistake("slope(1)").find("2 arguments"), std::string::npos);
  EXPECT_NE(formula_mistake("at(fine[v], 7)").find("stored times"), std::string::npos);
  EXPECT_NE(formula_mistake("list(1, 2) + list(1, 2, 3)").find("do not fit"), std::string::npos);
  EXPECT_NE(formula_mistake(std::string(1000, '(')).find("brackets"), std::string::npos);
  EXPECT_THROW((void)number("fine[v]"), FormulaError);
  EXPECT_THROW((void)number("fine.other"), FormulaError);
}

TEST(Formula, names_what_it_refers_to) {
  const Formula formula("a.x + max(b[y]) * a.z");
  ASSERT_EQ(formula.references().size(), 3U);
  EXPECT_EQ(formula.references()[1]->run, "b");
}

}  // namespace
}  // namespace visviva::studies

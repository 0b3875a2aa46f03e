// The controller on error laws that are known: pure arithmetic.
#include "visviva/simulate/step_controller.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <vector>

namespace visviva::test {
namespace {

struct Taken {
  double t = 0.0;
  double h = 0.0;
  double error = 0.0;
  StepLimit limit = StepLimit::error;
};

struct Path {
  std::vector<Taken> steps;
  std::vector<double> rejected;
  double end = 0.0;
};

// Error of a step of size h at time t, in units of the allowed one.
using Law = std::function<double(double t, double h)>;

Path follow(const AdaptiveStep& rule, double first, double until, const Law& law) {
  StepController controller(rule, first, until);
  Path path;
  for (bool done = false; !done;) {
    const double left = until - path.end;
    const double h = controller.propose(left);
    const double error = law(path.end, h);
    if (!controller.accept(error)) {
      path.rejected.push_back(h);
      continue;
    }
    path.steps.push_back({path.end, h, error, controller.limit()});
    path.end += h;
    done = h == left;
  }
  return path;
}

double last_change(const Path& path) {
  const auto& s = path.steps;
  const std::size_t n = s.size();
  return std::abs(s[n - 10].h / s[n - 11].h - 1.0);
}

TEST(StepController, SettlesWhereTheErrorIsJustAllowed) {
  for (const double order : {1.0, 2.0})
    for (const double first : {1e-6, 1e-3, 0.3}) {
      const Path path =
          follow({}, first, 10.0, [&](double, double h) { return std::pow(h / 2e-3, order); });
      const double settled = path.steps[path.steps.size() - 10].error;
      EXPECT_NEAR(settled, 0.8, 1e-3) << order << " " << first;
      EXPECT_LT(last_change(path), 1e-6) << order << " " << first;
      EXPECT_LE(path.rejected.size(), 6U) << order << " " << first;
    }
}

TEST(StepController, KeepsNoStepWithTooLargeAnErrorAndFollowsOneThatVaries) {
  const Path path = follow({}, 0.01, 20.0, [](double t, double h) {
    return std::pow(h / (0.01 + 0.009 * std::sin(3.0 * t)), 2);
  });
  double smallest = 1.0;
  double largest = 0.0;
  for (const Taken& step : path.steps) {
    EXPECT_LE(step.error, 1.0);
    smallest = std::min(smallest, step.h);
    largest = std::max(largest, step.h);
  }
  EXPECT_LT(smallest, 0.0015);
  EXPECT_GT(largest, 0.015);
  EXPECT_LT(static_cast<double>(path.rejected.size()),
            0.05 * static_cast<double>(path.steps.size()));
}

TEST(StepController, StepsChangeWithinBounds) {
  const Path path = follow(
      {}, 1e-5, 10.0, [](double t, double h) { return std::pow(h / (t < 5.0 ? 0.1 : 0.001), 2); });
  for (std::size_t i = 1; i < path.steps.size(); ++i)
    EXPECT_LE(path.steps[i].h, 2.0 * path.steps[i - 1].h * (1.0 + 1e-12));
  EXPECT_EQ(path.steps.front().limit, StepLimit::growth);
}

TEST(StepController, DoesNotGrowRightAfterARejection) {
  StepController controller({}, 1.0, 100.0);
  EXPECT_EQ(controller.propose(100.0), 1.0);
  EXPECT_FALSE(controller.accept(4.0));
  const double smaller = controller.propose(100.0);
  EXPECT_LT(smaller, 0.9);
  EXPECT_GE(smaller, 0.2);
  EXPECT_EQ(controller.limit(), StepLimit::error);
  EXPECT_TRUE(controller.accept(1e-3));
  EXPECT_EQ(controller.propose(100.0), smaller);
  EXPECT_EQ(controller.limit(), StepLimit::growth);
  EXPECT_TRUE(controller.accept(1e-3));
  EXPECT_GT(controller.propose(100.0), 1.5 * smaller);
}

TEST(StepController, AStepThatCannotBeSolvedIsHalved) {
  StepController controller({}, 1.0, 100.0);
  EXPECT_EQ(controller.propose(100.0), 1.0);
  controller.reject_unsolved();
  EXPECT_EQ(controller.propose(100.0), 0.5);
  EXPECT_EQ(controller.limit(), StepLimit::newton);
  EXPECT_EQ(controller.rejections(), 1);
  EXPECT_TRUE(controller.accept(0.01));
  EXPECT_EQ(controller.rejections(), 0);
  EXPECT_EQ(controller.propose(100.0), 0.5);
}

TEST(StepController, SmallestAndLargestStepGuardEveryAttempt) {
  AdaptiveStep rule;
  rule.min_step = 0.01;
  rule.max_step = 0.05;
  for (const double first : {1e-4, 0.02, 10.0}) {
    const Path path = follow(rule, first, 3.0, [](double t, double h) {
      return std::pow(h / (t < 1.0 ? 1e-3 : 1.0), 2);
    });
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
      const Taken& step = path.steps[i];
      EXPECT_TRUE(step.h >= 0.01 * (1.0 - 1e-12) || i + 1 == path.steps.size()) << step.h;
      EXPECT_LE(step.h, 0.05 * (1.0 + 1e-12));
      EXPECT_TRUE(step.limit == StepLimit::min_step || step.t > 0.9 || i < 4) << step.t;
    }
    for (const double h : path.rejected) EXPECT_GT(h, 0.01);
    EXPECT_EQ(path.steps[path.steps.size() - 5].limit, StepLimit::max_step);
  }
}

TEST(StepController, EndsWithoutACrumb) {
  for (const double until : {1.0, 0.7316, 123.4}) {
    const Path path =
        follow({}, 0.01, until, [](double, double h) { return std::pow(h / 0.03, 2); });
    EXPECT_NEAR(path.end, until, 1e-12 * until);
    EXPECT_GT(path.steps.back().h, 0.3 * path.steps[path.steps.size() - 4].h);
    EXPECT_EQ(path.steps.back().limit, StepLimit::end);
  }
}

TEST(StepController, AnErrorThatIsNoNumberIsRejectedDownToTheSmallestStep) {
  AdaptiveStep rule;
  rule.min_step = 1e-3;
  StepController controller(rule, 1.0, 10.0);
  int attempts = 0;
  do {
    ASSERT_LT(++attempts, 20);
    static_cast<void>(controller.propose(10.0));
  } while (!controller.accept(NAN));
  EXPECT_TRUE(controller.at_minimum());
}

// What errors have let grow goes back to the first step; what they have made shorter stays so.
TEST(StepController, BeginsAnewWithNoMoreThanTheFirstStep) {
  constexpr double first = 0.01;
  constexpr double left = 1e4;
  StepController controller({}, first, left);
  for (int i = 0; i < 12; ++i) {
    (void)controller.propose(left);
    EXPECT_TRUE(controller.accept(1e-3));
  }
  EXPECT_GT(controller.propose(left), 100.0 * first);
  controller.begin_anew();
  EXPECT_EQ(controller.propose(left), first);
  EXPECT_FALSE(controller.accept(10.0));
  const double shorter = controller.propose(left);
  EXPECT_LT(shorter, first);
  controller.begin_anew();
  EXPECT_EQ(controller.propose(left), shorter);
}

}  // namespace
}  // namespace visviva::test

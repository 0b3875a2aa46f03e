// Runs with schemes of order 4 and 6: errors that are told, steps that follow a tolerance, and dampers.
#include <gtest/gtest.h>

#include <cmath>

#include "run_problem.hpp"
#include "visviva/analysis/reference_solution.hpp"
#include "visviva/simulate/material_points.hpp"

namespace visviva::test {
namespace {

struct HighOrderCase {
  std::string problem;
  Settings set;
  double until;
  double step;
};

void PrintTo(const HighOrderCase& c, std::ostream* out) { *out << c.problem; }

class HighOrder : public testing::TestWithParam<HighOrderCase> {
 protected:
  void SetUp() override {
    problem_ = make_problem(GetParam().problem, GetParam().set);
    exact_ = reference_solution(problem_.system, start_of(problem_), GetParam().until);
  }
  [[nodiscard]] Ran run_of(const std::string& order, RunOptions options) const {
    options.estimate_error = true;
    options.order = std::stoi(order);
    return run(problem_, *make_scheme("frame-1", {{"order", order}}), options);
  }
  [[nodiscard]] double error_of(const Ran& ran) const {
    return MaterialPoints(*ran.system).largest_way(ran.stepper->q() - exact_->q.value).way;
  }
  [[nodiscard]] RunOptions with_tolerance(double tolerance) const {
    RunOptions options = fixed_steps(problem_.step, GetParam().until);
    options.max_halvings = 8;
    options.adaptive.emplace().tolerance = tolerance;
    return options;
  }

  Problem problem_;
  std::optional<ReferenceSolution> exact_;
};

INSTANTIATE_TEST_SUITE_P(On, HighOrder,
                         testing::Values(HighOrderCase{"oscillator", {}, 4.3, 0.05},
                                         HighOrderCase{"pendulum", {}, 4.3, 0.05},
                                         HighOrderCase{"double-pendulum", {}, 2.0, 0.01},
                                         HighOrderCase{"rod-chain", {}, 1.0, 0.0125},
                                         HighOrderCase{"gyroscope", {}, 0.5, 0.002},
                                         HighOrderCase{"squeezer", {}, 0.02, 2e-4}),
                         [](const auto& test) {
                           std::string name = test.param.problem;
                           std::erase(name, '-');
                           return name;
                         });

TEST_P(HighOrder, TheCompanionTellsTheError) {
  for (const std::string order : {"4", "6"}) {
    const Ran ran = run_of(order, fixed_steps(GetParam().step, GetParam().until));
    ASSERT_TRUE(ran.result.accuracy.has_value());
    const double error = error_of(ran);
    if (error < 1e-11) continue;  // nothing but round-off
    EXPECT_NEAR(ran.result.accuracy->end.way / error, 1.0, 0.5) << order << ": " << error;
  }
}

TEST_P(HighOrder, TolerancesAreMet) {
  struct Wanted {
    std::string order;
    double tolerance;
  };
  for (const auto& [order, tolerance] :
       {Wanted{"4", 1e-6}, Wanted{"4", 1e-8}, Wanted{"6", 1e-6}, Wanted{"6", 1e-8}}) {
    const Ran ran = run_of(order, with_tolerance(tolerance));
    const RunResult& r = ran.result;
    SCOPED_TRACE(testing::Message() << "order " << order << " at " << tolerance);
    ASSERT_EQ(r.status, RunStatus::completed) << (r.failure ? r.failure->what : "");
    const double error = error_of(ran);
    EXPECT_LE(error, 5.0 * tolerance);
    // At most 2.3 times as many steps as are needed.
    EXPECT_GE(r.accuracy->largest.way, tolerance * std::pow(2.3, -std::stod(order)));
    EXPECT_LE(r.accuracy->end.way, 5.0 * error);
    EXPECT_GE(r.accuracy->largest.way, 0.2 * error);
    EXPECT_LE(r.ledger.max_step_unaccounted, 1e-12 * r.energy_scale);
    EXPECT_LT(static_cast<double>(r.rejected), 0.2 * static_cast<double>(r.steps) + 10.0);
  }
}

TEST_P(HighOrder, SmallErrorsCostLessThanWithOrderTwo) {
  const auto solved = [&](const std::string& order) {
    const RunResult r = run_of(order, with_tolerance(1e-6)).result;
    return r.steps + r.rejected;
  };
  EXPECT_LT(10 * solved("4"), solved("2"));
}

// A mass that a damper slows down: v = exp(−ct), c = 100/s.
Problem slowed_mass() {
  struct Damper final : Load {
    [[nodiscard]] int inputs() const override { return 1; }
    [[nodiscard]] Kind kind() const override { return Kind::damping; }
    void force(const LocalVector&, const LocalVector& v, double, LocalVector& f) const override {
      f = -100.0 * v;
    }
    void tangent(const LocalVector&, const LocalVector&, double, LocalMatrix& f_x,
                 LocalMatrix& f_v) const override {
      f_x.setZero();
      f_v.setConstant(-100.0);
    }
  };
  SystemDescription d;
  d.coordinates = {"x"};
  d.mass = {{0, 0, 1.0}};
  d.loads = {{"damper", {0}, std::make_shared<Damper>()}};
  return {std::make_shared<System>(std::move(d)), Vector::Zero(1), Vector::Ones(1), 0.01, 0.1};
}

// Steps so long that the motion and its companion have nothing to do with each other.
TEST(HighOrderTooCoarse, IsTold) {
  const Problem problem = make_problem("double-pendulum");
  for (const auto& [order, step] : {std::pair{4, 0.4}, std::pair{6, 0.15}}) {
    RunOptions options = fixed_steps(step, 9.0);
    options.estimate_error = true;
    options.order = order;
    const Ran ran =
        run(problem, *make_scheme("frame-1", {{"order", std::to_string(order)}}), options);
    ASSERT_EQ(ran.result.status, RunStatus::completed);
    ASSERT_TRUE(ran.result.accuracy.has_value());
    EXPECT_GT(ran.result.accuracy->largest.way, 0.2 * ran.result.accuracy->farthest_way) << order;
  }
}

// A stiff frame that hardly moves yet: round-off grows with its forces, and that of all parts of a step is more than that of one.
TEST(HighOrderNearRest, RoundOffIsNoViolation) {
  for (const int order : {2, 4, 6})
    for (const double step : {0.001, 0.002, 0.004}) {
      RunOptions options = fixed_steps(step, 0.05);
      options.order = order;
      const Ran ran = run(make_problem("lee-frame"),
                          *make_scheme("frame-1", {{"order", std::to_string(order)}}), options);
      EXPECT_EQ(ran.result.status, RunStatus::completed)
          << order << ", " << step << ": " << (ran.result.failure ? ran.result.failure->what : "");
    }
}

// In the parts that go back in time dampers give energy, and in a narrow range of steps more than they take.
TEST(HighOrderDampers, TakeEnergyOrEndTheRun) {
  const Problem problem = slowed_mass();
  const auto scheme = make_scheme("frame-1", {{"order", "4"}});
  const auto with_step = [&](double h) {
    RunOptions options = fixed_steps(h, 4.0 * h);
    options.order = 4;
    return run(problem, *scheme, options);
  };
  const Ran resolved = with_step(1e-3);
  ASSERT_EQ(resolved.result.status, RunStatus::completed);
  EXPECT_NEAR(resolved.stepper->v()[0], std::exp(-0.4), 1e-7);
  EXPECT_NEAR(resolved.result.ledger[Account::physical_dissipation], 0.5 * (1.0 - std::exp(-0.8)),
              1e-7);
  const Ran stiff = with_step(0.2);
  EXPECT_EQ(stiff.result.status, RunStatus::completed) << "it fades slowly, as with order 2";
  EXPECT_LT(std::abs(stiff.stepper->v()[0]), 1.0);
  const Ran gained = with_step(0.12002);
  ASSERT_TRUE(gained.result.failure.has_value());
  EXPECT_NE(gained.result.failure->what.find("dampers gave"), std::string::npos);
  EXPECT_NE(gained.result.failure->hint.find("--dt"), std::string::npos);
}

}  // namespace
}  // namespace visviva::test

// Steps of order 4 and 6, made of symmetric ones that preserve energy.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "convergence_of.hpp"
#include "scheme_cases.hpp"
#include "visviva/analysis/spectrum.hpp"
#include "visviva/schemes/composed/composition.hpp"

namespace visviva::test {
namespace {

double sum_over(std::span<const double> parts, const std::function<double(double, double)>& term) {
  double sum = 0.0;
  double before = 0.0;
  for (const double gamma : parts) {
    sum += term(gamma, before + 0.5 * gamma);
    before += gamma;
  }
  return sum;
}

TEST(Composition, MeetsTheConditionsOfItsOrder) {
  for (const int order : {2, 4, 6}) {
    const auto parts = composition_of(order);
    for (std::size_t i = 0; i < parts.size(); ++i)
      EXPECT_EQ(parts[i], parts[parts.size() - 1 - i]) << order;
    EXPECT_NEAR(sum_over(parts, [](double g, double) { return g; }), 1.0, 1e-15) << order;
    if (order < 4) continue;
    EXPECT_NEAR(sum_over(parts, [](double g, double) { return g * g * g; }), 0.0, 1e-15) << order;
    for (std::size_t i = 0; i < parts.size(); i += 2) EXPECT_EQ(parts[i], parts[i + 1]) << "pairs";
    if (order < 6) continue;
    EXPECT_NEAR(sum_over(parts, [](double g, double) { return std::pow(g, 5); }), 0.0, 1e-15);
    EXPECT_NEAR(sum_over(parts, [](double g, double c) { return g * g * g * c * c; }), 0.0, 1e-15);
  }
}

std::vector<SchemeCase> symmetric_schemes() {
  return {{"midpoint"},
          {"energy-preserving"},
          {"energy-preserving", {{"coordinates", "euler-parameters"}}},
          {"frame-1"},
          {"frame-1", {{"rotation", "vector"}}},
          {"frame-1", {{"velocity", "spatial"}}},
          {"frame-2"},
          {"frame-3"},
          {"visviva", {{"rho_inf", "1"}}}};
}

class SymmetricStep : public testing::TestWithParam<SchemeCase> {};
INSTANTIATE_TEST_SUITE_P(Of, SymmetricStep, testing::ValuesIn(symmetric_schemes()),
                         scheme_case_name);

// A step back undoes a step, whatever guesses and iterations it was found with, also where loads push what is tied to nothing.
TEST_P(SymmetricStep, IsUndoneByAStepBack) {
  const auto scheme = GetParam().make();
  for (const std::string name : {"double-pendulum-points", "gyroscope", "rod-chain", "squeezer",
                                 "slider-crank", "right-angle-flight", "flying-spaghetti"}) {
    const Problem problem = make_problem(name);
    const double h = problem.step;
    const auto stepper = scheme->start(problem.system, start_of(problem), {});
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(stepper->advance(h).ok) << name;
    stepper->begin_composition();
    const Vector q = stepper->q();
    const Vector v = stepper->v();
    for (const double back : {h, 0.6 * h, -0.6 * h, -h}) ASSERT_TRUE(stepper->advance(back).ok);
    const double size = q.cwiseAbs().maxCoeff();
    EXPECT_LE((stepper->q() - q).cwiseAbs().maxCoeff(), 1e-14 * size) << name;
    EXPECT_LE((stepper->v() - v).cwiseAbs().maxCoeff(), 1e-14 * size / h) << name;
  }
}

// Steps with which errors follow orders 4 and 6, and are no round-off.
struct SmoothMotion {
  Problem problem;
  double until;
  int steps_4;
  int steps_6;
};

SmoothMotion smooth_motion(const std::string& name) {
  if (name == "DoublePendulum") return {make_problem("double-pendulum-points"), 2.0, 200, 80};
  if (name == "Chain") return {make_problem("rod-chain"), 0.5, 20, 12};
  if (name == "Squeezer") return {make_problem("squeezer"), 0.01, 20, 16};
  if (name == "FourBar") return {make_problem("rigid-four-bar"), 0.3, 10, 2};
  if (name == "HeavyTop") return {make_problem("gyroscope"), 0.1, 40, 24};
  return {read_problem("schemes/data/whirled-beam.yaml"), 0.1, 56, 0};
}

struct ComposedOrders {
  std::vector<QuantityError> errors;
  double unaccounted = 0.0;  // of the energy, in all steps, relative
  [[nodiscard]] double of(const std::string& quantity) const {
    for (const QuantityError& e : errors)
      if (e.name == quantity) return e.order;
    return NAN;
  }
};

ComposedOrders composed_orders(const SmoothMotion& motion, const Scheme& scheme, int steps) {
  const InitialState start = start_of(motion.problem);
  const auto reference = reference_solution(motion.problem.system, start, motion.until).value();
  const double h = motion.until / steps;
  const auto rows = convergence_of(motion.problem.system, scheme, start,
                                   fixed_steps(h, motion.until), {h, 0.5 * h}, reference);
  const RunResult& run = rows.back().run;
  return {rows.back().errors, std::abs(run.ledger.unaccounted) / run.energy_scale};
}

class ComposedOrder : public testing::TestWithParam<std::string> {
 protected:
  static std::vector<SchemeCase> schemes(const std::string& order) {
    return {{"energy-preserving", {{"order", order}}},
            {"midpoint", {{"order", order}}},
            {"frame-1", {{"order", order}}},
            {"frame-3", {{"order", order}}},
            {"visviva", {{"order", order}, {"rho_inf", "1"}}}};
  }
};
INSTANTIATE_TEST_SUITE_P(Of, ComposedOrder,
                         testing::Values("DoublePendulum", "Chain", "Squeezer", "FourBar",
                                         "HeavyTop", "WhirledBeam"),
                         [](const auto& test) { return test.param; });

// Positions, the velocities that are shown, and what the equations of motion make of both; energy is kept all the same.
TEST_P(ComposedOrder, IsFourInEverything) {
  const SmoothMotion motion = smooth_motion(GetParam());
  for (const SchemeCase& c : schemes("4")) {
    const ComposedOrders orders = composed_orders(motion, *c.make(), motion.steps_4);
    for (const std::string quantity : {"q", "v", "a_kkt", "lambda_kkt"})
      EXPECT_NEAR(orders.of(quantity), 4.0, 0.1) << c.name() << " " << quantity;
    EXPECT_LE(orders.unaccounted, 1e-13) << c.name();
  }
}

TEST_P(ComposedOrder, IsSixInEverything) {
  const SmoothMotion motion = smooth_motion(GetParam());
  if (motion.steps_6 == 0) GTEST_SKIP() << "errors are round-off as soon as they follow the order";
  const ComposedOrders orders =
      composed_orders(motion, *make_scheme("frame-1", {{"order", "6"}}), motion.steps_6);
  for (const std::string quantity : {"q", "v", "a_kkt", "lambda_kkt"})
    EXPECT_NEAR(orders.of(quantity), 6.0, 0.2) << quantity;
  EXPECT_LE(orders.unaccounted, 1e-13);
}

// The velocities of the history keep what they have across the constraints; without it energy would not be kept.
TEST(Composed, ShowsVelocitiesOnTheConstraints) {
  const Problem problem = make_problem("double-pendulum-points");
  const auto stepper = make_scheme("energy-preserving", {{"order", "4"}})
                           ->start(problem.system, start_of(problem), {});
  const Constraints& constraints = problem.system->constraints();
  Vector rate(constraints.rows());
  for (int i = 0; i < 5; ++i) {
    ASSERT_TRUE(stepper->advance(0.1).ok);
    constraints.rate(stepper->q(), stepper->v(), stepper->time(), rate);
    EXPECT_GT(rate.norm(), 1e-8);
    constraints.rate(stepper->q(), stepper->shown_velocity(), stepper->time(), rate);
    EXPECT_LT(rate.norm(), 1e-13);
  }
}

// Its parts add up to it, but for round-off, which does not add up from step to step.
TEST(Composed, EndsAtTheTimeOfAStep) {
  const Problem problem = make_problem("double-pendulum-points");
  for (const std::string order : {"4", "6"}) {
    const auto stepper = make_scheme("energy-preserving", {{"order", order}})
                             ->start(problem.system, start_of(problem), {});
    Clock clock(stepper->time());
    for (int i = 0; i < 300; ++i) {
      ASSERT_TRUE(stepper->advance(1e-3).ok);
      clock.advance(1e-3);
      ASSERT_EQ(stepper->time(), clock.now()) << order << " " << i;
    }
  }
}

// Of a step whose last parts fail nothing is left, neither in the state nor in what the next step is guessed from.
TEST(Composed, AFailedPartLeavesEverythingAsItWas) {
  const Problem problem = make_problem("rod-chain");
  NewtonOptions newton;
  newton.max_iterations = 8;
  const auto scheme = make_scheme("frame-1", {{"order", "4"}});
  const auto stepper = scheme->start(problem.system, start_of(problem), newton);
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(stepper->advance(0.01).ok);
  const Vector before = stepper->history();
  const Vector shown = stepper->shown_velocity();
  const double time = stepper->time();
  const StepReport report = stepper->advance(3.0);
  EXPECT_FALSE(report.ok);
  EXPECT_GT(report.iterations, 2 * newton.max_iterations) << "the first parts were found";
  EXPECT_EQ(stepper->history(), before);
  EXPECT_EQ(stepper->time(), time);
  EXPECT_EQ(stepper->q(), before.head(stepper->q().size()));
  EXPECT_EQ(stepper->shown_velocity(), shown);
}

// Each part turns a vibration by 2 atan(½γᵢhω); none changes its amplitude, however large the step.
TEST(Composed, VibrationsAreOffByTheNextSum) {
  const auto scheme = make_scheme("energy-preserving", {{"order", "4"}});
  const double fifth = sum_over(composition_of(4), [](double g, double) { return std::pow(g, 5); });
  for (const SpectralPoint& point : spectrum(*scheme, {0.02, 0.05, 0.3, 3.0, 100.0})) {
    EXPECT_NEAR(point.radius, 1.0, 1e-12) << point.step_per_period;
    if (point.step_per_period > 0.1) continue;
    const double turn = 2.0 * M_PI * point.step_per_period;
    const double expected = -fifth / 80.0 * std::pow(turn, 4);
    EXPECT_NEAR(point.period_error, expected, 0.02 * expected) << point.step_per_period;
  }
}

TEST(Composed, KeepsEnergyInALongRun) {
  const Problem problem = make_problem("double-pendulum-points");
  for (const SchemeCase& c : std::vector<SchemeCase>{{"frame-1", {{"order", "4"}}},
                                                     {"energy-preserving", {{"order", "6"}}}}) {
    const Ran ran = run(problem, *c.make(), fixed_steps(5.0 * problem.step, 5e3 * problem.step));
    ASSERT_EQ(ran.result.status, RunStatus::completed) << c.name();
    EXPECT_LE(ran.result.max_energy - ran.result.min_energy, 1e-11 * ran.result.energy_scale);
    EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-13 * ran.result.energy_scale);
    EXPECT_LE(ran.result.position_error, 1e-13) << c.name();
  }
}

TEST(Composed, IsRefusedWhereEnergyIsNotPreserved) {
  for (const SchemeCase& c :
       std::vector<SchemeCase>{{"visviva", {{"order", "4"}}},
                               {"visviva", {{"order", "6"}, {"rho_inf", "0.9"}}},
                               {"frame-1", {{"order", "4"}, {"rho_inf", "0.5"}}},
                               {"midpoint", {{"order", "4"}, {"constraint_force", "outside"}}}})
    EXPECT_THROW((void)c.make(), UsageError) << c.name();
  EXPECT_EQ(traits_of("visviva", {{"order", "4"}, {"rho_inf", "1"}}).order_constrained, 4);
  EXPECT_EQ(traits_of("visviva", {{"rho_inf", "1"}}).order_constrained, 2);
}

}  // namespace
}  // namespace visviva::test

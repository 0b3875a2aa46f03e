// What every scheme of the catalogue must do, on the built-in problems.
#include <gtest/gtest.h>

#include <cmath>

#include "scheme_cases.hpp"
#include "tangent_error.hpp"
#include "visviva/mechanics/invariants.hpp"

namespace visviva::test {
namespace {

class SchemeContract : public testing::TestWithParam<SchemeCase> {};
INSTANTIATE_TEST_SUITE_P(Catalogue, SchemeContract, testing::ValuesIn(scheme_cases()),
                         scheme_case_name);

// Problems with everything a system can have: drives, dampers, loads, curvature.
Problem driven_damped_pendulum() {
  struct Damper final : Load {
    [[nodiscard]] int inputs() const override { return 2; }
    [[nodiscard]] Kind kind() const override { return Kind::damping; }
    void force(const LocalVector&, const LocalVector& v, double, LocalVector& f) const override {
      f = -0.3 * v;
    }
    void tangent(const LocalVector&, const LocalVector&, double, LocalMatrix& f_x,
                 LocalMatrix& f_v) const override {
      f_x.setZero();
      f_v = -0.3 * LocalMatrix::Identity(2, 2);
    }
  };
  struct Push final : Load {
    [[nodiscard]] int inputs() const override { return 2; }
    void force(const LocalVector& x, const LocalVector&, double t, LocalVector& f) const override {
      f[0] = std::sin(3.0 * t) * x[1];
      f[1] = 0.5 * x[0] * x[0];
    }
    void tangent(const LocalVector& x, const LocalVector&, double t, LocalMatrix& f_x,
                 LocalMatrix& f_v) const override {
      f_v.setZero();
      f_x.setZero();
      f_x(0, 1) = std::sin(3.0 * t);
      f_x(1, 0) = x[0];
    }
  };
  // The length follows 1 + 0.1 sin² t.
  const TimeFunction length_squared = [](double t) {
    const double l = 1.0 + 0.1 * std::sin(t) * std::sin(t);
    const double l1 = 0.1 * std::sin(2.0 * t);
    const double l2 = 0.2 * std::cos(2.0 * t);
    return Motion{l * l, 2.0 * l * l1, 2.0 * (l1 * l1 + l * l2)};
  };
  SystemDescription d;
  d.coordinates = {"x", "y"};
  d.mass = {{0, 0, 2.0}, {1, 1, 2.0}};
  d.potentials = {{"gravity",
                   {1},
                   std::make_shared<Identity>(1),
                   std::make_shared<LinearEnergy>(LocalVector::Constant(1, 19.62))}};
  d.constraints = {{"rod",
                    {0, 1},
                    std::make_shared<SquaredRadius>(LocalVector::Zero(2), 1.0, 0.0),
                    {length_squared}}};
  d.loads = {{"damper", {0, 1}, std::make_shared<Damper>()},
             {"push", {0, 1}, std::make_shared<Push>()}};
  d.particles = {{"bob", {0, 1}, 2.0}};
  return {std::make_shared<System>(std::move(d)), Vector{{0.6, -0.8}}, Vector{{0.8, 0.6}}, 0.01,
          1.0};
}

struct ContractProblem {
  std::string name;
  Problem problem;
  bool has_beams = false;
};

std::vector<ContractProblem> all_problems() {
  std::vector<ContractProblem> list;
  for (const auto& suite : scheme_suite_problems())
    list.push_back({suite.name, make_problem(suite.name, suite.set), suite.has_beams()});
  list.push_back({"oscillator, damped", make_problem("oscillator", {{"damping", "0.3"}})});
  list.push_back({"four-mass, length springs", make_problem("four-mass", {{"springs", "length"}})});
  list.push_back({"driven damped pendulum", driven_damped_pendulum()});
  return list;
}

TEST_P(SchemeContract, TangentIsExact) {
  const auto scheme = GetParam().make();
  for (const auto& [name, problem, has_beams] : all_problems()) {
    double worst = 0.0;
    NewtonOptions newton;
    // Of the equations that hold from the first iterate on: others come and go between two places.
    newton.inspect = [&](NonlinearProblem& p, const Vector& x, int iterate) {
      if (iterate > 1) return;  // at the start of a step, and away from it
      Vector r(x.size());
      p.begin_iterate(0);
      p.residual(x, r);
      worst = std::max(worst, tangent_error(p, x));
      p.begin_iterate(iterate);
      p.residual(x, r);
    };
    const auto stepper = scheme->start(problem.system, start_of(problem), newton);
    const int steps = has_beams ? 1 : 2;
    for (int i = 0; i < steps; ++i) ASSERT_TRUE(stepper->advance(problem.step).ok) << name;
    EXPECT_GT(worst, 0.0) << name;
    EXPECT_LT(worst, 1e-7) << name;
  }
}

// Problems whose usual step is a trial for Newton's method.
bool is_violent(const std::string& name) {
  return name == "double-pendulum-stiff" || name == "two-particles" || name == "beam-chain";
}

// Every step's balance closes to round-off wherever the scheme says so, with drives, dampers and loads.
TEST_P(SchemeContract, LedgerCloses) {
  const auto scheme = GetParam().make();
  int closed = 0;
  for (const auto& [name, problem, has_beams] : all_problems()) {
    if (!scheme->energy_law_holds(*problem.system)) continue;
    ++closed;
    const double step = problem.step * (is_violent(name) ? 0.1 : 1.0);
    const Ran ran = run(problem, *scheme, fixed_steps(step, (has_beams ? 20.0 : 100.0) * step));
    ASSERT_EQ(ran.result.status, RunStatus::completed)
        << name << ": " << (ran.result.failure ? ran.result.failure->what : "");
    // A penalty multiplies the round-off of the constraints, and drives move them.
    const bool penalized_drive = GetParam().scheme == "augmented-lagrangian" &&
                                 ran.result.ledger[Account::drive_work] != 0.0;
    const double round_off = penalized_drive ? 1e-12 : 1e-13;
    EXPECT_LE(ran.result.ledger.max_step_unaccounted, round_off * ran.result.energy_scale) << name;
    EXPECT_LE(std::abs(ran.result.ledger[Account::constraint_work]),
              1e-10 * ran.result.energy_scale)
        << name;
    if (GetParam().traits().energy == EnergyLaw::preserving) {
      EXPECT_EQ(ran.result.ledger[Account::numerical_dissipation], 0.0) << name;
    } else if (GetParam().traits().energy == EnergyLaw::decaying) {
      EXPECT_GE(ran.result.ledger[Account::numerical_dissipation], -1e-12 * ran.result.energy_scale)
          << name;
    }
  }
  if (closed == 0) GTEST_SKIP() << "the scheme claims no energy law";
}

TEST_P(SchemeContract, DriveAndDamperDoTheWorkTheyMust) {
  const Problem problem = driven_damped_pendulum();
  const Ran ran = run(problem, *GetParam().make(), fixed_steps(0.005, 1.0));
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_GT(ran.result.ledger[Account::physical_dissipation], 0.0);
  EXPECT_NE(ran.result.ledger[Account::drive_work], 0.0);
  EXPECT_NE(ran.result.ledger[Account::external_work], 0.0);
  const auto exact =
      run(problem, *make_scheme("energy-preserving"), fixed_steps(0.0005, 1.0)).result;
  const double tolerance = GetParam().traits().order_constrained == 1 ? 0.1 : 2e-3;
  EXPECT_NEAR(ran.result.ledger[Account::drive_work], exact.ledger[Account::drive_work],
              tolerance * exact.energy_scale);
  EXPECT_NEAR(ran.result.ledger[Account::external_work], exact.ledger[Account::external_work],
              tolerance * exact.energy_scale);
  EXPECT_NEAR(ran.result.ledger[Account::physical_dissipation],
              exact.ledger[Account::physical_dissipation], tolerance * exact.energy_scale);
}

// Newton's method measures forces: a step that is so small that any way is below the tolerance moves as others do.
TEST_P(SchemeContract, SmallStepsMoveWithAResidualTestToo) {
  const Problem problem = make_problem("double-pendulum-points");
  const double h = 1e-5;
  const auto moved = [&](NewtonMode mode) {
    NewtonOptions newton;
    newton.mode = mode;
    newton.tolerance = mode == NewtonMode::residual ? 1e-3 : 0.0;
    const auto stepper = GetParam().make()->start(problem.system, start_of(problem), newton);
    for (int i = 0; i < 20; ++i) EXPECT_TRUE(stepper->advance(h).ok);
    return Vector(stepper->v() - problem.v0);
  };
  const Vector exact = moved(NewtonMode::increment);
  EXPECT_GT(exact.norm(), 1e-4);
  EXPECT_LE((moved(NewtonMode::residual) - exact).norm(), 1e-3 * exact.norm());
}

TEST_P(SchemeContract, MomentumIsConservedAsPromised) {
  const Problem problem = make_problem("four-mass");
  const auto scheme = GetParam().make();
  const MomentumLaw law = GetParam().traits().momentum;
  if (law == MomentumLaw::none || !scheme->energy_law_holds(*problem.system))
    GTEST_SKIP() << "the scheme claims no momentum law here";
  const Ran ran = run(problem, *scheme, fixed_steps(0.01, 5.0));
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_LE(ran.result.linear_momentum_drift, 1e-12);
  if (law == MomentumLaw::linear_and_angular) {
    EXPECT_LE(ran.result.angular_momentum_drift, 1e-12);
  }
}

// A failed step leaves the history as it was, and says what, where and what to do.
TEST_P(SchemeContract, FailedStepChangesNothing) {
  const Problem problem = make_problem("double-pendulum", {{"rate_1", "1"}, {"rate_2", "2"}});
  NewtonOptions newton;
  newton.max_iterations = 1;
  const auto hopeless = GetParam().make()->start(problem.system, start_of(problem), newton);
  const Vector before = hopeless->history();
  const StepReport report = hopeless->advance(0.3);
  EXPECT_FALSE(report.ok);
  EXPECT_EQ(hopeless->history(), before);
  EXPECT_EQ(hopeless->time(), 0.0);
  EXPECT_FALSE(report.what.empty());
  EXPECT_FALSE(report.where.empty());
  EXPECT_FALSE(report.hint.empty());
}

// A step that was taken back leaves no trace, not in the last bit: adaptive steps take steps back. (KLU keeps pivots from
// matrix to matrix, so its round-off depends on all it has solved before; the dense solver's does not.)
TEST_P(SchemeContract, HistoryRestoresTheRun) {
  const auto scheme = GetParam().make();
  for (const std::string name : {"four-mass", "double-pendulum", "gyroscope"}) {
    const Problem problem = make_problem(name);
    const double h = problem.step;
    NewtonOptions newton;
    newton.linear_solver = LinearSolverChoice::dense;
    const auto stepper = scheme->start(problem.system, start_of(problem), newton);
    const auto untroubled = scheme->start(problem.system, start_of(problem), newton);
    for (int i = 0; i < 5; ++i) {
      ASSERT_TRUE(untroubled->advance(h).ok) << name;
      const Clock clock = stepper->clock();
      const Vector saved = stepper->history();
      ASSERT_TRUE(stepper->advance(1.7 * h).ok) << name;
      stepper->restore(clock, saved);
      EXPECT_EQ(stepper->history(), saved) << name;
      ASSERT_TRUE(stepper->advance(h).ok) << name;
    }
    EXPECT_EQ(stepper->history(), untroubled->history()) << name;
    EXPECT_EQ(stepper->time(), untroubled->time()) << name;
    EXPECT_EQ(stepper->q(), untroubled->q()) << name;
    EXPECT_EQ(stepper->v(), untroubled->v()) << name;
    const NamedValues values = stepper->algorithmic_values();
    const NamedValues expected = untroubled->algorithmic_values();
    for (std::size_t i = 0; i < values.size(); ++i)
      EXPECT_EQ(values[i].second, expected[i].second) << name << " " << values[i].first;
  }
}

// The preserving midpoint rules are their own inverse with −h.
TEST(SchemeSymmetry, PreservingStepsAreReversible) {
  const Problem problem = make_problem("double-pendulum-points");
  for (const std::string name : {"energy-preserving", "midpoint", "two-field"}) {
    const auto stepper = make_scheme(name)->start(problem.system, start_of(problem), {});
    const Vector q = stepper->q();
    for (int i = 0; i < 20; ++i) ASSERT_TRUE(stepper->advance(0.01).ok);
    for (int i = 0; i < 20; ++i) ASSERT_TRUE(stepper->advance(-0.01).ok);
    EXPECT_LE((stepper->q() - q).cwiseAbs().maxCoeff(), 1e-13) << name;
    EXPECT_LE(stepper->v().cwiseAbs().maxCoeff(), 1e-11) << name;
  }
}

}  // namespace
}  // namespace visviva::test

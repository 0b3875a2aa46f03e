// The reference integrator: it must be right, because others are compared with it.
#include <gtest/gtest.h>

#include <cmath>

#include "problems/problem_cases.hpp"
#include "run_problem.hpp"
#include "visviva/mechanics/invariants.hpp"
#include "visviva/schemes/ida/ida_equations.hpp"

namespace visviva::test {
namespace {

// f(x, v, t) on one coordinate, with its derivative by v.
struct OneForce final : Load {
  OneForce(Kind kind, double (*f)(double v, double t), double f_v)
      : kind_(kind), f_(f), f_v_(f_v) {}
  [[nodiscard]] int inputs() const override { return 1; }
  [[nodiscard]] Kind kind() const override { return kind_; }
  void force(const LocalVector&, const LocalVector& v, double t, LocalVector& f) const override {
    f[0] = f_(v[0], t);
  }
  void tangent(const LocalVector&, const LocalVector&, double, LocalMatrix& f_x,
               LocalMatrix& f_v) const override {
    f_x(0, 0) = 0.0;
    f_v(0, 0) = f_v_;
  }

 private:
  Kind kind_;
  double (*f_)(double, double);
  double f_v_;
};

// x is pushed by cos t and damped by −2v, y follows sin t, and they do not feel each other.
Problem pushed_and_driven() {
  SystemDescription d;
  d.coordinates = {"x", "y"};
  d.mass = {{0, 0, 1.0}, {1, 1, 3.0}};
  d.constraints = {{"drive", {1}, std::make_shared<Identity>(1), {[](double t) {
                      return Motion{std::sin(t), std::cos(t), -std::sin(t)};
                    }}}};
  d.loads = {{"push",
              {0},
              std::make_shared<OneForce>(
                  Load::Kind::external, [](double, double t) { return std::cos(t); }, 0.0)},
             {"damper",
              {0},
              std::make_shared<OneForce>(
                  Load::Kind::damping, [](double v, double) { return -2.0 * v; }, -2.0)}};
  return {std::make_shared<System>(std::move(d)), Vector{{0.0, 0.0}}, Vector{{0.4, 1.0}}};
}

class StabilizedEquationsOf : public ProblemTest {};
INSTANTIATE_TEST_SUITE_P(Catalogue, StabilizedEquationsOf, testing::ValuesIn(problem_cases()),
                         problem_case_name);

TEST_P(StabilizedEquationsOf, TangentIsTheDerivativeOfTheResidual) {
  StabilizedEquations equations(problem_.system);
  constexpr double c = 7.0;
  constexpr double t = 0.3;
  Vector y(equations.size());
  y << state(), rates(), multipliers(), multipliers();
  const Vector y_dot = random_.vector(equations.size());
  const Matrix tangent = equations.tangent(t, c, y);

  Vector f(equations.size());
  const auto scaled_residual = [&](const Vector& x) -> Vector {
    Vector dy = x;
    equations.scale_unknowns(dy);
    equations.residual(t, y + dy, y_dot + c * dy, f);
    equations.scale_rows(f);
    return f;
  };
  const Vector zero = Vector::Zero(equations.size());
  EXPECT_LT(relative_error(tangent, differences(scaled_residual, zero, step())), tolerance);
}

TEST(StabilizedEquations, MultipliersAndVelocitiesWithoutMassAreAlgebraic) {
  const StabilizedEquations equations(make_problem("double-pendulum").system);
  std::string kinds;
  for (int i = 0; i < equations.size(); ++i) kinds += equations.is_differential(i) ? 'd' : 'a';
  EXPECT_EQ(kinds,
            "dddddd"
            "ddadda"
            "aaaa"
            "aaaa");
}

// The solution of the IVP test set, recomputed in quadruple precision: β, Θ, γ, Φ, δ, Ω, ε at 0.03 s.
TEST(Ida, ReachesTheTestSetSolutionOfTheSevenBarMechanism) {
  const double p[] = {15.810771195153707,   -15.756371058411839, 0.040822240119645805,
                      -0.53473011634207959, 0.52440996587995407, 0.53473011634207959,
                      1.0480807410419379};
  const double absolute[] = {p[0], p[0] + p[1], p[2], p[3] + p[4], p[4], p[5] + p[6], p[6]};
  const Ran ran = run(make_problem("seven-bar"), *make_scheme("ida", {{"rtol", "1e-10"}}),
                      fixed_steps(1e-3, 0.03));
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  for (int i = 0; i < 7; ++i) EXPECT_NEAR(ran.stepper->q()[3 * i + 2], absolute[i], 1e-7) << i;
  // β̇, β̈ and a check that IDA's own multipliers and accelerations satisfy the equations of motion.
  EXPECT_NEAR(ran.stepper->v()[2], 1139.9203022591061, 1e-4);
  EXPECT_NEAR(ran.value("a")[2], -24631.763122874634, 0.5);
  EXPECT_LT((ran.value("lambda") - ran.value("lambda_kkt")).cwiseAbs().maxCoeff(), 1e-4);
}

TEST(Ida, ErrorFollowsTheTolerance) {
  const Problem problem = make_problem("circle-track", {{"rate", "1"}});
  const auto error = [&](const std::string& rtol) {
    const Ran ran =
        run(problem, *make_scheme("ida", {{"rtol", rtol}, {"atol", rtol}}), fixed_steps(0.1, 1.0));
    EXPECT_EQ(ran.result.status, RunStatus::completed);
    // θ = t + t²
    return (ran.stepper->q() - Vector{{std::sin(2.0), std::cos(2.0)}}).norm();
  };
  const double loose = error("1e-4");
  const double tight = error("1e-10");
  EXPECT_GT(loose, 1e-6);
  EXPECT_LT(loose, 1e-2);
  EXPECT_LT(tight, 1e-8);
}

TEST(Ida, TheStepOnlySaysWhenToLook) {
  const Problem problem = make_problem("double-pendulum");
  const auto end = [&](double step) {
    const Ran ran = run(problem, *make_scheme("ida"), fixed_steps(step, 1.0));
    EXPECT_EQ(ran.result.status, RunStatus::completed);
    EXPECT_EQ(ran.stepper->time(), 1.0);
    EXPECT_LT(ran.result.position_error, 1e-9);
    EXPECT_LT(ran.result.velocity_error, 1e-8);
    return ran.stepper->q();
  };
  EXPECT_LT((end(1.0) - end(0.01)).norm(), 1e-5);
}

// v̇ = cos t − 2v with v(0) = 2/5 has the solution v = (2 cos t + sin t)/5; the drive's force is 3ÿ.
TEST(Ida, WorksAreIntegralsOfPower) {
  const Problem problem = pushed_and_driven();
  const Ran ran = run(problem, *make_scheme("ida", {{"rtol", "1e-10"}}), fixed_steps(0.25, 2.0));
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  const double T = 2.0;
  const double cos2 = T / 2.0 + std::sin(2.0 * T) / 4.0;
  const double sin2 = T / 2.0 - std::sin(2.0 * T) / 4.0;
  const double cos_sin = 0.5 * std::sin(T) * std::sin(T);
  const Ledger& ledger = ran.result.ledger;
  EXPECT_NEAR(ledger[Account::external_work], (2.0 * cos2 + cos_sin) / 5.0, 1e-6);
  EXPECT_NEAR(ledger[Account::physical_dissipation],
              2.0 * (4.0 * cos2 + 4.0 * cos_sin + sin2) / 25.0, 1e-6);
  EXPECT_NEAR(ledger[Account::drive_work], 1.5 * (std::cos(T) * std::cos(T) - 1.0), 1e-6);
  EXPECT_LT(std::abs(ledger.unaccounted), 1e-6);
}

TEST(Ida, FailureSaysWhereAndLeavesTheStateAsItWas) {
  SystemDescription d;
  d.coordinates = {"x", "y"};
  d.mass = {{0, 0, 1.0}, {1, 1, 1.0}};
  d.loads = {{"ends",
              {1},
              std::make_shared<OneForce>(
                  Load::Kind::external, [](double, double t) { return std::sqrt(1.0 - t); }, 0.0)}};
  const Problem problem = {std::make_shared<System>(std::move(d)), Vector::Ones(2),
                           Vector::Ones(2)};
  const auto stepper = make_scheme("ida")->start(problem.system, start_of(problem), {});
  ASSERT_TRUE(stepper->advance(0.5).ok);
  const Vector q = stepper->q();
  const Vector v = stepper->v();
  const StepReport report = stepper->advance(1.0);
  EXPECT_FALSE(report.ok);
  EXPECT_NE(report.what.find("not a number"), std::string::npos) << report.what;
  EXPECT_EQ(report.where, "the equation of motion of 'y'");
  EXPECT_FALSE(report.hint.empty());
  EXPECT_EQ(stepper->time(), 0.5);
  EXPECT_EQ(stepper->q(), q);
  EXPECT_EQ(stepper->v(), v);
  // v = 1 + ⅔(1 − (1 − t)^{3/2})
  ASSERT_TRUE(stepper->advance(0.25).ok);
  EXPECT_NEAR(stepper->v()[1], 1.0 + 2.0 / 3.0 * (1.0 - std::pow(0.25, 1.5)), 1e-6);
  EXPECT_NEAR(stepper->q()[0], 1.75, 1e-7);
}

TEST(Ida, RedundantConstraintsAreReported) {
  SystemDescription d;
  d.coordinates = {"x", "y"};
  d.mass = {{0, 0, 1.0}, {1, 1, 1.0}};
  const auto circle = std::make_shared<SquaredRadius>(LocalVector::Zero(2), 0.5, -0.5);
  d.constraints = {{"rod", {0, 1}, circle, {}}, {"same rod", {0, 1}, circle, {}}};
  const auto system = std::make_shared<System>(std::move(d));
  const InitialState start = {0.0, Vector{{1.0, 0.0}}, Vector{{0.0, 1.0}}, Vector{{-1.0, 0.0}},
                              Vector{{1.0, 0.0}}};
  const StepReport report = make_scheme("ida")->start(system, start, {})->advance(0.1);
  EXPECT_FALSE(report.ok);
  EXPECT_NE(report.what.find("singular"), std::string::npos) << report.what;
  EXPECT_NE(report.hint.find("redundant"), std::string::npos) << report.hint;
}

TEST(Ida, SparseAndDenseSolversGiveTheSameSolution) {
  const Problem problem = make_problem("seven-bar");
  const auto end = [&](LinearSolverChoice choice) {
    RunOptions options = fixed_steps(1e-3, 5e-3);
    options.newton.linear_solver = choice;
    const Ran ran = run(problem, *make_scheme("ida"), options);
    EXPECT_EQ(ran.result.status, RunStatus::completed);
    return ran.stepper->q();
  };
  EXPECT_LT((end(LinearSolverChoice::dense) - end(LinearSolverChoice::klu)).norm(), 1e-7);
}

}  // namespace
}  // namespace visviva::test

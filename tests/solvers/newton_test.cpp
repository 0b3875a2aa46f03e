#include "visviva/solvers/newton.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "manufactured.hpp"
#include "visviva/math/sparse.hpp"

namespace visviva::test {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

NewtonReport solve(Manufactured& problem, Vector& x, const NewtonOptions& options = {}) {
  return Newton(problem.pattern(), options).solve(problem, x);
}

// From a guess that is off by a small part, with what is known of round-off and curvature.
int iterations_from(double off, NewtonExperience experience) {
  Manufactured problem(f, df);
  Vector x = (1.0 + off) * solution;
  const NewtonReport report = Newton(problem.pattern(), {}).solve(problem, x, experience);
  EXPECT_TRUE(report.converged());
  EXPECT_LT((x - solution).norm(), 1e-15 * solution.norm());
  return report.iterations;
}

TEST(Newton, EndsAfterOneIncrementThatLeavesLessThanRoundOff) {
  EXPECT_EQ(iterations_from(1e-11, {0.0, 1e-16, 1.0, 1.0}), 1);
  EXPECT_GT(iterations_from(1e-11, {0.0, 1e-16, 1e6, 1.0}), 1) << "the equations bend too much";
  EXPECT_GT(iterations_from(1e-11, {0.0, 0.0, 1.0, 1.0}), 1) << "round-off is not known";
  EXPECT_GT(iterations_from(1e-11, {0.0, 1e-16, 0.0, 1.0}), 1) << "curvature is not known";
  EXPECT_GT(iterations_from(1e-11, {0.0, 1e-16, 1.0, 1e-3}), 1) << "what is known is old";
  EXPECT_GT(iterations_from(1e-9, {0.0, 1e-13, 1.0, 1.0}), 1)
      << "more than what is known may change";
}

TEST(Newton, LearnsCurvatureAndRoundOff) {
  Manufactured problem(f, df);
  Newton newton(problem.pattern(), {});
  NewtonExperience experience;
  Vector x = 1.0001 * solution;
  ASSERT_TRUE(newton.solve(problem, x, experience).converged());
  EXPECT_GT(experience.curvature, 0.1);  // of a circle, over its radius
  EXPECT_LT(experience.curvature, 10.0);
  EXPECT_LT(experience.round_off, 1e-14);
}

// Increments that are noise may be of any size among themselves; neither what they seem to leave nor a small one that comes by chance
// says anything of the equations.
TEST(Newton, TakesNoNoiseForCurvature) {
  double phase = 0.0;
  double noise = 1e-13;
  Manufactured problem(
      [&](const Vector& x) -> Vector {
        phase += 2.3;
        return f(x) + noise * Vector{{std::sin(phase), std::cos(1.7 * phase)}};
      },
      df);
  Newton newton(problem.pattern(), {});
  NewtonExperience experience;
  Vector x = 1.0001 * solution;
  ASSERT_TRUE(newton.solve(problem, x, experience).converged());
  int iterations = 0;
  for (int i = 0; i < 500; ++i) {
    x = (1.0 + 1e-11) * solution;
    noise = i % 7 == 0 ? 1e-12 : 1e-13;
    const NewtonReport report = newton.solve(problem, x, experience);
    ASSERT_TRUE(report.converged());
    iterations += report.iterations;
    ASSERT_LT((x - solution).norm(), 1e-11);
    ASSERT_GT(experience.curvature, 0.1) << i;
    ASSERT_LT(experience.curvature, 10.0) << i;
    ASSERT_LT(experience.round_off, 1e-12) << i;
  }
  EXPECT_LT(iterations, 600);
}

// A sample that says that the equations bend more than they do is put right by one that must be larger if that were so.
// Two increments of the size of round-off that do not fall are round-off, which a new tangent would only stir: also where it is some
// times larger than what was known of it.
TEST(Newton, TakesNoNewTangentForNoise) {
  double phase = 0.0;
  Manufactured problem(
      [&](const Vector& x) -> Vector {
        phase += 2.3;
        return f(x) + 1e-11 * Vector{{std::copysign(1.0, std::sin(phase)), 0.0}};
      },
      df);
  for (const double off : {1e-10, 1e-9, 1e-8, 1e-7}) {
    problem.tangents = problem.evaluations = 0;
    NewtonExperience experience{0.0, 5e-14, 1.0, 1.0};
    Vector x = (1.0 + off) * solution;
    ASSERT_TRUE(Newton(problem.pattern(), {}).solve(problem, x, experience).converged());
    EXPECT_EQ(problem.tangents, 1) << off;
    EXPECT_LE(problem.evaluations, 3) << off;
    EXPECT_LT((x - solution).norm(), 1e-11) << off;
  }
}

// With a wrong tangent increments fall slowly, too, from above the size of round-off to below it.
TEST(Newton, TakesNoSlowFallForNoise) {
  Manufactured problem(f, [](const Vector& x) -> Matrix { return 1.4 * df(x); });
  for (const double off : {3e-12, 1e-11, 1e-10, 1e-9, 1e-7}) {
    NewtonExperience experience{0.0, 1e-13, 0.0, 1.0};
    Vector x = (1.0 + off) * solution;
    ASSERT_TRUE(Newton(problem.pattern(), {}).solve(problem, x, experience).converged());
    EXPECT_LT((x - solution).norm(), 1e-13) << off;
  }
}

TEST(Newton, ForgetsCurvatureThatItDoesNotSee) {
  Manufactured problem(f, df);
  Newton newton(problem.pattern(), {});
  NewtonExperience experience{.round_off = 1e-16, .curvature = 1e12, .trust = 1.0};
  for (const double off : {1e-5, 1e-5, 1e-7}) {
    Vector x = (1.0 + off) * solution;
    ASSERT_TRUE(newton.solve(problem, x, experience).converged());
    EXPECT_LT((x - solution).norm(), 1e-15 * solution.norm());
  }
  EXPECT_GT(experience.curvature, 0.01);
  EXPECT_LT(experience.curvature, 100.0);
}

// With the same solution, and a curvature that may change.
Manufactured bent_by(const double& bend) {
  return {[&bend](const Vector& x) -> Vector {
            const Vector d = x - solution;
            return d + bend * d.cwiseAbs2();
          },
          [&bend](const Vector& x) -> Matrix {
            return Matrix(Vector(Vector::Ones(2) + 2.0 * bend * (x - solution)).asDiagonal());
          }};
}

// What equations leave that bend more and more is never taken for round-off.
TEST(Newton, TakesNoCurvatureForNoise) {
  double bend = 1.0;
  Manufactured problem = bent_by(bend);
  Newton newton(problem.pattern(), {});
  NewtonExperience experience;
  for (int i = 0; i < 60; ++i) {
    Vector x = (1.0 + 1e-7) * solution;
    ASSERT_TRUE(newton.solve(problem, x, experience).converged());
    ASSERT_LT((x - solution).norm(), 1e-15 * solution.norm()) << i;
    ASSERT_LT(experience.round_off, 1e-14) << i;
    bend *= 1.2;
  }
}

// Where one increment has been enough for long, it is still seen when it no longer is.
TEST(Newton, SeesThatOneIncrementIsNoLongerEnough) {
  double bend = 1.0;
  Manufactured problem = bent_by(bend);
  Newton newton(problem.pattern(), {});
  NewtonExperience experience;
  int singles = 0;
  for (int i = 0; i < 900; ++i) {
    Vector x = (1.0 + (i == 0 ? 1e-5 : 1e-11)) * solution;
    const NewtonReport report = newton.solve(problem, x, experience);
    ASSERT_TRUE(report.converged());
    ASSERT_LT((x - solution).norm(), 4e-15 * solution.norm()) << i;
    singles += report.iterations == 1 ? 1 : 0;
    bend *= 1.02;
  }
  EXPECT_GT(singles, 100);
  EXPECT_LT(singles, 800);
}

TEST(Newton, ConvergesQuadratically) {
  Manufactured problem(f, df);
  std::vector<double> errors;
  NewtonOptions options;
  options.inspect = [&](NonlinearProblem&, const Vector& x, int) {
    errors.push_back((x - solution).norm());
  };
  Vector x = start;
  ASSERT_TRUE(solve(problem, x, options).converged());
  int observed = 0;
  for (std::size_t k = 0; k + 2 < errors.size(); ++k) {
    if (errors[k] > 1.0 || errors[k + 2] < 1e-13) continue;
    const double order =
        std::log(errors[k + 2] / errors[k + 1]) / std::log(errors[k + 1] / errors[k]);
    EXPECT_NEAR(order, 2.0, 0.15);
    ++observed;
  }
  EXPECT_GE(observed, 1);
}

TEST(Newton, IncrementModeEndsAtRoundOff) {
  Manufactured problem(f, df);
  Vector x = start;
  const NewtonReport report = solve(problem, x);
  EXPECT_TRUE(report.converged());
  EXPECT_LE((x - solution).norm(), 2e-15);
  EXPECT_EQ(report.iterations, problem.evaluations);
  EXPECT_LE(report.iterations, 8);
}

// Started at the solution it must notice that it is there, whatever noise the residual has.
TEST(Newton, IncrementModeStopsInTheNoiseOfTheResidual) {
  double noise = 1e-12;
  Manufactured problem(
      [&](const Vector& x) -> Vector {
        noise = -noise;
        return f(x) + Vector::Constant(2, noise);
      },
      df);
  Vector x = solution;
  const NewtonReport report = solve(problem, x);
  EXPECT_TRUE(report.converged());
  EXPECT_LE(report.iterations, 3);
  EXPECT_LE((x - solution).norm(), 1e-12);
}

// Near the solution the first tangent is good enough; far from it each increment needs a new one.
TEST(Newton, IncrementModeUsesATangentAgainWhereIncrementsFallFast) {
  Manufactured near(f, df);
  Vector x = solution + Vector::Constant(2, 1e-4);
  EXPECT_TRUE(solve(near, x).converged());
  EXPECT_LE((x - solution).norm(), 2e-15);
  EXPECT_EQ(near.tangents, 1);
  EXPECT_GE(near.evaluations, 3);

  Manufactured far(f, df);
  x = start;
  EXPECT_TRUE(solve(far, x).converged());
  EXPECT_GE(far.tangents, 3);
  EXPECT_LT(far.tangents, far.evaluations);
}

// With a wrong tangent the increments fall slowly, and none of them is taken for round-off.
TEST(Newton, IncrementModeGoesOnWhileIncrementsFallSlowly) {
  Manufactured problem(f, [](const Vector& x) -> Matrix { return 1.4 * df(x); });
  Vector x = solution + Vector::Constant(2, 1e-4);
  NewtonOptions options;
  options.max_iterations = 200;
  EXPECT_TRUE(solve(problem, x, options).converged());
  EXPECT_LE((x - solution).norm(), 1e-13);
}

// Near the solution the slope is another one: increments with the old tangent hardly fall there, which is no round-off.
TEST(Newton, IncrementsThatStopFallingWithAnOldTangentAreNoRoundOff) {
  constexpr double near = 1e-8;
  Manufactured problem(
      [](const Vector& x) -> Vector {
        const double e = x[0] - 3.0;
        const double r = std::abs(e) < near ? 0.4 * e : e - std::copysign(0.6 * near, e);
        return Vector{{r, x[1] - 4.0}};
      },
      [](const Vector& x) -> Matrix {
        return Matrix{{std::abs(x[0] - 3.0) < near ? 0.4 : 1.0, 0.0}, {0.0, 1.0}};
      });
  Vector x = solution + Vector::Constant(2, 1e-5);
  EXPECT_TRUE(solve(problem, x).converged());
  EXPECT_LE((x - solution).norm(), 2e-15);
}

// x meets r₀ = s(x − 3), s tiny, only as well as the errors of r₀ in its last digits let it.
constexpr double slope = 1e-9;
double nearly_singular(double x) { return slope * (x - 3.0) + 1e-16 * std::sin(1e16 * x); }

// No increment is below 1e-8 there, and none has to be.
TEST(Newton, IncrementModeEndsWhereRoundOffOfANearlySingularTangentKeepsIt) {
  Manufactured problem(
      [](const Vector& x) -> Vector {
        return Vector{{nearly_singular(x[0]), x.squaredNorm() - 25.0}};
      },
      [](const Vector& x) -> Matrix {
        return Matrix{{slope, 0.0}, {2.0 * x[0], 2.0 * x[1]}};
      });
  Vector x = solution + Vector::Constant(2, 1e-3);
  const NewtonReport report = solve(problem, x);
  EXPECT_TRUE(report.converged()) << describe(report, problem);
  EXPECT_GT(report.last_increment, 1e-9);
  EXPECT_LE((x - solution).norm(), 1e-6);
  EXPECT_LE(std::abs(x.squaredNorm() - 25.0), 1e-13);
}

// Beside the nearly singular equation one that a wrong tangent never solves, as near as 1e-9: increments are no larger
// than round-off makes them, but the residual is.
TEST(NewtonFailure, AnUnsolvedEquationDoesNotHideBehindANearlySingularOne) {
  Manufactured problem(
      [](const Vector& x) -> Vector {
        return Vector{{nearly_singular(x[0]), x[1] - 4.0}};
      },
      [](const Vector&) -> Matrix {
        return Matrix{{slope, 0.0}, {0.0, 0.5}};
      });
  Vector x = solution + Vector{{1e-7, 1e-9}};
  EXPECT_FALSE(solve(problem, x).converged());
}

TEST(NewtonFailure, IncrementsThatDoNotFallAreNoRoundOff) {
  Manufactured problem(f, [](const Vector& x) -> Matrix { return 0.5 * df(x); });
  Vector x = solution + Vector::Constant(2, 1e-4);
  EXPECT_EQ(solve(problem, x).outcome, NewtonReport::Outcome::diverged);
}

TEST(Newton, WithFewIterationsLeftItTakesNewTangents) {
  NewtonOptions options;
  options.max_iterations = 4;
  Manufactured problem(f, df);
  Vector x = solution + Vector::Constant(2, 1e-2);
  EXPECT_TRUE(solve(problem, x, options).converged());
  EXPECT_LE((x - solution).norm(), 2e-15);
}

TEST(Newton, IncrementsFallFarBelowTheFirstWhateverTheTolerance) {
  std::vector<int> iterations;
  for (const double tolerance : {1e-7, 1e-3, 10.0}) {
    NewtonOptions options;
    options.tolerance = tolerance;
    Manufactured problem(f, df);
    Vector x = start;
    const NewtonReport report = solve(problem, x, options);
    ASSERT_TRUE(report.converged());
    EXPECT_LT(report.last_increment, 1e-7);
    iterations.push_back(report.iterations);
  }
  EXPECT_EQ(iterations[1], iterations[2]);
}

TEST(Newton, ResidualModeTakesANewTangentForEachIncrement) {
  NewtonOptions options;
  options.mode = NewtonMode::residual;
  Manufactured problem(f, df);
  Vector x = solution + Vector::Constant(2, 1e-4);
  EXPECT_TRUE(solve(problem, x, options).converged());
  EXPECT_EQ(problem.tangents, problem.evaluations - 1);
}

TEST(Newton, ResidualModeCountsEvaluationsAndStopsBelowTheTolerance) {
  NewtonOptions options;
  options.mode = NewtonMode::residual;
  for (const double tolerance : {1e-1, 1e-4, 1e-8}) {
    options.tolerance = tolerance;
    Manufactured problem(f, df);
    Vector x = start;
    const NewtonReport report = solve(problem, x, options);
    ASSERT_TRUE(report.converged());
    EXPECT_EQ(report.iterations, problem.evaluations);
    const auto last = static_cast<std::size_t>(report.iterations) - 1;
    EXPECT_EQ(report.residuals[last], f(x).norm());
    EXPECT_LT(report.residuals[last], tolerance);
    for (std::size_t k = 0; k < last; ++k) EXPECT_GE(report.residuals[k], tolerance);
  }
}

TEST(Newton, GoesOnWithTheTangentAtHandIfItIsToldTo) {
  for (const bool keeps : {true, false}) {
    double radius = 25.0;
    Manufactured problem(
        [&](const Vector& x) -> Vector {
          return Vector{{x.squaredNorm() - radius, x[0] - x[1] + 1.0}};
        },
        df);
    Newton newton(problem.pattern(), {});
    Vector x = start;
    ASSERT_TRUE(newton.solve(problem, x).converged());
    const int tangents = problem.tangents;
    radius = 25.0 + 1e-6;
    NewtonExperience again;
    using LastTangent = NewtonExperience::LastTangent;
    again.last_tangent = keeps ? LastTangent::all : LastTangent::none;
    ASSERT_TRUE(newton.solve(problem, x, again).converged());
    EXPECT_EQ(problem.tangents > tangents, !keeps);
    EXPECT_NEAR(x.squaredNorm(), radius, 1e-14 * radius);
  }
}

// A guess may be below the tolerance without being a solution.
TEST(Newton, ResidualModeTakesAnIncrementUnlessTheResidualIsZero) {
  NewtonOptions options;
  options.mode = NewtonMode::residual;
  EXPECT_EQ(Newton(Manufactured(f, df).pattern(), options).options().tolerance, 1e-8);
  Manufactured problem(f, df);
  Vector x = solution + Vector::Constant(2, 1e-10);
  EXPECT_EQ(solve(problem, x, options).iterations, 2);
  EXPECT_LT((x - solution).norm(), 1e-15 * solution.norm());
  Manufactured solved(f, df);
  x = solution;
  EXPECT_EQ(solve(solved, x, options).iterations, 1);
  EXPECT_EQ(solved.tangents, 0);
  EXPECT_EQ(x, solution);
}

// The tangent of the circle in two parts: a tenth of it is a column times a row that comes with the second iterate.
class InTwoParts final : public NonlinearProblem {
 public:
  const SparseMatrix& pattern() const override { return whole_.pattern(); }
  void begin_iterate(int iterate) override { knows_ = iterate > 0; }
  void residual(VectorIn x, VectorOut r) override { whole_.residual(x, r); }
  const SparseMatrix& tangent(VectorIn x) override {
    ++tangents;
    return most_.tangent(x);
  }
  const Product* dense_tangent() override { return knows_ ? &product_ : nullptr; }
  double relative_size(VectorIn x, VectorIn dx) const override {
    return whole_.relative_size(x, dx);
  }
  std::string row_name(int row) const override { return whole_.row_name(row); }

  int tangents = 0;

 private:
  Manufactured whole_{f, df};
  Manufactured most_{f, [](const Vector& x) -> Matrix {
                       return Matrix{{1.8 * x[0], 1.8 * x[1]}, {1.0, -1.0}};
                     }};
  Product product_{Vector::Unit(2, 0), 0.2 * solution};
  bool knows_ = false;
};

TEST(Newton, AddsTheDenseProductToTheTangentAlsoWhereItIsUsedAgain) {
  InTwoParts problem;
  Vector x = solution + Vector::Constant(2, 1e-8);
  const NewtonReport report = Newton(problem.pattern(), {}).solve(problem, x);
  EXPECT_TRUE(report.converged());
  EXPECT_EQ(problem.tangents, 1);
  EXPECT_LE(report.iterations,
            4);  // with the matrix alone each increment would be a tenth of the last one
  EXPECT_LE((x - solution).norm(), 2e-15);
}

TEST(Newton, KeepsItsStorageFromSolveToSolve) {
  Manufactured problem(f, df);
  Newton newton(problem.pattern(), {});
  for (int i = 0; i < 3; ++i) {
    Vector x = start + Vector::Constant(2, i);
    ASSERT_TRUE(newton.solve(problem, x).converged());
    EXPECT_LE((x - solution).norm(), 2e-15);
  }
}

TEST(NewtonFailure, NotANumberNamesTheRow) {
  Manufactured problem([](const Vector& x) -> Vector { return Vector{{1.0, nan * x[0]}}; }, df);
  Vector x = start;
  const NewtonReport report = solve(problem, x);
  EXPECT_EQ(report.outcome, NewtonReport::Outcome::not_finite);
  EXPECT_EQ(report.worst_row, 1);
  EXPECT_EQ(report.iterations, 1);
  EXPECT_EQ(x, start);
  const std::string text = describe(report, problem);
  EXPECT_NE(text.find("not a number in the line"), std::string::npos) << text;
}

TEST(NewtonFailure, InfinityIsCaughtToo) {
  Manufactured problem([](const Vector&) -> Vector { return Vector{{std::exp(1e4), 0.0}}; }, df);
  Vector x = start;
  const NewtonReport report = solve(problem, x);
  EXPECT_EQ(report.outcome, NewtonReport::Outcome::not_finite);
  EXPECT_EQ(report.worst_row, 0);
}

TEST(NewtonFailure, SingularTangentIsReported) {
  Manufactured problem(f, [](const Vector&) -> Matrix { return Matrix::Ones(2, 2); });
  Vector x = start;
  const NewtonReport report = solve(problem, x);
  EXPECT_EQ(report.outcome, NewtonReport::Outcome::singular);
  EXPECT_EQ(x, start);
  const std::string text = describe(report, problem);
  EXPECT_NE(text.find("singular"), std::string::npos) << text;
  EXPECT_NE(text.find("the circle"), std::string::npos) << text;
  EXPECT_NE(hint(report).find("redundant"), std::string::npos) << hint(report);
}

// A wrong tangent leads away from the solution, to a place where it is singular.
TEST(NewtonFailure, ASingularTangentOnTheWayAwayIsNoMistakeOfTheModel) {
  Manufactured problem(f, [](const Vector& x) -> Matrix {
    return x == start ? Matrix(-df(x)) : Matrix::Ones(2, 2);
  });
  Vector x = start;
  const NewtonReport report = solve(problem, x);
  EXPECT_EQ(report.outcome, NewtonReport::Outcome::diverged);
  EXPECT_EQ(hint(report), "reduce the step (--dt)");
}

// x² + 1 = 0 has no solution.
TEST(NewtonFailure, DivergenceIsReportedWithItsHistory) {
  Manufactured problem(
      [](const Vector& x) -> Vector {
        return Vector{{x[0] * x[0] + 1.0, x[1] - 1.0}};
      },
      [](const Vector& x) -> Matrix {
        return Matrix{{2.0 * x[0], 0.0}, {0.0, 1.0}};
      });
  NewtonOptions options;
  options.max_iterations = 9;
  Vector x = start;
  const NewtonReport report = solve(problem, x, options);
  EXPECT_EQ(report.outcome, NewtonReport::Outcome::diverged);
  EXPECT_EQ(report.iterations, 9);
  EXPECT_EQ(report.residuals[0], Vector({{101.0, 1.0}}).norm());
  const std::string text = describe(report, problem);
  EXPECT_NE(text.find("9 iterations"), std::string::npos) << text;
  EXPECT_NE(text.find("the circle"), std::string::npos) << text;
  EXPECT_NE(text.find("1.0e+02"), std::string::npos) << text;
  EXPECT_NE(hint(report).find("step"), std::string::npos) << hint(report);
}

// A residual whose terms are so large that their last digits exceed the tolerance.
TEST(Newton, ResidualModeEndsAtRoundOffAboveTheTolerance) {
  const double large = 1e12;
  Manufactured problem([&](const Vector& x) -> Vector { return large * f(x); },
                       [&](const Vector& x) -> Matrix { return large * df(x); });
  NewtonOptions options;
  options.mode = NewtonMode::residual;
  options.tolerance = 1e-8;
  Vector x = start / 3.0;
  const NewtonReport report = solve(problem, x, options);
  EXPECT_TRUE(report.converged()) << describe(report, problem);
  EXPECT_LE((x - solution).norm(), 1e-15 * solution.norm());
}

// A residual that jumps over zero, from −1e-6 to 1e-6, with a tolerance of 1e-8.
TEST(NewtonFailure, StagnationIsReportedWithItsHint) {
  Manufactured problem(
      [](const Vector& x) -> Vector {
        Vector r = 1e4 * f(x);
        r[0] += r[0] > 0.0 ? 1e-6 : -1e-6;
        return r;
      },
      [](const Vector& x) -> Matrix { return 1e4 * df(x); });
  NewtonOptions options;
  options.mode = NewtonMode::residual;
  options.tolerance = 1e-8;
  Vector x = start;
  const NewtonReport report = solve(problem, x, options);
  EXPECT_EQ(report.outcome, NewtonReport::Outcome::stagnated);
  const std::string text = describe(report, problem);
  EXPECT_NE(text.find("above the tolerance"), std::string::npos) << text;
  EXPECT_NE(hint(report).find("newton=increment"), std::string::npos) << hint(report);
}

}  // namespace
}  // namespace visviva::test

// The GSSSS schemes with constraints on positions, velocities and accelerations, and with other starts.
#include <gtest/gtest.h>

#include <cmath>

#include "run_problem.hpp"
#include "support/dense.hpp"
#include "support/differences.hpp"
#include "visviva/schemes/gssss/constraint_rows.hpp"

namespace visviva::test {
namespace {

Settings at_level(const std::string& level) { return {{"constraint_level", level}}; }

Ran run_at(const Problem& problem, const std::string& scheme, const Settings& set, double step,
           double until) {
  return run(problem, *make_scheme(scheme, set), fixed_steps(step, until));
}

double constraint_error(const Ran& ran, ConstraintLevel level) {
  Vector error(ran.system->constraint_count());
  const Vector none = Vector::Zero(ran.system->coordinate_count());
  ConstraintRows(*ran.system, level, 0.0)
      .value({ran.value("q"), ran.value("v"), none, ran.stepper->time()}, error);
  return error.cwiseAbs().maxCoeff();
}

// Sines, squares and products of coordinates, and a constraint with a third derivative.
TEST(ConstraintRows, DerivativeIsTheDerivative) {
  Random random(51);
  for (const std::string name : {"double-pendulum", "seven-bar", "two-particles", "slider-crank"}) {
    const Problem problem = make_problem(name);
    const int n = problem.system->coordinate_count();
    const Vector q = problem.q0 + 0.05 * random.vector(n);
    const Vector v = random.vector(n);
    const Vector a = random.vector(n);
    const Vector direction = random.vector(n);
    const ConstraintRows::Weights by{0.3, 0.7, 1.9};
    for (const auto level :
         {ConstraintLevel::position, ConstraintLevel::velocity, ConstraintLevel::acceleration}) {
      ConstraintRows rows(*problem.system, level,
                          level == ConstraintLevel::acceleration ? 2.5 : 0.0);
      const auto value = [&](const Vector& x) -> Vector {
        Vector r(problem.system->constraint_count());
        rows.value({q + by.q * x, v + by.v * x, a + by.a * x, 0.3}, r);
        return r;
      };
      EXPECT_LT(relative_error(rows.derivative({q, v, a, 0.3}, by),
                               differences(value, Vector::Zero(n), 1e-5)),
                1e-8)
          << name;
    }
  }
}

// Where constraints are linear their rates say what they say themselves.
TEST(ConstraintLevels, AreAlikeForLinearConstraints) {
  const Problem problem = make_problem("bead-on-wire");
  ASSERT_FALSE(problem.system->constraints().nonlinear());
  for (const std::string scheme : {"midpoint", "generalized-alpha"}) {
    const Ran position = run_at(problem, scheme, at_level("position"), 0.02, 2.0);
    for (const std::string level : {"velocity", "acceleration"}) {
      const Ran other = run_at(problem, scheme, at_level(level), 0.02, 2.0);
      EXPECT_LE((other.value("q") - position.value("q")).cwiseAbs().maxCoeff(), 1e-12)
          << scheme << " " << level;
      EXPECT_LE((other.value("v") - position.value("v")).cwiseAbs().maxCoeff(), 1e-10)
          << scheme << " " << level;
    }
  }
}

// Second order in positions and velocities at all levels; what is demanded holds, and what is not drifts as h².
TEST(ConstraintLevels, AreOfSecondOrderAndDrift) {
  const Problem problem = make_problem("double-pendulum", {{"rate_1", "1"}, {"rate_2", "2"}});
  const double until = 1.0;
  const Ran exact = run_at(problem, "energy-preserving", {{"order", "6"}}, 0.005, until);
  for (const std::string scheme : {"midpoint", "generalized-alpha", "midpoint-end"}) {
    for (const std::string level : {"velocity", "acceleration"}) {
      std::array<double, 2> q_error{};
      std::array<double, 2> v_error{};
      std::array<double, 2> drift{};
      for (std::size_t i = 0; i < 2; ++i) {
        const double step = 0.01 / (1.0 + static_cast<double>(i));
        const Ran ran = run_at(problem, scheme, at_level(level), step, until);
        q_error[i] = (ran.value("q") - exact.value("q")).cwiseAbs().maxCoeff();
        v_error[i] = (ran.value("v") - exact.value("v")).cwiseAbs().maxCoeff();
        drift[i] = constraint_error(ran, ConstraintLevel::position);
        if (level == "velocity") {
          EXPECT_LE(constraint_error(ran, ConstraintLevel::velocity), 1e-12) << scheme;
        } else {
          EXPECT_GE(constraint_error(ran, ConstraintLevel::velocity), 1e-9) << scheme;
        }
      }
      EXPECT_GE(drift[1], 1e-8) << scheme << " " << level;
      EXPECT_NEAR(std::log2(drift[0] / drift[1]), 2.0, 0.25) << scheme << " " << level;
      EXPECT_NEAR(std::log2(q_error[0] / q_error[1]), 2.0, 0.25) << scheme << " " << level;
      EXPECT_NEAR(std::log2(v_error[0] / v_error[1]), 2.0, 0.25) << scheme << " " << level;
    }
  }
}

// Positions drift as the square of the time where accelerations alone are held, unless Baumgarte's rate takes it back.
TEST(ConstraintLevels, DriftGoesOnUnlessItIsTakenBack) {
  const Problem problem = make_problem("pendulum");
  const auto drift = [&](const Settings& set, double until) {
    return run_at(problem, "generalized-alpha", set, 0.01, until).result.position_error;
  };
  EXPECT_LE(drift(at_level("position"), 40.0), 1e-14);
  const Settings free = at_level("acceleration");
  EXPECT_NEAR(drift(free, 40.0) / drift(free, 10.0), 16.0, 2.0);
  Settings held = free;
  held["baumgarte"] = "10";
  EXPECT_LE(drift(held, 40.0), 0.01 * drift(free, 40.0));
  EXPECT_EQ(drift(held, 40.0), drift(held, 10.0));
  EXPECT_THROW((void)make_scheme("midpoint", {{"baumgarte", "10"}}), UsageError);
}

// The midpoint rule keeps q·v = 0, which is quadratic, so that |q|² − 1 becomes −(h²/4)(|v|² − |v₀|²) and does not drift on; velocities
// on the constraints at the ends of steps are the same demand.
TEST(ConstraintLevels, MidpointRuleLeavesQuadraticConstraintsByAFunctionOfTheState) {
  const Problem problem = make_problem("pendulum", {{"rate", "1"}});
  const double h = 0.02;
  const double square = problem.v0.squaredNorm();
  for (const std::string level : {"velocity", "acceleration"}) {
    const Ran ran = run_at(problem, "midpoint", at_level(level), h, 7.0);
    const double expected = -0.25 * h * h * (ran.value("v").squaredNorm() - square);
    EXPECT_GE(std::abs(expected), 1e-5) << level;
    EXPECT_NEAR(ran.value("q").squaredNorm() - 1.0, expected, 1e-13) << level;
  }
}

// Multipliers do work where positions leave the constraints, and the ledger knows it.
TEST(ConstraintLevels, BookTheWorkOfTheConstraints) {
  const Problem problem = make_problem("double-pendulum-points");
  for (const std::string level : {"velocity", "acceleration"}) {
    const Ran ran = run_at(problem, "midpoint", at_level(level), 0.01, 0.5);
    EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-13 * ran.result.energy_scale) << level;
    EXPECT_NEAR(ran.result.ledger[Account::constraint_work],
                ran.result.final_energy - ran.result.initial_energy,
                1e-11 * ran.result.energy_scale)
        << level;
    EXPECT_GE(std::abs(ran.result.ledger[Account::constraint_work]), 1e-9) << level;
  }
}

// [Hoitink2011] 5.1: V0(1,1,0) uses a₀ for its first guess only. Newmark carries what is wrong with it on.
TEST(GssssStart, MattersWhereAccelerationsAreCarriedOn) {
  const Problem problem = make_problem("double-pendulum");
  const auto difference = [&](const std::string& scheme) {
    const Ran consistent = run_at(problem, scheme, {}, 0.01, 1.0);
    const Ran zero = run_at(problem, scheme, {{"start_acceleration", "zero"}}, 0.01, 1.0);
    return (zero.value("q") - consistent.value("q")).cwiseAbs().maxCoeff();
  };
  EXPECT_LE(difference("midpoint"), 1e-12);
  EXPECT_LE(difference("two-field"), 1e-12);
  EXPECT_GE(difference("newmark"), 1e-5);
  EXPECT_GE(difference("generalized-alpha"), 1e-6);
}

// Accelerations of generalized-alpha lie at t + sh: those of the start at t are off by O(h), and own accelerations with them for some steps.
TEST(GssssStart, ShiftedMakesTheFirstAccelerationsSecondOrder) {
  const Problem problem = make_problem("oscillator", {{"damping", "0.3"}});
  const auto order = [&](const std::string& start) {
    const auto error = [&](double step) {
      const Ran ran =
          run_at(problem, "generalized-alpha", {{"start_acceleration", start}}, step, 2.0 * step);
      return (ran.value("a") - ran.value("a_kkt")).cwiseAbs().maxCoeff();
    };
    return std::log2(error(0.0005) / error(0.00025));
  };
  EXPECT_NEAR(order("consistent"), 1.0, 0.2);
  EXPECT_NEAR(order("shifted"), 2.0, 0.05);
}

// It fails a second sooner: at 3.77 s by an independent computation, in which Newton's method gives up.
TEST(GssssStart, FromZeroMakesNewmarkFailSooner) {
  const Problem problem = make_problem("double-pendulum");
  RunOptions options = fixed_steps(0.01, 10.0);
  options.newton.mode = NewtonMode::residual;
  options.newton.max_iterations = 100;
  const Ran zero = run(problem, *make_scheme("newmark", {{"start_acceleration", "zero"}}), options);
  ASSERT_EQ(zero.result.status, RunStatus::failed);
  EXPECT_NEAR(zero.result.failure->time, 3.77, 0.05);
  const Ran consistent = run(problem, *make_scheme("newmark"), options);
  ASSERT_EQ(consistent.result.status, RunStatus::failed);
  EXPECT_GT(consistent.result.failure->time, 4.5);
}

}  // namespace
}  // namespace visviva::test

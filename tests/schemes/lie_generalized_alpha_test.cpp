// The comparator on the rotation group: second order in space, also with free coordinates and velocity-dependent loads.
#include <gtest/gtest.h>

#include "convergence_of.hpp"
#include "run_problem.hpp"
#include "visviva/analysis/convergence.hpp"

namespace visviva::test {
namespace {

void expect_second_order(const Problem& problem, double until, const std::vector<double>& steps,
                         const std::string& rho_inf) {
  const InitialState start = start_of(problem);
  const auto reference = reference_solution(problem.system, start, until).value();
  const auto rows =
      convergence_of(problem.system, *make_scheme("lie-generalized-alpha", {{"rho_inf", rho_inf}}),
                     start, fixed_steps(steps.front(), until), steps, reference);
  ASSERT_EQ(rows.back().run.status, RunStatus::completed);
  // A driven mechanism leaves the positions no error.
  if (rows.back().find("q")->resolved()) {
    EXPECT_NEAR(rows.back().find("q")->order, 2.0, 0.05);
  }
  EXPECT_NEAR(rows.back().find("v")->order, 2.0, 0.05);
}

TEST(LieGeneralizedAlpha, IsOfSecondOrderOnAChainInSpace) {
  expect_second_order(make_problem("rod-chain", {{"links", "3"}, {"joint", "spherical"}}), 0.4,
                      {0.002, 0.001}, "0.8");
}

TEST(LieGeneralizedAlpha, IsOfSecondOrderOnATumblingBody) {
  expect_second_order(make_problem("free-body", {{"centre", "[0.1,0.2,0.3]"},
                                                 {"angular_velocity", "[0.5,2,0.7]"},
                                                 {"centre_velocity", "[1,2,3]"}}),
                      1.0, {0.005, 0.0025}, "0.5");
}

TEST(LieGeneralizedAlpha, IsOfSecondOrderWithDrivesAndAngles) {
  expect_second_order(make_problem("slider-crank"), 0.2, {0.0005, 0.00025}, "0.8");
}

// Without an energy law it loses or gains what the ledger then shows.
TEST(LieGeneralizedAlpha, KeepsNoEnergyLaw) {
  const Problem problem = make_problem("rod-chain", {{"links", "3"}});
  const auto scheme = make_scheme("lie-generalized-alpha");
  EXPECT_FALSE(scheme->energy_law_holds(*problem.system));
  const Ran ran = run(problem, *scheme, fixed_steps(0.01, 2.0));
  EXPECT_GT(ran.result.max_energy - ran.result.min_energy, 1e-4 * ran.result.energy_scale);
}

// The joints of a pendulum do no work: what the forces at the ends of a step seem to do falls like the square of the step.
TEST(LieGeneralizedAlpha, BooksWorkAtSecondOrder) {
  const Problem problem = make_problem("pendulum");
  const auto booked = [&](double step) {
    return run(problem, *make_scheme("lie-generalized-alpha"), fixed_steps(step, 5.0)).result;
  };
  const RunResult coarse = booked(0.01);
  const RunResult fine = booked(0.005);
  EXPECT_LT(std::abs(coarse.ledger[Account::constraint_work]), 1e-4 * coarse.energy_scale);
  EXPECT_NEAR(coarse.ledger[Account::constraint_work] / fine.ledger[Account::constraint_work], 4.0,
              0.2);
  EXPECT_LT(std::abs(fine.ledger.unaccounted), 0.25 * std::abs(coarse.ledger.unaccounted));
}

}  // namespace
}  // namespace visviva::test

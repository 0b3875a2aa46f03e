#include "visviva/analysis/reference_solution.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "run_problem.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva::test {
namespace {

ReferenceSolution solve(const Problem& problem, double until,
                        std::optional<double> step = std::nullopt) {
  return reference_solution(problem.system, start_of(problem), until, step).value();
}

TEST(ReferenceSolution, OfTheOscillator) {
  const double omega = 2.0 * std::numbers::pi;
  const double t = 3.3;
  const ReferenceSolution r = solve(make_problem("oscillator"), t);
  EXPECT_NEAR(r.q.value[0], std::cos(omega * t), 1e-11);
  EXPECT_NEAR(r.v.value[0], -omega * std::sin(omega * t), 1e-10);
  EXPECT_NEAR(r.a.value[0], -omega * omega * std::cos(omega * t), 1e-9);
  EXPECT_LT(r.q.own_error, 1e-10);
}

// [Hoitink2011] (A.7): (sin t², cos t²), λ = −4t².
TEST(ReferenceSolution, OfTheCircularTrack) {
  const double t = 2.0;
  const ReferenceSolution r = solve(make_problem("circle-track"), t);
  EXPECT_NEAR(r.q.value[0], std::sin(t * t), 1e-11);
  EXPECT_NEAR(r.q.value[1], std::cos(t * t), 1e-11);
  EXPECT_NEAR(r.v.value[0], 2.0 * t * std::cos(t * t), 1e-10);
  EXPECT_NEAR(r.lambda.value[0], -4.0 * t * t, 1e-9);
}

// An independent computation with Dormand and Prince's method of order 8, relative tolerance 1e-13.
TEST(ReferenceSolution, OfThePendulum) {
  const ReferenceSolution r = solve(make_problem("pendulum"), 5.0);
  EXPECT_NEAR(r.q.value[0], 0.9423054350438219, 1e-10);
  EXPECT_NEAR(r.q.value[1], 0.3347543384138187, 1e-10);
  EXPECT_NEAR(r.v.value[0], -0.8579042568852652, 1e-9);
  EXPECT_NEAR(r.lambda.value[0], 4.925910089759342, 1e-9);
}

// The solution of the IVP test set, which gives β(0.03 s).
TEST(ReferenceSolution, OfTheSevenBarMechanism) {
  const Problem problem = make_problem("seven-bar");
  const ReferenceSolution r = solve(problem, 0.03);
  int beta = 0;
  while (beta < problem.system->coordinate_count() &&
         problem.system->coordinate_name(beta) != "beta")
    ++beta;
  ASSERT_LT(beta, problem.system->coordinate_count());
  EXPECT_NEAR(r.q.value[beta], 15.81077119629904, 1e-8);
  EXPECT_LT(r.q.own_error, 1e-9);
}

TEST(ReferenceSolution, OwnErrorIsHonestForAGivenStep) {
  const Problem problem = make_problem("circle-track");
  const double t = 3.0;
  const ReferenceSolution r = solve(problem, t, 0.5);
  const double error = std::abs(r.q.value[0] - std::sin(t * t));
  EXPECT_GT(r.q.own_error, 1e-12) << "half a second is too long for round-off";
  EXPECT_LE(error, r.q.own_error);
  EXPECT_EQ(r.steps, 12);
}

TEST(ReferenceSolution, AVanishingValueIsMeasuredAgainstItsSizeOnTheWay) {
  const ReferenceSolution r = solve(make_problem("oscillator"), 10.0);
  EXPECT_NEAR(r.v.value[0], 0.0, 1e-9);
  EXPECT_GT(r.v.scale, 6.0);
  EXPECT_DOUBLE_EQ(r.q.scale, std::abs(r.q.value[0]));
}

TEST(ReferenceSolution, SurvivesAnOutbreakOfForce) {
  // The pulse on the beam begins and ends with a kink, where long steps are not accurate.
  const ReferenceSolution r = solve(make_problem("thin-beam", {{"axial_stiffness", "1e3"}}), 0.7);
  EXPECT_LT(r.v.own_error, 1e-7);
}

TEST(ReferenceSolution, CanBeStopped) {
  const Problem problem = make_problem("pendulum");
  const std::atomic<bool> stop = true;
  EXPECT_FALSE(reference_solution(problem.system, start_of(problem), 1.0, {}, &stop));
}

}  // namespace
}  // namespace visviva::test

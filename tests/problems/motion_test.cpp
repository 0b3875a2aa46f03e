// The physics of the problems, independent of any scheme: accelerations and multipliers at given states, and motion by
// a Runge–Kutta method of small steps, against exact solutions and solutions computed independently.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "json.hpp"
#include "problems/problem_cases.hpp"
#include "support/dense.hpp"

namespace visviva::test {
namespace {

struct State {
  Vector q;
  Vector v;
};

// The classical Runge–Kutta method on v̇ = a(q, v, t) of the KKT system.
State motion(const Problem& problem, double until, int steps) {
  const auto rate = [&](const State& s, double t) {
    return State{s.v, accelerations(*problem.system, s.q, s.v, t).first};
  };
  const auto plus = [](const State& s, double h, const State& k) {
    return State{s.q + h * k.q, s.v + h * k.v};
  };
  const double h = until / steps;
  State s{problem.q0, problem.v0};
  for (int i = 0; i < steps; ++i) {
    const double t = i * h;
    const State k1 = rate(s, t);
    const State k2 = rate(plus(s, h / 2, k1), t + h / 2);
    const State k3 = rate(plus(s, h / 2, k2), t + h / 2);
    const State k4 = rate(plus(s, h, k3), t + h);
    s = plus(plus(plus(plus(s, h / 6, k1), h / 3, k2), h / 3, k3), h / 6, k4);
  }
  return s;
}

TEST(Accelerations, AgreeWithAnIndependentComputation) {
  const auto records = read_json(VISVIVA_TESTS_DIR "/problems/accelerations.json")["states"];
  ASSERT_EQ(records.size(), 6U);
  for (const auto& record : records) {
    ProblemCase c{record["problem"], {}};
    for (const auto& [key, value] : record["set"].items()) c.set[key] = value;
    SCOPED_TRACE(c.name());
    const Problem problem = c.make();
    const auto [a, lambda] =
        accelerations(*problem.system, to_vector(record["q"]), to_vector(record["v"]), record["t"]);
    EXPECT_LT(relative_error(a, to_vector(record["a"])), 1e-9);
    EXPECT_LT(relative_error(lambda, to_vector(record["lambda"])), 1e-9);
  }
}

// [MazziaMagherini2008]: the multipliers of the three loops, and β̈; the other accelerations vanish or follow.
TEST(SevenBar, StartsWithTheAccelerationsOfTheIvpTestSet) {
  const ProblemCase c{"seven-bar", {}};
  const Problem problem = c.make();
  const auto [a, lambda] = accelerations(*problem.system, problem.q0, problem.v0, 0.0);
  EXPECT_NEAR(a[2], 14222.4439199541138, 1e-8);
  EXPECT_NEAR(a[5] - a[2], -10666.8329399655854, 1e-8);
  EXPECT_NEAR(lambda[14], 98.5668703962410896, 1e-10);
  EXPECT_NEAR(lambda[15], -6.12268834425566266, 1e-10);
  EXPECT_LT(lambda.tail(4).norm(), 1e-12);
}

// The relative angles at 0.03 s, computed in quadruple precision.
TEST(SevenBar, ReachesTheSolutionOfTheIvpTestSet) {
  const ProblemCase c{"seven-bar", {}};
  const State end = motion(c.make(), 0.03, 6000);
  EXPECT_NEAR(end.q[2], 15.810771195153707, 1e-8);
  EXPECT_NEAR(end.q[5] - end.q[2], -15.756371058411839, 1e-8);
  EXPECT_NEAR(end.q[8], 0.040822240119645805, 1e-9);
  EXPECT_NEAR(end.q[11] - end.q[14], -0.53473011634207959, 1e-9);
  EXPECT_NEAR(end.q[14], 0.52440996587995407, 1e-9);
  EXPECT_NEAR(end.q[20], 1.0480807410419379, 1e-9);
  EXPECT_NEAR(end.v[2], 1139.9203022591061, 1e-5);
}

struct Solution {
  ProblemCase problem;
  double t;
  int steps;
  Vector q;
  Vector v;
};

void PrintTo(const Solution& s, std::ostream* out) { *out << s.problem.name() << " at " << s.t; }

// Computed independently, by a method of order 8 with a relative tolerance of 1e-12.
const std::vector<Solution> solutions = {
    {{"pendulum-angle", {}},
     5.0,
     5000,
     Vector::Constant(1, 1.2294518114855786),
     Vector::Constant(1, -2.562787568191979)},
    {{"pendulum", {}},
     1.0,
     2000,
     Vector{{-0.9862917511318741, 0.16501085312554845}},
     Vector{{-0.29690551591635284, -1.7746436411127962}}},
    {{"double-pendulum-points", {}},
     1.0,
     4000,
     Vector{{0.10328336354607312, -0.9946519727093543, -0.8900192495101298, -0.8791101235995139}},
     Vector{{-2.8642946158596665, -0.2974246170819515, -2.0594349052948155, 6.621880031467091}}},
    {{"double-pendulum-points", {{"gravity", "-9.81"}}},
     1.0,
     4000,
     Vector{{-0.7730887651781989, 0.6342978489284412, -1.226870354062685, 1.5254107876682355}},
     Vector{{1.3285711403435376, 1.6192762186955652, -4.1260702102405125, -1.1583916966233532}}},
    {{"double-pendulum-stiff", {}},
     0.5,
     4000,
     Vector{{0.3109166233144885, -0.9504371906374021, 1.0000079489820763, -0.2257626810196792}},
     Vector{
         {-3.8395288866429005, -1.2560255094319586, -0.0019068027962269299, -4.905211528910058}}},
};

class MotionOf : public testing::TestWithParam<Solution> {};

TEST_P(MotionOf, AgreesWithAnIndependentComputation) {
  const State end = motion(GetParam().problem.make(), GetParam().t, GetParam().steps);
  EXPECT_LT((end.q - GetParam().q).norm(), 1e-9);
  EXPECT_LT((end.v - GetParam().v).norm(), 1e-8);
}

INSTANTIATE_TEST_SUITE_P(LensCardona, MotionOf, testing::ValuesIn(solutions),
                         [](const auto& test) { return test.param.problem.name(); });

TEST(Motion, OfTheCircleTrackIsTheExactSolution) {
  const ProblemCase c{"circle-track", {}};
  const Problem problem = c.make();
  const State end = motion(problem, 2.0, 2000);
  EXPECT_LT((end.q - Vector{{std::sin(4.0), std::cos(4.0)}}).norm(), 1e-9);
  EXPECT_LT((end.v - Vector{{4.0 * std::cos(4.0), -4.0 * std::sin(4.0)}}).norm(), 1e-9);
  EXPECT_NEAR(accelerations(*problem.system, end.q, end.v, 2.0).second[0], -16.0, 1e-8);
}

// q = (sin s, cos s) with ½(cos²s + μ sin²s) ṡ² = ½, a scalar equation.
TEST(Motion, OfTheTwoParticlesKeepsTheirEnergyOnTheCircle) {
  const ProblemCase c{"two-particles", {}};
  const auto rate = [](double s) {
    return 1.0 / std::sqrt(std::pow(std::cos(s), 2) + 0.1 * std::pow(std::sin(s), 2));
  };
  double s = 0.0;
  const double h = 2.0 / 4000;
  for (int i = 0; i < 4000; ++i) {
    const double k1 = rate(s);
    const double k2 = rate(s + 0.5 * h * k1);
    const double k3 = rate(s + 0.5 * h * k2);
    s += h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + rate(s + h * k3));
  }
  const State end = motion(c.make(), 2.0, 4000);
  EXPECT_LT((end.q - Vector{{std::sin(s), std::cos(s)}}).norm(), 1e-9);
}

TEST(Motion, OfTheOscillatorHasItsPeriodAndDecaysWithItsDamping) {
  const ProblemCase free{"oscillator", {{"period", "0.8"}, {"mass", "3"}}};
  EXPECT_NEAR(motion(free.make(), 0.8, 1000).q[0], 1.0, 1e-9);
  EXPECT_NEAR(motion(free.make(), 0.2, 1000).q[0], 0.0, 1e-9);

  const ProblemCase damped{"oscillator", {{"damping", "0.4"}, {"q0", "0"}, {"v0", "1"}}};
  const double omega = std::sqrt(4.0 * std::numbers::pi * std::numbers::pi - 0.04);
  EXPECT_NEAR(motion(damped.make(), 3.0, 3000).q[0], std::exp(-0.6) * std::sin(3.0 * omega) / omega,
              1e-9);
}

}  // namespace
}  // namespace visviva::test

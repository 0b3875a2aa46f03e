// Observed orders from a moving start, against solutions computed by other means.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "scheme_cases.hpp"

namespace visviva::test {
namespace {

class SchemeOrder : public testing::TestWithParam<SchemeCase> {};
INSTANTIATE_TEST_SUITE_P(Catalogue, SchemeOrder, testing::ValuesIn(scheme_cases()),
                         scheme_case_name);

struct Solution {
  Vector q;
  Vector v;
  Vector lambda;
};

struct Orders {
  double q;
  double v;
  double lambda;
};

Orders observed(const Problem& problem, const Scheme& scheme, const Solution& exact, double until,
                int coarse_steps) {
  const auto errors = [&](int steps) {
    const Ran ran = run(problem, scheme, fixed_steps(until / steps, until));
    EXPECT_EQ(ran.result.status, RunStatus::completed);
    return std::array{(ran.value("q") - exact.q).cwiseAbs().maxCoeff(),
                      (ran.value("v") - exact.v).cwiseAbs().maxCoeff(),
                      (ran.value("lambda_kkt") - exact.lambda).cwiseAbs().maxCoeff()};
  };
  const auto coarse = errors(coarse_steps);
  const auto fine = errors(2 * coarse_steps);
  return {std::log2(coarse[0] / fine[0]), std::log2(coarse[1] / fine[1]),
          std::log2(coarse[2] / fine[2])};
}

// So many that errors follow the order, and so few that they are no round-off.
int steps_for(const SchemeCase& c, int of_first_order) {
  const int order = c.traits().order_constrained;
  return order == 1 ? of_first_order : order == 2 ? 200 : 10;
}

void expect_promised(const SchemeCase& c, const Orders& orders) {
  const double promised = c.traits().order_constrained;
  EXPECT_NEAR(orders.q, promised, 0.05);
  EXPECT_NEAR(orders.v, promised, 0.05);
  EXPECT_NEAR(orders.lambda, promised, 0.1);
}

// θ(t) = ωt + t² on the circle, λ = −θ̇².
TEST_P(SchemeOrder, CircleTrackMovingStart) {
  constexpr double rate = 1.0;
  constexpr double t = 0.5;
  const double angle = rate * t + t * t;
  const double speed = rate + 2.0 * t;
  const Solution exact = {Vector{{std::sin(angle), std::cos(angle)}},
                          Vector{{speed * std::cos(angle), -speed * std::sin(angle)}},
                          Vector::Constant(1, -speed * speed)};
  const int steps = steps_for(GetParam(), 3200);
  expect_promised(GetParam(), observed(make_problem("circle-track", {{"rate", "1"}}),
                                       *GetParam().make(), exact, t, steps));
}

// The double pendulum in its two angles, by the classical Runge–Kutta method with a step so small that its error is
// round-off; g = 10, m = L = 1.
Vector double_pendulum_angles(double until) {
  const auto rate = [](const Eigen::Vector4d& y) {
    const double d = y[0] - y[1];
    const double c = std::cos(d);
    const double s = std::sin(d);
    Eigen::Matrix2d M;
    M << 2.0, c, c, 1.0;
    const Eigen::Vector2d f(-s * y[3] * y[3] - 20.0 * std::sin(y[0]),
                            s * y[2] * y[2] - 10.0 * std::sin(y[1]));
    const double det = M(0, 0) * M(1, 1) - M(0, 1) * M(1, 0);
    return Eigen::Vector4d(y[2], y[3], (M(1, 1) * f[0] - M(0, 1) * f[1]) / det,
                           (M(0, 0) * f[1] - M(1, 0) * f[0]) / det);
  };
  constexpr int steps = 20000;
  const double h = until / steps;
  Eigen::Vector4d y(std::numbers::pi / 2.0, 0.0, 1.0, 2.0);
  for (int i = 0; i < steps; ++i) {
    const Eigen::Vector4d k1 = rate(y);
    const Eigen::Vector4d k2 = rate(y + 0.5 * h * k1);
    const Eigen::Vector4d k3 = rate(y + 0.5 * h * k2);
    const Eigen::Vector4d k4 = rate(y + h * k3);
    y += h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
  }
  return y;
}

Solution double_pendulum(const Problem& problem, double until) {
  const Vector y = double_pendulum_angles(until);
  const double s1 = std::sin(y[0]);
  const double c1 = std::cos(y[0]);
  const double s2 = std::sin(y[1]);
  const double c2 = std::cos(y[1]);
  Solution exact;
  exact.q = Vector{{s1, -c1, y[0], s1 + s2, -c1 - c2, y[1]}};
  exact.v =
      Vector{{c1 * y[2], s1 * y[2], y[2], c1 * y[2] + c2 * y[3], s1 * y[2] + s2 * y[3], y[3]}};
  Vector a;
  AccelerationSolver solver(problem.system);
  EXPECT_TRUE(solver.solve(exact.q, exact.v, until, a, exact.lambda));
  return exact;
}

TEST_P(SchemeOrder, DoublePendulumMovingStart) {
  constexpr double until = 0.25;
  const Problem problem = make_problem("double-pendulum", {{"rate_1", "1"}, {"rate_2", "2"}});
  const int steps = steps_for(GetParam(), 1600);
  expect_promised(GetParam(), observed(problem, *GetParam().make(), double_pendulum(problem, until),
                                       until, steps));
}

// Without constraints the decaying schemes keep at least their order.
TEST_P(SchemeOrder, UnconstrainedPendulum) {
  const Problem problem = make_problem("pendulum-angle");
  // Independent solution at t = 1 (order 8 Runge–Kutta, tolerance 1e-13).
  constexpr double angle = -1.4050273115247918;
  const auto error = [&](int steps) {
    const Ran ran = run(problem, *GetParam().make(), fixed_steps(1.0 / steps, 1.0));
    return std::abs(ran.stepper->q()[0] - angle);
  };
  const int steps = GetParam().traits().order < 4 ? 50 : 20;
  EXPECT_GE(std::log2(error(steps) / error(2 * steps)), GetParam().traits().order - 0.1);
}

// [Hoitink2011] A.2 converges to the solution of the IVP test set (own quadruple precision value) at second order.
TEST(SevenBar, ConvergesToTheTestSetSolution) {
  constexpr double beta = 15.810771195153707;
  for (const std::string name : {"midpoint", "energy-preserving", "generalized-alpha"}) {
    const auto error = [&](int steps) {
      const Ran ran =
          run(make_problem("seven-bar"), *make_scheme(name), fixed_steps(0.03 / steps, 0.03));
      EXPECT_EQ(ran.result.status, RunStatus::completed);
      return std::abs(ran.stepper->q()[2] - beta);
    };
    EXPECT_NEAR(std::log2(error(2000) / error(4000)), 2.0, 0.05) << name;
  }
}

}  // namespace
}  // namespace visviva::test

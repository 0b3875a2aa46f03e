// Loads without energy: what the symmetric part of the stiffness says is no more than a bound.
#include <gtest/gtest.h>

#include "algebra.hpp"
#include "equilibrium/static_models.hpp"
#include "visviva/equilibrium/minimal_form.hpp"

namespace visviva::test {
namespace {

// Beck's column: a force that follows the axis of its tip.
StaticAnswer beck_column(double force) {
  return solved(unit_cantilever(20,
                                "loads: {push: {on: beam/end, force: [" + std::to_string(-force) +
                                    ", 0, 0], direction: follower}}",
                                1e6));
}

// ω² of small motions, the slowest first.
Eigen::VectorXcd squares_about(const StaticAnswer& answer) {
  Linearization linear(answer.loaded);
  linear.settle(answer.found.state);
  const MinimalForm form(linear);
  Eigen::VectorXcd squares = complex_eigenvalues(solve(form.stiffness, form.mass)).cwiseInverse();
  std::sort(squares.begin(), squares.end(),
            [](const auto& a, const auto& b) { return std::abs(a) < std::abs(b); });
  return squares;
}

// References: Legendre polynomials for the continuous column, with its shear, stretch and rotary inertia. Without these it
// flutters at 20.0509536 EI/L² [Beck1952].
TEST(FollowerLoads, DoNotMakeBecksColumnFall) {
  const StaticAnswer answer = beck_column(10.0);
  ASSERT_FALSE(answer.found.complaint);
  EXPECT_TRUE(answer.found.critical.empty());
  EXPECT_TRUE(answer.found.stability.stable());
  Linearization linear(answer.loaded);
  linear.settle(answer.found.state);
  EXPECT_EQ(falling_directions(linear),
            2);  // where a force of fixed direction would have buckled it
  EXPECT_EQ(leaving_directions(linear), 0);
  const Eigen::VectorXcd squares = squares_about(answer);
  for (const int i : {0, 1}) EXPECT_NEAR(squares[i].real(), 26.78585453, 2e-4);  // in both planes
  for (const int i : {2, 3}) EXPECT_NEAR(squares[i].real(), 344.29084061, 0.01);
}

TEST(FollowerLoads, MakeBecksColumnFlutter) {
  const auto flutters = [](double force) {
    const Eigen::VectorXcd squares = squares_about(beck_column(force));
    return squares.head(4).imag().cwiseAbs().maxCoeff() > 1e-3;
  };
  EXPECT_FALSE(flutters(20.027));
  EXPECT_TRUE(flutters(20.032));  // 20.0292894
}

// A square beam that a moment of fixed axis rolls up is not left in any direction, though the symmetric part of its stiffness
// says so. It flutters: its modes are complex.
TEST(FollowerLoads, LeaveARolledUpBeamToItsModes) {
  const StaticAnswer answer =
      solved(unit_cantilever(10, "loads: {roll: {on: beam/end, moment: [0, 2*pi, 0]}}", 1e6));
  ASSERT_FALSE(answer.found.complaint);
  EXPECT_TRUE(answer.found.critical.empty());
  EXPECT_TRUE(answer.found.stability.stable());
  EXPECT_GT(squares_about(answer).head(6).imag().cwiseAbs().maxCoeff(), 100.0);
}

}  // namespace
}  // namespace visviva::test

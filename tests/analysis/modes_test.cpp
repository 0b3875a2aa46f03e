#include "visviva/analysis/modes.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "visviva/analysis/mode_shares.hpp"
#include "visviva/job/job.hpp"

namespace visviva::test {
namespace {

using Complex = std::complex<double>;
constexpr double pi = std::numbers::pi;
constexpr double g = 9.81;
constexpr int all = 1000;

// A model at its start, and its modes.
struct Analysed {
  explicit Analysed(const std::string& text, const ModeOptions& options = {all},
                    const std::map<std::string, double>& set = {}) {
    Job job =
        Job::of_text("model", "visviva: 1\n" + text + "simulation: {step: 1 ms, until: 1 s}\n");
    for (const auto& [key, value] : set) job.set(key, value);
    const Prepared ready = job.prepare();
    system = ready.system;
    state = ready.start.state;
    linear = std::make_unique<Linearization>(system);
    linear->settle(state);
    modes = find_modes(*linear, options);
  }

  // Angular frequencies of all vibrations.
  [[nodiscard]] std::vector<double> omegas() const {
    std::vector<double> list;
    for (const Mode& mode : modes.modes)
      if (!mode.rigid) list.push_back(mode.eigenvalue.imag());
    return list;
  }
  [[nodiscard]] int rigid() const {
    return static_cast<int>(std::count_if(modes.modes.begin(), modes.modes.end(),
                                          [](const Mode& mode) { return mode.rigid; }));
  }

  std::shared_ptr<const System> system;
  InitialState state;
  std::unique_ptr<Linearization> linear;
  ModeSet modes;
};

void expect_near(const std::vector<double>& found, const std::vector<double>& exact,
                 double relative) {
  ASSERT_EQ(found.size(), exact.size());
  for (std::size_t i = 0; i < exact.size(); ++i)
    EXPECT_NEAR(found[i], exact[i], relative * std::abs(exact[i])) << "mode " << i + 1;
}

constexpr const char* two_rods = R"(
gravity: [0, 0, -9.81]
bodies:
  upper: {shape: {type: rod, from: [0, 0, 0], to: [0, 0, -2], radius: 1e-6}, mass: 3}
  lower: {shape: {type: rod, from: [0, 0, -2], to: [0, 0, -4], radius: 1e-6}, mass: 3}
joints:
  support: {type: revolute, between: [ground, upper], at: [0, 0, 0], axis: [0, 1, 0]}
  elbow: {type: revolute, between: [upper, lower], at: [0, 0, -2], axis: [0, 1, 0]}
)";

TEST(Modes, OfADoublePendulumAreThoseOfItsClosedForm) {
  const Analysed rods(two_rods);
  EXPECT_TRUE(rods.modes.undamped);
  EXPECT_TRUE(rods.modes.complete);
  const double square = g / 2.0;
  expect_near(rods.omegas(),
              {std::sqrt(square * (3.0 - 6.0 / std::sqrt(7.0))),
               std::sqrt(square * (3.0 + 6.0 / std::sqrt(7.0)))},
              1e-12);
}

TEST(Modes, OfAPendulumThatStandsGrow) {
  const Analysed rod(R"(
gravity: [0, 0, 9.81]
bodies:
  rod: {shape: {type: rod, from: [0, 0, 0], to: [0, 0, -2], radius: 1e-6}, mass: 3}
joints:
  support: {type: revolute, between: [ground, rod], at: [0, 0, 0], axis: [0, 1, 0]}
)");
  ASSERT_EQ(rod.modes.modes.size(), 1U);
  EXPECT_EQ(rod.modes.modes[0].kind(), ModeKind::growing);
  EXPECT_NEAR(rod.modes.modes[0].eigenvalue.real(), std::sqrt(0.75 * g), 1e-12);
}

// Twelve masses between walls, 0.5 m apart; stretched springs give them stiffness to the side.
std::string row_of_masses(const std::string& length, const std::string& damping) {
  return R"(
points:
  mass-{i}: {repeat: {i: 1..12}, mass: 2, position: [i/2, 0, 0]}
springs:
  first: {type: spring, between: [ground, mass-1], stiffness: 800, damping: )" +
         damping + ", length: " + length + R"(}
  spring-{i}: {repeat: {i: 1..11}, type: spring, between: ["mass-{i}", "mass-{i+1}"], stiffness: 800, damping: )" +
         damping + ", length: " + length + R"(}
  last: {type: spring, between: [mass-12, ground/wall], stiffness: 800, damping: )" +
         damping + ", length: " + length + R"(}
ground:
  frames:
    wall: {position: [6.5, 0, 0]}
)";
}

// 2√(k/m) sin(jπ/26)
std::vector<double> of_a_row(double stiffness) {
  std::vector<double> list;
  for (int j = 1; j <= 12; ++j)
    list.push_back(2.0 * std::sqrt(stiffness / 2.0) * std::sin(j * pi / 26.0));
  return list;
}

TEST(Modes, OfARowOfMassesOnSpringsAreAllOfThem) {
  const Analysed row(row_of_masses("0.5", "0"));
  EXPECT_EQ(row.rigid(), 24) << "springs without tension do not hold sideways";
  expect_near(row.omegas(), of_a_row(800.0), 1e-12);
}

TEST(Modes, OfAStringFollowFromItsTension) {
  const Analysed row(row_of_masses("0.4", "0"));
  // Tension 80 N over 0.5 m, in two directions, and the stiffness of the springs along the row.
  std::vector<double> exact = of_a_row(800.0);
  for (const double omega : of_a_row(160.0)) exact.insert(exact.end(), 2, omega);
  std::sort(exact.begin(), exact.end());
  expect_near(row.omegas(), exact, 1e-12);
}

// C = τK: λ² + τω²λ + ω² = 0 for each ω of the row without dampers.
TEST(Modes, OfDampersBesideSpringsAreThoseOfStiffnessProportionalDamping) {
  const double tau = 0.1;
  const Analysed row(row_of_masses("0.5", "80"));
  EXPECT_FALSE(row.modes.undamped);
  EXPECT_EQ(row.rigid(), 24);
  std::vector<Complex> exact;
  for (const double omega : of_a_row(800.0)) {
    const double decay = 0.5 * tau * omega * omega;
    const Complex root = std::sqrt(Complex(decay * decay - omega * omega));
    if (root.imag() != 0.0) {
      exact.push_back(-decay + Complex(0.0, std::abs(root.imag())));
    } else {
      exact.push_back(-decay + root);
      exact.push_back(-decay - root);
    }
  }
  std::sort(exact.begin(), exact.end(),
            [](Complex a, Complex b) { return std::abs(a) < std::abs(b); });
  std::vector<Complex> found;
  for (const Mode& mode : row.modes.modes)
    if (!mode.rigid) found.push_back(mode.eigenvalue);
  ASSERT_EQ(found.size(), exact.size());
  for (std::size_t i = 0; i < exact.size(); ++i)
    EXPECT_NEAR(std::abs(found[i] - exact[i]), 0.0, 1e-10 * std::abs(exact[i]));
  EXPECT_EQ(row.modes.modes[24].kind(), ModeKind::vibration);
  EXPECT_NEAR(row.modes.modes[24].damping_ratio(), 0.5 * tau * std::abs(found[0]), 1e-10);
  EXPECT_EQ(row.modes.modes.back().kind(), ModeKind::overdamped);
}

// ω²l/g of n equal masses on a chain are the zeros of Laguerre's polynomial of degree n.
TEST(Modes, OfAHangingChainAreZerosOfLaguerresPolynomial) {
  const Analysed chain(R"(
gravity: [0, 0, -9.81]
points:
  bead-{i}: {repeat: {i: 1..5}, mass: 0.7, position: [0, 0, -0.3*i]}
joints:
  plane-{i}: {repeat: {i: 1..5}, type: point-on-plane, between: [ground, "bead-{i}"], axis: [0, 1, 0]}
  link-1: {type: distance, between: [ground, bead-1]}
  link-{i}: {repeat: {i: 2..5}, type: distance, between: ["bead-{i-1}", "bead-{i}"]}
)");
  std::vector<double> exact;
  for (const double x : {0.263560319718141, 1.413403059106517, 3.596425771040722, 7.085810005858838,
                         12.640800844275783})
    exact.push_back(std::sqrt(x * g / 0.3));
  expect_near(chain.omegas(), exact, 1e-11);
}

// Two equal rods carry a bar: more hinges than a plane mechanism needs.
TEST(Modes, OfARedundantFourBarAreThoseOfItsPendulum) {
  const Analysed bars(R"(
gravity: [0, 0, -9.81]
bodies:
  left: {shape: {type: rod, from: [0, 0, 0], to: [0, 0, -2], radius: 1e-6}, mass: 3}
  right: {shape: {type: rod, from: [1, 0, 0], to: [1, 0, -2], radius: 1e-6}, mass: 3}
  bar: {shape: {type: rod, from: [0, 0, -2], to: [1, 0, -2], radius: 1e-6}, mass: 5}
joints:
  a: {type: revolute, between: [ground, left], at: [0, 0, 0], axis: [0, 1, 0]}
  b: {type: revolute, between: [ground, right], at: [1, 0, 0], axis: [0, 1, 0]}
  c: {type: revolute, between: [left, bar], at: [0, 0, -2], axis: [0, 1, 0]}
  d: {type: revolute, between: [right, bar], at: [1, 0, -2], axis: [0, 1, 0]}
)");
  const double stiffness = (3.0 + 5.0) * g * 2.0;
  const double inertia = 2.0 * 3.0 * 4.0 / 3.0 + 5.0 * 4.0;
  expect_near(bars.omegas(), {std::sqrt(stiffness / inertia)}, 1e-12);
}

}  // namespace
}  // namespace visviva::test

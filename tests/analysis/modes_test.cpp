#include "visviva/analysis/modes.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "analysis/analysed.hpp"
#include "visviva/equilibrium/stability.hpp"

namespace visviva::test {
namespace {

constexpr double g = 9.81;

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
    list.push_back(2.0 * std::sqrt(stiffness / 2.0) * std::sin(j * std::numbers::pi / 26.0));
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

// EI = mass per length = 1, so slender that it neither shears nor stretches.
std::string thin_beam(const std::string& ends) {
  return R"(
parameters: {elements: 8, order: 2, damping: 0, stretch: 1e8}
sections:
  thin: {type: stiffnesses, EA: stretch, GA2: stretch, GA3: stretch, GJ: 1e4, EI2: 1, EI3: 1.44, mass: 1, inertia: [2e-8, 1e-8, 1e-8], damping_time: damping}
beams:
  bar:
    section: thin
    order: order
    line: {type: straight, from: [0, 0, 0], to: [1, 0, 0], elements: elements, second: [0, 1, 0]}
)" + ends;
}
const std::string clamped = "    start: ground\n";

// (βl)², in both planes: the stiffer one has 1.2 times the frequencies of the other.
std::vector<double> in_both_planes(const std::vector<double>& beta) {
  std::vector<double> list;
  for (const double b : beta) {
    list.push_back(b * b);
    list.push_back(1.2 * b * b);
  }
  std::sort(list.begin(), list.end());
  return list;
}

TEST(Modes, OfBeamsConvergeToEulersAndBernoullis) {
  struct Case {
    std::string ends;
    int rigid;
    std::vector<double> exact;
  };
  const Case cases[] = {
      {clamped, 0, in_both_planes({1.875104068711961, 4.694091132974175, 7.854757438237613})},
      {"", 6, in_both_planes({4.730040744862704, 7.853204624095838})}};
  for (const Case& c : cases) {
    const int count = c.rigid + static_cast<int>(c.exact.size());
    std::vector<double> errors;
    for (const double elements : {8.0, 16.0}) {
      const Analysed beam(thin_beam(c.ends), {count}, {{"elements", elements}});
      EXPECT_EQ(beam.rigid(), c.rigid);
      const auto found = beam.omegas();
      ASSERT_EQ(found.size(), c.exact.size());
      double error = 0.0;
      for (std::size_t i = 0; i < found.size(); ++i)
        error = std::max(error, std::abs(found[i] / c.exact[i] - 1.0));
      errors.push_back(error);
    }
    EXPECT_GT(std::log2(errors[0] / errors[1]), 3.5) << "elements with three nodes have order four";
    EXPECT_LT(errors[1], 1e-3);
  }
}

TEST(Modes, OfFineBeamsAreRightToSixDigits) {
  const Analysed beam(thin_beam(clamped), {6}, {{"elements", 200.0}});
  expect_near(beam.omegas(),
              in_both_planes({1.875104068711961, 4.694091132974175, 7.854757438237613}), 2e-6);
  ASSERT_EQ(beam.modes.modes.size(), 6U);
  EXPECT_FALSE(beam.modes.complete);
}

// No mode is missing: as many as Sylvester's law of inertia counts below a frequency between two of them.
TEST(Modes, OfLargeModelsAreAllThatInertiaCounts) {
  const Analysed beam(thin_beam(""), {30}, {{"elements", 300.0}});
  ASSERT_EQ(beam.modes.modes.size(), 30U);
  EXPECT_EQ(beam.rigid(), 6);
  for (std::size_t i = 6; i + 1 < 30; ++i) {
    const double below = beam.modes.modes[i].eigenvalue.imag();
    const double above = beam.modes.modes[i + 1].eigenvalue.imag();
    if (above < 1.001 * below) continue;
    const double between = 0.5 * (below + above);
    EXPECT_EQ(falling_directions(*beam.linear, -between * between), static_cast<int>(i) + 1);
  }
}

// Equal eigenvalues, and shapes that span the same space.
void expect_same(const Analysed& a, const Analysed& b) {
  ASSERT_EQ(a.modes.modes.size(), b.modes.modes.size());
  EXPECT_EQ(a.rigid(), b.rigid());
  const double slow = std::abs(a.modes.modes.back().eigenvalue);
  for (std::size_t i = 0; i < a.modes.modes.size(); ++i) {
    const Mode& mode = a.modes.modes[i];
    EXPECT_NEAR(std::abs(mode.eigenvalue - b.modes.modes[i].eigenvalue), 0.0,
                1e-8 * (mode.rigid ? slow : std::abs(mode.eigenvalue)))
        << i;
    if (mode.rigid) continue;
    EXPECT_NEAR(assurance(a.linear->mass(), mode.shape, b.modes.modes[i].shape), 1.0, 1e-6);
  }
}

TEST(Modes, OfSparseAndDenseMatricesAreTheSame) {
  for (const std::string& ends : {clamped, std::string()})
    for (const double damping : {0.0, 1e-3}) {
      const std::map<std::string, double> set = {
          {"damping", damping}, {"elements", 10.0}, {"stretch", 1e5}};
      expect_same(Analysed(thin_beam(ends), {14, 300}, set),
                  Analysed(thin_beam(ends), {14, 0}, set));
    }
  expect_same(Analysed(two_rods, {2, 300}), Analysed(two_rods, {2, 0}));
}

// All modes together move what is not held.
// Damping in proportion to stiffness leaves |λ| what ω is without it, and −Re λ is half of τω². Of a few hundred freedoms
// many modes are wanted, the fastest of which are nearly overdamped.
TEST(Modes, OfABeamThatIsDampedByItsMaterialAreThoseOfTheUndamped) {
  const auto beam = [](const std::string& damping_time) {
    return R"(
materials: {steel: {young: 210e9, poisson: 0.3, density: 7800, damping_time: )" +
           damping_time + R"(}}
sections: {round: {type: circle, material: steel, diameter: 0.02}}
beams:
  bar:
    section: round
    line: {type: straight, from: [0, 0, 0], to: [0.6, 0.8, 0], elements: 40, second: [0, 0, 1]}
    start: ground
)";
  };
  constexpr double tau = 1e-4;
  const Analysed free(beam("0"), {14});
  const Analysed damped(beam("1e-4"), {14});
  ASSERT_EQ(damped.modes.modes.size(), 14U);
  for (std::size_t i = 0; i < 14; ++i) {
    const double omega = free.modes.modes[i].eigenvalue.imag();
    const std::complex<double> lambda = damped.modes.modes[i].eigenvalue;
    EXPECT_NEAR(std::abs(lambda) / omega, 1.0, 1e-6) << i;
    EXPECT_NEAR(-lambda.real() / (0.5 * tau * omega * omega), 1.0, 1e-5) << i;
  }
}

TEST(Modes, HaveAllTheMassBetweenThem) {
  const Analysed free(thin_beam(""));
  const ModeReader reader(*free.linear, free.state);
  EXPECT_NEAR(reader.mass(), 1.0, 1e-12);
  EXPECT_EQ(reader.parts(), std::vector<std::string>{"bar"});
  Eigen::Matrix<double, 6, 1> sum = Eigen::Matrix<double, 6, 1>::Zero();
  for (const Mode& mode : free.modes.modes) {
    const ModeShares shares = reader.read(mode);
    sum += shares.effective_mass;
    EXPECT_NEAR(shares.kinetic[0], 1.0, 1e-12);
    EXPECT_EQ(shares.strain[0], mode.rigid ? 0.0 : 1.0);
  }
  EXPECT_NEAR(sum[0], 1.0, 1e-9);
  EXPECT_NEAR(sum[1], 1.0, 1e-9);
  EXPECT_NEAR(sum[2], 1.0, 1e-9);
  EXPECT_NEAR(sum[5], 1.0 / 3.0, 3e-3) << "about an end, with the mass at the nodes";
}

// Two masses on springs beside each other know nothing of each other.
TEST(Modes, TellWhichPartsMove) {
  const Analysed pair(R"(
points:
  slow: {mass: 1, position: [1, 0, 0]}
  fast: {mass: 1, position: [0, 1, 0]}
joints:
  a: {type: point-on-line, between: [ground, slow], axis: [1, 0, 0]}
  b: {type: point-on-line, between: [ground, fast], axis: [0, 1, 0]}
springs:
  soft: {type: spring, between: [ground, slow], stiffness: 4, length: 1}
  stiff: {type: spring, between: [ground, fast], stiffness: 9, length: 1}
)");
  expect_near(pair.omegas(), {2.0, 3.0}, 1e-12);
  const ModeReader reader(*pair.linear, pair.state);
  const auto parts = reader.parts();
  const auto share = [&](const std::vector<double>& shares, const std::string& part) {
    return shares[static_cast<std::size_t>(std::find(parts.begin(), parts.end(), part) -
                                           parts.begin())];
  };
  const ModeShares first = reader.read(pair.modes.modes[0]);
  EXPECT_NEAR(share(first.kinetic, "slow"), 1.0, 1e-12);
  EXPECT_NEAR(share(first.strain, "soft"), 1.0, 1e-12);
  EXPECT_NEAR(share(first.strain, "stiff"), 0.0, 1e-12);
  EXPECT_NEAR(first.effective_mass[0], 1.0, 1e-12);
  EXPECT_NEAR(first.effective_mass[1], 0.0, 1e-12);
}

// Runs of the equations of motion themselves, started in a mode, stay in it: y(t) = Re(shape·e^{λt}).
void expect_run_follows(const std::string& text, std::size_t number, double periods) {
  const Analysed model(text);
  const Mode& mode = model.modes.modes[number];
  ASSERT_FALSE(mode.rigid);
  const double size = 1e-6 / mode.shape.cwiseAbs().maxCoeff();
  const auto change = [&](Complex factor) -> Vector {
    return model.linear->turning() * (size * factor * mode.shape).real();
  };
  const auto start = make_consistent(model.system, model.state.q + change(1.0),
                                     change(mode.eigenvalue), 0.0, {1.0});
  RunOptions options = fixed_steps(0.0, 0.0);
  options.until = periods * 2.0 * std::numbers::pi / mode.eigenvalue.imag();
  options.step = options.until / 2000.0;
  const auto& info = find_scheme("midpoint");
  std::unique_ptr<Stepper> stepper;
  const RunResult result = simulate(model.system, *info.make(Parameters(info.parameters)),
                                    start.state, options, nullptr, nullptr, &stepper);
  ASSERT_FALSE(result.failure);
  const Vector expected = change(std::exp(mode.eigenvalue * options.until));
  EXPECT_NEAR((stepper->q() - model.state.q - expected).norm() / expected.norm(), 0.0, 1e-4);
}

TEST(Modes, AreWhatRunsDo) {
  expect_run_follows(two_rods, 0, 1.0);
  expect_run_follows(two_rods, 1, 2.0);
  expect_run_follows(row_of_masses("0.4", "5"), 0, 1.5);
  expect_run_follows(row_of_masses("0.4", "5"), 30, 1.0);
}

}  // namespace
}  // namespace visviva::test

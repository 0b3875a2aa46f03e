#include <gtest/gtest.h>

#include <cmath>

#include "analysis/analysed.hpp"
#include "visviva/equilibrium/static_path.hpp"

// Modes of many equal parts, and such as nothing holds: each is told as often as it is there.
namespace visviva::test {
namespace {

constexpr double gravity = 9.81;

std::string hanging_rods(int count) {
  const std::string n = std::to_string(count);
  return R"(
gravity: [0, 0, -9.81]
bodies:
  rod-{i}: {repeat: {i: 1..)" +
         n + R"(}, shape: {type: rod, from: [0, 0, 1-i], to: [0, 0, -i], radius: 5 cm}, mass: 1}
joints:
  joint-1: {type: spherical, between: [ground, rod-1/start]}
  joint-{i}: {repeat: {i: 2..)" +
         n + R"(}, type: spherical, between: ["rod-{i-1}/end", "rod-{i}/start"]}
)";
}

// ω of a chain of that length are g/L times squared halves of the zeros of J₀. Each rod may spin about itself.
void expect_chain(int rods, double relative) {
  const Analysed chain(hanging_rods(rods), {3 * rods});
  EXPECT_EQ(chain.modes.freedoms, 3 * rods);
  EXPECT_EQ(chain.rigid(), rods);
  const std::vector<double> omegas = chain.omegas();
  ASSERT_EQ(omegas.size(), static_cast<std::size_t>(2 * rods));
  for (std::size_t i = 0; i < omegas.size(); i += 2)
    EXPECT_NEAR(omegas[i + 1] / omegas[i], 1.0, 1e-10) << i;
  const double zeros[] = {2.404825557695773, 5.520078110286311};
  for (std::size_t i = 0; i < 2; ++i)
    EXPECT_NEAR(omegas[2 * i] / (0.5 * zeros[i] * std::sqrt(gravity / rods)), 1.0, relative);
}

TEST(RepeatedModes, OfAChainOfRodsAreSpinsAndPairs) {
  expect_chain(5, 5e-2);
  expect_chain(20, 5e-3);
  expect_chain(60, 1e-3);
}

TEST(RepeatedModes, OfAChainOfRodsAreTheSameIfFewAreWanted) {
  const Analysed all_of_them(hanging_rods(60), {180});
  const Analysed few(hanging_rods(60), {64, 0});
  EXPECT_EQ(few.rigid(), 60);
  const std::vector<double> all_omegas = all_of_them.omegas();
  expect_near(few.omegas(), {all_omegas.begin(), all_omegas.begin() + 4}, 1e-10);
}

TEST(RepeatedModes, OfTwoPointsAndASpringAboutTheirRestAreOneVibration) {
  const Prepared ready = Job::of_text("pair", R"(
visviva: 1
points:
  a: {mass: 2, position: [3, 1, 0]}
  b: {mass: 2, position: [4, 2.3, 0.7]}
springs:
  s: {type: spring, between: [a, b], stiffness: 100, length: 2}
simulation: {step: 1 ms, until: 1 s}
)")
                             .prepare();
  const Equilibrium rest = find_equilibrium(ready.system, ready.start.state.q);
  Linearization linear(ready.system);
  linear.settle(rest.state);
  const ModeSet found = find_modes(linear, {});
  ASSERT_EQ(found.modes.size(), 6U);
  for (std::size_t i = 0; i < 5; ++i) EXPECT_TRUE(found.modes[i].rigid) << i;
  EXPECT_NEAR(found.modes[5].eigenvalue.imag(), 10.0, 1e-9);
}

TEST(RepeatedModes, OfManyFreePointsAreAllRigid) {
  const Analysed points("points:\n  p-{i}: {repeat: {i: 1..120}, mass: 1, position: [i, 0, 0]}\n",
                        {400});
  EXPECT_EQ(points.rigid(), 360);
  EXPECT_EQ(points.modes.modes.size(), 360U);
}

TEST(RepeatedModes, OfPairsOnSpringsAreTheirVibrationsBehindAllThatAreRigid) {
  const Analysed pairs(R"(
points:
  p-{i}: {repeat: {i: 1..60}, mass: 1, position: [i, 0, 0]}
  q-{i}: {repeat: {i: 1..60}, mass: 1, position: [i, 1, 0]}
springs:
  s-{i}: {repeat: {i: 1..60}, type: spring, between: ["p-{i}", "q-{i}"], stiffness: 100}
)",
                       {320});
  EXPECT_EQ(pairs.rigid(), 300);
  expect_near(pairs.omegas(), std::vector<double>(20, std::sqrt(200.0)), 1e-10);
}

TEST(RepeatedModes, OfEqualPendulumsAreEqual) {
  const Analysed pendulums(R"(
gravity: [0, 0, -9.81]
bodies:
  rod-{i}: {repeat: {i: 1..320}, shape: {type: rod, from: [i, 0, 0], to: [i, 0, -1], radius: 1e-6}, mass: 1}
joints:
  hinge-{i}: {repeat: {i: 1..320}, type: revolute, between: [ground, "rod-{i}/start"], axis: [0, 1, 0]}
)",
                           {50});
  EXPECT_EQ(pendulums.rigid(), 0);
  expect_near(pendulums.omegas(), std::vector<double>(50, std::sqrt(1.5 * gravity)), 1e-10);
}

// So many strips beside each other that the solver of large models is taken, free or clamped, with damping or without.
std::string strips(int count, const std::string& end, const std::string& damping_time) {
  return R"(
materials: {steel: {young: 210 GPa, poisson: 0.3, density: 7850 kg/m^3, damping_time: )" +
         damping_time + R"(}}
sections: {flat: {type: rectangle, material: steel, width: 20 mm, height: 4 mm}}
beams:
  strip-{i}: {repeat: {i: 1..)" +
         std::to_string(count) +
         R"(}, section: flat, line: {type: straight, from: [0, i, 0], to: [1, i, 0], elements: 5, second: [0, 1, 0]})" +
         end + "}\n";
}

TEST(RepeatedModes, OfFreeStripsAreThoseOfOneManyTimes) {
  const Analysed one(strips(1, "", "0"), {8});
  const Analysed twelve(strips(12, "", "0"), {72 + 24});
  EXPECT_EQ(twelve.rigid(), 72);
  std::vector<double> exact;
  for (const double omega : one.omegas()) exact.insert(exact.end(), 12, omega);
  expect_near(twelve.omegas(), exact, 1e-9);
}

TEST(RepeatedModes, OfDampedStripsAreThoseOfOneManyTimes) {
  const Analysed one(strips(1, ", start: ground", "10 us"), {2});
  const Analysed fifteen(strips(15, ", start: ground", "10 us"), {30});
  ASSERT_FALSE(fifteen.modes.undamped);
  ASSERT_EQ(fifteen.modes.modes.size(), 30U);
  for (std::size_t i = 0; i < 30; ++i) {
    const Complex exact = one.modes.modes[i / 15].eigenvalue;
    EXPECT_NEAR(std::abs(fifteen.modes.modes[i].eigenvalue - exact), 0.0, 1e-7 * std::abs(exact))
        << i;
  }
}

}  // namespace
}  // namespace visviva::test

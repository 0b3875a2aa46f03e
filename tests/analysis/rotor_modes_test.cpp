#include <gtest/gtest.h>

#include "analysis/analysed.hpp"
#include "visviva/analysis/rotating_system.hpp"
#include "visviva/equilibrium/static_path.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva::test {
namespace {

// A rigid rotor along x on springs across it at x = ±0.5, which turns with `spin`.
constexpr const char* rotor = R"(
parameters: {spin: 80 rad/s}
bodies:
  rotor:
    mass: 4
    inertia: [0.5, 0.3, 0.3]
    angular_velocity: [spin, 0, 0]
    frames:
      left: {position: [-0.5, 0, 0]}
      right: {position: [0.5, 0, 0]}
ground:
  frames:
    ly: {position: [-0.5, 1, 0]}
    lz: {position: [-0.5, 0, 1]}
    ry: {position: [0.5, 1, 0]}
    rz: {position: [0.5, 0, 1]}
springs:
  ly: {type: spring, between: [ground/ly, rotor/left], stiffness: 5000, length: 1}
  lz: {type: spring, between: [ground/lz, rotor/left], stiffness: 5000, length: 1}
  ry: {type: spring, between: [ground/ry, rotor/right], stiffness: 5000, length: 1}
  rz: {type: spring, between: [ground/rz, rotor/right], stiffness: 5000, length: 1}
)";

// Conical whirl: I ω² ∓ I_p Ω ω − k = 0, k = 2·5000·0.5².
TEST(RotorModes, WhirlForwardAndBackwardAsGyroscopesDo) {
  const Analysed found(rotor);
  const double half = 0.5 * 0.5 * 80.0 / 0.3;
  const double root = std::sqrt(half * half + 2500.0 / 0.3);
  const double sideways = std::sqrt(10000.0 / 4.0);
  expect_near(found.omegas(), {root - half, sideways, sideways, root + half}, 1e-10);
  EXPECT_EQ(found.rigid(), 2) << "turning about and moving along the axis";
  const ModeReader reader(*found.linear, found.state);
  EXPECT_EQ(reader.read(found.modes.modes[2]).whirl, Whirl::backward);
  EXPECT_EQ(reader.read(found.modes.modes.back()).whirl, Whirl::forward);
}

// A top that stands on its point: I ω² − I₃Ω ω + m g l = 0 about the point.
TEST(RotorModes, OfASleepingTopAreItsPrecessionAndNutation) {
  const Analysed top(R"(
gravity: [0, 0, -9.81]
bodies:
  top: {mass: 2, centre: [0, 0, 0.5], inertia: [0.1, 0.1, 0.2], angular_velocity: [0, 0, 60]}
joints:
  point: {type: spherical, between: [ground, top], at: [0, 0, 0]}
)");
  const double inertia = 0.1 + 2.0 * 0.25;
  const double half = 0.5 * 0.2 * 60.0 / inertia;
  const double root = std::sqrt(half * half - 2.0 * 9.81 * 0.5 / inertia);
  expect_near(top.omegas(), {half - root, half + root}, 1e-9);
  EXPECT_EQ(top.rigid(), 1);
}

constexpr const char* blade = R"(
sections:
  thin: {type: stiffnesses, EA: 1e7, GA2: 1e7, GA3: 1e7, GJ: 1e3, EI2: 1, EI3: 1, mass: 1, inertia: [2e-6, 1e-6, 1e-6]}
beams:
  blade:
    section: thin
    order: 2
    line: {type: straight, from: [0, 0, 0], to: [1, 0, 0], elements: 12, second: [0, 1, 0]}
    start: ground
)";

ModeSet turning_modes(const Analysed& model, double speed) {
  const auto turning = rotating_system(*model.system, {speed}, model.state.q, 0.0);
  Linearization linear(turning);
  linear.settle(find_equilibrium(turning, model.state.q).state);
  return find_modes(linear, {4});
}

// Frequencies of flapping by Wright, Smith, Thresher and Wang (1982); in the plane of rotation ω² is less by Ω².
TEST(RotorModes, OfATurningBladeAreStiffenedByItsPull) {
  const Analysed model(blade, {4});
  const std::pair<double, double> known[] = {{0.0, 3.5160}, {1.0, 3.6816}, {2.0, 4.1373},
                                             {3.0, 4.7973}, {6.0, 7.3604}, {12.0, 13.1702}};
  for (const auto& [speed, flap] : known) {
    const ModeSet set = turning_modes(model, speed);
    EXPECT_NEAR(set.modes[1].eigenvalue.imag(), flap, 2e-4) << speed;
    EXPECT_NEAR(set.modes[0].eigenvalue.imag(), std::sqrt(flap * flap - speed * speed), 5e-4)
        << speed;
  }
}

TEST(RotorModes, RefuseGravityAcrossTheAxis) {
  const Analysed model(std::string("gravity: [0, -9.81, 0]\n") + blade, {4});
  EXPECT_THROW(static_cast<void>(rotating_system(*model.system, {1.0}, model.state.q, 0.0)),
               InvalidModel);
}

}  // namespace
}  // namespace visviva::test

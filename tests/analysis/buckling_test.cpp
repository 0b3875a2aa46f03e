#include "visviva/analysis/buckling.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numbers>

#include "equilibrium/static_models.hpp"
#include "results/everything.hpp"
#include "visviva/equilibrium/loaded_system.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva::test {
namespace {

constexpr double pi = std::numbers::pi;

Buckling path_of(const std::string& text, int count) {
  const Problem problem = problem_of(text);
  const auto loaded = loaded_system(*problem.system, {.time = 1.0});
  return find_buckling(loaded, problem.q0, {.count = count});
}

std::vector<BucklingLoad> buckling_of(const std::string& text, int count) {
  return path_of(text, count).loads;
}

// A column along x of the length 2, with bending stiffness 3 about one axis and 5 about the other, under 1 N along it.
std::string column(const std::string& joints, int elements, const std::string& clamp = "") {
  return fmt::format(R"(
visviva: 1
sections:
  bar: {{type: stiffnesses, EA: 1e7, GA2: 1e7, GA3: 1e7, GJ: 40, EI2: 3, EI3: 5, mass: 1, inertia: [0.02, 0.01, 0.01]}}
beams:
  column:
    section: bar
    line: {{type: straight, from: [0, 0, 0], to: [2, 0, 0], elements: {}, second: [0, 1, 0]}}
    {}
joints:
{}
loads:
  push: {{on: column/end, force: [-1, 0, 0]}}
simulation: {{step: 0.01, until: 1}}
)",
                     elements, clamp, joints);
}

struct EulerCase {
  std::string name;
  std::string clamp;
  std::string joints;
  double length;  // of half a wave, over that of the column
};

std::ostream& operator<<(std::ostream& out, const EulerCase& c) { return out << c.name; }

class EulerColumn : public testing::TestWithParam<EulerCase> {};

TEST_P(EulerColumn, BucklesUnderItsLoads) {
  const EulerCase& c = GetParam();
  const double exact = pi * pi * 3.0 / std::pow(c.length * 2.0, 2);
  const auto error = [&](int elements) {
    return buckling_of(column(c.joints, elements, c.clamp), 1).at(0).factor / exact - 1.0;
  };
  // Of fourth order, down to what the shortening and the shear of the column change.
  const double coarse = error(8);
  const double fine = error(16);
  EXPECT_LE(std::abs(fine), 2e-4);
  EXPECT_NEAR(std::log2(coarse / fine), 4.0, 0.4);
}

INSTANTIATE_TEST_SUITE_P(
    Supports, EulerColumn,
    testing::Values(
        EulerCase{"clamped_free", "start: ground", "  {}", 2.0},
        EulerCase{"hinged_hinged", "",
                  "  foot: {type: universal, between: [ground, column/start], at: [0, 0, 0], "
                  "axis: [0, 1, 0], axis_2: [0, 0, 1]}\n"
                  "  top: {type: point-on-line, between: [ground, column/end], axis: [1, 0, 0]}\n",
                  1.0},
        EulerCase{"clamped_hinged", "start: ground",
                  "  top: {type: point-on-line, between: [ground, column/end], axis: [1, 0, 0]}\n",
                  0.6991556596},
        EulerCase{"clamped_clamped", "start: ground",
                  "  top: {type: prismatic, between: [ground, column/end], at: [2, 0, 0], "
                  "axis: [1, 0, 0]}\n",
                  0.5}),
    [](const auto& c) { return c.param.name; });

// The second and third loads of the clamped column: bending about the stiffer axis, then with three quarters of a wave.
TEST(Buckling, FindsTheLoadsOneAfterTheOther) {
  const auto loads = buckling_of(column("  {}", 16, "start: ground"), 3);
  ASSERT_EQ(loads.size(), 3U);
  const double first = pi * pi / 16.0;
  const std::array exact = {3.0 * first, 5.0 * first, 27.0 * first};
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(loads[i].factor / exact[i], 1.0, 1e-3) << i;
    EXPECT_EQ(loads[i].kind, BucklingLoad::Kind::branch) << i;
  }
}

// Prandtl's blade: a force across the tip of a clamped strip tips it sideways at 4.0126 √(EI GJ)/L².
TEST(Buckling, AStripTipsOver) {
  const auto strip = [](int elements) {
    return buckling_of(fmt::format(R"(
visviva: 1
sections:
  flat: {{type: stiffnesses, EA: 1e8, GA2: 1e8, GA3: 1e8, GJ: 2, EI2: 1e6, EI3: 1, mass: 1, inertia: [0.02, 0.01, 0.01]}}
beams:
  strip:
    section: flat
    line: {{type: straight, from: [0, 0, 0], to: [2, 0, 0], elements: {}, second: [0, 1, 0]}}
    start: ground
loads:
  push: {{on: strip/end, force: [0, 0, -1]}}
simulation: {{step: 0.01, until: 1}}
)",
                                   elements),
                       1)
        .at(0)
        .factor;
  };
  const double exact = 4.012599344 * std::sqrt(2.0) / 4.0;
  const double coarse = strip(16) / exact - 1.0;
  const double fine = strip(32) / exact - 1.0;
  EXPECT_LE(std::abs(fine), 1e-3);
  EXPECT_LE(std::abs(fine), 0.3 * std::abs(coarse));
}

// Two bars of the stiffness 1000 that meet at the height h, of natural length l₀ = √(1 + h²). Their apex snaps through at the
// largest of F(z) = 2 k (l₀ − l) z/l with l = √(1 + z²), at z² = l₀^(2/3) − 1. It may be held across their plane by two
// long springs: it gives way to a side where 2 k (l₀ − l)/l is their stiffness.
struct Truss {
  static constexpr double h = 0.2;
  static constexpr double k = 1000.0;
  static double force(double z) {
    const double l = std::sqrt(1.0 + z * z);
    return 2.0 * k * (std::sqrt(1.0 + h * h) - l) * z / l;
  }
  static double largest_force() { return force(std::sqrt(std::pow(1.0 + h * h, 1.0 / 3.0) - 1.0)); }
  static Buckling buckling(const std::string& held) {
    return path_of(fmt::format(R"(
visviva: 1
ground:
  frames:
    left: {{position: [-1, 0, 0]}}
    right: {{position: [1, 0, 0]}}
    front: {{position: [0, -10000, {0}]}}
    back: {{position: [0, 10000, {0}]}}
points:
  apex: {{mass: 1, position: [0, 0, {0}]}}
springs:
  bar-1: {{type: spring, between: [ground/left, apex], stiffness: {1}}}
  bar-2: {{type: spring, between: [ground/right, apex], stiffness: {1}}}
{2}
loads:
  push: {{on: apex, force: [0, 0, -1]}}
simulation: {{step: 0.01, until: 1}}
)",
                               h, k, held),
                   3);
  }
};

TEST(Buckling, ATrussSnapsThrough) {
  const Buckling path = Truss::buckling(
      "joints:\n  plane: {type: point-on-plane, between: [ground, apex], axis: [0, 1, 0]}");
  ASSERT_EQ(path.loads.size(), 1U) << path.ended;
  EXPECT_EQ(path.loads[0].kind, BucklingLoad::Kind::limit);
  EXPECT_NEAR(path.loads[0].factor, Truss::largest_force(), 1e-6 * Truss::largest_force());
}

// The force at which it gives way to the side is far from where the unloaded truss would tell it to be.
TEST(Buckling, ATrussGivesWayToTheSideBeforeItSnapsThrough) {
  const double z = 0.16;
  const double stiffness = Truss::force(z) / z;
  const Buckling path = Truss::buckling(fmt::format(R"(
  side-1: {{type: spring, between: [ground/front, apex], stiffness: {0}}}
  side-2: {{type: spring, between: [ground/back, apex], stiffness: {0}}}
)",
                                                    0.5 * stiffness));
  ASSERT_EQ(path.loads.size(), 2U) << path.ended;
  EXPECT_EQ(path.loads[0].kind, BucklingLoad::Kind::branch);
  EXPECT_NEAR(path.loads[0].factor, Truss::force(z), 1e-6 * Truss::force(z));
  EXPECT_EQ(path.loads[1].kind, BucklingLoad::Kind::limit);
  EXPECT_NEAR(path.loads[1].factor, Truss::largest_force(), 1e-6 * Truss::largest_force());
}

// Nothing but round-off begins to sway ahead of the load.
TEST(Buckling, APortalSways) {
  for (const int order : {1, 2})
    for (const int elements : {8, 16}) {
      const auto loads = buckling_of(
          "visviva: 1\n" + portal(elements, order) + "simulation: {step: 10 ms, until: 1 s}\n", 3);
      ASSERT_EQ(loads.size(), 3U) << order << ' ' << elements;
      EXPECT_NEAR(loads[0].factor / swaying_load, 1.0, 1e-4) << order << ' ' << elements;
      for (const BucklingLoad& load : loads)
        EXPECT_EQ(load.kind, BucklingLoad::Kind::branch) << order << ' ' << elements;
    }
}

// A rod that a soft spring holds upright falls where the load times its length is the stiffness, whatever it weighs.
TEST(Buckling, SoftSpringsHoldHeavyRods) {
  const auto loads = buckling_of(R"(
visviva: 1
bodies:
  rod: {mass: 1e8, inertia: [1e7, 1e7, 1e7], position: [0, 0, 1], frames: {top: {position: [0, 0, 1]}}}
joints:
  hinge: {type: revolute, between: [ground, rod], at: [0, 0, 0], axis: [0, 1, 0]}
joint_springs:
  upright: {joint: hinge, stiffness: 0.01}
loads:
  push: {on: rod/top, force: [0, 0, -1e-3]}
simulation: {step: 0.01, until: 1}
)",
                                 1);
  ASSERT_EQ(loads.size(), 1U);
  EXPECT_NEAR(loads[0].factor, 5.0, 1e-8);
}

// A stiff bar of 1 m, pushed together at its ends with the force k, whose supports hold them with k and kα: it turns as a rigid one at
// ½k + 2k. Round-off of the bar is up to a thousandth of what holds it.
TEST(Buckling, StiffBarsTurnOnSoftSupports) {
  for (const auto& [stiffness, accuracy] : {std::pair{1.0, 1e-6}, {1e-2, 1e-4}, {1e-3, 1e-3}}) {
    const auto loads = buckling_of(fmt::format(R"(
visviva: 1
parameters: {{k: {}}}
ground: {{frames: {{end: {{position: [1, 0, 0]}}}}}}
sections:
  square: {{type: stiffnesses, EA: 2.1e9, GA2: 7e8, GA3: 7e8, GJ: 1e6, EI2: 1.75e6, EI3: 1.75e6, mass: 78.5, inertia: [0.1, 0.06, 0.06]}}
beams:
  bar: {{section: square, line: {{type: straight, from: [0, 0, 0], to: [1, 0, 0], elements: 4, second: [0, 1, 0]}}}}
springs:
  left: {{type: bushing, between: [ground, bar/start], stiffness: [k, k, k, k, k, k]}}
  right: {{type: bushing, between: [ground/end, bar/end], stiffness: [k, k, k, k, k, k]}}
loads:
  push: {{on: bar/end, force: [-k, 0, 0]}}
  pull: {{on: bar/start, force: [k, 0, 0]}}
simulation: {{step: 0.01, until: 1}}
)",
                                               stiffness),
                                   2);
    ASSERT_EQ(loads.size(), 2U) << stiffness;
    for (const BucklingLoad& load : loads) {
      EXPECT_EQ(load.kind, BucklingLoad::Kind::branch) << stiffness;
      EXPECT_NEAR(load.factor, 2.5, 2.5 * accuracy) << stiffness;
    }
  }
}

TEST(Buckling, AskedOfSomethingThatDoesNotStandIsRefused) {
  EXPECT_THROW(buckling_of(R"(
visviva: 1
bodies:
  rod: {mass: 1, inertia: [0.1, 0.1, 0.1], position: [0.5, 0, 0]}
joints:
  hinge: {type: revolute, between: [ground, rod], at: [0, 0, 0], axis: [0, 1, 0]}
loads:
  push: {on: rod, force: [0, 0, -1]}
simulation: {step: 0.01, until: 1}
)",
                           1),
               InvalidModel);
}

}  // namespace
}  // namespace visviva::test

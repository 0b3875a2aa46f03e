#include <gtest/gtest.h>

#include <numbers>

#include "algebra.hpp"
#include "equilibrium/static_models.hpp"
#include "run_problem.hpp"
#include "visviva/equilibrium/minimal_form.hpp"
#include "visviva/equilibrium/static_run.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/simulate/consistent_state.hpp"

namespace visviva::test {
namespace {

constexpr double pi = std::numbers::pi;

// Exact solutions by elliptic integrals: PL²/EI, deflection, and shortening of the projection.
struct Elastica {
  double load;
  double down;
  double short_by;
};
const Elastica elastica[] = {{1.0, 0.3017207737998135, 0.05643323628337688},
                             {2.0, 0.4934574803967118, 0.1606417208251672},
                             {5.0, 0.7137915236119127, 0.3876283607244299},
                             {10.0, 0.8106090248802965, 0.5549955977537513}};

Eigen::Vector3d tip_under(double load, int elements) {
  const StaticAnswer answer = solved(unit_cantilever(
      elements, "loads: {push: {on: beam/end, force: [0, 0, " + std::to_string(-load) + "]}}"));
  EXPECT_FALSE(answer.found.complaint);
  EXPECT_TRUE(answer.found.stability.stable());
  return answer.place("tip");
}

TEST(Static, CantileverIsTheElastica) {
  for (const Elastica& exact : elastica) {
    const Eigen::Vector3d expected(1.0 - exact.short_by, 0.0, -exact.down);
    const Eigen::Vector3d coarse = tip_under(exact.load, 8);
    const Eigen::Vector3d fine = tip_under(exact.load, 16);
    const Eigen::Vector3d best = fine + (fine - coarse) / 15.0;
    EXPECT_LE((best - expected).norm(), 1e-6) << exact.load;
    const double order = std::log2((coarse - expected).norm() / (fine - expected).norm());
    EXPECT_NEAR(order, 4.0, 0.5) << exact.load;
  }
}

// Elements with two nodes each bear constant curvature exactly.
TEST(Static, MomentRollsABeamUpIntoACircle) {
  for (const std::string direction : {"dead", "follower"}) {
    const StaticAnswer answer = solved(unit_cantilever(
        10, "loads: {roll: {on: beam/end, moment: [0, 2*pi, 0], direction: " + direction + "}}",
        1e6, 1));
    ASSERT_FALSE(answer.found.complaint);
    EXPECT_LE(answer.place("tip").norm(), 1e-9) << direction;
  }
}

TEST(Static, BentBeamOfFortyFiveDegrees) {
  const StaticAnswer answer = solved(R"(
sections:
  unit: {type: stiffnesses, EA: 1e7, GA2: 5e6, GA3: 5e6, GJ: 1e7/12, EI2: 1e7/12, EI3: 1e7/12, mass: 1, inertia: [0.2, 0.1, 0.1]}
beams:
  beam:
    section: unit
    order: 2
    line: {type: arc, from: [0, 0, 0], centre: [0, 100, 0], axis: [0, 0, 1], angle: 45 deg, elements: 16, second: [0, 1, 0]}
    start: ground
sensors: {tip: {type: position, of: beam/end}}
loads: {lift: {on: beam/end, force: [0, 0, 600]}}
)");
  // The boundary value problem of the geometrically exact beam, solved by shooting.
  const Eigen::Vector3d expected(47.1504385736, 15.6848005340, 53.4748587918);
  EXPECT_LE((answer.place("tip") - expected).norm(), 2e-4);
}

TEST(Static, PrincetonBeam) {
  struct Case {
    double force, angle, soft, stiff;
  };
  for (const Case& c :
       {Case{8.896, 45.0, 0.109042, 0.008889}, Case{13.345, 60.0, 0.181921, 0.011716}}) {
    const Prepared ready = Job("problem:princeton-beam")
                               .set("element_order", 2.0)
                               .set("force", c.force)
                               .set("angle", c.angle * pi / 180.0)
                               .prepare();
    const StaticAnswer answer = solved(ready, {}, {1.0});
    EXPECT_NEAR(answer.place("tip")[1], c.soft, 1e-6);
    EXPECT_NEAR(answer.place("tip")[2], c.stiff, 1e-6);
  }
}

// Where the load on two springs of length L₀ has to fall: the length is (a²L₀)^⅓ there.
double limit_of_two_bars() {
  const double start = std::sqrt(1.04);
  const double length = std::cbrt(start);
  const double height = std::sqrt(length * length - 1.0);
  return 2000.0 * (start - length) * height / length;
}

TEST(Static, TwoBarsSnapThroughAtTheExactLoad) {
  const double force = 10.0;
  const StaticAnswer answer = solved(two_bars(force));
  const auto& critical = answer.found.critical;
  ASSERT_EQ(critical.size(), 2U);
  EXPECT_EQ(critical[0].kind, CriticalPoint::Kind::limit);
  EXPECT_NEAR(critical[0].p * force, limit_of_two_bars(), 1e-8);
  EXPECT_EQ(critical[0].falling, 1);
  EXPECT_NEAR(critical[1].p * force, -limit_of_two_bars(), 1e-8);
  EXPECT_TRUE(answer.found.stability.stable());
  const double y = -answer.place("top")[1];
  EXPECT_NEAR(2000.0 * (std::hypot(1.0, y) - std::sqrt(1.04)) * y / std::hypot(1.0, y), force,
              1e-9);
}

// However long the step is on which it lies.
TEST(Static, APortalSwaysAtOneLoad) {
  for (const double target : {300.0, 400.0, 470.0}) {
    const StaticResult found = solved(portal(8, 2), {.target = target}).found;
    ASSERT_EQ(found.critical.size(), 1U) << target;
    EXPECT_EQ(found.critical[0].kind, CriticalPoint::Kind::branch);
    EXPECT_NEAR(found.critical[0].p / swaying_load, 1.0, 5e-6) << target;
  }
}

TEST(Static, StepsOfTheLoadEndWhereItHasToFall) {
  // Also with steps that are so long that they would lead across.
  for (const double force : {10.0, 33.0, 300.0}) {
    const StaticAnswer answer = solved(two_bars(force), {.method = StaticMethod::steps});
    ASSERT_TRUE(answer.found.complaint) << force;
    EXPECT_NEAR(answer.found.state.t * force, limit_of_two_bars(), 1e-2);
  }
  const StaticAnswer relaxed = solved(two_bars(10.0), {.method = StaticMethod::relax});
  EXPECT_FALSE(relaxed.found.complaint);
  EXPECT_LT(relaxed.place("top")[1], -0.2);
}

// Lee's frame of length 120 cm, 6 cm² and 2 cm⁴, 72 GPa. The first limit load in literature is 18.5 kN.
TEST(Static, LeesFrameSnapsThroughAndBack) {
  const StaticAnswer answer = solved(R"(
sections:
  bar: {type: stiffnesses, EA: 43.2e6, GA2: 1e9, GA3: 1e9, GJ: 1e6, EI2: 1440, EI3: 1e6, mass: 1, inertia: [2e-4, 1e-4, 1e-4]}
beams:
  column: {section: bar, order: 2, line: {type: straight, from: [0, 0, 0], to: [0, 0, 1.2], elements: 10, second: [0, 1, 0]}}
  beam: {section: bar, order: 2, line: {type: straight, from: [0, 0, 1.2], to: [1.2, 0, 1.2], elements: 10, second: [0, 1, 0]}, start: column/end}
joints:
  foot: {type: revolute, between: [ground, column/start], at: [0, 0, 0], axis: [0, 1, 0]}
  wall: {type: revolute, between: [ground, beam/end], at: [1.2, 0, 1.2], axis: [0, 1, 0]}
loads: {push: {on: beam/0.2, force: [0, 0, -20e3]}}
sensors: {place: {type: position, of: beam/0.2}}
)");
  ASSERT_FALSE(answer.found.complaint);
  ASSERT_EQ(answer.found.critical.size(), 2U);
  EXPECT_NEAR(20.0 * answer.found.critical[0].p, 18.55, 0.05);
  EXPECT_NEAR(20.0 * answer.found.critical[1].p, -9.4, 0.1);
  EXPECT_TRUE(answer.found.stability.stable());
}

TEST(Static, PendulaHang) {
  for (const std::string name : {"pendulum", "double-pendulum", "chain"}) {
    const Problem p = make_problem(name);
    const InitialState start = start_of(p);
    const Equilibrium found = find_equilibrium(p.system, start.q);
    EXPECT_TRUE(found.stability.stable()) << name;
    AccelerationSolver solver(p.system);
    Vector a, lambda;
    ASSERT_TRUE(solver.solve(found.state.q, found.state.v, 0.0, a, lambda));
    EXPECT_LE(a.norm(), 1e-10) << name;
    EXPECT_LE((lambda - found.state.lambda).norm(), 1e-9 * lambda.norm()) << name;
  }
}

// A freely turning rotor lets nothing but relaxation find it. Forces and ways are of any size.
TEST(Static, RelaxesToSmallWaysOfHeavyBodies) {
  for (const double force : {1e-3, 0.5, 1.0, 5.0, 12.0, 50.0, 1e4}) {
    const StaticAnswer answer = solved(R"(
bodies:
  b: {mass: 1000, inertia: [1000, 1000, 1000]}
  rotor: {mass: 10, inertia: [1, 1, 1]}
joints: {shaft: {type: revolute, between: [b, rotor], at: [0, 0, 0], axis: [0, 0, 1]}}
springs: {s: {type: bushing, between: [ground, b], stiffness: [1e6, 1e6, 1e6, 1e6, 1e6, 1e6]}}
sensors: {x: {type: position, of: b}}
loads: {f: {on: b, force: [)" + std::to_string(force) +
                                       ", 0, 0]}}\n");
    ASSERT_FALSE(answer.found.complaint) << force << " N: " << answer.found.complaint->what;
    EXPECT_EQ(answer.found.method, StaticMethod::relax);
    EXPECT_NEAR(answer.place("x")[0], force / 1e6, 1e-8 * force / 1e6) << force;
  }
}

// Places have fewer digits there, and the forces that follow from them more round-off.
TEST(Static, IsFoundFarFromTheOriginAsAtIt) {
  const auto arc_at = [](double km, StaticMethod method) {
    StaticOptions options;
    options.method = method;
    const StaticAnswer answer = solved("parameters: {x: " + std::to_string(km) + R"( km}
gravity: [0, 0, -9.81]
ground: {frames: {here: {position: [x, x, 0]}}}
materials: {nylon: {young: 3 GPa, poisson: 0.375, density: 1150 kg/m^3}}
sections: {strip: {type: rectangle, material: nylon, width: 40 mm, height: 15 mm}}
beams:
  arc:
    section: strip
    order: 1
    line: {type: arc, from: [x, x, 0], centre: [x, x + 1 m, 0], axis: [0, 0, 1], angle: 45 deg, elements: 4}
    start: ground
loads: {push: {on: arc/end, force: [0, 30, 20]}}
sensors: {tip: {type: position, of: arc/end, from: ground/here}}
)",
                                       options);
    EXPECT_FALSE(answer.found.complaint) << answer.found.complaint->what;
    EXPECT_TRUE(answer.found.stability.stable());
    return answer.place("tip");
  };
  const Eigen::Vector3d here = arc_at(0.0, StaticMethod::arc);
  for (const StaticMethod method :
       {StaticMethod::automatic, StaticMethod::steps, StaticMethod::arc, StaticMethod::relax})
    for (const double km : {1.0, 8.0, 100.0})
      EXPECT_LE((arc_at(km, method) - here).norm(), 1e-9 * (1.0 + km))
          << to_string(method) << " at " << km << " km";
}

// Whatever it is found for rests, and what it is not found for is told.
TEST(Static, FoundEquilibriaRest) {
  int found = 0;
  for (const SuiteProblem& suite : suite_problems()) {
    const Problem p = make_problem(suite.name, suite.set);
    try {
      const Equilibrium rest = find_equilibrium(p.system, start_of(p).q);
      AccelerationSolver solver(p.system);
      Vector a, lambda;
      const InitialState& s = in_step_with_drives(p.system, rest.state);
      EXPECT_TRUE(solver.solve(s.q, Vector::Zero(s.q.size()), 0.0, a, lambda)) << suite.name;
      const Vector forces = p.system->bare_mass() * a;
      const double weights = 10.0 * p.system->mass_scale();
      const bool drives_move = s.v.norm() > 0.0;
      EXPECT_LE(drives_move ? 0.0 : forces.norm(), 1e-5 * weights) << suite.name;
      ++found;
    } catch (const InvalidModel& error) {
      EXPECT_NE(std::string(error.what()).find("there is no equilibrium"), std::string::npos)
          << suite.name << ": " << error.what();
    }
  }
  EXPECT_GT(found, 20);
}

// n rigid links between two supports, all weights in the joints: the horizontal pull H and the angles follow from two
// equations, Σ l cos φᵢ = span and Σ l sin φᵢ = 0 with tan φᵢ = (i − ½(n − 1)) m g/H.
TEST(Static, ChainBetweenTwoPoints) {
  const int n = 100;
  const double l = 0.02, span = 1.0, weight = 9.81 * 0.1;
  std::string text =
      "gravity: [0, -9.81, 0]\nground: {frames: {end: {position: [1, 0, 0]}}}\npoints:\n";
  // It starts as a zigzag: up and down.
  const double height = std::sqrt(l * l - span * span / n / n);
  for (int i = 1; i < n; ++i)
    text += fmt::format("  p{}: {{mass: 0.1, position: [{:.17g}, {:.17g}, 0]}}\n", i, span * i / n,
                        i % 2 == 1 ? height : 0.0);
  text += "joints:\n";
  for (int i = 0; i < n; ++i)
    text += fmt::format("  l{}: {{type: distance, between: [{}, {}]}}\n", i,
                        i == 0 ? "ground" : fmt::format("p{}", i),
                        i == n - 1 ? "ground/end" : fmt::format("p{}", i + 1));
  text += "sensors: {middle: {type: position, of: p50}}\n";
  const StaticAnswer answer = solved(text);
  ASSERT_FALSE(answer.found.complaint) << answer.found.complaint->what;
  EXPECT_TRUE(answer.found.stability.stable());
  const auto reach = [&](double pull) {
    double x = 0.0;
    for (int i = 0; i < n; ++i) x += l / std::hypot(1.0, (i - 0.5 * (n - 1)) * weight / pull);
    return x;
  };
  double low = 1e-3, high = 1e3;
  for (int i = 0; i < 200; ++i)
    (reach(0.5 * (low + high)) < span ? low : high) = 0.5 * (low + high);
  double depth = 0.0;
  for (int i = 0; i < n / 2; ++i) {
    const double slope = (0.5 * (n - 1) - i) * weight / low;
    depth += l * slope / std::hypot(1.0, slope);
  }
  EXPECT_NEAR(answer.place("middle")[0], 0.5 * span, 1e-9);
  EXPECT_NEAR(answer.place("middle")[1], -depth, 1e-9);
}

TEST(Static, UprightPendulumIsUnstable) {
  const StaticAnswer answer = solved(R"(
gravity: [0, -9.81, 0]
points: {bob: {mass: 1, position: [0, 1, 0]}}
joints: {rod: {type: distance, between: [ground, bob]}}
)");
  EXPECT_FALSE(answer.found.complaint);
  EXPECT_EQ(answer.found.stability.falling, 2);
  ASSERT_EQ(answer.found.stability.directions.size(), 2U);
  EXPECT_NE(answer.found.stability.directions[0].find("bob"), std::string::npos);
  EXPECT_EQ(stability_warnings(answer.found.stability).size(), 1U);
}

TEST(Static, FreeBodyRestsWithoutLoadsOnly) {
  const std::string body = "bodies: {slider: {mass: 1, inertia: [1, 1, 1], position: [0, 0, 0]}}\n";
  const StaticAnswer alone = solved(body);
  EXPECT_FALSE(alone.found.complaint);
  EXPECT_EQ(alone.found.stability.neutral, 6);
  const std::string rail =
      "joints: {rail: {type: prismatic, between: [ground, slider], at: [0, 0, 0], axis: [1, 0, "
      "0]}}\n";
  const StaticAnswer pushed =
      solved(body + rail + "loads: {push: {on: slider, force: [1, 0, 0]}}\n");
  ASSERT_TRUE(pushed.found.complaint);
  EXPECT_NE(pushed.found.complaint->what.find("nothing holds 'slider' along x"), std::string::npos)
      << pushed.found.complaint->what;
  EXPECT_THROW(static_cast<void>(find_equilibrium(
                   static_model(body + "loads: {push: {on: slider, force: [1, 0, 0]}}\n").system,
                   static_model(body).start.state.q)),
               InvalidModel);
}

// A support is one however heavy what it holds is, and however stiff its neighbours are.
TEST(Static, SoftSupportsHoldHeavyBodies) {
  const std::string blocks = R"(
bodies:
  near: {mass: 1e6, inertia: [1e5, 1e5, 1e5], frames: {side: {position: [1, 0, 0]}}}
  far: {mass: 1e6, inertia: [1e5, 1e5, 1e5], position: [3, 0, 0]}
joints:
  rail: {type: prismatic, between: [ground, near], at: [0, 0, 0], axis: [1, 0, 0]}
  other: {type: prismatic, between: [ground, far], at: [3, 0, 0], axis: [1, 0, 0]}
springs:
  stiff: {type: spring, between: [near/side, far], stiffness: 1000, length: 2}
loads: {push: {on: near, force: [1e-3, 0, 0]}}
)";
  const std::string support =
      "  soft: {type: spring, between: [ground, near/side], stiffness: 0.01, length: 1}\n";
  std::string held = blocks;
  held.insert(held.find("loads:"), support);
  const StaticAnswer answer = solved(held + "sensors: {place: {type: position, of: far}}\n");
  ASSERT_FALSE(answer.found.complaint) << answer.found.complaint->what;
  EXPECT_EQ(answer.found.method, StaticMethod::arc);
  EXPECT_EQ(answer.found.stability.falling + answer.found.stability.neutral, 0);
  EXPECT_NEAR(answer.place("place").x(), 3.1, 1e-9);
  EXPECT_TRUE(solved(blocks).found.complaint);
}

// However far they have to go: mg/k below, up to ten thousand times as far as the spring is long. What nothing holds is still told.
TEST(Static, SoftSpringsAreHungFrom) {
  const auto hung_from = [](const std::string& stiffness, const std::string& more) {
    return solved(
        "points: {p: {mass: 1, position: [0, 0, -1]}, free: {mass: 1, position: [1, 0, 0]}}\n"
        "springs:\n"
        "  soft: {type: spring, between: [ground, p], stiffness: " +
        stiffness + ", length: 1}\n" + more +
        "loads: {weight: {on: p, force: [0, 0, -10]}, other: {on: free, force: [0, 0, -1]}}\n"
        "sensors: {place: {type: position, of: p}}\n");
  };
  const std::string beside =
      "  hard: {type: spring, between: [ground, free], stiffness: 100, length: 1}\n";
  for (const auto& [stiffness, sag] :
       {std::pair{"1", 10.0}, {"0.3", 100.0 / 3.0}, {"0.1", 100.0}, {"1e-3", 1e4}}) {
    const StaticAnswer answer = hung_from(stiffness, beside);
    ASSERT_FALSE(answer.found.complaint) << stiffness << answer.found.complaint->what;
    EXPECT_NEAR(answer.place("place").z(), -1.0 - sag, 1e-9 * sag) << stiffness;
  }
  const StaticAnswer falls = hung_from("0.3", "");
  ASSERT_TRUE(falls.found.complaint);
  EXPECT_NE(falls.found.complaint->what.find("free"), std::string::npos);
}

// On a bushing of 1e-3 N/m a body of 1 kg sinks by mg/k: what goes far is not free.
TEST(Static, SoftBushingsHoldBodiesFarAway) {
  const StaticAnswer answer = solved(R"(
gravity: [0, 0, -10]
bodies:
  body: {mass: 1, inertia: [0.1, 0.1, 0.1]}
springs:
  soft: {type: bushing, between: [ground, body], stiffness: [1e-3, 1e-3, 1e-3, 1, 1, 1]}
sensors: {place: {type: position, of: body}}
)");
  ASSERT_FALSE(answer.found.complaint) << answer.found.complaint->what;
  EXPECT_TRUE(answer.found.stability.stable());
  EXPECT_NEAR(answer.place("place").z(), -1e4, 1e-5);
}

// Six motions of each, five less with a hinge between them and three with a ball; that thin beams bend slowly is no seventh.
TEST(Static, FreeBeamsAreNeutralInTheirRigidMotions) {
  const std::string beams = R"(
materials:
  steel: {young: 210 GPa, poisson: 0.3, density: 7850 kg/m^3}
sections:
  flat: {type: rectangle, material: steel, width: 20 mm, height: 0.2 mm}
beams:
  one: {section: flat, line: {type: straight, from: [0, 0, 0], to: [1, 0, 0], elements: 300, second: [0, 1, 0]}}
  two: {section: flat, line: {type: straight, from: [1, 0, 0], to: [2, 0, 0], elements: 300, second: [0, 1, 0]}}
)";
  for (const auto& [joint, neutral] : {std::pair{"", 12}, {"revolute", 7}, {"spherical", 9}}) {
    const std::string joined =
        *joint == 0 ? ""
                    : fmt::format("joints: {{j: {{type: {}, between: [one/end, two/start]{}}}}}\n",
                                  joint, neutral == 7 ? ", axis: [0, 0, 1]" : "");
    const StaticAnswer answer = solved(beams + joined);
    ASSERT_FALSE(answer.found.complaint) << joint << answer.found.complaint->what;
    EXPECT_EQ(answer.found.stability.neutral, neutral) << joint;
    EXPECT_EQ(answer.found.stability.falling, 0) << joint;
  }
}

// Where dense eigenvalues can be had, they count the same.
TEST(Static, FallingDirectionsAreCountedAsByEigenvalues) {
  int unstable = 0;
  for (const SuiteProblem& suite : suite_problems()) {
    const Problem p = make_problem(suite.name, suite.set);
    const InitialState s = start_of(p);
    Linearization linear(p.system);
    linear.settle({s.t, s.q, Vector::Zero(s.q.size()), Vector::Zero(s.q.size()), s.lambda});
    const MinimalForm form(linear);
    if (form.freedoms() == 0) {
      EXPECT_EQ(falling_directions(linear), 0) << suite.name;
      continue;
    }
    for (const double shift : {0.0, 1.0, 30.0, -30.0, -1e4}) {
      const Matrix K = form.stiffness + shift * form.mass;
      const Vector values = symmetric_pairs(0.5 * (K + K.transpose()), form.mass).values;
      // Zero is neither.
      if ((values.array().abs() <= 1e-9 * values.cwiseAbs().maxCoeff()).any()) continue;
      const auto below = static_cast<int>((values.array() < 0.0).count());
      EXPECT_EQ(falling_directions(linear, shift), below) << suite.name << " " << shift;
      unstable += below > 0 ? 1 : 0;
    }
  }
  EXPECT_GT(unstable, 20);
}

// Four equal bars with springs at their pins, one pin redundant: the middle one sinks symmetrically.
TEST(Static, RedundantLinkageWithSprings) {
  const StaticAnswer answer = solved(R"(
gravity: [0, 0, -9.81]
bodies:
  left: {shape: {type: rod, from: [0, 0, 0], to: [0, 0, 1], radius: 1 cm}, mass: 1}
  top: {shape: {type: rod, from: [0, 0, 1], to: [1, 0, 1], radius: 1 cm}, mass: 2}
  right: {shape: {type: rod, from: [1, 0, 0], to: [1, 0, 1], radius: 1 cm}, mass: 1}
joints:
  A: {type: revolute, between: [ground, left/start], axis: [0, 1, 0]}
  B: {type: revolute, between: [left/end, top/start], axis: [0, 1, 0]}
  C: {type: revolute, between: [top/end, right/end], axis: [0, 1, 0]}
  D: {type: revolute, between: [ground, right/start], axis: [0, 1, 0]}
joint_springs:
  hold: {joint: A, stiffness: 100}
loads: {push: {on: top, force: [10, 0, 0]}}
sensors: {corner: {type: position, of: left/end}}
)");
  ASSERT_FALSE(answer.found.complaint);
  EXPECT_GT(answer.loaded->implied().rows(), 0);
  EXPECT_TRUE(answer.found.stability.stable());
  // 100 φ = 10 cos φ + (½ + ½ + 2)·9.81 sin φ
  double phi = 0.1;
  for (int i = 0; i < 200; ++i) phi = 0.1 * std::cos(phi) + 0.03 * 9.81 * std::sin(phi);
  EXPECT_NEAR(answer.place("corner")[0], std::sin(phi), 1e-10);
}

// V rises by what loads do, and the mean of their forces between points is of second order in the steps.
TEST(Static, WorkOfLoadsIsStored) {
  const Prepared ready =
      static_model(unit_cantilever(4, "loads: {push: {on: beam/end, force: [0, 0, -2]}}"));
  const auto error = [&](int steps) {
    const StaticRun run = run_to_equilibrium(loaded_system(*ready.system), ready.start.state.q,
                                             {.method = StaticMethod::steps, .steps = steps});
    EXPECT_NEAR(run.result.ledger[Account::external_work] + run.result.ledger.unaccounted,
                run.result.final_energy - run.result.initial_energy, 1e-12);
    EXPECT_EQ(run.result.steps, steps);
    EXPECT_EQ(run.stepper->time(), 1.0);
    return std::abs(run.result.ledger.unaccounted);
  };
  const double coarse = error(10);
  const double fine = error(20);
  EXPECT_NEAR(std::log2(coarse / fine), 2.0, 0.2);
}

// A circle of ten elements: 0.63 rad each, under the whole load.
TEST(Static, ElementsThatBendFarAreNamedWithTheLoad) {
  const Prepared ready = static_model(
      unit_cantilever(10, "loads: {roll: {on: beam/end, moment: [0, 2*pi, 0]}}", 1e6, 1));
  const StaticRun run = run_to_equilibrium(loaded_system(*ready.system), ready.start.state.q, {});
  ASSERT_FALSE(run.found.complaint);
  EXPECT_NEAR(run.result.bend.angle, 0.2 * pi, 1e-9);
  const std::vector<std::string> warnings = run_warnings(run.result);
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_NE(warnings[0].find("0.63 rad at the load factor 1,"), std::string::npos) << warnings[0];
}

// ½ k x² of a spring that a drive pulls: with forces in proportion to the way their mean is exact.
TEST(Static, DrivesDoWork) {
  const Prepared ready = static_model(R"(
points: {end: {mass: 1, position: [1, 0, 0]}}
springs: {coil: {type: spring, between: [ground, end], stiffness: 100, length: 1}}
base_motions: {pull: {of: end, x: 0.1*t^2, y: 0, z: 0}}
)");
  const StaticRun run = run_to_equilibrium(loaded_system(*ready.system, {2.0}), ready.start.state.q,
                                           {.method = StaticMethod::steps});
  ASSERT_FALSE(run.found.complaint);
  EXPECT_NEAR(run.result.final_energy, 0.5 * 100.0 * 0.4 * 0.4, 1e-9);
  EXPECT_NEAR(run.result.ledger[Account::drive_work], run.result.final_energy, 1e-9);
}

TEST(Static, NamesDrivesThatContradictEachOther) {
  const StaticAnswer answer = solved(R"(
bodies: {rod: {shape: {type: rod, from: [0, 0, 0], to: [1, 0, 0], radius: 1 cm}, mass: 2 kg}}
joints: {hinge: {type: revolute, between: [ground, rod/start], axis: [0, 0, 1]}}
drives: {one: {joint: hinge, angle: t^2}, two: {joint: hinge, angle: 2*t^2}}
)",
                                     {}, {1.0});
  ASSERT_TRUE(answer.found.complaint);
  EXPECT_NE(answer.found.complaint->what.find("'one', 'two' contradict each other"),
            std::string::npos)
      << answer.found.complaint->what;
}

TEST(Static, RunFromItStaysThere) {
  for (const std::string name : {"beam-pendulum", "chain", "falling-frame"}) {
    Job job("problem:" + name);
    const visviva::Run ended =
        job.set("start", "static").set("until", 0.2).set("error_estimate", "off").run();
    EXPECT_EQ(ended.result.status, RunStatus::completed);
    const Prepared ready = job.prepare();
    EXPECT_EQ(ready.start.state.v.norm(), 0.0);
    EXPECT_LE(ended.result.kinetic, 1e-16 * (1.0 + ended.result.energy_scale)) << name;
    EXPECT_LE((ended.stepper->q() - ready.start.state.q).norm(), 1e-9) << name;
  }
}

}  // namespace
}  // namespace visviva::test

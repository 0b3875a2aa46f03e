// Runs that round-off alone used to end.
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>

#include "results/temporary_folder.hpp"
#include "visviva/job/job.hpp"

namespace visviva::test {
namespace {

// Squares of places are 1e10 m², so that their differences have lost all but four digits of the spring's way.
TEST(RoundOff, ASpringFarFromTheOriginKeepsTheEnergyLaw) {
  const TemporaryFolder folder;
  const std::string file = (folder / "far.yaml").string();
  std::ofstream(file) << R"(visviva: 1
bodies:
  a: {shape: {type: box, edges: [0.1, 0.1, 0.1]}, mass: 1 kg, position: [1e5, 0, 0]}
  b: {shape: {type: box, edges: [0.1, 0.1, 0.1]}, mass: 1 kg, position: [100001, 0, 0], velocity: [0.1, 0.2, 0]}
springs:
  s: {type: spring, between: [a, b], stiffness: 1e3}
simulation: {step: 10 ms, until: 1 s}
)";
  for (const std::string scheme :
       {"visviva", "energy-preserving", "energy-decaying", "frame-1", "midpoint"}) {
    const RunResult result = Job(file).scheme(scheme).run().result;
    EXPECT_EQ(result.status, RunStatus::completed) << scheme;
    EXPECT_LT(result.ledger.max_step_unaccounted, 1e-9) << scheme;
  }
}

// A spring, a distance and an element of three nodes, each of them tied to a point of the ground that is 100 km away.
class TiedToTheGround : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    std::ofstream(file()) << R"(visviva: 1
parameters: {x: 0 m}
gravity: [0, 0, -9.81]
ground: {frames: {a: {position: [x, 0, 0]}, b: {position: [x, 2, 0]}}}
points:
  sprung: {mass: 1 kg, position: [x + 1 m, 0, 0]}
  swung: {mass: 1 kg, position: [x + 1 m, 2, 0]}
materials: {soft: {young: 500 MPa, poisson: 0.3, density: 2000}}
sections: {strip: {type: rectangle, material: soft, width: 30 mm, height: 6 mm}}
beams:
  bar: {section: strip, order: 2, line: {type: straight, from: [x, 4, 0], to: [x + 0.4 m, 4, 0], elements: 3}, start: ground}
springs: {coil: {type: spring, between: [ground/a, sprung], stiffness: 500 N/m, length: 1 m}}
joints: {string: {type: distance, between: [ground/b, swung]}}
sensors:
  sprung: {type: position, of: sprung}
  swung: {type: position, of: swung}
  tip: {type: position, of: bar/end}
simulation: {step: 2 ms, until: 0.2 s}
)";
  }
  [[nodiscard]] std::string file() const { return (folder_ / "tied.yaml").string(); }
  [[nodiscard]] visviva::Run run(double x) const {
    return Job(file()).scheme(GetParam()).set("x", x).run();
  }

 private:
  TemporaryFolder folder_;
};

// A place of 100 km is known to 1e-11 m.
TEST_P(TiedToTheGround, MovesFarFromTheOriginAsItDoesThere) {
  const visviva::Run there = run(0.0);
  const visviva::Run far = run(1e5);
  ASSERT_EQ(far.result.status, RunStatus::completed) << far.result.failure->what;
  for (const std::string name : {"sprung", "swung", "tip"})
    for (std::size_t k = 0; k < 3; ++k)
      EXPECT_NEAR(far.sensor(name)[k] - (k == 0 ? 1e5 : 0.0), there.sensor(name)[k], 1e-9) << name;
}

INSTANTIATE_TEST_SUITE_P(Schemes, TiedToTheGround,
                         testing::Values("visviva", "energy-preserving", "frame-1", "midpoint"),
                         [](const auto& scheme) {
                           std::string name = scheme.param;
                           std::erase(name, '-');
                           return name;
                         });

// The last digit of its energy, which is counted from the origin, is all that can change there.
TEST(RoundOff, WhatRestsGoesOnResting) {
  const TemporaryFolder folder;
  const std::string file = (folder / "rest.yaml").string();
  std::ofstream(file) << R"(visviva: 1
parameters: {k: 5e4 N/m, z: 7 m}
gravity: [0, 0, -9.81]
ground: {frames: {g: {position: [0, 0, z + 1 m]}}}
points: {b: {mass: 3, position: [0, 0, z]}}
springs: {s: {type: spring, between: [ground/g, b], stiffness: k}}
sensors: {p: {type: position, of: b}}
simulation: {step: 1 ms, until: 0.3 s, start: static}
)";
  for (const std::string scheme : {"visviva", "frame-1", "energy-preserving"})
    for (const double k : {1e3, 5e4, 1e7, 1e8})
      for (const double z : {7.0, -1.0, 9.81 * 3.0 / k}) {  // the last one rests at the origin
        const visviva::Run run = Job(file).scheme(scheme).set("k", k).set("z", z).run();
        ASSERT_EQ(run.result.status, RunStatus::completed)
            << scheme << " " << k << " " << z << ": " << run.result.failure->what;
        EXPECT_NEAR(run.sensor("p")[2], z - 9.81 * 3.0 / k, 1e-12);
        if (std::abs(z) > 1e-2) {
          EXPECT_TRUE(run_warnings(run.result).empty()) << run_warnings(run.result).front();
        }
      }
}

// Its energy is far less than the last digit of the length of the rod allows to tell.
TEST(RoundOff, APendulumAtTheOriginHardlySwings) {
  const TemporaryFolder folder;
  const std::string file = (folder / "hang.yaml").string();
  std::ofstream(file) << R"(visviva: 1
parameters: {v: 1e-5 m/s}
gravity: [0, 0, -9.81]
ground: {frames: {g: {position: [0, 0, 1]}}}
points: {b: {mass: 3, position: [0, 0, 0], velocity: [v, 0, 0]}}
joints: {d: {type: distance, between: [ground/g, b]}}
sensors: {p: {type: position, of: b}}
simulation: {step: 5 ms, until: 2 s}
)";
  const double omega = std::sqrt(9.81);
  for (const std::string scheme : {"visviva", "frame-1", "energy-preserving", "generalized-alpha"})
    for (const double v : {1e-4, 1e-5, 1e-6, 1e-9}) {
      const visviva::Run run = Job(file).scheme(scheme).set("v", v).run();
      ASSERT_EQ(run.result.status, RunStatus::completed)
          << scheme << " " << v << ": " << run.result.failure->what;
      EXPECT_NEAR(run.sensor("p")[0], v / omega * std::sin(2.0 * omega), 2e-3 * v) << scheme;
    }
}

// Eleven rods side by side pass the line of their bearings, where the tangent is all but singular: increments of 1e-9 m at
// residuals of 1e-15 m are what round-off leaves. No step has to be halved.
TEST(RoundOff, AMechanismPassesItsSingularPosition) {
  const RunResult result = Job("problem:rigid-four-bar")
                               .set("loops", 10.0)
                               .set("halvings", 0.0)
                               .set("until", 1.25)
                               .run()
                               .result;
  EXPECT_EQ(result.status, RunStatus::completed) << (result.failure ? result.failure->what : "");
  EXPECT_LT(result.ledger.max_step_unaccounted, 1e-10);
}

}  // namespace
}  // namespace visviva::test

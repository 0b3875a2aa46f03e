// What a run says that cannot go on, and what it leaves alone.
#include <fstream>

#include "cli/program.hpp"

namespace visviva::test {
namespace {

std::string said_by(const TemporaryFolder& folder, const std::string& model,
                    const std::string& scheme = "visviva") {
  std::ofstream(folder / "model.yaml") << "visviva: 1\n" << model;
  const Outcome outcome = visviva_in(folder, {"run", "model.yaml", "--scheme", scheme});
  EXPECT_EQ(outcome.code, 1) << outcome.err;
  const auto start = outcome.err.find("visviva: the run failed");
  return start == std::string::npos ? "" : outcome.err.substr(start);
}

const std::string hinged_rod = R"(
bodies:
  rod: {shape: {type: rod, from: [0, 0, 0], to: [1, 0, 0], radius: 1 cm}, mass: 2 kg}
joints:
  hinge: {type: revolute, between: [ground, rod/start], axis: [0, 0, 1]}
simulation: {step: 0.01 s, until: 1 s}
)";

// At t = 1 s, the end of a step of 1/64 s and of all parts of it, the spring has no length.
TEST(FailedRun, NamesTheSpringThatHasNoDirection) {
  const TemporaryFolder folder;
  for (const std::string scheme : {"visviva", "frame-1"}) {
    const std::string said = said_by(folder, R"(
points: {p: {mass: 1, position: [1, 0, 0], velocity: [-1, 0, 0]}}
springs: {s: {type: spring, between: [ground, p], stiffness: 1e-30, length: 1}}
simulation: {step: 0.015625, until: 2}
)",
                                     scheme);
    EXPECT_NE(said.find("'s' cannot be measured at t = 1 s"), std::string::npos) << said;
    EXPECT_NE(said.find("no step, however short"), std::string::npos) << said;
    EXPECT_EQ(said.find("--dt"), std::string::npos) << said;
  }
}

TEST(FailedRun, NamesDrivesOfOneJointThatContradictEachOther) {
  const TemporaryFolder folder;
  for (const std::string scheme : {"visviva", "energy-preserving"}) {
    const std::string said =
        said_by(folder,
                hinged_rod +
                    "drives:\n  one: {joint: hinge, angle: t^2}\n"
                    "  two: {joint: hinge, angle: \"t^2 + max(t - 0.5, 0)^2\"}\n",
                scheme);
    EXPECT_NE(said.find("the drives 'one', 'two' contradict each other: at t = 0.51 s"),
              std::string::npos)
        << said;
    EXPECT_EQ(said.find("dead centre"), std::string::npos) << said;
  }
}

// However small it is: with metres and without.
TEST(FailedRun, NamesDrivesOfASmallSliderThatContradictEachOther) {
  const TemporaryFolder folder;
  for (const std::string unit : {"1 m", "1 um", "0.001 um"}) {
    const std::string said = said_by(folder, R"(
parameters: {s: )" + unit + R"(}
bodies:
  b: {mass: 1 kg, inertia: [s^2*(1 kg), s^2*(1 kg), s^2*(1 kg)]}
joints:
  j: {type: prismatic, between: [ground, b], at: [0, 0, 0], axis: [0, 0, 1]}
simulation: {step: 1 ms, until: 0.1 s}
drives:
  one: {joint: j, displacement: s*(1 - cos(100*t))}
  two: {joint: j, displacement: "s*(1 - cos(100*t)) + s*max(t/(1 s) - 0.05, 0)^2"}
)");
    EXPECT_NE(said.find("the drives 'one', 'two' contradict each other: at t = 0.0"),
              std::string::npos)
        << unit << "\n"
        << said;
  }
}

// Crank 2 m, coupler 3 m, rocker 2 m, and 4 m between the bearings: the crank cannot go beyond where coupler and rocker are in line,
// acos((2² + 4² − 5²)/(2·2·4)) = 108.2° from the line of the bearings.
std::string four_bar(const std::string& drives) {
  return R"(
parameters: {s: sqrt(1.1875/20), x: 2.5 + 2*s, y: 0.75 + 4*s}
bodies:
  crank: {shape: {type: rod, from: [0, 0, 0], to: [0, 2, 0], radius: 1 cm}, mass: 2 kg}
  coupler: {shape: {type: rod, from: [0, 2, 0], to: [x, y, 0], radius: 1 cm}, mass: 2 kg}
  rocker: {shape: {type: rod, from: [x, y, 0], to: [4, 0, 0], radius: 1 cm}, mass: 2 kg}
joints:
  A: {type: revolute, between: [ground, crank/start], axis: [0, 0, 1]}
  B: {type: spherical, between: [crank/end, coupler/start]}
  C: {type: universal, between: [coupler/end, rocker/start], axis: [0, 0, 1]}
  D: {type: revolute, between: [ground, rocker/end], axis: [0, 0, 1]}
simulation: {step: 0.01 s, until: 2 s}
drives:
)" + drives;
}

TEST(FailedRun, NamesDrivesOfOneLoopThatContradictEachOther) {
  const TemporaryFolder folder;
  const std::string said = said_by(
      folder, four_bar("  left: {joint: A, angle: t^2}\n  right: {joint: D, angle: t^3}\n"));
  EXPECT_NE(said.find("the drives 'left', 'right' contradict each other: at t = 0.01 s"),
            std::string::npos)
      << said;
  EXPECT_EQ(said.find("dead centre"), std::string::npos) << said;
}

// From 90° the crank reaches its end at t = √(18.21°) = 0.5638 s.
TEST(FailedRun, SaysThatAMechanismIsDrivenIntoLock) {
  const TemporaryFolder folder;
  for (const std::string scheme :
       {"visviva", "energy-preserving", "frame-1", "energy-decaying", "generalized-alpha"}) {
    const std::string said = said_by(folder, four_bar("  motor: {joint: A, angle: t^2}\n"), scheme);
    EXPECT_NE(said.find("the run failed at t = 0.56"), std::string::npos) << said;
    EXPECT_NE(said.find("the drive 'motor' asks for more than the mechanism allows: the joints"),
              std::string::npos)
        << said;
    EXPECT_NE(said.find("cannot be closed beyond this position; at t = 0.5"), std::string::npos)
        << said;
    EXPECT_EQ(said.find("dissipation"), std::string::npos) << said;
  }
  const Outcome adaptive = visviva_in(folder, {"run", "model.yaml", "--tolerance", "1e-4"});
  EXPECT_NE(adaptive.err.find("the drive 'motor' asks for more than the mechanism allows"),
            std::string::npos)
      << adaptive.err;
}

// Consistent masses couple nodes, which schemes on frames do not take: they say so after the folder was claimed.
TEST(RefusedRun, LeavesAnEarlierResultAlone) {
  const TemporaryFolder folder;
  std::ofstream(folder / "model.yaml") << R"(visviva: 1
parameters: {inertia: {choices: [lumped, consistent]}}
materials: {steel: {young: 210 GPa, poisson: 0.3, density: 7850}}
sections: {bar: {type: circle, material: steel, diameter: 1 cm}}
beams:
  arm:
    section: bar
    start: ground
    inertia: "{inertia}"
    line: {type: straight, from: [0, 0, 0], to: [1, 0, 0], elements: 2}
simulation: {step: 1 ms, until: 2 ms}
)";
  const Arguments run = {"run", "model.yaml", "--scheme", "frame-1", "--out", "o"};
  ASSERT_EQ(visviva_in(folder, run).code, 0);
  const auto files = file_names(folder / "o");
  const std::string summary = read_text(folder / "o/summary.json");
  Arguments refused = run;
  refused.insert(refused.end(), {"--set", "inertia=consistent"});
  EXPECT_EQ(visviva_in(folder, refused).code, 2);
  EXPECT_EQ(file_names(folder / "o"), files);
  EXPECT_EQ(read_text(folder / "o/summary.json"), summary);
}

// No joint is there that could be named instead.
TEST(FailedRun, SaysThatStiffnessesLeaveNoDigits) {
  const TemporaryFolder folder;
  for (const std::string scheme : {"visviva", "energy-preserving", "frame-1", "energy-decaying"}) {
    const std::string said = said_by(folder, R"(
sections:
  s: {type: stiffnesses, EA: 1e18, GA2: 1e18, GA3: 1e18, GJ: 1, EI2: 1, EI3: 1, mass: 1, inertia: [2e-4, 1e-4, 1e-4]}
beams:
  rod: {section: s, order: 2, line: {type: straight, from: [0, 0, 0], to: [1, 0, 0], elements: 2}, start: ground}
loads:
  f: {on: rod/end, force: [0, 0, 0.01]}
simulation: {step: 0.05 s, until: 0.5 s}
)",
                                     scheme);
    EXPECT_NE(said.find("singular"), std::string::npos) << scheme << ": " << said;
    EXPECT_NE(said.find("'rod#"), std::string::npos) << scheme << ": " << said;
    EXPECT_NE(said.find("stiffnesses or masses 1e15 times"), std::string::npos) << said;
  }
}

TEST(FailedRun, HintsAtMoreElementsWhereTheyAreBentTooFar) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"run", "problem:beam-pendulum", "--scheme",
                                              "lie-generalized-alpha", "--set", "elements=2"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("or take more elements: two nodes of 'rod element"), std::string::npos)
      << outcome.err;
}

}  // namespace
}  // namespace visviva::test

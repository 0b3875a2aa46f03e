// Models of bodies through the command line: what they leave behind besides the files of every run.
#include <fstream>

#include "cli/program.hpp"

namespace visviva::test {
namespace {

using Json = nlohmann::json;

TEST(RunOfAModel, ReportsBodiesReactionsSensorsAndRedundantConstraints) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"run", "problem:rigid-four-bar", "--scheme",
                                              "frame-1", "--until", "0.2", "--out", "out"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_NE(outcome.err.find("note: 3 constraints follow from the others and are not enforced"),
            std::string::npos)
      << outcome.err;
  const Json s = read_json(folder / "out/summary.json");
  EXPECT_EQ(s["redundant_constraints"].size(), 3U);
  EXPECT_EQ(s["final_vectors"]["q"].size(), 37U);  // three bodies, and the angle of a joint
  EXPECT_EQ(s["final_state"].size(), 3U);
  for (const auto& [name, body] : s["final_state"].items()) {
    EXPECT_EQ(body["position"].size(), 3U) << name;
    EXPECT_EQ(body["orientation"].size(), 4U) << name;
    EXPECT_EQ(body["angular_velocity"].size(), 3U) << name;
  }
  EXPECT_EQ(s["reactions"].size(), 4U);
  for (const auto& [name, reaction] : s["reactions"].items()) {
    EXPECT_TRUE(s["final_state"].contains(reaction["on"])) << name;
    EXPECT_EQ(reaction["force"].size(), 3U) << name;
    EXPECT_EQ(reaction["moment"].size(), 3U) << name;
  }
}

// The support carries the weight that does not accelerate: Newton's law for the whole chain.
TEST(RunOfAModel, SensorsReadWhatTheBodiesDo) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"run", "problem:rod-chain", "--set", "links=2",
                                              "--dt", "0.001", "--until", "0.5", "--out", "out"});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  const auto rows = read_lines(folder / "out/sensors.csv");
  ASSERT_EQ(rows.size(), 502U);
  EXPECT_NE(rows.front().find(",tip.x_m,tip.y_m,tip.z_m,"), std::string::npos);
  const Json s = read_json(folder / "out/summary.json");
  const Json& a = s["final_vectors"]["a_kkt"];
  const double force = s["reactions"]["joint-1"]["force"][1];
  EXPECT_NEAR(force, a[1].get<double>() + a[13].get<double>() + 2.0 * 9.81, 1e-9);
}

// The models of the project are part of the program: nothing of it is in the folder.
TEST(RunOfAModel, TakesModelFilesOfTheProgramByName) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"run", "problem:chain", "--until", "0.1"});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  const Json s = read_json(folder / "runs/chain-visviva/summary.json");
  EXPECT_EQ(s["model"], "problem:chain");
  EXPECT_TRUE(s["final_state"].contains("rod-8"));
}

TEST(RunOfAModel, RunsOnEveryCoordinateSet) {
  const TemporaryFolder folder;
  for (const std::string scheme :
       {"energy-preserving", "energy-preserving:coordinates=euler-parameters",
        "frame-1:velocity=spatial", "frame-3:rotation=conformal", "lie-generalized-alpha"})
    EXPECT_EQ(
        visviva_in(folder, {"run", "problem:slider-crank", "--scheme", scheme, "--until", "0.05"})
            .code,
        0)
        << scheme;
}

// Six velocities of each body, whether or not joints count their turns as well.
TEST(CheckOfAModel, CountsItsFreedom) {
  const TemporaryFolder folder;
  const auto freedom = [&](const std::string& model) {
    const std::string out = visviva_in(folder, {"check", "problem:" + model}).out;
    const auto start = out.find("freedom") + 13;
    return out.substr(start, out.find('\n', start) - start);
  };
  EXPECT_EQ(freedom("pendulum"), "2 velocities - 1 independent constraint = 1 degree of freedom");
  EXPECT_EQ(freedom("rigid-four-bar"),
            "18 velocities - 17 independent constraints = 1 degree of freedom");
  EXPECT_EQ(freedom("slider-crank"),
            "18 velocities - 18 independent constraints = 0 degrees of freedom");
}

// Pins of two rods that are 0.2 mm apart: both rods move, and the spring between them is stretched.
TEST(StartOfAModel, NamesThePartsThatWereMovedAndHowFar) {
  const TemporaryFolder folder;
  std::ofstream(folder / "rods.yaml") << R"(visviva: 1
bodies:
  left: {shape: {type: rod, from: [-1, 0, 0], to: [0, 0, 0], radius: 1 cm}, mass: 1 kg}
  right: {shape: {type: rod, from: [2e-4, 0, 0], to: [1, 0, 0], radius: 1 cm}, mass: 1 kg}
joints:
  pin: {type: rigid, between: [left/end, right/start]}
springs:
  s: {type: spring, between: [left/start, right/end], stiffness: 1e6}
simulation: {step: 1 ms, until: 1 ms}
)";
  const Outcome check = visviva_in(folder, {"check", "rods.yaml"});
  const std::string moves =
      "moved to meet the joints: 'right' by 0.0001 m, 'left' by 0.0001 m; potential energy +0.02 J";
  EXPECT_NE(check.out.find("  start        " + moves), std::string::npos) << check.out;
  const Outcome run = visviva_in(folder, {"run", "rods.yaml"});
  EXPECT_NE(run.err.find("note: the start was " + moves), std::string::npos) << run.err;
}

TEST(RunOfAModel, RefusesHalfALink) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"run", "problem:rod-chain", "--set", "links=2.5"});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.err.find("count is 2.5"), std::string::npos) << outcome.err;
}

TEST(RunOfAModel, RefusesValuesThatMakeNoBody) {
  const TemporaryFolder folder;
  const Outcome outcome =
      visviva_in(folder, {"run", "problem:free-body", "--set", "inertia=[1,1,5]"});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.err.find("E503"), std::string::npos) << outcome.err;
}

}  // namespace
}  // namespace visviva::test

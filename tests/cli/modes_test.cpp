// visviva modes and visviva buckling: what they say and leave, and how they refuse.
#include <fstream>
#include <numbers>

#include "cli/program.hpp"

namespace visviva::test {
namespace {

using Json = nlohmann::json;

// Two masses on three springs, in a row: ω² = k/m and 3k/m.
const std::string row_of_two = R"(
visviva: 1
ground: {frames: {left: {position: [0, 0, 0]}, right: {position: [3, 0, 0]}}}
parameters: {k: 100 N/m}
points: {a: {mass: 1, position: [1, 0, 0]}, b: {mass: 1, position: [2, 0, 0]}}
joints:
  track-a: {type: point-on-line, between: [ground/left, a], axis: [1, 0, 0]}
  track-b: {type: point-on-line, between: [ground/left, b], axis: [1, 0, 0]}
springs:
  first: {type: spring, between: [ground/left, a], stiffness: k}
  middle: {type: spring, between: [a, b], stiffness: k}
  last: {type: spring, between: [b, ground/right], stiffness: k}
simulation: {step: 10 ms, until: 1 s}
)";

Outcome modes_of_row(const TemporaryFolder& folder, const Arguments& more = {}) {
  std::ofstream(folder / "row.yaml") << row_of_two;
  Arguments arguments = {"modes", "row.yaml", "--out", "found"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return visviva_in(folder, arguments);
}

bool tells(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(ModesVerb, TellsFrequenciesAndLeavesItsFiles) {
  const TemporaryFolder folder;
  const Outcome outcome = modes_of_row(folder);
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_TRUE(outcome.err.empty()) << outcome.err;
  EXPECT_EQ(file_names(folder / "found"),
            (std::vector<std::string>{"modes.csv", "modes.h5", "modes.json", "report.html"}));
  const Json modes = read_json(folder / "found/modes.json")["modes"];
  ASSERT_EQ(modes.size(), 2U);
  EXPECT_NEAR(modes[0]["frequency_hz"], 5.0 / std::numbers::pi, 1e-12);
  EXPECT_NEAR(modes[1]["frequency_hz"], 5.0 * std::sqrt(3.0) / std::numbers::pi, 1e-12);
}

TEST(ModesVerb, SaysThatThereAreNotSoMany) {
  const TemporaryFolder folder;
  const Outcome outcome = modes_of_row(folder, {"--count", "5"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_TRUE(tells(outcome.err, "5 modes were asked for, but there are only 2")) << outcome.err;
  EXPECT_EQ(modes_of_row(folder, {"--count", "0"}).code, 2);
}

TEST(ModesVerb, ComparesShapesWithThoseOfOtherResults) {
  const TemporaryFolder folder;
  ASSERT_EQ(modes_of_row(folder).code, 0);
  const Outcome outcome = visviva_in(
      folder, {"modes", "row.yaml", "--set", "k=50", "--mac", "found", "--out", "softer"});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  const Json mac = read_json(folder / "softer/modes.json")["mac"]["matrix"];
  for (std::size_t i = 0; i < 2; ++i)
    for (std::size_t j = 0; j < 2; ++j) EXPECT_NEAR(mac[i][j], i == j ? 1.0 : 0.0, 1e-12);
  EXPECT_NE(visviva_in(folder, {"modes", "row.yaml", "--mac", "nowhere"}).code, 0);
}

TEST(ModesVerb, SweepsAParameter) {
  const TemporaryFolder folder;
  const Outcome outcome = modes_of_row(folder, {"--sweep", "k=100:400:4"});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  const Json campbell = read_json(folder / "found/modes.json")["campbell"];
  for (std::size_t i = 0; i < 4; ++i) {
    const double k = 100.0 * static_cast<double>(i + 1);
    EXPECT_NEAR(campbell["values"][i], k, 1e-9);
    EXPECT_NEAR(campbell["branches"][0]["frequency_hz"][i], std::sqrt(k) / (2.0 * std::numbers::pi),
                1e-9);
  }
  const Outcome unknown = modes_of_row(folder, {"--sweep", "kk=100:400:4"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_TRUE(tells(unknown.err, "did you mean 'k'?")) << unknown.err;
  EXPECT_EQ(modes_of_row(folder, {"--sweep", "k=100:400"}).code, 2);
}

// No blade bears that: the speed is to be less.
TEST(ModesVerb, SaysThatNothingRestsAtTooHighASpeed) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"modes", "problem:blade", "--rotating", "1e70"});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_TRUE(tells(outcome.err, "turns with 1e+70 rad/s")) << outcome.err;
  EXPECT_TRUE(tells(outcome.err, "turn it more slowly")) << outcome.err;
}

TEST(ModesVerb, RefusesAnAxisWithoutARotation) {
  const TemporaryFolder folder;
  for (const std::string option : {"--axis", "--through"}) {
    const Outcome outcome = modes_of_row(folder, {option, "1,0,0"});
    EXPECT_EQ(outcome.code, 2);
    EXPECT_TRUE(tells(outcome.err, "--rotating")) << outcome.err;
  }
}

TEST(BucklingVerb, TellsTheLoadAndLeavesItsFiles) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"buckling", "problem:lee-frame", "--time", "1",
                                              "--set", "elements=5", "--out", "b"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_TRUE(tells(outcome.out, "limit")) << outcome.out;
  EXPECT_TRUE(tells(outcome.out, "the load cannot grow beyond the last one")) << outcome.out;
  EXPECT_EQ(file_names(folder / "b"), (std::vector<std::string>{"buckling.csv", "buckling.h5",
                                                                "buckling.json", "report.html"}));
  const Json found = read_json(folder / "b/buckling.json");
  // Of a fine mesh 18.56 kN, as the path of equilibria has it.
  EXPECT_NEAR(found["loads"].back()["load_factor"], 18560.0 / 15000.0, 0.02);
}

TEST(BucklingVerb, RefusesWhatCannotBuckle) {
  const TemporaryFolder folder;
  const Outcome hangs = visviva_in(folder, {"buckling", "problem:simple-pendulum"});
  EXPECT_EQ(hangs.code, 2) << hangs.out;
  EXPECT_TRUE(tells(hangs.err, "nothing holds the structure")) << hangs.err;
  const Outcome unloaded = visviva_in(folder, {"buckling", "problem:lee-frame"});
  EXPECT_EQ(unloaded.code, 1);
  EXPECT_TRUE(tells(unloaded.err, "no load was found")) << unloaded.err;
  EXPECT_EQ(
      visviva_in(folder, {"buckling", "problem:lee-frame", "--time", "1", "--load", "pusch"}).code,
      2);
}

}  // namespace
}  // namespace visviva::test

#include <gtest/gtest.h>

#include <fstream>

#include "cli/program.hpp"

namespace visviva::test {
namespace {

const char* const sprung_carriage = R"(visviva: 1
title: a carriage on a spring
bodies: {carriage: {shape: {type: box, edges: [0.1, 0.1, 0.1]}, mass: 2 kg, position: [1, 0, 0]}}
joints: {rail: {type: prismatic, between: [ground, carriage], at: [1, 0, 0], axis: [1, 0, 0]}}
springs: {spring: {type: spring, between: [ground, carriage], stiffness: 50 N/m, damping: 0.6 N*s/m, length: 1 m}}
loads: {push: {on: carriage, force: [3, 0, 0], factor: 0}}
sensors:
  place: {type: position, of: carriage}
  rail-load: {type: reaction, of: rail}
simulation: {step: 10 ms, until: 1 s}
)";

class Linearize : public testing::Test {
 protected:
  Linearize() { write(sprung_carriage); }

  void write(const std::string& model) const { std::ofstream(folder_ / "model.yaml") << model; }

  [[nodiscard]] Outcome linearize(Arguments arguments) const {
    arguments.insert(arguments.begin(), {"linearize", "model.yaml", "--out", "o"});
    return visviva_in(folder_, arguments);
  }
  void expect_refused(const Arguments& arguments, const std::string& message) const {
    const Outcome outcome = linearize(arguments);
    EXPECT_EQ(outcome.code, 2) << message;
    EXPECT_NE(outcome.err.find(message), std::string::npos) << outcome.err;
    EXPECT_FALSE(std::filesystem::exists(folder_ / "o"));
  }

  TemporaryFolder folder_;
};

TEST_F(Linearize, WritesMatricesPolesAndResponses) {
  const Outcome outcome = linearize({"--outputs", "place.x", "--frequencies", "0.1 Hz:10:5"});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_NE(outcome.out.find("-0.15 ± 4.99775i"), std::string::npos) << outcome.out;
  EXPECT_EQ(outcome.out.find("the state moves"), std::string::npos);
  for (const char* name :
       {"linearization.json", "linearization.npz", "poles.csv", "response.csv", "report.html"})
    EXPECT_TRUE(std::filesystem::exists(folder_ / "o" / name)) << name;
  const auto json = read_json(folder_ / "o/linearization.json");
  EXPECT_EQ(json["about"], "start");
  EXPECT_EQ(json["inputs"][0]["name"], "push");
  EXPECT_EQ(json["outputs"].size(), 1U);
  EXPECT_NEAR(json["A"][1][0].get<double>(), -25.0, 1e-12);
  EXPECT_NEAR(json["B"][1][0].get<double>(), 0.5, 1e-14);
  EXPECT_FALSE(json.contains("D_rate"));
  EXPECT_EQ(json["response"]["frequency_hz"].size(), 5U);
  EXPECT_NEAR(json["response"]["frequency_hz"][2].get<double>(), 1.0, 1e-12);
  EXPECT_EQ(json["response"]["magnitude"][0][0].size(), 5U);
}

TEST_F(Linearize, PrintsTheSameAsJson) {
  const Outcome outcome = linearize({"--json", "--no-report"});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  auto printed = parse_json(outcome.out);
  EXPECT_EQ(printed["folder"], "o");
  printed.erase("folder");
  EXPECT_EQ(printed, read_json(folder_ / "o/linearization.json"));
  EXPECT_FALSE(std::filesystem::exists(folder_ / "o/report.html"));
}

TEST_F(Linearize, SaysThatAStateMoves) {
  std::string pushed = sprung_carriage;
  pushed.replace(pushed.find("factor: 0"), 9, "factor: 1");
  write(pushed);
  const Outcome outcome = linearize({"--about", "100 ms"});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_NE(outcome.out.find("about t = 0.1 s\nthe state moves"), std::string::npos) << outcome.out;
  const auto json = read_json(folder_ / "o/linearization.json");
  EXPECT_EQ(json["about"], "t = 0.1 s");
  EXPECT_EQ(json["moves"], true);
}

TEST_F(Linearize, RefusesWhatItDoesNotKnow) {
  expect_refused({"--inputs", "pusch"}, "input 'pusch' is not in the model (did you mean 'push'?)");
  expect_refused({"--inputs", "zzzzzz"},
                 "is not in the model (there are: push, push.x, push.y, push.z)");
  expect_refused({"--outputs", "plase"},
                 "output 'plase' is not in the model (did you mean 'place'?)");
  expect_refused({"--frequencies", "1:10"}, "--frequencies '1:10' is not FROM:TO:COUNT");
  expect_refused({"--frequencies", "10:1:5"}, "--frequencies must rise");
  expect_refused({"--frequencies", "1:10:1"}, "a whole number from 2 to 100000");
  expect_refused({"--frequencies", "1 m:10:3"}, "--frequencies");
  const Outcome outcome = visviva_in(folder_, {"linearize", "problem:double-pendulum"});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.err.find("the model has no loads and no drives"), std::string::npos);
}

}  // namespace
}  // namespace visviva::test

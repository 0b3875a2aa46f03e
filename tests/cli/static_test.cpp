// visviva static: what it says and leaves, and how it refuses.
#include <fstream>

#include "cli/program.hpp"

namespace visviva::test {
namespace {

using Json = nlohmann::json;

Outcome static_of(const TemporaryFolder& folder, const std::string& model, Arguments more = {}) {
  std::ofstream(folder / "model.yaml") << "visviva: 1\n"
                                       << model << "simulation: {step: 10 ms, until: 1 s}\n";
  Arguments arguments = {"static", "model.yaml", "--out", "found"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return visviva_in(folder, arguments);
}

bool says(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

const std::string pendulum = R"(
gravity: [0, -9.81, 0]
points: {bob: {mass: 2, position: [1, 0, 0]}}
joints: {rod: {type: distance, between: [ground, bob]}}
sensors: {place: {type: position, of: bob}, pull: {type: reaction, of: rod}}
)";

TEST(StaticVerb, BendsTheCantileverAlongItsLoad) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(
      folder, {"static", "problem:cantilever", "--time", "1 s", "--set", "element_order=2"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  for (const std::string text :
       {"equilibrium: problem:cantilever with the loads at t = 1 s, load factor 1",
        "steps along the load", "residual", "work of loads", "stable"})
    EXPECT_TRUE(says(outcome.out, text)) << text << "\n" << outcome.out;
  const auto results = folder / "runs/cantilever-static";
  EXPECT_EQ(file_names(results),
            (std::vector<std::string>{"energy.csv", "report.html", "results.h5", "sensors.csv",
                                      "summary.json"}));
  const Json s = read_json(results / "summary.json");
  EXPECT_EQ(s["status"], "completed");
  EXPECT_EQ(s["static"]["method"], "arc");
  EXPECT_EQ(s["static"]["load_factor"], 1.0);
  EXPECT_EQ(s["static"]["time"], 1.0);
  EXPECT_EQ(s["static"]["stable"], true);
  EXPECT_TRUE(s["static"]["critical_points"].empty());
  const auto sensors = read_lines(results / "sensors.csv");
  std::vector<double> last;
  std::stringstream row(sensors.back());
  for (std::string cell; std::getline(row, cell, ',');) last.push_back(std::stod(cell));
  // The elastica under PL² = 2 EI, of a blade that is a little softer.
  EXPECT_NEAR(last[1], 1.0 - 0.1606417, 1e-5);
  EXPECT_NEAR(last[3], -0.4934575, 1e-5);
  // The clamp bears the force at its lever.
  EXPECT_NEAR(std::abs(last[8]), 5.6 * last[1], 1e-3);
  const auto energies = read_lines(results / "energy.csv");
  EXPECT_TRUE(says(energies.front(), "load_factor"));
}

TEST(StaticVerb, LetsAPendulumHang) {
  const TemporaryFolder folder;
  const Outcome outcome = static_of(folder, pendulum);
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_TRUE(says(outcome.out, "relaxed under the whole load")) << outcome.out;
  const auto lines = read_lines(folder / "found/sensors.csv");
  ASSERT_EQ(lines.size(), 3U) << "a head, the start and the end";
  const Json s = read_json(folder / "found/summary.json");
  EXPECT_NEAR(s["ledger"]["external_work"].get<double>(), 2.0 * 9.81, 1e-9);
  EXPECT_NEAR(s["ledger"]["numerical_dissipation"].get<double>(), 2.0 * 9.81, 1e-9);
  EXPECT_NEAR(s["ledger"]["unaccounted"].get<double>(), 0.0, 1e-9);
}

TEST(StaticVerb, WarnsOfAnUnstableEquilibrium) {
  const TemporaryFolder folder;
  std::string upright = pendulum;
  upright.replace(upright.find("[1, 0, 0]"), 9, "[0, 1, 0]");
  const Outcome outcome = static_of(folder, upright);
  EXPECT_EQ(outcome.code, 0);
  EXPECT_TRUE(says(outcome.out, "unstable, falls in 2 directions: 'bob.")) << outcome.out;
  EXPECT_TRUE(says(outcome.err, "warning: the equilibrium is unstable")) << outcome.err;
}

TEST(StaticVerb, SaysWhatNothingHolds) {
  const TemporaryFolder folder;
  const Outcome outcome = static_of(folder, R"(
bodies: {slider: {mass: 1, inertia: [1, 1, 1], position: [0, 0, 0]}}
joints: {rail: {type: prismatic, between: [ground, slider], at: [0, 0, 0], axis: [0, 0, 1]}}
loads: {push: {on: slider, force: [0, 0, 5]}}
)");
  EXPECT_EQ(outcome.code, 1);
  EXPECT_TRUE(says(
      outcome.err,
      "there is no equilibrium: nothing holds 'slider' along z: under its load it accelerates"))
      << outcome.err;
  EXPECT_EQ(read_json(folder / "found/summary.json")["status"], "failed");
}

TEST(StaticVerb, LeavesTheStartWhereNoPathBegins) {
  const TemporaryFolder folder;
  const Outcome outcome = static_of(folder, pendulum, {"--method", "arc"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_TRUE(says(outcome.err,
                   "without loads something can move freely; try: look for the "
                   "equilibrium by relaxation (--method relax)"))
      << outcome.err;
  EXPECT_EQ(read_json(folder / "found/summary.json")["status"], "failed");
  EXPECT_EQ(read_lines(folder / "found/sensors.csv").size(), 2U) << "a head and the start";
}

TEST(StaticVerb, RefusesWhatItCannotRead) {
  const TemporaryFolder folder;
  for (const auto& [more, said] : std::vector<std::pair<Arguments, std::string>>{
           {{"--method", "arcs"}, "did you mean 'arc'?"},
           {{"--load", "gravty"}, "did you mean 'gravity'?"},
           {{"--steps", "0"}, "--steps must be at least 1"},
           {{"--to", "0"}, "--to must not be 0"},
           {{"--time", "1 kg"}, "--time"}}) {
    const Outcome outcome = static_of(folder, pendulum, more);
    EXPECT_EQ(outcome.code, 2) << outcome.out;
    EXPECT_TRUE(says(outcome.err, said)) << outcome.err;
  }
}

TEST(StaticVerb, TellsOfLoadsThatDoNotActYet) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"static", "problem:cantilever", "--no-report"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_TRUE(says(outcome.err, "at t = 0 s no force is in pull")) << outcome.err;
}

TEST(StaticVerb, RunsBeginWhereItEnds) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"run", "problem:beam-pendulum", "--start", "static",
                                              "--until", "0.1 s", "--out", "run"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  const Json s = read_json(folder / "run/summary.json");
  EXPECT_LE(s["energy"]["kinetic"].get<double>(), 1e-20);
}

}  // namespace
}  // namespace visviva::test

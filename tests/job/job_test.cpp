// From a model to a run that only has to be started.
#include "visviva/job/job.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <numbers>

#include "job/sources.hpp"
#include "results/temporary_folder.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/motions.hpp"
#include "visviva/model/shapes.hpp"

namespace visviva::test {
namespace {

using model::Vector3d;

// A rod on a hinge whose marker on the rod is off by `gap`.
model::Model hinged_rod(const Vector3d& gap = Vector3d::Zero()) {
  model::Model m;
  m.name = "hinged rod";
  m.gravity = {0.0, -9.81, 0.0};
  m.bodies = {model::rod("rod", {0.0, 0.0, 0.0}, {1.0, 0.0, 0.0}, 1.0, 0.05)};
  m.connect("hinge", std::make_shared<Revolute>(), model::ground, "rod", {0.0, 0.0, 0.0});
  m.joints[0].a.position += gap;
  return m;
}

std::string refusal(const Job& job) {
  return message_of([&] { (void)job.prepare(); });
}

TEST(Prepare, MovesPartsThatAlmostFitAndRefusesOthers) {
  const Prepared close = Job(hinged_rod({1e-4, 0.0, 0.0})).prepare();
  Vector phi(close.system->constraint_count());
  close.system->constraints().value(close.start.state.q, 0.0, phi);
  EXPECT_LT(phi.cwiseAbs().maxCoeff(), 1e-13);
  const model::Model apart = hinged_rod({0.3, 0.0, 0.0});
  EXPECT_NE(refusal(Job(apart)).find("the initial positions violate"), std::string::npos);
  EXPECT_EQ(refusal(Job(apart).set("largest_move", 1.0)), "");
}

TEST(Prepare, RefusesADriveThatStartsElsewhere) {
  model::Model m = hinged_rod();
  m.drives = {{"motor", "hinge", model::Drive::Quantity::angle, model::constant(0.3)}};
  EXPECT_NE(refusal(Job(m)).find("the initial positions violate"), std::string::npos);
  m.drives[0].motion = model::steady(2.0);
  EXPECT_NE(refusal(Job(m)).find("or let drives start from rest"), std::string::npos);
}

TEST(Prepare, ADriveMayStartInAnyTurn) {
  model::Model m = hinged_rod();
  const double three_turns = 6.0 * std::numbers::pi;
  m.drives = {{"motor", "hinge", model::Drive::Quantity::angle,
               model::smooth_ramp(three_turns, 0.0, 0.0, 1.0)}};
  EXPECT_NEAR(Job(m).prepare().start.state.q[12], three_turns, 1e-12);
}

TEST(Prepare, FindsFilesFoldersAndWhatIsPartOfTheProgram) {
  const TemporaryFolder folder;
  const std::string text =
      "visviva: 1\ngravity: [0, 0, -9.81]\n"
      "points: {p: {mass: 1 kg, position: [0, 0, 0]}}\n"
      "simulation: {step: 5 ms, until: 1 s}\n";
  std::ofstream(folder / "fall.yaml") << text;
  std::filesystem::create_directory(folder / "falls");
  std::ofstream(folder / "falls/model.yaml") << text;
  const std::string root = folder.path().string();
  EXPECT_EQ(Job(root + "/fall.yaml").prepare().source.name, "fall");
  EXPECT_EQ(Job(root + "/falls").prepare().source.name, "falls");
  EXPECT_EQ(Job(root + "/falls").prepare().options.step, 0.005);
  EXPECT_TRUE(Job("problem:chain").prepare().source.file.has_value());
  EXPECT_NE(Job("problem:oscillator").prepare().source.problem, nullptr);
  EXPECT_NE(refusal(Job(root + "/fall")).find("fall.yaml'?"), std::string::npos);
  EXPECT_NE(refusal(Job("problem:chian")).find("(did you mean 'chain'?)"), std::string::npos);
  EXPECT_NE(refusal(Job("chain")).find("(did you mean 'problem:chain'?)"), std::string::npos);
}

TEST(Prepare, AnAnalyticProblemSaysWhichStepIsSensible) {
  const Prepared usual = Job("problem:seven-bar").prepare();
  const Prepared told = Job("problem:seven-bar").set("step", "1 us").prepare();
  EXPECT_LT(usual.options.until, 1.0);
  EXPECT_EQ(told.options.step, 1e-6);
  EXPECT_EQ(told.options.until, usual.options.until);
  EXPECT_EQ(told.settings.run.number("until"), usual.options.until);
}

TEST(Prepare, ParametersOfAProblemHaveUnits) {
  const Prepared ready =
      Job("problem:oscillator").set("mass", "500 g").set("q0", "2*pi*1 mm").prepare();
  EXPECT_EQ(ready.settings.model.number("mass"), 0.5);
  EXPECT_NEAR(ready.start.state.q[0], 2e-3 * std::numbers::pi, 1e-18);
  EXPECT_NE(refusal(Job("problem:oscillator").set("mass", "2 m")).find("E303"), std::string::npos);
}

TEST(Prepare, ValuesReachTheModelTheSchemeAndTheRun) {
  const Prepared ready = Job("problem:chain")
                             .scheme("generalized-alpha")
                             .set("length", "50 cm")
                             .set("rho_inf", 0.6)
                             .set("until", "1 min")
                             .prepare();
  EXPECT_EQ(ready.settings.model.number("length"), 0.5);
  EXPECT_EQ(ready.scheme().parameters.number("rho_inf"), 0.6);
  EXPECT_EQ(ready.options.until, 60.0);
  const RunIdentity identity = ready.identity(ready.scheme());
  EXPECT_EQ(identity.scheme, "generalized-alpha");
  EXPECT_EQ(identity.settings.number("until"), 60.0);
  EXPECT_EQ(identity.settings.declared().size(), ready.settings.run.declared().size());
}

// A free fall, which preserving schemes follow exactly.
TEST(Run, TellsWhatTheSensorsRead) {
  model::Model m;
  m.name = "fall";
  m.gravity = {0.0, 0.0, -10.0};
  m.points = {{.name = "stone", .mass = 1.0}};
  m.sensors = {{"place", model::Sensor::Quantity::position, {"stone"}},
               {"speed", model::Sensor::Quantity::velocity, {"stone"}}};
  const visviva::Run run =
      Job(m).scheme("energy-preserving").set("step", 0.1).set("until", 1.0).set("every", 4).run();
  EXPECT_EQ(run.result.status, RunStatus::completed);
  EXPECT_NEAR(run.sensor("place")[2], -5.0, 1e-12);
  EXPECT_NEAR(run.sensor("speed")[2], -10.0, 1e-12);
  EXPECT_EQ(run.sensor("place").size(), 3U);
  const std::vector<double> heights = run.sensors.column("place.z_m");
  ASSERT_EQ(heights.size(), 4U) << "at 0, 0.4, 0.8 and 1 s";
  for (std::size_t i = 0; i < heights.size(); ++i)
    EXPECT_NEAR(heights[i], -5.0 * run.sensors.times[i] * run.sensors.times[i], 1e-12);
  EXPECT_EQ(message_of([&] { (void)run.sensor("plaec"); }),
            "there is no sensor 'plaec' (did you mean 'place'?)");
  EXPECT_NE(message_of([&] { (void)run.sensors.column("place.u_m"); }).find("did you mean"),
            std::string::npos);
}

}  // namespace
}  // namespace visviva::test

// The two-particle example of [GarciaOrden2009].
#include <gtest/gtest.h>

#include "run_problem.hpp"

namespace visviva::test {
namespace {

Ran two_particles(double step, double until, const Settings& settings) {
  return run(make_problem("two-particles"), *make_scheme("augmented-lagrangian", settings),
             fixed_steps(step, until));
}

TEST(GarciaOrden, MassProjectionTakesAQuarterOfTheEnergy) {
  const Ran ran = two_particles(0.1, 50.0, {{"projection", "mass"}, {"projection_penalty", "1"}});
  EXPECT_NEAR(ran.result.final_energy / ran.result.initial_energy, 0.739069, 1e-5);
  EXPECT_GT(ran.result.ledger[Account::numerical_dissipation], 0.0);
}

TEST(GarciaOrden, DiagonalProjectionAddsEnergy) {
  const Settings diagonal = {{"projection", "diagonal"}, {"projection_weights", "[15,1]"}};
  Settings strong = diagonal;
  strong["projection_penalty"] = "20";
  EXPECT_NEAR(two_particles(0.1, 10.0, diagonal).result.final_energy, 0.529716, 1e-5);
  EXPECT_NEAR(two_particles(0.1, 10.0, strong).result.final_energy, 0.669108, 1e-5);
}

TEST(GarciaOrden, EveryJouleOfTheProjectionIsBooked) {
  for (const std::string projection : {"none", "mass", "identity"}) {
    const Ran ran = two_particles(0.1, 50.0, {{"projection", projection}});
    EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-13 * ran.result.energy_scale)
        << projection;
    // Nothing else dissipates here.
    const Ledger& ledger = ran.result.ledger;
    EXPECT_NEAR(ledger[Account::projection_loss],
                ran.result.initial_energy - ran.result.final_energy, 1e-11)
        << projection;
    EXPECT_EQ(ledger[Account::projection_loss], ledger[Account::numerical_dissipation])
        << projection;
    EXPECT_EQ(ledger[Account::projection_loss] == 0.0, projection == "none");
  }
}

TEST(GarciaOrden, MassProjectionNeverAddsEnergy) {
  struct Watch : Observer {
    double last = 1e300;
    double worst = -1e300;
    void observe(const Snapshot& s) override {
      worst = std::max(worst, s.energy() - last);
      last = s.energy();
    }
  } watch;
  (void)run(make_problem("two-particles"),
            *make_scheme("augmented-lagrangian", {{"projection", "mass"}}), fixed_steps(0.1, 50.0),
            &watch);
  EXPECT_LE(watch.worst, 1e-12);
}

// The paper's run without projection fails at 5.2 s with a step of 0.1 s; a converged solver does not.
TEST(GarciaOrden, WithoutProjectionTheStepPreservesEnergyAndGoesOn) {
  const Ran ran = two_particles(0.1, 1000.0, {{"projection", "none"}});
  EXPECT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_NEAR(ran.result.final_energy, 0.5, 1e-9);
  EXPECT_NEAR(ran.result.velocity_error, 0.855, 0.02);
}

TEST(GarciaOrden, PenaltyAndToleranceOfThePaper) {
  const Ran ran =
      two_particles(0.04, 10.0, {{"penalty", "1000"}, {"constraint_tolerance", "1e-9"}});
  EXPECT_LE(ran.result.position_error, 1e-9);
  EXPECT_NEAR(ran.result.velocity_error, 2.56e-2, 1e-4);
  EXPECT_NEAR(ran.result.final_energy, 0.5, 5e-8);
}

TEST(GarciaOrden, DiagonalWeightsMustFit) {
  EXPECT_THROW(
      (void)two_particles(0.1, 1.0, {{"projection", "diagonal"}, {"projection_weights", "[1]"}}),
      UsageError);
}

}  // namespace
}  // namespace visviva::test

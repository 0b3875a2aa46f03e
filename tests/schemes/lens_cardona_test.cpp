// Test cases a to d of [LensCardona2007] against an independent computation, and the findings of the paper.
#include <gtest/gtest.h>

#include <cmath>

#include "json.hpp"
#include "run_problem.hpp"

namespace visviva::test {
namespace {

std::string rho_of(double alpha) { return std::to_string((1.0 - alpha) / (1.0 + alpha)); }

Settings lens_settings(const nlohmann::json& record) {
  Settings settings;
  if (record.contains("alpha")) {
    const double alpha = record["alpha"];
    settings["rho_inf"] = nlohmann::json((1.0 - alpha) / (1.0 + alpha)).dump();
  }
  if (record.contains("kappa")) settings["kappa"] = record["kappa"];
  return settings;
}

TEST(LensCardona, StatesAgreeWithIndependentComputation) {
  const nlohmann::json records =
      read_json(VISVIVA_TESTS_DIR "/schemes/data/lens_cardona_states.json")["records"];
  ASSERT_GT(records.size(), 200U);
  for (const auto& record : records) {
    const Settings gravity = record["flip"] ? Settings{{"gravity", "-9.81"}} : Settings{};
    const Ran ran = run(make_problem(record["problem"], gravity),
                        *make_scheme(record["scheme"], lens_settings(record)),
                        fixed_steps(record["step"], record["until"]));
    ASSERT_EQ(ran.result.status, RunStatus::completed) << record;
    for (const char* name : {"q", "v"}) {
      const Vector expected = to_vector(record[name]);
      const double size = std::max(1.0, expected.cwiseAbs().maxCoeff());
      const double tolerance = std::max(1e-12 * size, 10.0 * record["digits"].get<double>());
      EXPECT_LE((ran.value(name) - expected).cwiseAbs().maxCoeff(), tolerance) << name << record;
    }
    if (record.contains("lambda_raw")) {
      const Vector expected = to_vector(record["lambda_raw"]);
      EXPECT_LE((ran.value("lambda_raw") - expected).cwiseAbs().maxCoeff(),
                1e-6 * std::max(1.0, expected.cwiseAbs().maxCoeff()))
          << record;
    }
  }
}

// Without dissipation the constraint on the jump removes the centripetal reaction: the pendulum stops at the bottom,
// θ = π/2 from the start, with the velocity √(2g) left along the bar.
TEST(LensCardona, EnergyDecayingLocksWithoutDissipation) {
  const Problem problem = make_problem("pendulum");
  const auto scheme = make_scheme("energy-decaying", {{"rho_inf", "1"}});
  const Ran ran = run(problem, *scheme, fixed_steps(0.02, 5.0));
  EXPECT_NEAR(std::atan2(ran.stepper->q()[1], ran.stepper->q()[0]), 1.5708, 1e-4);
  EXPECT_NEAR(ran.stepper->v()[1], std::sqrt(2.0 * 9.81), 1e-3);
  EXPECT_NEAR(ran.result.final_energy, ran.result.initial_energy, 1e-11);
  ASSERT_FALSE(scheme->warnings(*problem.system).empty());
}

// dE/dt = −(h/2α) m|v|⁴/ℓ²: the loss with constraints is first order in h and four orders above the unconstrained one.
TEST(LensCardona, ConstrainedDecayIsFirstOrderAndExcessive) {
  const auto loss = [](const std::string& problem, double h) {
    const Ran ran =
        run(make_problem(problem), *make_scheme("energy-decaying"), fixed_steps(h, 1.0));
    return ran.result.initial_energy - ran.result.final_energy;
  };
  EXPECT_NEAR(loss("pendulum", 0.00125) / loss("pendulum", 0.000625), 2.0, 0.1);
  EXPECT_GT(loss("pendulum", 0.02) / loss("pendulum-angle", 0.02), 5000.0);
}

// E(5) − E(0) of the α-κ scheme on the pendulum, h = 0.02.
TEST(LensCardona, AlphaKappaDissipatesAsMuchAsAlphaSays) {
  const auto change = [](double alpha, const std::string& kappa) {
    const Ran ran = run(make_problem("pendulum"),
                        *make_scheme("alpha-kappa", {{"rho_inf", rho_of(alpha)}, {"kappa", kappa}}),
                        fixed_steps(0.02, 5.0));
    return ran.result.final_energy - ran.result.initial_energy;
  };
  EXPECT_NEAR(change(0.0, "conserving"), 0.0, 1e-12);
  EXPECT_NEAR(change(1.0, "conserving"), -2.647650e-3, 1e-9);
  EXPECT_NEAR(change(1.0, "one"), -4.720380e-3, 1e-9);
  EXPECT_NEAR(change(0.0, "one"), -1.700264e-3, 1e-9);
}

// Past t ≈ 0.746 s the bars of case d snap through; steps fail and are halved, and the run goes on.
TEST(LensCardona, StiffPendulumPassesTheSnapByHalvingSteps) {
  RunOptions options = fixed_steps(0.01, 1.5);
  options.max_halvings = 10;
  const Ran ran = run(make_problem("double-pendulum-stiff"),
                      *make_scheme("alpha-kappa", {{"rho_inf", "0"}, {"kappa", "one"}}), options);
  EXPECT_EQ(ran.result.status, RunStatus::completed)
      << (ran.result.failure ? ran.result.failure->what : "");
  EXPECT_GT(ran.result.rejected, 0);
  EXPECT_NEAR(ran.result.end, 1.5, 1e-12);
}

}  // namespace
}  // namespace visviva::test

// Every preserving scheme on every model that nothing drives, loads or damps: a thousand steps,
// or as many as the model is meant for, with the energy of the first.
#include <gtest/gtest.h>

#include <algorithm>

#include "scheme_cases.hpp"

namespace visviva::test {
namespace {

std::vector<SchemeCase> preserving_model_cases() {
  std::vector<SchemeCase> cases;
  const Problem chain = make_problem("rod-chain");
  for (SchemeCase c : scheme_cases()) {
    if (c.traits().energy != EnergyLaw::preserving || !c.make()->energy_law_holds(*chain.system))
      continue;
    // Its accelerations oscillate undamped; with form=a they are where Newton's method starts, and steps get halved.
    if (c.scheme == "midpoint-end") c.set["form"] = "v";
    cases.push_back(c);
  }
  return cases;
}

bool is_left_alone(const Problem& problem) {
  if (!problem.system->loads().terms().empty()) return false;
  for (const auto& term : problem.system->constraints().terms())
    if (!term.target.empty()) return false;
  return true;
}

class ModelEnergy : public testing::TestWithParam<SchemeCase> {};

TEST_P(ModelEnergy, IsKeptOverAThousandSteps) {
  int models = 0;
  for (const auto& suite : scheme_suite_problems()) {
    const Problem problem = make_problem(suite.name, suite.set);
    const auto scheme = GetParam().make();
    if (!problem.system->describes_bodies() || !is_left_alone(problem) ||
        !scheme->energy_law_holds(*problem.system))
      continue;
    RunOptions options = fixed_steps(problem.step, std::min(1000 * problem.step, problem.until));
    options.max_halvings = 8;
    const Ran ran = run(problem, *scheme, options);
    ASSERT_EQ(ran.result.status, RunStatus::completed)
        << suite.name << ": " << ran.result.failure->what;
    const RunResult& r = ran.result;
    EXPECT_LE(std::abs(r.final_energy - r.initial_energy - r.ledger[Account::constraint_work]),
              1e-12 * r.energy_scale)
        << suite.name;
    // With a penalty the multipliers work on what augmentations leave of Φ, which the ledger books.
    const bool penalized = Parameters(find_scheme(GetParam().scheme).parameters).has("penalty");
    EXPECT_LE(r.max_energy - r.min_energy, (penalized ? 1e-10 : 1e-12) * r.energy_scale)
        << suite.name;
    ++models;
  }
  EXPECT_GE(models, 5);
}

// What augmentations leave of Φ is all that changes the energy, and it falls with them, whatever the penalty.
TEST(AugmentedLagrangianEnergy, DriftsWithTheConstraintErrorThatIsLeft) {
  const Problem chain = make_problem("rod-chain");
  const auto drift = [&](const std::string& penalty, const std::string& tolerance) {
    const auto scheme = make_scheme("augmented-lagrangian",
                                    {{"penalty", penalty}, {"constraint_tolerance", tolerance}});
    const RunResult r = run(chain, *scheme, fixed_steps(0.005, 1.0)).result;
    EXPECT_EQ(r.energy_law_claimed, tolerance == "0");
    EXPECT_LE(std::abs(r.final_energy - r.initial_energy - r.ledger[Account::constraint_work]),
              1e-12 * r.energy_scale);
    return (r.max_energy - r.min_energy) / r.energy_scale;
  };
  for (const std::string penalty : {"0", "1e7"}) {
    EXPECT_GT(drift(penalty, "1e-8"), 1e-9) << penalty;
    EXPECT_LT(drift(penalty, "1e-10"), 1e-8) << penalty;
    EXPECT_LT(drift(penalty, "1e-12"), 1e-10) << penalty;
    EXPECT_LT(drift(penalty, "0"), 1e-11) << penalty;
  }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, ModelEnergy, testing::ValuesIn(preserving_model_cases()),
                         scheme_case_name);

}  // namespace
}  // namespace visviva::test

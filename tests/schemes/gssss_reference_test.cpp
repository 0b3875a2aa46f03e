// End states of the GSSSS families against an independent computation, and the iteration counts of [Hoitink2011] tables
// 4.1 to 4.3.
#include <gtest/gtest.h>

#include "json.hpp"
#include "run_problem.hpp"

namespace visviva::test {
namespace {

nlohmann::json data() { return read_json(VISVIVA_TESTS_DIR "/schemes/data/gssss_end_states.json"); }

Settings settings_of(const nlohmann::json& record) {
  return {{"rho", record["rho"].dump()}, {"constraint_force", record["constraint_force"]}};
}

// Positions to 1e-11, velocities to 1e-9, accelerations and multipliers to 1e-7, or as far as the record can be trusted.
void expect_end_state(const nlohmann::json& record, const Ran& ran, const std::string& what) {
  const std::array<std::pair<const char*, double>, 6> quantities = {{{"q", 1e-11},
                                                                     {"v", 1e-9},
                                                                     {"a", 1e-7},
                                                                     {"lambda", 1e-7},
                                                                     {"a_kkt", 1e-7},
                                                                     {"lambda_kkt", 1e-7}}};
  for (std::size_t i = 0; i < quantities.size(); ++i) {
    const auto& [name, tolerance] = quantities[i];
    const Vector expected = to_vector(record[name]);
    const double error = (ran.value(name) - expected).cwiseAbs().maxCoeff();
    const double digits = std::max(tolerance, 10.0 * record["spread"][i].get<double>());
    EXPECT_LE(error, digits * expected.cwiseAbs().maxCoeff()) << what << ": " << name;
  }
}

class GssssEndStates : public testing::TestWithParam<int> {};

TEST_P(GssssEndStates, AgreeWithIndependentComputation) {
  const nlohmann::json c = data()["cases"][static_cast<std::size_t>(GetParam())];
  const Problem problem = make_problem(c["problem"], c["parameters"].get<Settings>());
  RunOptions options = fixed_steps(c["step"], c["until"]);
  options.blow_up = 1e9;
  ASSERT_FALSE(c["records"].empty());
  for (const auto& record : c["records"]) {
    const auto scheme = make_scheme(record["scheme"], settings_of(record));
    const std::string what = c["problem"].get<std::string>() + " " +
                             record["scheme"].get<std::string>() + record["rho"].dump() + " " +
                             record["constraint_force"].get<std::string>();
    const Ran ran = run(problem, *scheme, options);
    ASSERT_EQ(ran.result.status, RunStatus::completed) << what;
    expect_end_state(record, ran, what);
  }
}

INSTANTIATE_TEST_SUITE_P(All, GssssEndStates, testing::Range(0, 11));

TEST(GssssForms, GiveTheSameStep) {
  const Problem problem = make_problem("double-pendulum", {{"rate_1", "1"}, {"rate_2", "2"}});
  for (const std::string name : {"midpoint", "generalized-alpha"}) {
    const Ran a = run(problem, *make_scheme(name, {{"form", "a"}}), fixed_steps(0.01, 1.0));
    for (const std::string form : {"v", "d"}) {
      const Ran other = run(problem, *make_scheme(name, {{"form", form}}), fixed_steps(0.01, 1.0));
      EXPECT_LE((a.value("q") - other.value("q")).cwiseAbs().maxCoeff(), 1e-13) << name << form;
      EXPECT_LE((a.value("v") - other.value("v")).cwiseAbs().maxCoeff(), 1e-11) << name << form;
    }
  }
}

struct Count {
  std::string scheme;
  double until;
  long iterations;
  Settings set = {};
};

Ran count_iterations(const Problem& problem, const Count& c) {
  RunOptions options = fixed_steps(0.01, c.until);
  options.newton.mode = NewtonMode::residual;
  options.newton.tolerance = 1e-8;
  options.newton.max_iterations = 100;
  return run(problem, *make_scheme(c.scheme, c.set), options);
}

// Residual evaluations until ‖[e₁; Φ/χ]‖₂ < 1e-8, as printed in the thesis.
TEST(GssssResidualMode, NeedsTheIterationsOfTheThesis) {
  const Problem problem = make_problem("double-pendulum");
  for (const auto& c : {Count{"newmark", 4.0, 1375}, Count{"midpoint-end", 10.0, 2999},
                        Count{"midpoint", 10.0, 2998}, Count{"midpoint", 100.0, 29995}}) {
    const Ran ran = count_iterations(problem, c);
    EXPECT_EQ(ran.result.status, RunStatus::completed);
    EXPECT_EQ(ran.result.iterations, c.iterations) << c.scheme << " to " << c.until;
  }
}

// The counts that the thesis prints for the other options are those of a tangent without the weights of the constraint force:
// 5340 and 5339 exactly, 12174, 12173 and 27197 to one per cent. The step does not depend on it.
TEST(GssssResidualMode, NeedsTheOtherIterationsOfTheThesisWithAnUnweightedJacobian) {
  const Problem problem = make_problem("double-pendulum");
  const auto with = [](const std::string& force, const std::string& jacobian) -> Settings {
    return {{"constraint_force", force}, {"jacobian", jacobian}};
  };
  for (const Count& printed : {Count{"midpoint-end", 10.0, 5340, with("jacobian-outside", "")},
                               Count{"midpoint", 10.0, 5339, with("jacobian-outside", "")},
                               Count{"midpoint-end", 4.0, 12174, with("outside", "")},
                               Count{"midpoint", 4.0, 12173, with("outside", "")},
                               Count{"midpoint-end", 10.0, 27197, with("multiplier-outside", "")},
                               Count{"midpoint", 10.0, 27197, with("multiplier-outside", "")}}) {
    const std::string& force = printed.set.at("constraint_force");
    const auto counted = [&](const std::string& jacobian) {
      return count_iterations(problem, {printed.scheme, printed.until, 0, with(force, jacobian)});
    };
    const Ran unweighted = counted("unweighted");
    const Ran exact = counted("exact");
    EXPECT_EQ(unweighted.result.status, RunStatus::completed);
    const double slack = force == "jacobian-outside" ? 0.0 : 0.01;
    EXPECT_NEAR(static_cast<double>(unweighted.result.iterations),
                static_cast<double>(printed.iterations),
                slack * static_cast<double>(printed.iterations))
        << printed.scheme << " " << force;
    EXPECT_LE(exact.result.iterations, 350.0 * printed.until) << printed.scheme << " " << force;
    if (force == "outside") continue;  // grows, and with it what the tolerance leaves
    EXPECT_LE((unweighted.value("q") - exact.value("q")).cwiseAbs().maxCoeff(), 1e-6) << force;
  }
}

// Of the seven-bar mechanism, whose steps are so small that a guess without motion leaves nothing of h² times its forces.
TEST(GssssResidualMode, MovesAlikeInAllForms) {
  const Problem problem = make_problem("seven-bar");
  const double h = std::pow(2.0, -15);
  RunOptions options = fixed_steps(h, 64.0 * h);
  const Ran exact = run(problem, *make_scheme("midpoint"), options);
  options.newton.mode = NewtonMode::residual;
  options.newton.tolerance = 1e-4;
  const auto check = [&](const std::string& name, const Settings& settings) {
    const Ran ran = run(problem, *make_scheme(name, settings), options);
    EXPECT_EQ(ran.result.status, RunStatus::completed) << name;
    EXPECT_GE(ran.result.iterations, 2 * ran.result.steps) << name;
    const double way = (exact.value("q") - problem.q0).cwiseAbs().maxCoeff();
    EXPECT_LE((ran.value("q") - exact.value("q")).cwiseAbs().maxCoeff(), 1e-6 * way) << name;
  };
  for (const std::string form : {"a", "v", "d"}) check("midpoint", {{"form", form}});
  check("two-field", {});
}

// The thesis reports failure between 4 and 6 s for Newmark and for option 1; the others go on.
TEST(GssssStability, FailsWhereTheThesisSays) {
  const Problem problem = make_problem("double-pendulum");
  RunOptions options = fixed_steps(0.01, 10.0);
  options.max_halvings = 8;
  for (const auto& [name, force] : {std::pair<std::string, std::string>{"newmark", "inside"},
                                    {"midpoint", "outside"},
                                    {"midpoint-end", "outside"}}) {
    const Ran ran = run(problem, *make_scheme(name, {{"constraint_force", force}}), options);
    EXPECT_EQ(ran.result.status, RunStatus::failed) << name;
    ASSERT_TRUE(ran.result.failure.has_value()) << name;
    EXPECT_GT(ran.result.failure->time, 4.0) << name;
    EXPECT_LT(ran.result.failure->time, 6.0) << name;
    EXPECT_FALSE(ran.result.failure->hint.empty()) << name;
  }
  for (const std::string force : {"inside", "jacobian-outside", "multiplier-outside"}) {
    const Ran ran = run(problem, *make_scheme("midpoint", {{"constraint_force", force}}), options);
    EXPECT_EQ(ran.result.status, RunStatus::completed) << force;
  }
}

// On curved paths constraint forces at the algorithmic point did tens of joules of work on the way of the step, and inertia the
// opposite: the remainder is to be what the scheme takes or gives.
TEST(GssssLedger, LeavesWhatTheSchemeTakes) {
  const Problem problem = make_problem("double-pendulum");
  for (const std::string name : {"generalized-alpha", "hht", "wbz"}) {
    const RunResult r = run(problem, *make_scheme(name), fixed_steps(0.01, 10.0)).result;
    const double change = r.final_energy - r.initial_energy;
    EXPECT_LE(std::abs(r.ledger[Account::constraint_work]), 1e-2 * r.energy_scale) << name;
    EXPECT_LE(std::abs(r.ledger.unaccounted - change), 1e-2 * r.energy_scale) << name;
  }
}

TEST(GssssWarnings, NameTheMembersThatDoNotDampTheConstraintMode) {
  const Problem problem = make_problem("double-pendulum");
  const auto warns = [&](const std::string& scheme, const std::string& rho) {
    return !make_scheme(scheme, {{"rho", rho}})->warnings(*problem.system).empty();
  };
  EXPECT_TRUE(warns("v0", "[0.8,0.8,0.8]"));
  EXPECT_TRUE(warns("u0", "[0.8,1,0.8]"));
  EXPECT_TRUE(warns("u0", "[1,1,0]"));
  EXPECT_FALSE(warns("u0", "[0.8,0.8,0.8]"));
  EXPECT_FALSE(warns("v0", "[1,1,0]"));
}

TEST(GssssMembers, RefuseUnorderedRadii) {
  EXPECT_THROW((void)make_scheme("u0", {{"rho", "[0.5,0.4,0]"}}), UsageError);
  EXPECT_THROW((void)make_scheme("u0", {{"rho", "[1,1]"}}), UsageError);
  EXPECT_THROW((void)make_scheme("u0", {{"rho", "[1,1.2,0]"}}), UsageError);
}

}  // namespace
}  // namespace visviva::test

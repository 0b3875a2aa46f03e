// The schemes with coordinates=euler-parameters on rigid bodies: laws, order, and agreement with directors.
#include <gtest/gtest.h>

#include <cmath>

#include "algebra.hpp"
#include "run_problem.hpp"
#include "visviva/analysis/reference_solution.hpp"

namespace visviva::test {
namespace {

std::unique_ptr<Scheme> in_parameters(const std::string& name, Settings set = {}) {
  set["coordinates"] = "euler-parameters";
  return make_scheme(name, set);
}

// A free body with its mass centre off its origin, and chains; each with the power of its loads zero.
std::vector<std::pair<std::string, Problem>> problems() {
  std::vector<std::pair<std::string, Problem>> list;
  list.emplace_back("free-body", make_problem("free-body"));
  list.emplace_back("free-body, off its centre",
                    make_problem("free-body", {{"centre", "[0.1,0.2,-0.3]"},
                                               {"inertia", "[3,2,2.5]"},
                                               {"angular_velocity", "[1,2,-3]"}}));
  list.emplace_back("revolute chain", make_problem("rod-chain", {{"links", "3"}}));
  list.emplace_back("spherical chain",
                    make_problem("rod-chain", {{"links", "3"}, {"joint", "spherical"}}));
  return list;
}

struct EnergyWatch : Observer {
  double lowest = INFINITY;
  double highest = -INFINITY;
  void observe(const Snapshot& s) override {
    lowest = std::min(lowest, s.energy());
    highest = std::max(highest, s.energy());
  }
};

TEST(EulerParameters, PreservingSchemeKeepsEnergy) {
  for (const auto& [name, problem] : problems()) {
    EnergyWatch watch;
    const Ran ran =
        run(problem, *in_parameters("energy-preserving"), fixed_steps(0.01, 10.0), &watch);
    ASSERT_EQ(ran.result.status, RunStatus::completed) << name;
    EXPECT_EQ(ran.result.steps, 1000) << name;
    EXPECT_LE(watch.highest - watch.lowest, 1e-12 * ran.result.energy_scale) << name;
    EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-13 * ran.result.energy_scale) << name;
    EXPECT_LE(ran.result.position_error, 1e-14) << name;
  }
}

TEST(EulerParameters, LossesAreTheClosedForms) {
  for (const auto& [scheme, set] : {std::pair<std::string, Settings>{"energy-decaying", {}},
                                    {"energy-decaying", {{"rho_inf", "0.6"}}},
                                    {"armero-romero", {{"alpha_ar", "0.1"}}},
                                    {"alpha-kappa", {}},
                                    {"alpha-kappa", {{"kappa", "one"}, {"rho_inf", "0.6"}}}})
    for (const auto& [name, problem] : problems()) {
      const Ran ran = run(problem, *in_parameters(scheme, set), fixed_steps(0.01, 5.0));
      const RunResult& r = ran.result;
      ASSERT_EQ(r.status, RunStatus::completed) << scheme << ", " << name;
      EXPECT_LE(r.ledger.max_step_unaccounted, 1e-13 * r.energy_scale) << scheme << ", " << name;
      EXPECT_NEAR(r.final_energy - r.initial_energy, -r.ledger[Account::numerical_dissipation],
                  1e-12 * r.energy_scale)
          << scheme << ", " << name;
      EXPECT_LE(r.position_error, 1e-14) << scheme << ", " << name;
      if (scheme == "alpha-kappa") {
        EXPECT_LE(r.velocity_error, 1e-13) << name;
      } else {
        EXPECT_GT(r.ledger[Account::numerical_dissipation], 0.0) << scheme << ", " << name;
      }
    }
}

TEST(EulerParameters, ConvergeToTheSameMotionAsDirectors) {
  const Problem problem = make_problem("rod-chain", {{"links", "2"}});
  const auto exact = reference_solution(problem.system, start_of(problem), 1.0);
  ASSERT_TRUE(exact.has_value());
  for (const std::string scheme : {"energy-preserving", "alpha-kappa"}) {
    const Settings set =
        scheme == "alpha-kappa" ? Settings{{"kappa", "one"}, {"rho_inf", "0.6"}} : Settings{};
    const auto errors = [&](const Scheme& s, int steps) {
      const Ran ran = run(problem, s, fixed_steps(1.0 / steps, 1.0));
      EXPECT_EQ(ran.result.status, RunStatus::completed);
      return std::pair{exact->q.error_of(ran.stepper->q()), exact->v.error_of(ran.stepper->v())};
    };
    const auto coarse = errors(*in_parameters(scheme, set), 100);
    const auto fine = errors(*in_parameters(scheme, set), 200);
    EXPECT_NEAR(std::log2(coarse.first / fine.first), 2.0, 0.05) << scheme;
    EXPECT_NEAR(std::log2(coarse.second / fine.second), 2.0, 0.05) << scheme;
    EXPECT_LT(fine.first, errors(*make_scheme(scheme, set), 200).first) << scheme;
  }
}

// Momentum of a free body: linear exactly; angular to second order only.
TEST(EulerParameters, AngularMomentumIsSecondOrder) {
  const Problem problem = make_problem("free-body", {{"angular_velocity", "[1,2,-3]"}});
  const auto drift = [&](double h) {
    const Ran ran = run(problem, *in_parameters("energy-preserving"), fixed_steps(h, 5.0));
    EXPECT_LE(ran.result.linear_momentum_drift, 1e-13);
    return ran.result.angular_momentum_drift;
  };
  const double coarse = drift(0.02);
  RecordProperty("drift at h = 0.02 s", std::to_string(coarse));
  EXPECT_GT(coarse, 1e-6);
  EXPECT_NEAR(std::log2(coarse / drift(0.01)), 2.0, 0.1);
}

// |p| = 1 does not cost the decaying schemes their order, orthonormality of directors does.
TEST(EulerParameters, DecayingSchemeLeavesAFreeBodyItsEnergy) {
  const Problem problem = make_problem("free-body", {{"angular_velocity", "[1,2,-3]"}});
  const auto loss = [&](const Scheme& scheme, double h) {
    return run(problem, scheme, fixed_steps(h, 5.0)).result.ledger[Account::numerical_dissipation];
  };
  const double fine = loss(*in_parameters("energy-decaying"), 0.01);
  EXPECT_NEAR(std::log2(loss(*in_parameters("energy-decaying"), 0.02) / fine), 3.0, 0.1);
  EXPECT_GT(loss(*make_scheme("energy-decaying"), 0.01), 1e3 * fine);
}

TEST(EulerParameters, ConditionDoesNotDependOnTheStep) {
  const Problem problem = make_problem("rod-chain", {{"links", "2"}});
  for (const std::string name : {"energy-preserving", "energy-decaying", "alpha-kappa"}) {
    const auto condition = [&](double h) {
      double value = 0.0;
      NewtonOptions newton;
      newton.inspect = [&](NonlinearProblem& p, const Vector& x, int) {
        value = test::condition(p.tangent(x));
      };
      EXPECT_TRUE(
          in_parameters(name)->start(problem.system, start_of(problem), newton)->advance(h).ok);
      return value;
    };
    const double coarse = condition(1e-2);
    EXPECT_LT(coarse, 1e3) << name;
    EXPECT_NEAR(condition(1e-6) / coarse, 1.0, 0.1) << name;
  }
}

TEST(EulerParameters, HistoryRestoresTheRun) {
  const Problem problem = make_problem("rod-chain", {{"links", "3"}});
  for (const std::string name : {"energy-preserving", "energy-decaying", "alpha-kappa"}) {
    const auto stepper = in_parameters(name)->start(problem.system, start_of(problem), {});
    for (int i = 0; i < 5; ++i) ASSERT_TRUE(stepper->advance(0.01).ok) << name;
    const Vector saved = stepper->history();
    const double t = stepper->time();
    const Vector q = stepper->q();
    const Vector v = stepper->v();
    ASSERT_TRUE(stepper->advance(0.01).ok) << name;
    const Vector once = stepper->q();
    stepper->restore(t, saved);
    EXPECT_EQ(stepper->q(), q) << name;
    EXPECT_EQ(stepper->v(), v) << name;
    EXPECT_EQ(stepper->time(), t) << name;
    ASSERT_TRUE(stepper->advance(0.01).ok) << name;
    EXPECT_LE((stepper->q() - once).cwiseAbs().maxCoeff(), 1e-14) << name;
  }
}

TEST(EulerParameters, FailedStepChangesNothing) {
  const Problem problem = make_problem("rod-chain", {{"links", "3"}});
  NewtonOptions newton;
  newton.max_iterations = 1;
  for (const std::string name : {"energy-preserving", "energy-decaying", "alpha-kappa"}) {
    const auto stepper = in_parameters(name)->start(problem.system, start_of(problem), newton);
    const Vector q = stepper->q();
    const Vector history = stepper->history();
    EXPECT_FALSE(stepper->advance(0.3).ok) << name;
    EXPECT_EQ(stepper->q(), q) << name;
    EXPECT_EQ(stepper->history(), history) << name;
    EXPECT_EQ(stepper->time(), 0.0) << name;
  }
}

}  // namespace
}  // namespace visviva::test

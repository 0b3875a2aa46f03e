// The numbers of a whole run against those of its steps, from both sides: what drifts is seen to, and what does not, not.
#include <gtest/gtest.h>

#include <cmath>

#include "results/everything.hpp"

namespace visviva::test {
namespace {

TEST(RunResult, NumbersAreThoseOfTheSteps) {
  const Problem problem = make_everything();
  const System& system = *problem.system;
  Witness w;
  const Ran ran = run(problem, *make_scheme("generalized-alpha"), fixed_steps(0.01, 0.145), &w);
  const RunResult& r = ran.result;
  double min = INFINITY;
  double max = -INFINITY;
  double linear = 0.0;
  double angular = 0.0;
  double position = 0.0;
  double velocity = 0.0;
  double worst = 0.0;
  double scale = 0.0;
  long iterations = 0;
  Vector phi(system.constraint_count());
  const Momentum start = system.momentum(w.q[0], w.v[0]);
  for (std::size_t i = 0; i < w.t.size(); ++i) {
    const double kinetic = 0.5 * w.v[i].dot(system.mass() * w.v[i]);
    const double potential = system.potential_energy(w.q[i]);
    EXPECT_NEAR(w.energy[i], kinetic + potential, 1e-12 * std::abs(potential));
    min = std::min(min, w.energy[i]);
    max = std::max(max, w.energy[i]);
    scale = std::max({scale, kinetic, std::abs(potential - system.potential_energy(w.q[0]))});
    const Momentum p = system.momentum(w.q[i], w.v[i]);
    linear = std::max(linear, (p.linear - start.linear).norm());
    angular = std::max(angular, (p.angular - start.angular).norm());
    system.constraints().value(w.q[i], w.t[i], phi);
    position = std::max(position, phi.cwiseAbs().maxCoeff());
    system.constraints().rate(w.q[i], w.v[i], w.t[i], phi);
    velocity = std::max(velocity, phi.cwiseAbs().maxCoeff());
    iterations += w.iterations[i];
    if (i == 0) continue;
    double rest = w.energy[i] - w.energy[i - 1];
    for (const AccountInfo& info : accounts) rest -= info.sign * w.work[i][info.account];
    worst = std::max(worst, std::abs(rest));
  }
  EXPECT_EQ(r.steps, 15);
  EXPECT_NEAR(r.end, 0.145, 1e-15);
  EXPECT_NEAR(r.step_statistics.smallest, 0.005, 1e-15);
  EXPECT_EQ(r.step_statistics.largest, 0.01);
  EXPECT_EQ(r.iterations, iterations);
  EXPECT_EQ(r.max_iterations, *std::max_element(w.iterations.begin(), w.iterations.end()));
  EXPECT_EQ(r.initial_energy, w.energy.front());
  EXPECT_EQ(r.final_energy, w.energy.back());
  EXPECT_EQ(r.min_energy, min);
  EXPECT_EQ(r.max_energy, max);
  EXPECT_NEAR(r.kinetic, 0.5 * w.v.back().dot(system.mass() * w.v.back()), 1e-12);
  EXPECT_NEAR(r.energy_scale, std::max(scale, std::abs(w.energy[0])), 1e-10);
  EXPECT_NEAR(r.linear_momentum_drift, linear, 1e-13);
  EXPECT_NEAR(r.angular_momentum_drift, angular, 1e-12);
  EXPECT_EQ(r.position_error, position);
  EXPECT_EQ(r.velocity_error, velocity);
  EXPECT_NEAR(r.ledger.max_step_unaccounted, worst, 1e-12);
  EXPECT_GT(worst, 1e-9);
  EXPECT_TRUE(r.last_step_start.isApprox(w.q[w.q.size() - 2], 0.0));
}

// A mass on a spring ends as it began, with p = m v₀ cos ωt in between: the drift is the largest change, not the last.
TEST(RunResult, DriftIsTheLargestChangeOnTheWay) {
  const std::string text = R"(
visviva: 1
points: {p: {mass: 2, position: [3, 4, 0], velocity: [0.5, 0, 0]}}
springs: {coil: {type: spring, between: [ground/wall, p], stiffness: 18, length: 3}}
ground: {frames: {wall: {position: [0, 4, 0]}}}
simulation: {step: 1, until: 1}
)";
  const Problem problem = problem_of(text);
  const double period = 2.0 * M_PI / 3.0;
  const RunResult r =
      run(problem, *make_scheme("energy-preserving"), fixed_steps(period / 2000.0, period)).result;
  EXPECT_NEAR(r.linear_momentum_drift, 2.0, 1e-4) << "from 2·0.5 to −2·0.5";
  EXPECT_NEAR(r.angular_momentum_drift, 8.0, 1e-3) << "at a distance of 4";
}

// Nothing holds the four masses; a scheme that keeps momentum and one that does not.
TEST(RunResult, MomentumDriftsWithSchemesThatDoNotKeepIt) {
  const Problem problem = make_problem("four-mass");
  const auto drifts = [&](const std::string& scheme) {
    const RunResult r = run(problem, *make_scheme(scheme), fixed_steps(0.05, 2.0)).result;
    return std::pair{r.linear_momentum_drift, r.angular_momentum_drift};
  };
  const auto [kept_linear, kept_angular] = drifts("energy-preserving");
  EXPECT_LT(kept_linear, 1e-10);
  EXPECT_LT(kept_angular, 1e-10);
  const auto [linear, angular] = drifts("generalized-alpha");
  EXPECT_LT(linear, 1e-8);
  EXPECT_GT(angular, 1e-4);
}

TEST(RunResult, WarnsOfLargeErrorsButNotAtRest) {
  RunResult result;
  result.last_step_start = Vector::Ones(12);
  result.accuracy.emplace();
  const auto warns = [&](double error, double way) {
    result.accuracy->largest = {error, 1.0, "crank"};
    result.accuracy->farthest_way = way;
    return !run_warnings(result).empty();
  };
  EXPECT_TRUE(warns(0.3, 1.0));
  EXPECT_FALSE(warns(0.03, 1.0));
  EXPECT_TRUE(warns(3e-9, 1e-8)) << "small mechanisms move a small way";
  EXPECT_FALSE(warns(2e-39, 5e-39));
}

TEST(RunResult, CountsTheStepsThatWereGuarded) {
  for (const std::string name : {"spring-pendulum", "free-rotor"}) {
    const Problem problem = read_problem("schemes/data/" + name + ".yaml");
    const auto scheme = make_scheme("visviva");
    const RunResult r = run(problem, *scheme, fixed_steps(0.02, 2.0)).result;
    const auto stepper = scheme->start(problem.system, start_of(problem), {});
    std::map<Remedy, long> remedies;
    for (long i = 0; i < 100; ++i) {
      const StepReport report = stepper->advance(0.02);
      ASSERT_TRUE(report.ok);
      ++remedies[report.remedy];
    }
    EXPECT_EQ(r.guarded_steps, remedies[Remedy::guard]) << name;
    EXPECT_EQ(r.preserving_steps, remedies[Remedy::preserving]) << name;
    EXPECT_EQ(remedies[Remedy::guard] > 0, name == "spring-pendulum")
        << "rigid bodies need no guard";
    EXPECT_GT(remedies[Remedy::none], 0) << name;
    const RunResult other = run(problem, *make_scheme("midpoint"), fixed_steps(0.02, 2.0)).result;
    EXPECT_EQ(other.guarded_steps + other.preserving_steps, 0) << name;
  }
}

struct Gains : Observer {
  double energy = 0.0;
  long count = 0;
  void observe(const Snapshot& s) override {
    if (s.step > 0 && s.energy() - energy > 1e-9) ++count;
    energy = s.energy();
  }
};

// Near its highest point the potential of a pendulum in its angle is not convex, and κ is clamped where a pendulum turns back.
TEST(RunResult, ClaimsNoEnergyLawOnceAStepHasGained) {
  const Problem high = make_problem("pendulum-angle", {{"angle", "3"}});
  const Problem points = make_problem("double-pendulum-points");
  const auto check = [](const Problem& problem, const std::string& scheme, const Settings& set,
                        double step, bool gains) {
    Gains watch;
    const RunResult r =
        run(problem, *make_scheme(scheme, set), fixed_steps(step, 5.0), &watch).result;
    EXPECT_TRUE(r.energy_law_claimed) << scheme;
    EXPECT_EQ(r.gained_steps > 0, gains) << scheme;
    EXPECT_EQ(r.keeps_energy_law(), !gains) << scheme;
    EXPECT_NEAR(static_cast<double>(r.gained_steps), static_cast<double>(watch.count),
                0.05 * static_cast<double>(r.steps))
        << scheme << ": those within round-off are not counted";
    bool warned = false;
    for (const std::string& text : run_warnings(r))
      warned = warned || text.find("gave energy in") != std::string::npos;
    EXPECT_EQ(warned, gains) << scheme;
  };
  check(high, "energy-decaying", {}, 0.1, true);
  check(high, "armero-romero", {}, 0.1, true);
  check(high, "energy-preserving", {}, 0.1, false);
  check(make_problem("oscillator"), "energy-decaying", {}, 0.1, false);
  check(points, "alpha-kappa", {{"rho_inf", "1"}}, 0.01, true);
  check(points, "visviva", {}, 0.01, false);
}

}  // namespace
}  // namespace visviva::test

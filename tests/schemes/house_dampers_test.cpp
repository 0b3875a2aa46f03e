// Dampers under the house scheme, resolved and not: what is exact is known in closed form.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <numbers>

#include "run_problem.hpp"
#include "visviva/mechanics/beam_sections.hpp"
#include "visviva/mechanics/sensor.hpp"
#include "visviva/simulate/consistent_state.hpp"

namespace visviva::test {
namespace {

// A mass on a spring and a damper that are pulled: x = F/k (1 − e^(−kt/c)) once the mass has reached its creep.
struct CreepError final : Observer {
  void observe(const Snapshot& s) override {
    if (s.t < 0.05) return;
    const double left = 0.1 * std::exp(-s.t);
    position = std::max(position, std::abs(s.stepper->q()[0] - 1.0 - (0.1 - left)));
    velocity = std::max(velocity, std::abs(s.stepper->v()[0] - left));
  }
  double position = 0.0;
  double velocity = 0.0;
};

CreepError creep_error(const Problem& problem, double step, const std::string& rho_inf) {
  CreepError watch;
  const Ran ran =
      run(problem, *make_scheme("visviva", {{"rho_inf", rho_inf}}), fixed_steps(step, 1.0), &watch);
  EXPECT_EQ(ran.result.status, RunStatus::completed);
  const double dissipation = ran.result.ledger[Account::physical_dissipation];
  EXPECT_LT(std::abs(ran.result.ledger[Account::numerical_dissipation]), 1e-5 * dissipation);
  EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-12 * ran.result.energy_scale);
  return watch;
}

// Velocities keep what alternates in them below a tenth of how the motion changes.
TEST(Creep, IsFollowedAtSecondOrder) {
  for (const std::string coefficient : {"1e8", "1e4"}) {
    const Problem problem = read_problem("schemes/data/creep.yaml", {{"coefficient", coefficient}});
    const CreepError coarse = creep_error(problem, 0.01, "0");
    const CreepError fine = creep_error(problem, 0.005, "0");
    const double inertia = 0.1 / std::stod(coefficient);  // creep leaves out m/c
    EXPECT_LT(coarse.position, 1e-6 + 2.0 * inertia) << coefficient;
    EXPECT_LT(coarse.velocity, 1.1e-3) << coefficient;
    if (coefficient != "1e8") continue;
    EXPECT_NEAR(std::log2(coarse.position / fine.position), 2.0, 0.2);
    EXPECT_LT(fine.velocity, 0.6 * coarse.velocity);
    EXPECT_LT(creep_error(problem, 0.01, "0.5").velocity, 7e-3) << "the start fades as ρ∞ⁿ";
  }
}

/// Largest error of what is shown of the only coordinate that moves, after a time.
struct ShownError final : Observer {
  using Exact = std::function<std::pair<double, double>(double)>;  ///< velocity and acceleration
  ShownError(const Problem& problem, double from, Exact exact)
      : solver_(problem.system), from_(from), exact_(std::move(exact)) {}
  void observe(const Snapshot& s) override {
    if (s.t < from_) return;
    const auto [v, a] = exact_(s.t);
    velocity = std::max(velocity, std::abs(s.stepper->shown_velocity()[0] - v));
    Vector found;
    Vector lambda;
    ASSERT_TRUE(solver_.solve(s.stepper->q(), s.stepper->shown_velocity(), s.t, found, lambda));
    acceleration = std::max(acceleration, std::abs(found[0] - a));
  }
  double velocity = 0.0;
  double acceleration = 0.0;

 private:
  AccelerationSolver solver_;
  double from_;
  Exact exact_;
};

// The damper makes 1e8 m/s² of a velocity that is off by 1 m/s.
TEST(Creep, ShowsAccelerationsThatAreSlow) {
  const Problem problem = read_problem("schemes/data/creep.yaml");
  const auto exact = [](double t) { return std::pair(0.1 * std::exp(-t), -0.1 * std::exp(-t)); };
  for (const std::string rho_inf : {"0", "0.5"})
    for (const double step : {0.01, 0.005}) {
      ShownError shown(problem, 0.05, exact);
      const Ran ran = run(problem, *make_scheme("visviva", {{"rho_inf", rho_inf}}),
                          fixed_steps(step, 1.0), &shown);
      EXPECT_EQ(ran.result.status, RunStatus::completed);
      EXPECT_LT(shown.velocity, 1e-6) << step << " " << rho_inf;
      // It is that of a step before: off by h·0.1 e^(−t), and by what is left of the start.
      EXPECT_LT(shown.acceleration, 0.13 * step) << step << " " << rho_inf;
    }
}

TEST(Damper, ShowsWhatAStepResolvesAtSecondOrder) {
  const Problem soft = read_problem("schemes/data/damper.yaml", {{"coefficient", "20"}});
  const auto error = [&](double step) {
    ShownError shown(soft, 0.0, [](double t) {
      return std::pair(std::exp(-20.0 * t), -20.0 * std::exp(-20.0 * t));
    });
    const Ran ran = run(soft, *make_scheme("visviva"), fixed_steps(step, 0.1), &shown);
    EXPECT_EQ(ran.result.status, RunStatus::completed);
    return shown;
  };
  const ShownError coarse = error(0.01);
  const ShownError fine = error(0.005);
  EXPECT_NEAR(std::log2(coarse.velocity / fine.velocity), 2.0, 0.15);
  EXPECT_NEAR(std::log2(coarse.acceleration / fine.acceleration), 2.0, 0.15);
  EXPECT_LT(coarse.acceleration, 0.05);
}

// Pulled by a force that grows to 100 N in half a second; steps are a fifth of the damping time.
TEST(DampedBeam, ShowsTheForceThatPullsIt) {
  struct Watch final : Observer {
    void observe(const Snapshot& s) override {
      const Vector a = Vector::Zero(s.stepper->q().size());
      const double x = std::min(1.0, s.t / 0.5);
      const double pull = 100.0 * x * x * x * (10.0 - x * (15.0 - 6.0 * x));
      for (const SectionReading& r :
           reading(system->sections(), {s.stepper->q(), s.stepper->shown_velocity(), a, s.t}))
        worst = std::max(worst, std::abs(r.stress[0] - pull));
    }
    std::shared_ptr<const System> system;
    double worst = 0.0;
  } watch;
  const Problem problem = read_problem("schemes/data/pulled-beam.yaml");
  watch.system = problem.system;
  const Ran ran = run(problem, *make_scheme("visviva"), fixed_steps(0.01, 1.5), &watch);
  EXPECT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_LT(watch.worst, 0.1);
}

// In the first step nobody knows yet that the velocity alternates.
TEST(Damper, StopsWhatItHoldsAndTakesItsEnergy) {
  const Problem problem = read_problem("schemes/data/damper.yaml");
  for (const double rho_inf : {0.0, 0.5}) {
    const auto stepper = make_scheme("visviva", {{"rho_inf", std::to_string(rho_inf)}})
                             ->start(problem.system, start_of(problem), {});
    double before = stepper->v()[0];
    double lost = 0.0;
    for (int i = 0; i < 10; ++i) {
      ASSERT_TRUE(stepper->advance(0.01).ok);
      const double kept = i == 0 ? 1.0 : rho_inf + 1e-5;
      EXPECT_LE(std::abs(stepper->v()[0]), kept * std::abs(before) + 1e-12);
      EXPECT_EQ(stepper->work()[Account::numerical_dissipation], 0.0);
      EXPECT_GE(stepper->work()[Account::physical_dissipation], -1e-30);
      lost += stepper->work()[Account::physical_dissipation];
      before = stepper->v()[0];
    }
    EXPECT_NEAR(lost, 0.5 * (1.0 - before * before), 1e-12);
  }
  // One that the step resolves: e^(−ct/m) at second order.
  const auto error = [](double step) {
    const Problem soft = read_problem("schemes/data/damper.yaml", {{"coefficient", "20"}});
    const Ran ran = run(soft, *make_scheme("visviva"), fixed_steps(step, 0.1));
    return std::abs(ran.stepper->v()[0] - std::exp(-2.0));
  };
  EXPECT_LT(error(0.01), 3e-3);
  EXPECT_NEAR(std::log2(error(0.01) / error(0.005)), 2.0, 0.15);
}

// With q = ¼h²ω², y = ½hγ and N = 1 + y + q, (φ, φ_d) = (q, y)/N, an oscillator has
//   Y_e = −sφ³ε,   Y_v = −sφ³ν,   s = 1 − ρ∞,
// in its first step. No state gains energy by that.
TEST(Damper, ActsOnAModeAsTheLinearTheorySays) {
  const double h = 0.1;
  const double b = 0.5 * h;
  for (const double rho_inf : {0.0, 0.5})
    for (const double q : {1e-2, 1.0, 1e2, 1e5})
      for (const double y : {1e-2, 1.0, 1e2, 1e5}) {
        const double omega = std::sqrt(q) / b;
        const Problem problem = make_problem(
            "oscillator", {{"period", fmt::format("{:.17g}", 2.0 * std::numbers::pi / omega)},
                           {"damping", fmt::format("{:.17g}", y / b)}});
        const double N = 1.0 + y + q;
        const double phi = q / N;
        const double s = 1.0 - rho_inf;
        for (const double e : {0.0, 1.0})
          for (const double v : {-omega, 0.0, omega}) {
            InitialState start = start_of(problem);
            start.q[0] = e;
            start.v[0] = v;
            const auto stepper = make_scheme("visviva", {{"rho_inf", std::to_string(rho_inf)}})
                                     ->start(problem.system, start, {});
            const StepReport report = stepper->advance(h);
            ASSERT_TRUE(report.ok);
            EXPECT_GE(stepper->work()[Account::physical_dissipation], 0.0) << q << " " << y;
            EXPECT_GE(stepper->work()[Account::numerical_dissipation], -1e-13 * omega * omega);
            if (report.remedy != Remedy::none) continue;
            const double Y_e = -s * std::pow(phi, 3) * e;
            const double start_v = v - s * std::pow(phi, 3) * v;
            const double change = (h * start_v - 2.0 * q * (e + 0.5 * Y_e)) / N;
            const double scale = 1e-9 * (1.0 + omega);
            EXPECT_NEAR(stepper->q()[0], e + change, scale)
                << q << " " << y << " " << e << " " << v;
            EXPECT_NEAR(stepper->v()[0], 2.0 * change / h - start_v, scale / b)
                << q << " " << y << " " << e << " " << v;
          }
      }
}

// The light mass follows at once, and all goes on slowly. It comes to rest after m·v/c, by its momentum; a filter that
// takes a little of the motion in every step stopped it before.
TEST(DamperInSeries, IsFollowedAtSecondOrder) {
  const Problem problem = read_problem("schemes/data/series.yaml");
  const Ran fine = run(problem, *make_scheme("frame-1"), fixed_steps(1e-4, 0.5));
  const auto error = [&](double step) {
    const Ran ran = run(problem, *make_scheme("visviva"), fixed_steps(step, 0.5));
    return std::abs(ran.stepper->q()[3] - fine.stepper->q()[3]);
  };
  EXPECT_LT(error(0.01), 3e-5);
  EXPECT_LT(error(1.25e-3), 1e-6);
  const Problem stiff =
      read_problem("schemes/data/series.yaml", {{"stiffness", "1e4"}, {"damping", "100"}});
  for (const double step : {0.02, 0.01, 0.005, 0.0025}) {
    const Ran ran = run(stiff, *make_scheme("visviva"), fixed_steps(step, 1.0));
    EXPECT_NEAR(ran.stepper->q()[3], 2.01, 6e-4) << step;
  }
}

// Dampers are relaxed for those who look, when they look: after a step that failed, and from a history, too.
TEST(Damper, ShowsTheSameHoweverOftenSomebodyLooks) {
  const Problem beam = read_problem("../models/princeton-beam/model.yaml", {{"elements", "3"}});
  const auto started = [&] {
    return make_scheme("visviva")->start(beam.system, start_of(beam), {});
  };
  const auto looked_at = started();
  const auto alone = started();
  const auto resumed = started();
  for (int i = 0; i < 20; ++i) {
    ASSERT_TRUE(looked_at->advance(5e-3).ok);
    ASSERT_TRUE(alone->advance(5e-3).ok);
    EXPECT_FALSE(looked_at->shown_velocity() == looked_at->v()) << "dampers have something to do";
  }
  EXPECT_EQ(looked_at->q(), alone->q());
  EXPECT_EQ(looked_at->v(), alone->v());
  resumed->restore(alone->clock(), alone->history());
  const Vector expected = looked_at->shown_velocity();
  const double size = 1e-9 * expected.norm();
  EXPECT_LT((resumed->shown_velocity() - expected).norm(), size);
  EXPECT_LT((alone->shown_velocity() - expected).norm(), size);
  EXPECT_EQ(alone->shown_velocity(), alone->shown_velocity());
  resumed->restore(alone->clock(), alone->history());
  EXPECT_EQ(resumed->shown_velocity(), alone->shown_velocity()) << "as it was seen";
  EXPECT_TRUE(alone->advance(5e-3).ok);
  EXPECT_TRUE(looked_at->advance(5e-3).ok);
  EXPECT_EQ(looked_at->q(), alone->q());
}

// Turning, the strut's force turns with it: nothing is to be damped.
TEST(DampedStrut, KeepsTurning) {
  for (const std::string stiffness : {"1e5", "1e8"}) {
    const Problem problem = read_problem("schemes/data/spring-rotor.yaml",
                                         {{"stiffness", stiffness}, {"damping", stiffness}});
    const double energy = problem.system->kinetic_energy(start_of(problem).v);
    const Ran ran = run(problem, *make_scheme("visviva"), fixed_steps(0.01, 6.0));
    EXPECT_EQ(ran.result.status, RunStatus::completed);
    EXPECT_LT(std::abs(problem.system->kinetic_energy(ran.stepper->v()) / energy - 1.0), 1e-5);
    const auto& [q, v] = std::pair(ran.stepper->q(), ran.stepper->shown_velocity());
    Vector a;
    Vector lambda;
    ASSERT_TRUE(AccelerationSolver(problem.system).solve(q, v, 6.0, a, lambda));
    EXPECT_NEAR(a.norm() * q.norm() / v.squaredNorm(), 1.0, 1e-3) << "v²/r";
  }
}

// Bent by a ramp, with most of its modes overdamped: what the material takes was 8 % off when creep was taken for vibration.
TEST(DampedBeam, TakesWhatItTakesWithShortSteps) {
  const Problem beam = read_problem("../models/princeton-beam/model.yaml", {{"elements", "6"}});
  const auto taken = [&](double step) {
    const Ran ran = run(beam, *make_scheme("visviva"), fixed_steps(step, 1.0));
    EXPECT_EQ(ran.result.status, RunStatus::completed);
    EXPECT_LE(ran.result.preserving_steps, 5);
    return ran.result.ledger[Account::physical_dissipation];
  };
  const double fine = taken(6.25e-4);
  EXPECT_NEAR(taken(5e-3), fine, 1e-3 * fine);
}

// A damper at one end of a beam shares no mode with its vibrations. Filters that took another part of the strains than of their
// rates drove what they should damp: 28 iterations in a step, positions 2 % off and velocities 100 %.
TEST(BeamWithADamperAtItsEnd, MovesAsItsBaseDoes) {
  for (const auto& [count, coefficient] :
       {std::pair{"4", "10"}, {"2", "10"}, {"4", "1000"}, {"12", "100"}}) {
    const Problem problem = read_problem("schemes/data/damped-end.yaml",
                                         {{"elements", count}, {"coefficient", coefficient}});
    const auto run_with = [&](const char* scheme, double step) {
      return run(problem, *make_scheme(scheme), fixed_steps(step, 0.2));
    };
    const Ran exact = run_with("frame-1", 6.25e-5);
    const Ran base = run_with("frame-1", 1e-3);
    const Ran house = run_with("visviva", 1e-3);
    const auto off = [&](const Ran& ran) {
      return std::pair{(ran.stepper->q() - exact.stepper->q()).cwiseAbs().maxCoeff(),
                       (ran.stepper->shown_velocity() - exact.stepper->v()).cwiseAbs().maxCoeff()};
    };
    const auto [position, velocity] = off(house);
    const auto [base_position, base_velocity] = off(base);
    const std::string label = fmt::format("{} elements, {} N s/m", count, coefficient);
    EXPECT_LT(position, 1.2 * base_position + 1e-5) << label;
    EXPECT_LT(velocity, 1.2 * base_velocity + 0.01) << label;
    EXPECT_EQ(house.result.preserving_steps, 0) << label;
    EXPECT_LE(house.result.guarded_steps, 40) << label;
    EXPECT_LT(house.result.iterations, 4 * house.result.steps) << label;
  }
}

}  // namespace
}  // namespace visviva::test

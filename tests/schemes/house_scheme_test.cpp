// The house scheme on the jointed beams it was designed for. Losses and kicks: numbers of independent prototypes, which had
// the same models (four-bar of [BauchauBottasso1999], chain of five beams, axial kick, two hinged beams).
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "run_problem.hpp"
#include "tangent_error.hpp"

namespace visviva::test {
namespace {

Ran completed(const Problem& problem, const Settings& set, double step, double until,
              const std::string& scheme = "visviva") {
  Ran ran = run(problem, *make_scheme(scheme, set), fixed_steps(step, until));
  EXPECT_EQ(ran.result.status, RunStatus::completed)
      << scheme << ": " << (ran.result.failure ? ran.result.failure->what : "");
  EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-12 * ran.result.energy_scale) << scheme;
  return ran;
}

double loss(const Problem& problem, const Settings& set, double step, double until,
            const std::string& scheme = "visviva") {
  return completed(problem, set, step, until, scheme).result.ledger[Account::numerical_dissipation];
}

TEST(HouseScheme, LosesLittleInASlowMechanism) {
  const Problem slow =
      make_problem("four-bar-defect", {{"omega", "0.2"}, {"ramp", "10"}, {"element_order", "0"}});
  const double coarse = loss(slow, {}, 0.2, 50.0);
  const double fine = loss(slow, {}, 0.1, 50.0);
  EXPECT_LT(coarse, 0.6);
  EXPECT_NEAR(std::log2(coarse / fine), 2.0, 0.2);
  EXPECT_LT(loss(slow, {{"rho_inf", "0.6"}}, 0.2, 50.0), coarse);
  // The paper's scheme takes strain energy at first order.
  const Settings paper = {{"rho_inf", "0"}, {"jump", "constrained"}};
  const double paper_coarse = loss(slow, paper, 0.2, 50.0, "frame-1");
  EXPECT_NEAR(paper_coarse, 32.7, 0.1);
  EXPECT_NEAR(std::log2(paper_coarse / loss(slow, paper, 0.1, 50.0, "frame-1")), 1.0, 0.05);
}

TEST(HouseScheme, LosesLittleInAFastMechanism) {
  const Problem fast = make_problem("four-bar-defect", {{"omega", "20"}, {"ramp", "0.1"}});
  EXPECT_LT(loss(fast, {}, 2e-3, 0.5), 0.7);
  EXPECT_LT(loss(fast, {}, 1e-3, 0.5), 0.15);
  RunOptions coarse = fixed_steps(1e-2, 0.5);
  coarse.max_halvings = 8;
  EXPECT_EQ(run(fast, *make_scheme("visviva"), coarse).result.status, RunStatus::completed);
}

TEST(HouseScheme, LosesLittleInAStiffChain) {
  const Problem chain = make_problem("beam-chain", {{"element_order", "0"}});
  EXPECT_NEAR(loss(chain, {}, 0.01, 0.6), 3.2e-6, 0.3 * 3.2e-6);
}

// On a mode of frequency ω the step is a matrix that depends on Ω = ωh and ρ∞ alone: with q = Ω²/4, φ = q/(1 + q) and
// F = 1 − (1 − ρ∞)φ³ it is [1 − Fq, hF; −2q(1 + F)/h, (1 − q)F]/(1 + q).
TEST(HouseScheme, MultipliesAVibrationAsTheLinearTheorySays) {
  for (const double rho_inf : {0.0, 0.5, 0.9})
    for (const double frequency : {1e-2, 0.3, 1.0, 2.0, 10.0, 1e3, 1e5}) {
      const double h = 0.1;
      const double period = 2.0 * std::numbers::pi * h / frequency;
      const Problem problem =
          make_problem("oscillator", {{"period", fmt::format("{:.17g}", period)}});
      const double q = 0.25 * frequency * frequency;
      const double phi = q / (1.0 + q);
      const double digits =
          std::max(1e-11, 1e-16 * frequency * frequency);  // φ² − φ³ has lost some
      const double F = 1.0 - (1.0 - rho_inf) * phi * phi * phi;
      for (const bool moving : {false, true}) {
        InitialState start = start_of(problem);
        start.q[0] = moving ? 0.0 : 1.0;
        start.v[0] = moving ? 1.0 : 0.0;
        const auto stepper = make_scheme("visviva", {{"rho_inf", std::to_string(rho_inf)}})
                                 ->start(problem.system, start, {});
        ASSERT_TRUE(stepper->advance(h).ok);
        const double position = (moving ? h * F : 1.0 - F * q) / (1.0 + q);
        const double velocity = (moving ? (1.0 - q) * F : -2.0 * q * (1.0 + F) / h) / (1.0 + q);
        EXPECT_NEAR(stepper->q()[0], position, digits) << frequency << " " << rho_inf;
        EXPECT_NEAR(stepper->v()[0], velocity, 1e-11 * std::max(1.0, frequency / h))
            << frequency << " " << rho_inf;
      }
    }
}

// Steps until the energy of an unresolved axial wave has fallen below a fraction of its start.
int steps_until(double fraction, const std::string& scheme, const Settings& set) {
  const Problem problem = make_problem("axial-kick");
  const auto stepper = make_scheme(scheme, set)->start(problem.system, start_of(problem), {});
  const auto energy = [&] {
    return problem.system->kinetic_energy(stepper->v()) +
           problem.system->potential_energy(stepper->q());
  };
  const double start = energy();
  for (int n = 1; n <= 60; ++n) {
    if (!stepper->advance(0.01).ok) return -1;
    if (energy() < fraction * start) return n;
  }
  return 0;
}

TEST(HouseScheme, DampsWhatAStepDoesNotResolveWithJointsToo) {
  EXPECT_EQ(steps_until(1e-3, "visviva", {}), 1);
  EXPECT_EQ(steps_until(1e-6, "visviva", {}), 1);
  EXPECT_EQ(steps_until(1e-12, "visviva", {}), 2);
  EXPECT_EQ(steps_until(1e-3, "visviva", {{"rho_inf", "0.6"}}), 7);
  EXPECT_EQ(steps_until(1e-6, "visviva", {{"rho_inf", "0.6"}}), 14);
  EXPECT_EQ(steps_until(1e-12, "visviva", {{"rho_inf", "0.6"}}), 28);
  EXPECT_EQ(steps_until(1e-3, "frame-1", {{"rho_inf", "0"}, {"jump", "free"}}), 0)
      << "without its joints the jump does not damp them";
}

// Largest errors of the points of all frames against another run.
struct HouseErrors {
  double position = 0.0;
  double velocity = 0.0;
};

HouseErrors house_errors(const Ran& ran, const Ran& fine) {
  HouseErrors e;
  for (const Frame& frame : ran.system->frames()) {
    const auto difference = [&](const Vector& a, const Vector& b) {
      return (a - b).segment<3>(frame.first).cwiseAbs().maxCoeff();
    };
    e.position = std::max(e.position, difference(ran.stepper->q(), fine.stepper->q()));
    e.velocity = std::max(e.velocity, difference(ran.stepper->v(), fine.stepper->v()));
  }
  return e;
}

// Where the published decaying scheme is of first order.
TEST(HouseScheme, IsOfSecondOrderOnJointedBeams) {
  struct Case {
    std::string problem;
    Settings set;
    double step;
    double until;
  };
  const Settings paper = {{"rho_inf", "0"}, {"jump", "constrained"}};
  for (const Case& c :
       {Case{"beam-chain", {{"element_order", "0"}}, 0.01, 0.6},
        Case{"hinged-beams", {{"element_order", "0"}, {"elements", "1"}}, 0.005, 1.0}}) {
    const Problem problem = make_problem(c.problem, c.set);
    const Ran fine = completed(problem, {}, c.step / 16.0, c.until);
    const auto order = [&](const std::string& scheme, const Settings& set, double step) {
      const HouseErrors coarse = house_errors(completed(problem, set, step, c.until, scheme), fine);
      const HouseErrors half =
          house_errors(completed(problem, set, step / 2.0, c.until, scheme), fine);
      return HouseErrors{std::log2(coarse.position / half.position),
                         std::log2(coarse.velocity / half.velocity)};
    };
    const HouseErrors house = order("visviva", {}, c.step);
    EXPECT_NEAR(house.position, 2.0, 0.15) << c.problem;
    EXPECT_NEAR(house.velocity, 2.0, 0.4) << c.problem;
    EXPECT_LT(order("frame-1", paper, c.step / 2.0).position, 1.6) << c.problem;
  }
}

// Each step by itself, from velocities that the joints forbid too; the projection's loss is a part of the whole.
TEST(HouseScheme, NoStepGainsEnergy) {
  for (const std::string name : {"beam-chain", "hinged-beams", "four-bar-defect", "rod-chain"})
    for (const bool violating : {false, true})
      for (const std::string rho_inf : {"0", "0.6", "1"}) {
        const Problem problem = make_problem(name);
        InitialState start = start_of(problem);
        if (violating)
          for (const Frame& frame : problem.system->frames())
            start.v.segment<3>(frame.first) +=
                Eigen::Vector3d(0.3, -0.2, 0.1) * std::sin(1.0 + static_cast<double>(frame.first));
        const auto stepper =
            make_scheme("visviva", {{"rho_inf", rho_inf}})->start(problem.system, start, {});
        double before = problem.system->kinetic_energy(stepper->v()) +
                        problem.system->potential_energy(stepper->q());
        double scale = std::abs(before);
        for (int i = 0; i < 40; ++i) {
          // A violent start may need a shorter step.
          double h = problem.step;
          while (h > 0.01 * problem.step && !stepper->advance(h).ok) h *= 0.5;
          ASSERT_GT(h, 0.01 * problem.step) << name << " " << rho_inf << " " << i;
          const StepWork& work = stepper->work();
          const double after = problem.system->kinetic_energy(stepper->v()) +
                               problem.system->potential_energy(stepper->q());
          scale = std::max({scale, std::abs(after), problem.system->kinetic_energy(stepper->v())});
          EXPECT_GE(work[Account::numerical_dissipation], -1e-13 * scale) << name << " " << rho_inf;
          EXPECT_GE(work[Account::projection_loss], 0.0) << name;
          EXPECT_GE(work[Account::numerical_dissipation] - work[Account::projection_loss],
                    -1e-13 * scale)
              << name;
          EXPECT_NEAR(after - before,
                      work[Account::drive_work] - work[Account::numerical_dissipation],
                      1e-12 * scale)
              << name << " " << rho_inf << " violating " << violating << " step " << i;
          before = after;
        }
      }
}

// At the solution of guarded steps, where κ depends on all unknowns.
TEST(HouseScheme, TangentIsExactUnderTheGuard) {
  const Problem problem = read_problem("schemes/data/spring-pendulum.yaml", {{"stiffness", "1e4"}});
  double worst = 0.0;
  int guarded = 0;
  NewtonOptions newton;
  newton.inspect = [&](NonlinearProblem& p, const Vector& x, int iterate) {
    if (iterate < 2 || p.dense_tangent() == nullptr) return;
    ++guarded;
    worst = std::max(worst, tangent_error(p, x, 1e-7));
  };
  const auto stepper = make_scheme("visviva")->start(problem.system, start_of(problem), newton);
  for (int i = 0; i < 60; ++i) ASSERT_TRUE(stepper->advance(0.02).ok);
  EXPECT_GT(guarded, 5);
  EXPECT_LT(worst, 1e-6);
}

TEST(HouseScheme, PreservesEnergyWithRhoInfOne) {
  const Ran ran = completed(make_problem("beam-chain"), {{"rho_inf", "1"}}, 0.005, 0.6);
  EXPECT_LE(ran.result.max_energy - ran.result.min_energy, 1e-12 * ran.result.energy_scale);
  EXPECT_EQ(ran.result.ledger[Account::numerical_dissipation], 0.0);
}

// Filters and guards act at one place on strains and joints only.
TEST(HouseScheme, KeepsMomentaInFreeFlightAndInGuardedSteps) {
  const Problem problem = make_problem("right-angle-flight", {{"element_order", "0"}});
  const auto stepper = make_scheme("visviva")->start(problem.system, start_of(problem), {});
  const auto momentum = [&] { return problem.system->momentum(stepper->q(), stepper->v()); };
  int guarded = 0;
  for (int i = 0; i < 5 * 60; ++i) {  // the load ends at 5 s
    const StepReport report = stepper->advance(i % 2 == 0 ? 0.05 : 0.025);
    ASSERT_TRUE(report.ok) << report.what;
  }
  const auto start = momentum();
  for (int i = 0; i < 200; ++i) {
    const StepReport report = stepper->advance(i % 3 == 0 ? 0.05 : 0.025);
    ASSERT_TRUE(report.ok) << report.what;
    if (report.remedy == Remedy::guard) ++guarded;
  }
  EXPECT_GT(guarded, 10);
  EXPECT_LT((momentum().linear - start.linear).norm(), 1e-11 * start.linear.norm());
  EXPECT_LT((momentum().angular - start.angular).norm(), 1e-11 * start.angular.norm());
}

// Results do not depend on a steady velocity of a model that nothing ties to the ground.
TEST(HouseScheme, IsTheSameForAnObserverWhoMoves) {
  const Problem problem = make_problem("right-angle-flight");
  InitialState moving = start_of(problem);
  const Eigen::Vector3d v(100.0, -40.0, 20.0);
  for (const Frame& frame : problem.system->frames()) moving.v.segment<3>(frame.first) += v;
  const auto scheme = make_scheme("visviva");
  const auto at_rest = scheme->start(problem.system, start_of(problem), {});
  const auto in_motion = scheme->start(problem.system, moving, {});
  for (int i = 0; i < 30; ++i) {
    ASSERT_TRUE(at_rest->advance(0.1).ok);
    ASSERT_TRUE(in_motion->advance(0.1).ok);
  }
  for (const Frame& frame : problem.system->frames()) {
    const Eigen::Vector3d shift =
        in_motion->q().segment<3>(frame.first) - at_rest->q().segment<3>(frame.first);
    EXPECT_LT((shift - 3.0 * v).norm(), 1e-10);
    EXPECT_LT((in_motion->q() - at_rest->q()).segment<9>(frame.first + 3).norm(), 1e-11);
  }
}

}  // namespace
}  // namespace visviva::test

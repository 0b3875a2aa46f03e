// What a run says of its own accuracy, against what is true.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "run_problem.hpp"
#include "visviva/analysis/reference_solution.hpp"
#include "visviva/simulate/companion.hpp"

namespace visviva::test {
namespace {

RunOptions estimated_steps(double step, double until, int order = 2) {
  RunOptions options = fixed_steps(step, until);
  options.estimate_error = true;
  options.order = order;
  return options;
}

double distance(const System& system, const Vector& a, const Vector& b) {
  return MaterialPoints(system).largest_way(a - b).way;
}

struct EstimateCase {
  std::string problem;
  Settings set;
  double step;
  double until;
  std::string scheme;
  double factor = 1.2;
};

void PrintTo(const EstimateCase& c, std::ostream* out) {
  *out << c.scheme << " on " << c.problem << " with steps of " << c.step << " s";
}

class EstimatedError : public testing::TestWithParam<EstimateCase> {};

// Against the solution by extrapolation, which knows nothing of schemes.
TEST_P(EstimatedError, IsTheTrueOne) {
  const EstimateCase& c = GetParam();
  const Problem problem = make_problem(c.problem, c.set);
  const auto exact = reference_solution(problem.system, start_of(problem), c.until);
  const Traits traits = find_scheme(c.scheme).default_traits();
  const int order =
      problem.system->constraint_count() > 0 ? traits.order_constrained : traits.order;
  const Ran ran = run(problem, *make_scheme(c.scheme), estimated_steps(c.step, c.until, order));
  ASSERT_TRUE(ran.result.accuracy.has_value());
  const double error = distance(*problem.system, ran.stepper->q(), exact->q.value);
  EXPECT_LT(ran.result.accuracy->end.way, c.factor * error);
  EXPECT_GT(ran.result.accuracy->end.way, error / c.factor);
  EXPECT_DOUBLE_EQ(ran.result.accuracy->end.time, c.until);
}

// Errors of the decaying scheme with constraints are of first order with much of higher ones.
INSTANTIATE_TEST_SUITE_P(
    Of, EstimatedError,
    testing::Values(EstimateCase{"pendulum", {}, 0.01, 2.0, "visviva"},
                    EstimateCase{"pendulum", {}, 0.01, 2.01, "visviva"},
                    EstimateCase{"double-pendulum", {}, 2e-3, 1.0, "visviva"},
                    EstimateCase{"double-pendulum", {}, 2e-3, 1.0, "energy-preserving"},
                    EstimateCase{"double-pendulum", {}, 2e-3, 1.0, "generalized-alpha"},
                    EstimateCase{"double-pendulum", {}, 2e-3, 1.0, "lie-generalized-alpha"},
                    EstimateCase{"double-pendulum", {}, 2e-3, 1.0, "energy-decaying", 2.0},
                    EstimateCase{"oscillator", {}, 0.01, 4.3, "energy-decaying", 3.0},
                    EstimateCase{"gyroscope", {}, 1e-3, 0.5, "visviva"},
                    EstimateCase{"free-body", {}, 0.02, 5.0, "visviva"},
                    EstimateCase{"rigid-four-bar", {}, 5e-3, 0.3, "visviva"},
                    EstimateCase{"slider-crank", {{"ramp", "0.3"}}, 1e-3, 0.2, "visviva", 10.0},
                    EstimateCase{"two-particles", {}, 0.01, 2.0, "frame-1"}),
    [](const auto& c) { return "Case" + std::to_string(c.index); });

Ran run_file(const std::string& file, const RunOptions& options, const Settings& set = {},
             const std::string& scheme = "visviva") {
  return run(read_problem(file, set), *make_scheme(scheme), options);
}

// Of elastic parts: against steps of a sixteenth.
TEST(Accuracy, OfBeamsIsEstimatedToo) {
  for (const auto& [name, step, until] :
       {std::tuple{"beam-chain", 0.01, 0.3}, std::tuple{"hinged-beams", 0.01, 0.5}}) {
    const Problem problem = make_problem(name);
    const auto scheme = make_scheme("visviva");
    const Ran ran = run(problem, *scheme, estimated_steps(step, until));
    const Ran fine = run(problem, *scheme, fixed_steps(step / 16.0, until));
    const double error = distance(*problem.system, ran.stepper->q(), fine.stepper->q());
    ASSERT_TRUE(ran.result.accuracy.has_value()) << name;
    EXPECT_LT(ran.result.accuracy->end.way, 2.0 * error) << name;
    EXPECT_GT(ran.result.accuracy->end.way, 0.5 * error) << name;
  }
}

// A rotor that is driven is where it should be, whatever the step.
TEST(Accuracy, OfADrivenRotorIsRoundOff) {
  const Ran ran = run_file("schemes/data/driven-rotor.yaml", estimated_steps(2e-3, 0.2));
  ASSERT_TRUE(ran.result.accuracy.has_value());
  EXPECT_LT(ran.result.accuracy->largest.way, 1e-12);
}

TEST(Accuracy, OfAnAdaptiveRunOfADrivenRotorIsRoundOff) {
  RunOptions options = estimated_steps(2e-3, 0.2);
  options.adaptive.emplace().tolerance = 1e-3;
  const Ran ran = run_file("schemes/data/driven-rotor.yaml", options);
  ASSERT_TRUE(ran.result.accuracy.has_value());
  EXPECT_LT(ran.result.accuracy->largest.way, 1e-12);
}

// A wrong scale of the mass of a driven body changed the error of a run 70-fold.
TEST(Accuracy, TheMassOfADrivenBodyHasNoEffect) {
  RunOptions options = estimated_steps(1e-3, 1.0);
  options.adaptive.emplace().tolerance = 1e-3;
  const Problem usual = read_problem("simulate/data/driven-arm.yaml");
  const auto exact = reference_solution(usual.system, start_of(usual), 1.0);
  double smallest = 1.0;
  double largest = 0.0;
  for (const auto* mass : {"1e-3", "1", "1e3"}) {
    const Ran ran = run_file("simulate/data/driven-arm.yaml", options, {{"mass", mass}});
    ASSERT_EQ(ran.result.status, RunStatus::completed) << mass;
    const double error = distance(*ran.system, ran.stepper->q(), exact->q.value);
    smallest = std::min(smallest, error);
    largest = std::max(largest, error);
  }
  EXPECT_LT(largest, 1.3 * smallest);
  EXPECT_LT(largest, 2e-3);
  EXPECT_GT(smallest, 1e-4);
}

bool warns_of(const RunResult& result, const std::string& what) {
  for (const auto& warning : run_warnings(result))
    if (warning.find(what) != std::string::npos) return true;
  return false;
}

// A fifth of a turn per step: the free flywheel lags behind, and says so.
TEST(Accuracy, LargeErrorsAreWarnedOf) {
  const Ran ran = run_file("schemes/data/free-rotor.yaml", estimated_steps(0.02, 2.0));
  EXPECT_TRUE(warns_of(ran.result, "of the farthest way of a point"));
  const Ran fine = run_file("schemes/data/free-rotor.yaml", estimated_steps(2e-4, 2.0));
  EXPECT_FALSE(warns_of(fine.result, "of the farthest way of a point"));
}

// Steps of twice the size do not pass: nothing is claimed.
TEST(Accuracy, IsUnknownWhereTwiceTheStepFails) {
  class Fragile final : public Scheme {
   public:
    explicit Fragile(double most) : most_(most), scheme_(make_scheme("midpoint")) {}
    [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                                 const InitialState& initial,
                                                 const NewtonOptions& newton) const override {
      return std::make_unique<Breaking>(initial, scheme_->start(std::move(system), initial, newton),
                                        most_);
    }

   private:
    class Breaking final : public Stepper {
     public:
      Breaking(const InitialState& initial, std::unique_ptr<Stepper> inner, double most)
          : Stepper(initial), inner_(std::move(inner)), most_(most) {}
      StepReport advance(double h) override {
        if (h > most_) return {false, 1, "it broke", "here", "nothing"};
        StepReport report = inner_->advance(h);
        q_ = inner_->q();
        v_ = inner_->v();
        clock_.advance(h);
        return report;
      }

     private:
      std::unique_ptr<Stepper> inner_;
      double most_;
    };
    double most_;
    std::unique_ptr<Scheme> scheme_;
  };
  const Problem problem = make_problem("pendulum");
  const Ran ran = run(problem, Fragile(0.015), estimated_steps(0.01, 1.0));
  EXPECT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_FALSE(ran.result.accuracy.has_value());
  EXPECT_TRUE(
      warns_of(ran.result, "is not known: a run with steps of twice the size fails (it broke)"));
}

// Where a run takes small steps, as adaptive ones at the jump of a load, one of twice the size must not reach back over a
// large one: the jump would be somewhere in it.
TEST(Accuracy, LargeAndSmallStepsAreNoPair) {
  const Problem problem = read_problem("simulate/data/pushed-mass.yaml");
  const auto scheme = make_scheme("energy-preserving");
  const auto stepper = scheme->start(problem.system, start_of(problem), {});
  Companion companion(problem.system, *scheme, start_of(problem), {}, {});
  std::vector<double> steps(50, 0.01);
  steps.push_back(0.005);  // to the jump
  for (double h = 1e-5; h < 0.01; h *= 1.5) steps.push_back(h);
  for (const double h : steps) {
    ASSERT_TRUE(stepper->advance(h).ok);
    EXPECT_TRUE(companion.follow(h, stepper->q()));
  }
  companion.finish(stepper->q());
  ASSERT_TRUE(companion.error().has_value());
  EXPECT_LT(companion.error()->way, 1e-9);
}

TEST(Accuracy, AChosenStepOfOneTellsNothing) {
  const Ran ran = run(make_problem("pendulum"), *make_scheme("visviva"), estimated_steps(0.1, 0.1));
  EXPECT_FALSE(ran.result.accuracy.has_value());
}

// The ends of a bar are points although no joint is there, and spin about its own axis is seen at its sides.
TEST(MaterialPoints, AreTheEndsOfBodies) {
  const Problem problem = read_problem("simulate/data/stopped-arm.yaml");
  const MaterialPoints points(*problem.system);
  const Frame& bar = problem.system->frames().front();
  constexpr double angle = 1e-6;
  Vector dq = Vector::Zero(problem.system->coordinate_count());
  dq.segment<12>(bar.first) = frame_velocities(Eigen::Matrix3d::Identity(), Eigen::Vector3d::Zero(),
                                               Eigen::Vector3d(0.0, 0.0, angle));
  EXPECT_NEAR(points.largest_way(dq).way, 0.2 * angle, 1e-15);
  EXPECT_EQ(points.name(points.largest_way(dq).point), "'bar'");
  dq.segment<12>(bar.first) = frame_velocities(Eigen::Matrix3d::Identity(), Eigen::Vector3d::Zero(),
                                               Eigen::Vector3d(angle, 0.0, 0.0));
  EXPECT_NEAR(points.largest_way(dq).way, 0.025 * angle, 1e-15);
}

TEST(Inputs, ThatChangeFasterThanTheStepsAreNamed) {
  const Ran coarse = run_file("simulate/data/shaken-mass.yaml", estimated_steps(0.01, 0.5));
  EXPECT_EQ(coarse.result.missed.name, "shaker");
  EXPECT_NEAR(coarse.result.missed.share, 1.0, 1e-6);
  EXPECT_TRUE(warns_of(coarse.result, "'shaker' changes faster than the steps"));
  const Ran fine =
      run_file("simulate/data/shaken-mass.yaml", estimated_steps(1e-3, 0.5), {{"frequency", "20"}});
  // Of a sine with n steps in its period, (2π/n)²/12 is missed.
  EXPECT_NEAR(fine.result.missed.share, std::pow(2.0 * M_PI / 50.0, 2) / 12.0, 2e-4);
  EXPECT_FALSE(warns_of(fine.result, "changes faster"));
}

// However short it is, if its function of time says when.
TEST(Inputs, APulseWithinAStepIsNamed) {
  const Ran coarse = run_file("simulate/data/short-pulse.yaml", estimated_steps(0.01, 1.0));
  EXPECT_EQ(coarse.stepper->v()[0], 0.0);
  EXPECT_EQ(coarse.result.missed.name, "kick");
  EXPECT_NEAR(coarse.result.missed.share, 1.0, 1e-12);
  EXPECT_TRUE(warns_of(coarse.result, "'kick' changes faster than the steps"));
  const Ran fine = run_file("simulate/data/short-pulse.yaml", estimated_steps(1e-4, 1.0));
  EXPECT_NEAR(fine.stepper->v()[0], 0.1, 1e-12);
  EXPECT_LT(fine.result.missed.share, 1e-6);
}

// A motion whose period is the step looks like rest.
TEST(Inputs, SoAreDrives) {
  const Ran coarse = run_file("simulate/data/shaken-arm.yaml", estimated_steps(0.01, 0.5));
  EXPECT_NEAR(coarse.result.missed.share, 1.0, 1e-6);
  EXPECT_TRUE(warns_of(coarse.result, "'motor' changes faster than the steps"));
  const Ran fine =
      run_file("simulate/data/shaken-arm.yaml", estimated_steps(1e-3, 0.5), {{"frequency", "5"}});
  EXPECT_LT(fine.result.missed.share, 1e-3);
  EXPECT_FALSE(fine.result.jump.has_value()) << "steps end where it turns";
}

TEST(Inputs, ADriveThatStopsAtOnceIsNamed) {
  const Ran ran = run_file("simulate/data/stopped-arm.yaml", estimated_steps(0.01, 1.0));
  ASSERT_TRUE(ran.result.jump.has_value());
  EXPECT_TRUE(ran.result.jump->of_speed);
  EXPECT_NEAR(ran.result.jump->time, 0.503, 1e-9);
  EXPECT_NEAR(ran.result.jump->by, -1.0, 1e-9);
  EXPECT_TRUE(warns_of(ran.result, "the speed of 'motor' jumps by -1 at t = 0.503 s"));
  const Ran steady = run_file("simulate/data/driven-arm.yaml", estimated_steps(1e-3, 0.5));
  EXPECT_FALSE(steady.result.jump.has_value());
}

// At 0.6 rad per step the scheme's own speed is tan(0.3)/0.3 of the true one: the motor pays for the square of it.
TEST(Inputs, WorkOfDrivesIsComparedWithTheirReactions) {
  const auto* const rotor = "simulate/data/spun-up-rotor.yaml";
  const Ran coarse = run_file(rotor, estimated_steps(2e-3, 0.4));
  const Ran fine = run_file(rotor, estimated_steps(2e-4, 0.4));
  const double work = fine.result.ledger[Account::drive_work];
  ASSERT_TRUE(coarse.result.drive_work_by_reactions.has_value());
  EXPECT_NEAR(*coarse.result.drive_work_by_reactions, work, 5e-3 * work);
  EXPECT_NEAR(coarse.result.ledger[Account::drive_work] / work, std::pow(std::tan(0.3) / 0.3, 2),
              1e-2);
  EXPECT_TRUE(warns_of(coarse.result, "by their reactions times their rates"));
  EXPECT_FALSE(warns_of(fine.result, "by their reactions times their rates"));
}

// Parallel rods of one length can fold into each other where they are in line.
TEST(Mechanism, PassagesOfSingularPositionsAreNamed) {
  const Problem problem = make_problem("rigid-four-bar");
  const auto scheme = make_scheme("visviva");
  const Ran before = run(problem, *scheme, estimated_steps(2e-3, 0.3));
  ASSERT_TRUE(before.result.passage.has_value());
  EXPECT_GT(before.result.passage->nearness, 0.05);
  EXPECT_FALSE(warns_of(before.result, "near a position"));
  const Ran through = run(problem, *scheme, estimated_steps(2e-3, 1.5));
  EXPECT_LT(through.result.passage->nearness, 0.01);
  EXPECT_TRUE(warns_of(through.result, "near a position where"));
  // An open chain has no such position.
  const Ran open = run(make_problem("double-pendulum"), *scheme, estimated_steps(2e-3, 0.3));
  EXPECT_FALSE(open.result.passage.has_value());
}

TEST(Mechanism, ElementsThatBendFarAreNamed) {
  const Problem problem = make_problem("beam-pendulum");
  const Ran ran = run(problem, *make_scheme("visviva"), fixed_steps(5e-3, 2.0));
  EXPECT_GT(ran.result.bend.angle, 0.5);
  EXPECT_TRUE(warns_of(ran.result, ran.result.bend.element));
  const Ran start = run(problem, *make_scheme("visviva"), fixed_steps(5e-3, 0.1));
  EXPECT_FALSE(warns_of(start.result, "far for one element"));
}

}  // namespace
}  // namespace visviva::test

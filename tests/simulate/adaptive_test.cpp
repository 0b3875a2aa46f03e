// Runs with adaptive steps: do they keep what a tolerance promises?
#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "run_problem.hpp"
#include "visviva/analysis/reference_solution.hpp"
#include "visviva/mechanics/invariants.hpp"
#include "visviva/simulate/material_points.hpp"

namespace visviva::test {
namespace {

RunOptions adaptive_steps(double tolerance, double first, double until) {
  RunOptions options;
  options.step = first;
  options.until = until;
  options.adaptive.emplace().tolerance = tolerance;
  return options;
}

// The same with an estimate of the error, and with the trials that make use of it.
RunOptions judged_steps(double tolerance, double first, double until, int order = 2) {
  RunOptions options = adaptive_steps(tolerance, first, until);
  options.estimate_error = true;
  options.order = order;
  return options;
}

int order_of(const std::string& scheme, const System& system) {
  const Traits traits = find_scheme(scheme).default_traits();
  return system.constraint_count() > 0 ? traits.order_constrained : traits.order;
}

double error_of(const Ran& ran, const ReferenceSolution& exact) {
  return MaterialPoints(*ran.system).largest_way(ran.stepper->q() - exact.q.value).way;
}

struct Case {
  std::string problem;
  Settings set;
  double until;
  std::vector<std::string> schemes;
  std::vector<double> tolerances;
  /// The error must be at least this part of the tolerance: nobody pays for digits not asked for.
  double least = 0.2;
};

void PrintTo(const Case& c, std::ostream* out) { *out << c.problem << " to " << c.until; }

class Tolerance : public testing::TestWithParam<Case> {};

// Every run ends within five times its tolerance, mostly not far below it, keeps its energy law in every step, knows its
// error to within a factor of five, and says so if it misses the tolerance.
TEST_P(Tolerance, IsMet) {
  const Case& c = GetParam();
  const Problem problem = make_problem(c.problem, c.set);
  const auto exact = reference_solution(problem.system, start_of(problem), c.until);
  for (const auto& name : c.schemes)
    for (const double tolerance : c.tolerances) {
      const auto scheme = make_scheme(name);
      const Ran ran =
          run(problem, *scheme,
              judged_steps(tolerance, problem.step, c.until, order_of(name, *problem.system)));
      const RunResult& r = ran.result;
      SCOPED_TRACE(name + " at " + std::to_string(tolerance));
      ASSERT_EQ(r.status, RunStatus::completed) << (r.failure ? r.failure->what : "");
      EXPECT_DOUBLE_EQ(r.end, c.until);
      const double error = error_of(ran, *exact);
      EXPECT_LE(error, 5.0 * tolerance);
      EXPECT_GE(error, c.least * tolerance);
      ASSERT_TRUE(r.accuracy.has_value());
      EXPECT_LE(r.accuracy->end.way, 5.0 * error);
      EXPECT_GE(r.accuracy->largest.way, error / 5.0);
      if (error > 3.0 * tolerance) {
        EXPECT_FALSE(run_warnings(r).empty());
      }
      if (scheme->energy_law_holds(*problem.system)) {
        EXPECT_LE(r.ledger.max_step_unaccounted, 1e-12 * r.energy_scale);
      }
      EXPECT_LT(static_cast<double>(r.rejected), 0.2 * static_cast<double>(r.steps) + 10.0);
    }
}

// Errors of the double pendulum happen to cancel; energy-decaying is of third order without constraints, where the loss
// of speed it is charged for does not last; with constraints it is of first order and takes many steps.
INSTANTIATE_TEST_SUITE_P(
    On, Tolerance,
    testing::Values(
        Case{"oscillator",
             {},
             4.3,
             {"energy-preserving", "midpoint", "generalized-alpha", "frame-1"},
             {1e-2, 1e-3, 1e-4, 1e-5}},
        Case{"oscillator", {}, 4.3, {"energy-decaying"}, {1e-2, 1e-3, 1e-4, 1e-5}, 0.05},
        Case{"pendulum",
             {},
             4.3,
             {"energy-preserving", "midpoint", "generalized-alpha", "frame-1", "alpha-kappa"},
             {1e-2, 1e-3, 1e-4, 1e-5}},
        Case{"pendulum",
             {{"rate", "6"}},
             4.3,
             {"energy-preserving", "generalized-alpha"},
             {1e-2, 1e-3, 1e-4, 1e-5}},
        Case{"pendulum", {}, 2.0, {"energy-decaying", "armero-romero"}, {1e-2, 1e-3}, 0.1},
        Case{"pendulum-angle", {}, 43.0, {"energy-preserving", "energy-decaying"}, {1e-2, 1e-3}},
        Case{"double-pendulum",
             {},
             2.0,
             {"energy-preserving", "midpoint", "generalized-alpha", "frame-1"},
             {1e-2, 1e-3, 1e-4, 1e-5},
             0.01},
        Case{"double-pendulum", {}, 1.0, {"energy-decaying"}, {1e-2, 1e-3}},
        Case{"rod-chain",
             {},
             1.0,
             {"energy-preserving", "midpoint", "generalized-alpha", "frame-1"},
             {1e-2, 1e-3, 1e-4}},
        Case{"rod-chain", {}, 1.0, {"energy-decaying"}, {1e-2}},
        Case{"four-mass", {}, 3.0, {"energy-preserving", "energy-decaying"}, {1e-3, 1e-4}},
        Case{"circle-track", {}, 5.0, {"energy-preserving"}, {1e-2, 1e-3}}),
    [](const auto& c) { return "Case" + std::to_string(c.index); });

// At the same number of steps tried, a fixed step has a larger error where the speed varies.
TEST(Adaptive, BeatsAFixedStepWhereTheSpeedVaries) {
  struct Race {
    std::string problem;
    double until;
    double tolerance;
  };
  for (const auto& [name, until, tolerance] :
       {Race{"double-pendulum", 2.0, 1e-3}, Race{"rod-chain", 1.0, 1e-3},
        Race{"two-particles", 10.0, 1e-3}, Race{"rod-chain", 1.0, 1e-4}}) {
    const Problem problem = make_problem(name);
    const auto exact = reference_solution(problem.system, start_of(problem), until);
    const auto scheme = make_scheme("energy-preserving");
    const Ran adaptive = run(problem, *scheme, judged_steps(tolerance, problem.step, until));
    const auto tried = static_cast<double>(adaptive.result.steps + adaptive.result.rejected);
    const Ran fixed = run(problem, *scheme, fixed_steps(until / tried, until));
    EXPECT_GT(error_of(fixed, *exact), 1.3 * error_of(adaptive, *exact)) << name;
  }
}

struct Sizes : Observer {
  std::vector<double> list;
  void observe(const Snapshot& s) override {
    if (s.step > 0) list.push_back(s.h);
  }
};

// The steps that were kept, taken alone, end in the same state to the last bit.
TEST(Adaptive, RejectedStepsLeaveNoTrace) {
  const Problem problem = make_problem("double-pendulum-points");
  for (const std::string name :
       {"energy-preserving", "energy-decaying", "generalized-alpha", "alpha-kappa"}) {
    const auto scheme = make_scheme(name);
    Sizes sizes;
    const Ran ran = run(problem, *scheme, adaptive_steps(1e-3, 0.2, 1.0), &sizes);
    ASSERT_GT(ran.result.rejected, 0) << name;
    ASSERT_EQ(static_cast<long>(sizes.list.size()), ran.result.steps);
    const auto stepper = scheme->start(problem.system, start_of(problem), {});
    for (const double h : sizes.list) ASSERT_TRUE(stepper->advance(h).ok);
    EXPECT_EQ(stepper->history(), ran.stepper->history()) << name;
    EXPECT_EQ(stepper->time(), ran.stepper->time()) << name;
  }
}

// A scheme that does what it is told: exact motion under gravity, with an error of 1 m in the steps that are marked.
class Scripted final : public Scheme {
 public:
  struct Log {
    std::vector<double> tried;
    long restored = 0;
  };
  Scripted(Log& log, std::function<bool(double h)> wrong, std::function<bool(double h)> fails)
      : log_(log), wrong_(std::move(wrong)), fails_(std::move(fails)) {}

  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System>,
                                               const InitialState& initial,
                                               const NewtonOptions&) const override {
    return std::make_unique<Falling>(initial, *this);
  }

 private:
  class Falling final : public Stepper {
   public:
    Falling(const InitialState& initial, const Scripted& script)
        : Stepper(initial), script_(script) {}
    StepReport advance(double h) override {
      script_.log_.tried.push_back(h);
      if (script_.fails_(h)) return {false, 3, "told to fail", "the script", "nothing"};
      q_[0] += h * v_[0] - 0.5 * h * h + (script_.wrong_(h) ? 1.0 : 0.0);
      v_[0] -= h;
      clock_.advance(h);
      return {true, 1};
    }
    void restore(const Clock& clock, const Vector& history) override {
      ++script_.log_.restored;
      Stepper::restore(clock, history);
    }

   private:
    const Scripted& script_;
  };

  Log& log_;
  std::function<bool(double)> wrong_;
  std::function<bool(double)> fails_;
};

Problem falling() {
  SystemDescription d;
  d.coordinates = {"height"};
  d.mass = {{0, 0, 2.0}};
  d.potentials = {{"weight",
                   {0},
                   std::make_shared<Identity>(1),
                   std::make_shared<LinearEnergy>(LocalVector::Constant(1, 2.0))}};
  return {std::make_shared<System>(std::move(d)), Vector::Zero(1), Vector::Ones(1), 0.1, 4.0};
}

bool never(double) { return false; }

TEST(Adaptive, AWrongStepIsTakenBackBeforeItIsSeen) {
  Scripted::Log log;
  const Scripted scheme(
      log, [](double h) { return h > 0.15; }, never);
  struct Watch : Observer {
    void observe(const Snapshot& s) override {
      EXPECT_NEAR(s.stepper->q()[0], s.t - 0.5 * s.t * s.t, 1e-13) << s.t;
      EXPECT_NEAR(s.energy(), 1.0, 1e-13);
    }
  } watch;
  const Problem problem = falling();
  const Ran ran = run(problem, scheme, adaptive_steps(1e-3, 1.0, 4.0), &watch);
  EXPECT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_NEAR(ran.result.end, 4.0, 1e-15);
  EXPECT_GT(ran.result.step_statistics.rejected_by_error, 0);
  EXPECT_EQ(ran.result.step_statistics.rejected_by_error, log.restored);
  EXPECT_EQ(ran.result.steps + ran.result.rejected, static_cast<long>(log.tried.size()));
  EXPECT_LE(ran.result.step_statistics.largest, 0.15);
  EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-13);
}

TEST(Adaptive, StepsThatCannotBeSolvedAreCountedApart) {
  Scripted::Log log;
  const Scripted scheme(log, never, [](double h) { return h > 0.3; });
  const Ran ran = run(falling(), scheme, adaptive_steps(1e-3, 1.0, 4.0));
  EXPECT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_GT(ran.result.step_statistics.rejected_by_newton, 1);
  EXPECT_EQ(ran.result.step_statistics.rejected_by_error, 0);
  EXPECT_GT(ran.result.step_statistics.limited_by(StepLimit::newton), 0);
  EXPECT_LE(ran.result.step_statistics.largest, 0.3);
  EXPECT_EQ(log.restored, 0);
}

TEST(Adaptive, NeverHangs) {
  Scripted::Log log;
  const auto always = [](double) { return true; };
  const Ran unsolvable =
      run(falling(), Scripted(log, never, always), adaptive_steps(1e-3, 1.0, 4.0));
  EXPECT_EQ(unsolvable.result.status, RunStatus::failed);
  ASSERT_TRUE(unsolvable.result.failure.has_value());
  EXPECT_EQ(unsolvable.result.failure->what, "told to fail");
  EXPECT_LE(log.tried.size(), 20U);
  log.tried.clear();
  const Ran wrong = run(falling(), Scripted(log, always, never), adaptive_steps(1e-3, 1.0, 4.0));
  EXPECT_EQ(wrong.result.status, RunStatus::failed);
  ASSERT_TRUE(wrong.result.failure.has_value());
  EXPECT_NE(wrong.result.failure->what.find("times the error the tolerance allows"),
            std::string::npos);
  EXPECT_LE(log.tried.size(), 50U);
  EXPECT_EQ(wrong.result.end, 0.0);
}

TEST(Adaptive, TheSmallestStepIsKeptAndTold) {
  const Problem problem = make_problem("pendulum");
  RunOptions options = adaptive_steps(1e-6, 0.1, 1.0);
  options.adaptive->min_step = 0.01;
  const Ran kept = run(problem, *make_scheme("energy-preserving"), options);
  EXPECT_EQ(kept.result.status, RunStatus::completed);
  EXPECT_GT(kept.result.step_statistics.above_tolerance, 50);
  EXPECT_EQ(kept.result.step_statistics.main_limit(), StepLimit::min_step);
  EXPECT_GE(kept.result.steps, 95);
  EXPECT_LE(kept.result.steps, 101);
  ASSERT_FALSE(run_warnings(kept.result).empty());
  EXPECT_NE(run_warnings(kept.result).front().find("of the smallest size"), std::string::npos);
  options.adaptive->fail_at_min_step = true;
  const Ran refused = run(problem, *make_scheme("energy-preserving"), options);
  EXPECT_EQ(refused.result.status, RunStatus::failed);
}

TEST(Adaptive, TheLargestStepIsKept) {
  const Problem problem = make_problem("pendulum");
  RunOptions options = adaptive_steps(1.0, 0.1, 1.0);
  options.adaptive->max_step = 0.02;
  const Ran ran = run(problem, *make_scheme("energy-preserving"), options);
  EXPECT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_LE(ran.result.step_statistics.largest, 0.02 * (1.0 + 1e-12));
  EXPECT_EQ(ran.result.step_statistics.main_limit(), StepLimit::max_step);
  EXPECT_EQ(ran.result.steps, 50);
}

// A slow mass, and a stiff one whose vibration is too fast to be followed.
Problem slow_and_stiff(double amplitude) {
  constexpr double slow = 2.0;
  constexpr double fast = 2e4;
  SystemDescription d;
  d.coordinates = {"slow", "fast"};
  d.mass = {{0, 0, 1.0}, {1, 1, 1.0}};
  for (const int i : {0, 1}) {
    const double w = i == 0 ? slow : fast;
    d.potentials.push_back({"spring " + std::to_string(i),
                            {i},
                            std::make_shared<Identity>(1),
                            std::make_shared<QuadraticEnergy>(LocalMatrix::Constant(1, 1, w * w),
                                                              LocalVector::Zero(1))});
  }
  return {std::make_shared<System>(std::move(d)), Vector{{1.0, amplitude}}, Vector::Zero(2), 0.01,
          10.0};
}

// Vibrations smaller than the tolerance do not matter and do not drive the step to zero; larger ones are followed.
TEST(Adaptive, UnresolvedVibrationsCountOnlyIfTheyMatter) {
  const auto scheme = make_scheme("energy-preserving");
  const Ran quiet = run(slow_and_stiff(0.0), *scheme, adaptive_steps(1e-3, 0.01, 10.0));
  const Ran small = run(slow_and_stiff(1e-4), *scheme, adaptive_steps(1e-3, 0.01, 10.0));
  EXPECT_EQ(small.result.status, RunStatus::completed);
  EXPECT_LE(small.result.steps, quiet.result.steps + quiet.result.steps / 5);
  EXPECT_LE(small.result.ledger.max_step_unaccounted, 1e-12 * small.result.energy_scale);
  const Ran large = run(slow_and_stiff(0.1), *scheme, adaptive_steps(1e-3, 0.01, 0.02));
  EXPECT_EQ(large.result.status, RunStatus::completed);
  EXPECT_LE(large.result.end / static_cast<double>(large.result.steps), 1e-4);
  EXPECT_NEAR(large.value("q")[1], 0.1 * std::cos(2e4 * 0.02), 5e-3);
}

struct Pulse final : Load {
  [[nodiscard]] int inputs() const override { return 1; }
  void force(const LocalVector&, const LocalVector&, double t, LocalVector& f) const override {
    f[0] = t > 0.3 && t < 0.7 ? 10.0 * (t - 0.3) : 0.0;
  }
  void tangent(const LocalVector&, const LocalVector&, double, LocalMatrix& f_x,
               LocalMatrix& f_v) const override {
    f_x.setZero();
    f_v.setZero();
  }
};

// A load with a kink at 0.3 s and a jump at 0.7 s.
TEST(Adaptive, KinksAndJumpsOfLoadsAreMet) {
  SystemDescription d;
  d.coordinates = {"slider"};
  d.mass = {{0, 0, 1.0}};
  d.loads = {{"pulse", {0}, std::make_shared<Pulse>()}};
  const Problem p = {std::make_shared<System>(std::move(d)), Vector::Zero(1), Vector::Zero(1)};
  // v = 5 (t − 0.3)² up to 0.7 s.
  const double exact = 5.0 / 3.0 * 0.4 * 0.4 * 0.4 + 5.0 * 0.4 * 0.4 * 0.5;
  for (const double tolerance : {1e-2, 1e-3, 1e-4})
    for (const std::string name : {"energy-preserving", "energy-decaying", "generalized-alpha"}) {
      const Ran ran = run(p, *make_scheme(name), judged_steps(tolerance, 0.05, 1.2));
      EXPECT_EQ(ran.result.status, RunStatus::completed);
      EXPECT_NEAR(ran.value("q")[0], exact, 5.0 * tolerance) << name;
    }
}

// The error of a mass at rest lets steps grow, until they pass over what is to move it.
TEST(Adaptive, ALoadAfterARestIsNotSteppedOver) {
  const Problem problem = read_problem("simulate/data/late-tent.yaml");
  const Ran ran = run(problem, *make_scheme("visviva"), judged_steps(1e-3, 0.01, 10.0));
  EXPECT_EQ(ran.result.status, RunStatus::completed);
  // ∫F dt = 0.1 N s at 5.44 s.
  EXPECT_NEAR(ran.stepper->q()[0], 0.1 * (10.0 - 5.44), 5e-3);
}

// Steps of minutes end where a function of time says that it begins, and go on with the first one.
TEST(Adaptive, ShortLoadsInALongRunAreMet) {
  const Problem problem = read_problem("simulate/data/short-pushes.yaml");
  const Ran ran = run(problem, *make_scheme("visviva"), judged_steps(1e-2, 0.01, 1000.0));
  EXPECT_EQ(ran.result.status, RunStatus::completed);
  const Vector& q = ran.stepper->q();
  EXPECT_NEAR(q[0], 2.0 * (1000.0 - 500.05), 0.05);
  EXPECT_NEAR(q[3], 1.0 * (1000.0 - 600.05), 0.05);
  EXPECT_NEAR(q[6], 1.0 * (1000.0 - 700.05), 0.05);
  EXPECT_NEAR(q[9], 1.0 * (1000.0 - 800.05), 0.05);
  EXPECT_LT(ran.result.steps, 10000) << "a tenth of steps of 10 ms";
}

TEST(Adaptive, ASchemeThatCannotGoBackIsRefused) {
  const Problem problem = make_problem("pendulum");
  const auto ida = make_scheme("ida");
  EXPECT_FALSE(can_adapt(*ida, problem.system, start_of(problem)));
  EXPECT_TRUE(can_adapt(*make_scheme("hht"), problem.system, start_of(problem)));
  EXPECT_THROW(static_cast<void>(run(problem, *ida, adaptive_steps(1e-3, 0.1, 1.0))), UsageError);
}

TEST(Adaptive, SameInputSameBits) {
  const Problem p = make_problem("rod-chain");
  const Ran a = run(p, *make_scheme("frame-1"), adaptive_steps(1e-3, 0.01, 0.5));
  const Ran b = run(p, *make_scheme("frame-1"), adaptive_steps(1e-3, 0.01, 0.5));
  EXPECT_EQ(a.value("q"), b.value("q"));
  EXPECT_EQ(a.result.steps, b.result.steps);
}

// Steps end at all the times they are to meet, for hardly more steps than the times themselves cost.
TEST(AdaptiveSteps, MeetTimes) {
  const Problem problem = make_problem("double-pendulum", {{"rate_1", "1"}});
  const auto scheme = make_scheme("energy-preserving");
  RunOptions options = adaptive_steps(1e-4, 0.01, 2.0);
  const Ran free = run(problem, *scheme, options);
  options.meet_every = 0.3;
  struct Times final : Observer {
    std::vector<double> met;
    void observe(const Snapshot& s) override {
      if (meets(s.t, 0.3)) met.push_back(s.t);
    }
  } times;
  const Ran ran = run(problem, *scheme, options, &times);
  ASSERT_EQ(times.met.size(), 7U);
  for (std::size_t i = 0; i < 7; ++i)
    EXPECT_NEAR(times.met[i], 0.3 * static_cast<double>(i), 1e-15 * (1.0 + times.met[i]));
  EXPECT_EQ(ran.result.end, 2.0);
  EXPECT_LE(ran.result.steps, free.result.steps + 12);
}

}  // namespace
}  // namespace visviva::test

#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "visviva/simulate/input_watch.hpp"
#include "visviva/simulate/ledger.hpp"
#include "visviva/simulate/mechanism_watch.hpp"
#include "visviva/simulate/motion_watch.hpp"
#include "visviva/simulate/step_controller.hpp"

namespace visviva {

enum class RunStatus { completed, failed, interrupted };
[[nodiscard]] std::string_view to_string(RunStatus status);

struct Failure {
  double time = 0.0;
  long step = 0;
  std::string what;
  std::string where;
  std::string hint;
};

/// How large the steps were, and why.
struct StepStatistics {
  double smallest = 0.0;
  double largest = 0.0;
  long rejected_by_error = 0;
  long rejected_by_newton = 0;
  /// Steps whose size each StepLimit decided; adaptive steps only, as what follows.
  std::array<long, step_limit_count> limited = {};
  long above_tolerance = 0;  ///< taken with too large an error, being of the smallest size
  double error_sum = 0.0;    ///< of the estimated errors of all steps
  long trial_steps = 0;      ///< taken to find out what becomes of errors, before the run

  [[nodiscard]] long limited_by(StepLimit limit) const {
    return limited[static_cast<std::size_t>(limit)];
  }
  /// What limited most steps.
  [[nodiscard]] StepLimit main_limit() const;

  template <typename Archive>
  void archive(Archive& a) {
    a(smallest, largest, rejected_by_error, rejected_by_newton, limited, above_tolerance, error_sum,
      trial_steps);
  }
};

/// Estimated errors of the positions, see Companion.
struct Accuracy {
  struct Error {
    double way = 0.0;  ///< of the point that is farthest off
    double time = 0.0;
    std::string point = {};  ///< which one it is
  };
  Error end = {};
  Error largest = {};
  double farthest_way = 0.0;  ///< of a point from where it started
  bool in_metres = true;      ///< not in the units of coordinates
};

/// The nearest that a step came to losing hold of the spin of a body, see SpinError.
struct LargestSpinError {
  double x = 0.0;
  double time = 0.0;
  double step = 0.0;
  std::string body = {};

  static constexpr double warned = 0.25;
  /// A step with which x would be a quarter.
  [[nodiscard]] double good_step() const;

  template <typename Archive>
  void archive(Archive& a) {
    a(x, time, step, body);
  }
};

/// The matrix that Newton's method divides by.
struct NewtonMatrix {
  long size = 0;
  long entries = 0;  ///< that are stored
  // The largest estimates of a step, of its first iterate, if they were asked for, else 0:
  double condition = 0.0;         ///< as the scheme states its equations
  double scaled_condition = 0.0;  ///< with rows and columns divided by their largest entries

  /// Of the equations of one iterate.
  void see(NonlinearProblem& problem, const Vector& x, bool with_condition);

  template <typename Archive>
  void archive(Archive& a) {
    a(size, entries, condition, scaled_condition);
  }
};

/// The numbers of a whole run.
struct RunResult {
  RunStatus status = RunStatus::completed;
  double start = 0.0;
  double end = 0.0;
  double step = 0.0;  ///< that was asked for; of an adaptive run the first one
  int order = 2;      ///< of the positions, as the scheme promises
  long steps = 0;
  long rejected = 0;  ///< attempts that failed or had too large an error
  StepStatistics step_statistics = {};
  std::optional<AdaptiveStep> adaptive = std::nullopt;
  long iterations = 0;
  int max_iterations = 0;
  NewtonMatrix matrix = {};
  /// Steps in which the scheme had to mend its energy law, see Remedy.
  long guarded_steps = 0;
  long preserving_steps = 0;
  /// Steps in which the scheme itself gave energy, beyond round-off.
  long gained_steps = 0;
  /// If it was asked for and could be known.
  std::optional<Accuracy> accuracy = std::nullopt;
  std::string accuracy_unknown = {};  ///< why not
  LargestTurn turn = {};
  LargestBend bend = {};
  /// What was seen of loads, drives and joints, if the accuracy was asked for.
  MissedInput missed = {};
  std::optional<DriveJump> jump = std::nullopt;
  std::optional<double> drive_work_by_reactions = std::nullopt;
  std::optional<SingularPassage> passage = std::nullopt;
  LargestSpinError spin = {};
  double initial_energy = 0.0;
  double final_energy = 0.0;
  double min_energy = 0.0;
  double max_energy = 0.0;
  double kinetic = 0.0;
  double potential = 0.0;
  double energy_scale = 0.0;
  double energy_budget = 0.0;  ///< what was in the motion, wherever potentials are counted from
  bool energy_law_claimed = false;
  Ledger ledger;
  double linear_momentum_drift = 0.0;
  double angular_momentum_drift = 0.0;
  double position_error = 0.0;
  double velocity_error = 0.0;
  Vector last_step_start;  ///< positions at the start of the last step
  double wall_seconds = 0.0;
  double cpu_seconds = 0.0;
  double observer_cpu_seconds = 0.0;  ///< the part of it that observers took
  double estimate_cpu_seconds = 0.0;  ///< the part that the estimate of the error took

  long steps_before_resume = 0;  ///< which took their time in an earlier run

  /// What stepping and book-keeping took on average.
  [[nodiscard]] double cpu_seconds_per_step() const {
    const double own = cpu_seconds - observer_cpu_seconds - estimate_cpu_seconds;
    const long own_steps = steps - steps_before_resume;
    return own_steps > 0 ? own / static_cast<double>(own_steps) : 0.0;
  }
  /// Whether the balance must close in every step and the scheme gave nothing in any.
  [[nodiscard]] bool keeps_energy_law() const { return energy_law_claimed && gained_steps == 0; }
  std::optional<Failure> failure;

  /// What adds up over a run that has not failed.
  template <typename Archive>
  void archive(Archive& a) {
    a(steps, rejected, step_statistics, iterations, max_iterations, guarded_steps, preserving_steps,
      gained_steps, spin, initial_energy, min_energy, max_energy, ledger, linear_momentum_drift,
      angular_momentum_drift, position_error, velocity_error, last_step_start);
  }
};

/// What the user should know of a run besides a failure.
[[nodiscard]] std::vector<std::string> run_warnings(const RunResult& result);

}  // namespace visviva

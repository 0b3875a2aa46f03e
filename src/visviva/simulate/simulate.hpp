#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "visviva/simulate/ledger.hpp"
#include "visviva/simulate/step_controller.hpp"

namespace visviva {

struct RunOptions {
  /// With `adaptive` the first step only.
  double step = 0.01;
  double until = 1.0;
  /// A step Newton cannot solve is tried again as two halves, so many times over; 0 fails at once.
  int max_halvings = 8;
  /// Energy from nowhere beyond this multiple of the budget (EnergyScale::budget) ends the run.
  double blow_up = 10.0;
  /// A scheme that claims an energy law may miss it by this fraction of the scale in one step, not more.
  double law_tolerance = 1e-6;
  NewtonOptions newton = {};
  std::optional<AdaptiveStep> adaptive = std::nullopt;
};

/// Whether the scheme can take a step back, as adaptive steps need it.
[[nodiscard]] bool can_adapt(const Scheme& scheme, const std::shared_ptr<const System>& system,
                             const InitialState& initial);

/// What observers see after the start and after each step.
struct Snapshot {
  long step = 0;
  double t = 0.0;  ///< that of the stepper, but at the end of the run exactly that
  double h = 0.0;  ///< of this step
  const Stepper* stepper = nullptr;
  const Vector* q_start = nullptr;  ///< positions at the start of this step
  double kinetic = 0.0;
  double potential = 0.0;
  double remainder = 0.0;       ///< of this step
  double position_error = 0.0;  ///< max |Φ|
  double velocity_error = 0.0;  ///< max |Φ̇|
  double implied_error = 0.0;   ///< of the constraints that the others imply
  Momentum momentum = {};
  int iterations = 0;  ///< of this step
  const Ledger* ledger = nullptr;

  [[nodiscard]] double energy() const { return kinetic + potential; }
};

/// Results leave a run only through observers.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void observe(const Snapshot& snapshot) = 0;
};

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
  double end_error = 0.0;    ///< estimated error of the positions at the end

  [[nodiscard]] long limited_by(StepLimit limit) const {
    return limited[static_cast<std::size_t>(limit)];
  }
  /// What limited most steps.
  [[nodiscard]] StepLimit main_limit() const;
};

/// The numbers of a whole run.
/// The farthest that a body has turned in a step.
struct LargestTurn {
  double angle = 0.0;
  double time = 0.0;  ///< at the end of the step
  std::string body = {};
};

/// The nearest that a step came to losing hold of the spin of a body, see SpinError.
struct LargestSpinError {
  double x = 0.0;
  double time = 0.0;
  double step = 0.0;
  std::string body = {};
  /// A step with which x would be a quarter.
  [[nodiscard]] double good_step() const;
};

struct RunResult {
  RunStatus status = RunStatus::completed;
  double start = 0.0;
  double end = 0.0;
  double step = 0.0;  ///< that was asked for; of an adaptive run the first one
  long steps = 0;
  long rejected = 0;  ///< attempts that failed or had too large an error
  StepStatistics step_statistics = {};
  std::optional<AdaptiveStep> adaptive = std::nullopt;
  long iterations = 0;
  int max_iterations = 0;
  /// Steps in which the scheme had to mend its energy law, see Remedy.
  long guarded_steps = 0;
  long preserving_steps = 0;
  LargestTurn turn = {};
  LargestSpinError spin = {};
  double initial_energy = 0.0;
  double final_energy = 0.0;
  double min_energy = 0.0;
  double max_energy = 0.0;
  double kinetic = 0.0;
  double potential = 0.0;
  double energy_scale = 0.0;
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

  /// What stepping and book-keeping took on average.
  [[nodiscard]] double cpu_seconds_per_step() const {
    return steps > 0 ? (cpu_seconds - observer_cpu_seconds) / static_cast<double>(steps) : 0.0;
  }
  std::optional<Failure> failure;
};

/// What the user should know of a run besides a failure.
[[nodiscard]] std::vector<std::string> run_warnings(const RunResult& result);

/// Runs a scheme on a system from a consistent state. `stop` may be set from elsewhere to end the run
/// early; the stepper is returned through `stepper` for its last state.
[[nodiscard]] RunResult simulate(const std::shared_ptr<const System>& system, const Scheme& scheme,
                                 const InitialState& initial, const RunOptions& options,
                                 Observer* observer = nullptr,
                                 const std::atomic<bool>* stop = nullptr,
                                 std::unique_ptr<Stepper>* stepper = nullptr);

}  // namespace visviva

#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "visviva/simulate/run_result.hpp"

namespace visviva {

struct RunOptions {
  /// With `adaptive` the first step only.
  double step = 0.01;
  double until = 1.0;
  /// Adaptive steps end at the multiples of this time, if it is not zero.
  double meet_every = 0.0;
  /// A step Newton cannot solve is tried again as two halves, so many times over; 0 fails at once.
  int max_halvings = 8;
  /// Energy from nowhere beyond this multiple of the budget (EnergyScale::budget) ends the run; with 0 none does.
  double blow_up = 10.0;
  /// A scheme that claims an energy law may miss it by this fraction of the scale in one step, not more.
  double law_tolerance = 1e-6;
  NewtonOptions newton = {};
  std::optional<AdaptiveStep> adaptive = std::nullopt;
  /// Whether a Companion goes along and tells the error of the positions: half as many steps more. Adaptive steps then
  /// are chosen after trials with larger ones.
  bool estimate_error = false;
  int order = 2;  ///< of the scheme's positions on this system, for that and for adaptive steps
  /// Whether the condition of Newton's matrix is estimated in every step.
  bool watch_condition = false;
  /// After so many steps observers get a checkpoint, if the scheme can take a step back; 0 for none.
  long checkpoint_every = 1000;
  /// What an observer got at a checkpoint: the run goes on from there.
  std::string resume_from = {};
};

/// Whether the scheme can take a step back, as adaptive steps need it.
[[nodiscard]] bool can_adapt(const Scheme& scheme, const std::shared_ptr<const System>& system,
                             const InitialState& initial);

/// Whether a step ended at a multiple of `period`.
[[nodiscard]] bool meets(double t, double period);

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
  int iterations = 0;                   ///< of all attempts at this step
  long rejected_by_error = 0;           ///< attempts at this step
  long rejected_by_newton = 0;          ///< likewise
  long guarded = 0;                     ///< 1 if the scheme had to mend its energy law
  std::optional<StepLimit> limit = {};  ///< what decided the size of this step, if it is adaptive
  const Ledger* ledger = nullptr;

  [[nodiscard]] double energy() const { return kinetic + potential; }
};

/// Results leave a run only through observers.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void observe(const Snapshot& snapshot) = 0;
  /// A step of a trial before the run, of which there are no results.
  virtual void observe_trial(const Snapshot& /*snapshot*/) {}
  /// The run ends with the step observed last, whose stepper is still there.
  virtual void end(const Snapshot& /*snapshot*/) {}
  /// The state of the run after the step observed last, from which it can be resumed.
  virtual void checkpoint(const std::string& /*state*/) {}
  /// The run goes on from a checkpoint, after this step.
  virtual void resume(const Snapshot& /*snapshot*/) {}
  /// Whether to observe this takes so long that the run should ask the clock, which takes a microsecond itself.
  [[nodiscard]] virtual bool takes_time(const Snapshot& /*snapshot*/) const { return true; }
  /// The time of the processor for what it did on other threads until end().
  [[nodiscard]] virtual double cpu_seconds_beside() const { return 0.0; }
};

/// Whether what goes along with a run, its results and its companion, has threads of its own: if there may be several, and
/// a step is work enough that it does not matter to wake one.
[[nodiscard]] bool has_work_beside(const System& system, const NewtonOptions& newton);

/// Runs a scheme on a system from a consistent state. `stop` may be set from elsewhere to end the run
/// early; the stepper is returned through `stepper` for its last state.
[[nodiscard]] RunResult simulate(const std::shared_ptr<const System>& system, const Scheme& scheme,
                                 const InitialState& initial, const RunOptions& options,
                                 Observer* observer = nullptr,
                                 const std::atomic<bool>* stop = nullptr,
                                 std::unique_ptr<Stepper>* stepper = nullptr);

}  // namespace visviva

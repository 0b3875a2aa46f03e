#include "visviva/simulate/simulate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "visviva/math/beside.hpp"
#include "visviva/math/clocks.hpp"
#include "visviva/simulate/companion.hpp"
#include "visviva/simulate/error_estimate.hpp"
#include "visviva/simulate/run_checks.hpp"
#include "visviva/simulate/trials.hpp"
#include "visviva/simulate/undefined_input.hpp"

namespace visviva {
namespace {

// As a part of a step: what is left of a run that steps divide.
constexpr double round_off_of_time = 1e-9;

class Run {
 public:
  Run(std::shared_ptr<const System> system, const Scheme& scheme, const InitialState& initial,
      const RunOptions& options, Observer* observer)
      : system_(std::move(system)),
        scheme_(scheme),
        initial_(initial),
        options_(options),
        observer_(observer),
        motion_(system_),
        phi_(system_->constraint_count()),
        implied_(system_->implied().rows()),
        beside_(options.estimate_error && !options.adaptive &&
                has_work_beside(*system_, options.newton)) {
    make_parts();
    if (options.adaptive && !steps_by_itself_)
      throw UsageError("this scheme cannot take a step back: it cannot have adaptive steps");
    result_.adaptive = options.adaptive;
    result_.start = result_.end = initial.t;
    result_.step = options.step;
    result_.order = options.order;
    result_.energy_law_claimed = scheme.energy_law_holds(*system_);
    result_.last_step_start = stepper_->q();
    measure();
    start_momentum_ = now_.momentum;
    scale_ = EnergyScale(now_.kinetic, now_.potential);
    checks_.emplace(*system_, options_, result_.energy_law_claimed, stepper_->q());
    result_.initial_energy = result_.final_energy = result_.min_energy = result_.max_energy =
        now_.energy();
    record();
    if (options_.resume_from.empty())
      notify();
    else
      resume();
  }

  void go(const std::atomic<bool>* stop) {
    const double wall = wall_seconds();
    const double cpu = cpu_seconds_of_thread();
    result_.observer_cpu_seconds = 0.0;
    if (options_.adaptive)
      go_adaptively(stop);
    else
      go_evenly(stop);
    notify_of_end();
    tell_accuracy();
    if (result_.failure) result_.status = RunStatus::failed;
    result_.wall_seconds = wall_seconds() - wall;
    const double by_observer = observer_ != nullptr ? observer_->cpu_seconds_beside() : 0.0;
    result_.observer_cpu_seconds += by_observer;
    result_.estimate_cpu_seconds += beside_.cpu_seconds();
    result_.cpu_seconds = cpu_seconds_of_thread() - cpu + by_observer + beside_.cpu_seconds();
    result_.energy_scale = scale_.scale();
    result_.energy_budget = scale_.budget();
  }

  RunResult& result() {
    result_.matrix = *matrix_;
    return result_;
  }
  std::unique_ptr<Stepper>& stepper() { return stepper_; }

 private:
  // All that has solvers, as at the start.
  void make_parts() {
    NewtonOptions newton = options_.newton;
    newton.inspect = [matrix = matrix_, more = newton.inspect,
                      condition = options_.watch_condition](NonlinearProblem& problem,
                                                            const Vector& x, int iterate) {
      matrix->see(problem, x, condition && iterate == 0);
      if (more) more(problem, x, iterate);
    };
    stepper_ = scheme_.start(system_, initial_, newton);
    steps_by_itself_ = stepper_->history().size() > 0;
    if (options_.adaptive) {
      estimate_.emplace(system_, initial_, options_.order);
      controller_.emplace(*options_.adaptive, options_.step, options_.until - initial_.t,
                          ErrorEstimate::order_for(options_.order));
    }
    if (options_.estimate_error) watch_accuracy();
  }

  void watch_accuracy() {
    if (steps_by_itself_)
      companion_.emplace(system_, scheme_, initial_, options_.newton,
                         Companion::Rule{options_.order, options_.max_halvings});
    inputs_.emplace(system_, options_.until - initial_.t);
    if (!MechanismWatch::is_worthwhile(*system_)) return;
    mechanism_.emplace(system_);
    mechanism_->see(initial_.q, initial_.v, initial_.t);
  }

  template <typename Archive>
  void archive(Archive& a) {
    if (options_.adaptive)
      a(options_.adaptive->allowance, options_.adaptive->max_step, *controller_, *estimate_);
    a(*stepper_, taken_, now_.h, result_, *matrix_, scale_, start_momentum_.linear,
      start_momentum_.angular, motion_);
    if (companion_) a(*companion_);
    if (inputs_) a(*inputs_);
    if (mechanism_) a(*mechanism_);
  }

  void load(const std::string& state) {
    ArchiveReader reader(state);
    archive(reader);
    rejected_before_ = result_.step_statistics;
    iterations_before_ = result_.iterations;
    measure();
  }

  // Solvers keep the pivots they once chose, which no state tells. A run that is to go on to the same bit after it was
  // stopped therefore does at each checkpoint what it would do then: it forgets all but the state.
  void pass_checkpoint() {
    beside_.wait();
    ArchiveWriter writer;
    archive(writer);
    make_parts();
    load(writer.bytes());
    if (observer_ != nullptr) observer_->checkpoint(writer.bytes());
  }

  void resume() {
    load(options_.resume_from);
    result_.steps_before_resume = result_.steps;
    result_.adaptive = options_.adaptive;
    record();
    if (observer_ != nullptr) observer_->resume(now_);
    is_observed_ = true;
    if (observer_ != nullptr) observer_->checkpoint(options_.resume_from);
  }

  [[nodiscard]] bool is_checkpoint(long steps) const {
    return steps_by_itself_ && options_.checkpoint_every > 0 && steps > 0 &&
           steps % options_.checkpoint_every == 0 && steps != resumed_at_;
  }

  bool stopped(const std::atomic<bool>* stop) {
    if (stop == nullptr || !stop->load(std::memory_order_relaxed)) return false;
    result_.status = RunStatus::interrupted;
    return true;
  }

  void go_evenly(const std::atomic<bool>* stop) {
    const double span = options_.until - result_.start;
    const double ratio = span / options_.step;
    const auto whole = static_cast<long>(std::floor(ratio * (1.0 + 1e-12) + 1e-9));
    const double rest = span - static_cast<double>(whole) * options_.step;
    const bool last_is_short = rest > round_off_of_time * std::min(options_.step, span);
    resumed_at_ = taken_;
    for (; taken_ < whole + (last_is_short ? 1 : 0); ++taken_) {
      if (result_.failure || stopped(stop)) return;
      if (is_checkpoint(taken_)) pass_checkpoint();
      take(taken_ < whole ? options_.step : rest, options_.max_halvings);
    }
  }

  void go_adaptively(const std::atomic<bool>* stop) {
    const double span = options_.until - result_.start;
    StepController& controller = *controller_;
    resumed_at_ = result_.steps;
    for (bool at_end = span <= 0.0; !at_end;) {
      if (result_.failure || stopped(stop)) return;
      if (is_checkpoint(result_.steps) && controller.rejections() == 0) pass_checkpoint();
      const double corner = next_corner();
      const double end = std::min(next_meeting(), corner);
      const double left = end - stepper_->time();
      const double h = controller.propose(left);
      const bool kept = attempt(controller, h);
      at_end = kept && h == left && end == options_.until;
      if (kept && corner <= reached()) controller.begin_anew();
    }
  }

  // Times up to this are behind, but for round-off.
  [[nodiscard]] double reached() const {
    const double t = stepper_->time();
    return t + std::max(round_off_of_time * options_.step,
                        8.0 * std::numeric_limits<double>::epsilon() * std::abs(t));
  }

  // The next time at which a load or a drive does not go on smoothly: steps that do not end there may not see that it acts at all.
  [[nodiscard]] double next_corner() const {
    const auto next = std::upper_bound(corners_.begin(), corners_.end(), reached());
    return next == corners_.end() ? options_.until : std::min(*next, options_.until);
  }

  // That of the run, or of the steps that are to meet a time before it.
  [[nodiscard]] double next_meeting() const {
    const double period = options_.meet_every;
    if (period == 0.0) return options_.until;
    const double next = period * (std::floor(stepper_->time() / period + round_off_of_time) + 1.0);
    return next < options_.until - round_off_of_time * period ? next : options_.until;
  }

  // One step of the size the controller proposed; false if it is not kept. A step is judged before it is booked.
  bool attempt(StepController& controller, double h) {
    const Clock clock = stepper_->clock();
    const Vector history = stepper_->history();
    q_before_ = stepper_->q();
    const StepReport report = stepper_->advance(h);
    result_.iterations += report.iterations;
    result_.max_iterations = std::max(result_.max_iterations, report.iterations);
    if (!report.ok) {
      reject_unsolved(controller, h, report);
      return false;
    }
    StepError error;
    const double ratio =
        estimate_->evaluate(*stepper_, h, error) ? allowed_share(error, h) : INFINITY;
    const bool too_large = !(ratio <= 1.0);
    if (!controller.accept(ratio) || (too_large && !options_.adaptive->keeps_inaccurate_steps())) {
      stepper_->restore(clock, history);
      reject_inaccurate(controller, h, ratio);
      return false;
    }
    estimate_->accept();
    StepStatistics& s = result_.step_statistics;
    ++s.limited[static_cast<std::size_t>(controller.limit())];
    if (too_large) ++s.above_tolerance;
    s.error_sum += error.local;
    now_.limit = controller.limit();
    finish_step(h, report);
    if (!follow(h)) controller.halve();
    return true;
  }

  // Errors may add up to the allowance over the whole run; what does not add up may be as large as the tolerance at any
  // time.
  [[nodiscard]] double allowed_share(const StepError& error, double h) const {
    const AdaptiveStep& rule = *options_.adaptive;
    const double allowance = rule.allowance > 0.0 ? rule.allowance : rule.tolerance;
    const double span = options_.until - result_.start;
    const double mean =
        (now_.t - result_.start + options_.step) / static_cast<double>(result_.steps + 1);
    return std::max(error.local / allowance * span / std::max(h, mean),
                    error.momentary / rule.tolerance);
  }

  void reject_unsolved(StepController& controller, double h, const StepReport& report) {
    controller.reject_unsolved();
    ++result_.rejected;
    ++result_.step_statistics.rejected_by_newton;
    if (controller.at_minimum() || controller.rejections() > options_.max_halvings)
      fail_step(h, report.what, report.where,
                fmt::format("even a step of {:.3g} s failed; {}", h, report.hint));
  }

  void reject_inaccurate(const StepController& controller, double h, double ratio) {
    constexpr int most = 40;
    ++result_.rejected;
    ++result_.step_statistics.rejected_by_error;
    if (!controller.at_minimum() && controller.rejections() < most) return;
    fail_step(
        h,
        std::isfinite(ratio)
            ? fmt::format("a step of {:.3g} s has {:.3g} times the error the tolerance allows", h,
                          ratio)
            : fmt::format("the error of a step of {:.3g} s is not a number", h),
        "the error estimate",
        options_.adaptive->min_step > 0.0
            ? "raise the tolerance (--tolerance) or reduce the minimum (--min-dt)"
            : "raise the tolerance (--tolerance), or set a smallest step that is taken whatever "
              "its "
              "error (--min-dt)");
  }

  // One step of size h, or two halves of it if it fails.
  void take(double h, int halvings) {
    q_before_ = stepper_->q();
    const StepReport report = stepper_->advance(h);
    result_.iterations += report.iterations;
    result_.max_iterations = std::max(result_.max_iterations, report.iterations);
    if (report.ok) {
      finish_step(h, report);
      follow(h);
      return;
    }
    if (halvings == 0) {
      fail_step(h, report.what, report.where,
                options_.max_halvings > 0
                    ? fmt::format("even a step of {:.3g} s failed; {}", h, report.hint)
                    : report.hint);
      return;
    }
    ++result_.rejected;
    ++result_.step_statistics.rejected_by_newton;
    take(0.5 * h, halvings - 1);
    if (!result_.failure) take(0.5 * h, halvings - 1);
  }

  // A step may fail because nothing says what is prescribed, or because there is no position that a step of the usual length
  // could lead to.
  void fail_step(double h, std::string what, std::string where, std::string hint) {
    if (auto c = find_undefined_input(*system_, stepper_->q(), stepper_->v(), stepper_->time(), h))
      return fail(std::move(c->what), std::move(c->where), std::move(c->hint));
    const double usual = options_.adaptive && result_.steps > 0
                             ? (now_.t - result_.start) / static_cast<double>(result_.steps)
                             : options_.step;
    if (auto c = find_contradiction(*system_, stepper_->q(), stepper_->time() + usual))
      fail(std::move(c->what), std::move(c->where), std::move(c->hint));
    else
      fail(std::move(what), std::move(where), with_mesh(std::move(hint)));
  }

  // Elements that are bent too far may be all that is wrong.
  [[nodiscard]] std::string with_mesh(std::string hint) const {
    const LargestBend& bend = motion_.bend();
    if (bend.angle < 0.5 * LargestBend::far) return hint;
    return fmt::format(
        "{}; or take more elements: two nodes of '{}' beside each other were turned "
        "by {:.2g} rad at t = {:.4g} s",
        hint, bend.element, bend.angle, bend.time);
  }

  void finish_step(double h, const StepReport& report) {
    result_.guarded_steps += report.remedy == Remedy::guard ? 1 : 0;
    result_.preserving_steps += report.remedy == Remedy::preserving ? 1 : 0;
    const double before = now_.energy();
    StepStatistics& s = result_.step_statistics;
    s.smallest = result_.steps > 0 ? std::min(s.smallest, h) : h;
    s.largest = std::max(s.largest, h);
    ++result_.steps;
    result_.last_step_start.swap(q_before_);
    now_.h = h;
    now_.iterations = static_cast<int>(result_.iterations - iterations_before_);
    iterations_before_ = result_.iterations;
    now_.guarded = report.remedy == Remedy::none ? 0 : 1;
    now_.rejected_by_error = s.rejected_by_error - rejected_before_.rejected_by_error;
    now_.rejected_by_newton = s.rejected_by_newton - rejected_before_.rejected_by_newton;
    rejected_before_ = s;
    is_observed_ = false;
    measure();
    if (!std::isfinite(now_.energy())) {
      fail("the energy is not a finite number", "the state after the step",
           "reduce the step (--dt) and check the model's data");
      return;
    }
    watch_motion(h, report);
    now_.remainder = result_.ledger.book(now_.energy() - before, stepper_->work());
    result_.ledger.book_parts(stepper_->part_dissipation());
    scale_.update(now_.kinetic, now_.potential, stepper_->work());
    result_.gained_steps += checks_->gains(now_, scale_) ? 1 : 0;
    record();
    notify();
    if (auto c = checks_->after_step(now_, scale_, report.spin.x, result_.spin))
      fail(std::move(c->what), std::move(c->where), with_mesh(std::move(c->hint)));
  }

  // False if the companion cannot keep up. Steps of even length do not wait for it.
  bool follow(double h) {
    const bool sees_mechanism = mechanism_ && result_.steps % 2 == 0;
    if (!inputs_ && !sees_mechanism && !companion_) return true;
    const double start = cpu_seconds_of_thread();
    const Vector& q = stepper_->q();
    if (inputs_) inputs_->see(q, stepper_->v(), stepper_->time() - h, stepper_->time());
    if (sees_mechanism) see_mechanism();
    bool kept_up = true;
    if (companion_ && options_.adaptive) {
      kept_up = companion_->follow(h, q);
    } else if (companion_) {
      beside_.wait();
      followed_ = q;
      beside_.begin([this, h] { companion_->follow(h, followed_); });
    }
    result_.estimate_cpu_seconds += cpu_seconds_of_thread() - start;
    return kept_up;
  }

  // It is as much work as a step, so it is done for every second one and the last.
  void see_mechanism() {
    mechanism_->see(stepper_->q(), stepper_->shown_velocity(), stepper_->time());
  }

  void tell_accuracy() {
    result_.turn = motion_.turn();
    result_.bend = motion_.bend();
    if (inputs_) {
      result_.missed = inputs_->most_missed();
      result_.jump = inputs_->first_jump();
    }
    if (mechanism_) {
      if (result_.steps % 2 != 0) see_mechanism();
      result_.drive_work_by_reactions = mechanism_->drive_work();
      result_.passage = mechanism_->passage();
    }
    if (companion_) tell_error();
  }

  void tell_error() {
    const double start = cpu_seconds_of_thread();
    beside_.wait();
    companion_->finish(stepper_->q());
    result_.estimate_cpu_seconds += cpu_seconds_of_thread() - start;
    result_.accuracy_unknown = companion_->lost();
    if (!companion_->error()) return;
    const auto told = [this](const PositionError& e) {
      return Accuracy::Error{e.way, e.time, companion_->points().name(e.point)};
    };
    result_.accuracy = {told(*companion_->error()), told(*companion_->largest()),
                        companion_->farthest_way(), MaterialPoints::are_lengths(*system_)};
  }

  void watch_motion(double h, const StepReport& report) {
    if (steps_by_itself_) motion_.see_turning(result_.last_step_start, stepper_->q(), now_.t);
    motion_.see_bending(stepper_->q(), now_.t);
    if (report.spin.x > result_.spin.x)
      result_.spin = {report.spin.x, now_.t, h,
                      system_->frames()[static_cast<std::size_t>(report.spin.frame)].name};
  }

  void measure() {
    const Vector& q = stepper_->q();
    const Vector& v = stepper_->v();
    now_.step = result_.steps;
    const double t = stepper_->time();
    const bool at_end = std::abs(options_.until - t) <= round_off_of_time * now_.h;
    now_.t = at_end ? options_.until : t;
    now_.stepper = stepper_.get();
    now_.q_start = &result_.last_step_start;
    now_.kinetic = system_->kinetic_energy(v);
    now_.potential = system_->potential_energy(q);
    system_->constraints().value(q, t, phi_);
    now_.position_error = phi_.lpNorm<Eigen::Infinity>();
    system_->constraints().rate(q, v, t, phi_);
    now_.velocity_error = phi_.lpNorm<Eigen::Infinity>();
    system_->implied().value(q, t, implied_);
    now_.implied_error = implied_.lpNorm<Eigen::Infinity>();
    now_.momentum = system_->momentum(q, v);
    now_.ledger = &result_.ledger;
  }

  void record() {
    result_.end = now_.t;
    result_.kinetic = now_.kinetic;
    result_.potential = now_.potential;
    result_.final_energy = now_.energy();
    result_.min_energy = std::min(result_.min_energy, now_.energy());
    result_.max_energy = std::max(result_.max_energy, now_.energy());
    result_.position_error = std::max(result_.position_error, now_.position_error);
    result_.velocity_error = std::max(result_.velocity_error, now_.velocity_error);
    result_.linear_momentum_drift = std::max(
        result_.linear_momentum_drift, (now_.momentum.linear - start_momentum_.linear).norm());
    result_.angular_momentum_drift = std::max(
        result_.angular_momentum_drift, (now_.momentum.angular - start_momentum_.angular).norm());
  }

  void notify() {
    if (observer_ == nullptr) return;
    const bool is_timed = observer_->takes_time(now_);
    const double start = is_timed ? cpu_seconds_of_thread() : 0.0;
    observer_->observe(now_);
    is_observed_ = true;
    if (is_timed) result_.observer_cpu_seconds += cpu_seconds_of_thread() - start;
  }

  void notify_of_end() {
    if (observer_ == nullptr || !is_observed_) return;
    const double start = cpu_seconds_of_thread();
    now_.stepper = stepper_.get();
    observer_->end(now_);
    result_.observer_cpu_seconds += cpu_seconds_of_thread() - start;
  }

  void fail(std::string what, std::string where, std::string hint) {
    result_.failure = Failure{stepper_->time(), result_.steps, std::move(what), std::move(where),
                              std::move(hint)};
  }

  std::shared_ptr<const System> system_;
  const Scheme& scheme_;
  const InitialState& initial_;
  RunOptions options_;
  Observer* observer_;
  std::unique_ptr<Stepper> stepper_;
  std::optional<ErrorEstimate> estimate_;
  std::optional<StepController> controller_;
  std::optional<RunChecks> checks_;
  MotionWatch motion_;
  std::vector<double> corners_ = system_->corners();
  std::optional<InputWatch> inputs_;
  std::optional<MechanismWatch> mechanism_;
  std::optional<Companion> companion_;
  RunResult result_;
  std::shared_ptr<NewtonMatrix> matrix_ =
      std::make_shared<NewtonMatrix>();  // for the stepper, which may live longer
  long taken_ = 0;                       // of steps of even length, halved or not
  long resumed_at_ = 0;                  // where there is a checkpoint already
  Vector q_before_;
  StepStatistics rejected_before_;  // before this step was attempted
  long iterations_before_ = 0;      // likewise
  Snapshot now_;
  bool is_observed_ = false;
  EnergyScale scale_;
  bool steps_by_itself_ = true;  // not by steps within those of the run
  Momentum start_momentum_;
  Vector phi_;
  Vector implied_;
  Vector followed_;  // where the companion is to go
  Beside beside_;    // the last member, as its work is with the others
};

}  // namespace

bool meets(double t, double period) {
  return std::abs(t - period * std::round(t / period)) <= round_off_of_time * period;
}

bool has_work_beside(const System& system, const NewtonOptions& newton) {
  constexpr int enough = 96;  // coordinates, of eight bodies
  return newton.threads > 1 && system.coordinate_count() >= enough;
}

bool can_adapt(const Scheme& scheme, const std::shared_ptr<const System>& system,
               const InitialState& initial) {
  return scheme.start(system, initial, {})->history().size() > 0;
}

RunResult simulate(const std::shared_ptr<const System>& system, const Scheme& scheme,
                   const InitialState& initial, const RunOptions& options, Observer* observer,
                   const std::atomic<bool>* stop, std::unique_ptr<Stepper>* stepper) {
  const double wall = wall_seconds();
  RunOptions chosen = options;
  const bool tries = options.adaptive && options.estimate_error &&
                     options.adaptive->allowance == 0.0 && options.resume_from.empty();
  const long trial_steps =
      tries ? Trials(system, scheme, initial, observer, stop).choose(chosen) : 0;
  Run run(system, scheme, initial, chosen, observer);
  if (tries) run.result().step_statistics.trial_steps = trial_steps;
  run.go(stop);
  // A companion that does not see a load either tells nothing of it.
  const bool is_trial = options.adaptive && options.adaptive->allowance > 0.0;
  if (!is_trial && run.result().missed.share > MissedInput::much) run.result().accuracy.reset();
  run.result().wall_seconds = wall_seconds() - wall;
  if (stepper != nullptr) *stepper = std::move(run.stepper());
  return run.result();
}

}  // namespace visviva

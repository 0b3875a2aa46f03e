#include "visviva/equilibrium/static_run.hpp"

#include <cmath>

#include "visviva/math/clocks.hpp"
#include "visviva/simulate/motion_watch.hpp"

namespace visviva {
namespace {

// Stands at the points of a path, one after the other; whoever follows the path puts it there.
class PointOfPath final : public Stepper {
 public:
  explicit PointOfPath(const InitialState& start) : Stepper(start) {}
  [[nodiscard]] StepReport advance(double /*h*/) override {
    return {.what = "a path of equilibria has no steps of time"};
  }
  void stand_at(const StaticPlace& place) {
    q_ = place.q;
    clock_ = Clock(place.p);
  }
  void book(const StepWork& work) { work_ = work; }
};

class PathBook {
 public:
  PathBook(std::shared_ptr<const System> system, const Vector& start, Observer* observer)
      : system_(std::move(system)),
        observer_(observer),
        motion_(system_),
        stepper_(std::make_unique<PointOfPath>(at_rest(start))),
        phi_(system_->constraint_count()),
        implied_(system_->implied().rows()) {}

  void see(const StaticPoint& point) {
    const bool is_start = !has_begun_;
    has_begun_ = true;
    const StaticPlace before{stepper_->q(), lambda_, stepper_->time()};
    stepper_->stand_at(point.place);
    result_.last_step_start = before.q;
    const double energy = now_.potential;
    const double t = now_.t;
    measure(point);
    if (is_start) {
      result_.initial_energy = result_.min_energy = result_.max_energy = now_.potential;
    } else {
      now_.h = now_.t - t;
      book(point, before, now_.potential - energy);
    }
    lambda_ = point.multipliers;
    record(point, is_start);
    if (observer_ != nullptr) observer_->observe(now_);
  }

  StaticRun finish(StaticResult found) {
    if (observer_ != nullptr && has_begun_) observer_->end(now_);
    result_.status = found.complaint     ? RunStatus::failed
                     : found.interrupted ? RunStatus::interrupted
                                         : RunStatus::completed;
    if (found.complaint)
      result_.failure = {stepper_->time(), result_.steps, found.complaint->what,
                         found.complaint->where, found.complaint->hint};
    result_.bend = motion_.bend();
    result_.bend.of_loads = true;
    return {std::move(found), std::move(result_), std::move(stepper_)};
  }

  RunResult& result() { return result_; }

 private:
  [[nodiscard]] static InitialState at_rest(const Vector& q) {
    return {0.0, q, Vector::Zero(q.size()), Vector::Zero(q.size()), {}};
  }

  [[nodiscard]] Vector load_at(const Vector& q, double p) const {
    Vector f = Vector::Zero(q.size());
    system_->loads().add_force({q, stepper_->v(), p, p, 0.0}, LoadSort::external, 1.0, f);
    return f;
  }

  void book(const StaticPoint& point, const StaticPlace& before, double change) {
    const StaticPlace& here = point.place;
    StepWork work;
    const Vector force =
        0.5 * (load_at(before.q, point.fell ? here.p : before.p) + load_at(here.q, here.p));
    work[Account::external_work] = force.dot(here.q - before.q);
    Vector moved(system_->constraint_count());
    system_->constraints().target_change(before.p, here.p, moved);
    if (point.fell)
      work[Account::numerical_dissipation] = work[Account::external_work] - change;
    else
      work[Account::drive_work] = -0.5 * (before.lambda + point.multipliers).dot(moved);
    stepper_->book(work);
    now_.remainder = result_.ledger.book(change, work);
  }

  void measure(const StaticPoint& point) {
    const Vector& q = stepper_->q();
    const double p = stepper_->time();
    now_.step = result_.steps;
    now_.t = point.way;
    now_.stepper = stepper_.get();
    now_.q_start = &result_.last_step_start;
    now_.potential = system_->potential_energy(q);
    system_->constraints().value(q, p, phi_);
    now_.position_error = phi_.lpNorm<Eigen::Infinity>();
    system_->implied().value(q, p, implied_);
    now_.implied_error = implied_.lpNorm<Eigen::Infinity>();
    now_.iterations = point.iterations;
    now_.rejected_by_newton = point.rejected;
    now_.ledger = &result_.ledger;
  }

  void record(const StaticPoint& point, bool is_start) {
    if (!is_start) {
      ++result_.steps;
      now_.step = result_.steps;
      motion_.see_turning(result_.last_step_start, stepper_->q(), now_.t);
      StepStatistics& s = result_.step_statistics;
      s.smallest = result_.steps > 1 ? std::min(s.smallest, now_.h) : now_.h;
      s.largest = std::max(s.largest, now_.h);
    }
    motion_.see_bending(stepper_->q(), stepper_->time());
    result_.end = now_.t;
    result_.potential = result_.final_energy = now_.potential;
    result_.min_energy = std::min(result_.min_energy, now_.potential);
    result_.max_energy = std::max(result_.max_energy, now_.potential);
    result_.energy_scale =
        std::max(result_.energy_scale, std::abs(now_.potential - result_.initial_energy));
    result_.position_error = std::max(result_.position_error, now_.position_error);
    result_.iterations += point.iterations;
    result_.max_iterations = std::max(result_.max_iterations, point.iterations);
    result_.rejected += point.rejected;
    result_.step_statistics.rejected_by_newton += point.rejected;
  }

  std::shared_ptr<const System> system_;
  Observer* observer_;
  MotionWatch motion_;
  std::unique_ptr<PointOfPath> stepper_;
  Vector phi_;
  Vector implied_;
  Vector lambda_;
  Snapshot now_;
  bool has_begun_ = false;
  RunResult result_;
};

}  // namespace

StaticRun run_to_equilibrium(const std::shared_ptr<const System>& loaded, const Vector& start,
                             const StaticOptions& options, Observer* observer,
                             const std::atomic<bool>* stop) {
  const double wall = wall_seconds();
  const double cpu = cpu_seconds_of_thread();
  PathBook book(loaded, start, observer);
  book.result().step = std::abs(options.target) / options.steps;
  StaticResult found = follow_load(
      loaded, start, options, [&](const StaticPoint& point) { book.see(point); }, stop);
  book.result().wall_seconds = wall_seconds() - wall;
  book.result().cpu_seconds = cpu_seconds_of_thread() - cpu;
  return book.finish(std::move(found));
}

}  // namespace visviva

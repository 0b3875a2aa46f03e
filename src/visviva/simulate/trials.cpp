#include "visviva/simulate/trials.hpp"

#include <algorithm>
#include <cmath>

#include "visviva/simulate/error_estimate.hpp"

namespace visviva {
namespace {

// Passes the steps of a trial on as such.
class TrialObserver final : public Observer {
 public:
  explicit TrialObserver(Observer* to) : to_(to) {}
  void observe(const Snapshot& snapshot) override {
    if (to_ != nullptr) to_->observe_trial(snapshot);
  }

 private:
  Observer* to_;
};

}  // namespace

Trials::Trials(const std::shared_ptr<const System>& system, const Scheme& scheme,
               const InitialState& initial, Observer* observer, const std::atomic<bool>* stop)
    : system_(system), scheme_(scheme), initial_(initial), observer_(observer), stop_(stop) {}

RunResult Trials::run(const RunOptions& options, double aim) {
  RunOptions trial = options;
  trial.adaptive->tolerance = aim;
  trial.adaptive->allowance = allowance_for(aim);
  TrialObserver observer(observer_);
  return simulate(system_, scheme_, initial_, trial, &observer, stop_);
}

long Trials::choose(RunOptions& options) {
  constexpr int most = 4;
  // With a seventh of the steps, or a quarter with errors of higher order; then with twice as many.
  const double twice = std::exp2(ErrorEstimate::order_for(options.order));
  const double coarse = 12.5 * twice;
  AdaptiveStep& rule = *options.adaptive;
  const double shortest = (options.until - initial_.t) / 500.0;
  double aim = coarse * rule.tolerance;
  long steps = 0;
  for (int i = 0; i < most; ++i) {
    const RunResult r = run(options, aim);
    steps += r.steps;
    if (r.spin.x > LargestSpinError::warned) {
      // Whatever the tolerance is, all steps must be small enough to hold the spin, also those of a companion.
      rule.max_step = 0.5 * r.spin.good_step();
      continue;
    }
    if (r.missed.share > MissedInput::much && rule.max_step > shortest) {
      // A load that begins after a rest is not to be stepped over.
      rule.max_step = shortest;
      continue;
    }
    const double sum = r.step_statistics.error_sum;
    if (r.status != RunStatus::completed || !r.accuracy || !(sum > 0.0)) break;
    const double off = r.accuracy->largest.way;
    // Errors that are not small against the motion do not tell how small ones grow.
    const double small = std::max(0.01 * r.accuracy->farthest_way, 2.0 * rule.tolerance);
    learn(sum, off, off < 2.0 * small);
    rule.allowance = allowance_for(rule.tolerance);
    if (small_ > 1 && off < 5.0 * aim && off > 0.2 * aim) break;
    aim = std::min(std::max(aim / twice, 2.0 * rule.tolerance), small);
  }
  return steps;
}

void Trials::learn(double sum, double off, bool is_small) {
  off = std::clamp(off, 0.05 * sum, 1e6 * sum);
  if (is_small && small_ > 0 && std::abs(std::log(sum / sum_)) > std::log(1.5))
    power_ = std::clamp(std::log(off / off_) / std::log(sum / sum_), 0.4, 1.2);
  small_ = is_small ? small_ + 1 : 0;
  sum_ = sum;
  off_ = off;
}

double Trials::allowance_for(double off) const {
  return sum_ > 0.0 ? sum_ * std::pow(off / off_, 1.0 / power_) : off;
}

}  // namespace visviva

#include "visviva/simulate/companion.hpp"

#include <algorithm>
#include <cmath>

namespace visviva {

Companion::Companion(const std::shared_ptr<const System>& system, const Scheme& scheme,
                     const InitialState& initial, const NewtonOptions& newton, const Rule& rule)
    : points_(*system),
      q_start_(initial.q),
      stepper_(scheme.start(system, initial, newton)),
      rule_(rule) {}

bool Companion::follow(double h, const Vector& q) {
  if (!lost_.empty()) return true;
  if (behind_ == 0.0) {
    behind_ = h;
    q_behind_ = q;
    return true;
  }
  constexpr double unlike = 0.4;
  if (std::min(h, behind_) < unlike * std::max(h, behind_)) {
    const bool kept_up = meet(behind_, q_behind_);
    single_ += h;
    behind_ = h;
    q_behind_ = q;
    return kept_up;
  }
  paired_ = true;
  return meet(behind_ + h, q);
}

void Companion::finish(const Vector& q) {
  if (behind_ > 0.0 && paired_ && lost_.empty()) meet(behind_, q);
  if (single_ > 0.2 * followed_) lost_ = halving_;
}

bool Companion::meet(double h, const Vector& q) {
  behind_ = 0.0;
  followed_ += h;
  const StepReport report = stepper_->advance(h);
  if (!report.ok) {
    single_ += h;
    halving_ = report.what;
    if (!take(0.5 * h, rule_.max_halvings) || !take(0.5 * h, rule_.max_halvings)) return false;
  } else if (report.spin.x >= 1.0) {
    lost_ = "they do not hold the spin of a body";
    return false;
  }
  farthest_way_ = std::max(farthest_way_, points_.largest_way(q - q_start_).way);
  const PointWay apart = points_.largest_way(q - stepper_->q());
  error_ = {share_of(apart.way) * apart.way, apart.point, stepper_->time()};
  if (largest_.point < 0 || error_.way > largest_.way) largest_ = error_;
  return report.ok;
}

double Companion::share_of(double distance) const {
  constexpr double far = 0.1;  // of the farthest way
  const double of_order = 1.0 / (std::exp2(rule_.order) - 1.0);
  if (rule_.order <= 2 || !(farthest_way_ > 0.0)) return of_order;
  return std::clamp(distance / (far * farthest_way_), of_order, 1.0);
}

bool Companion::take(double h, int halvings) {
  const StepReport report = stepper_->advance(h);
  if (report.ok) return true;
  if (halvings > 0) return take(0.5 * h, halvings - 1) && take(0.5 * h, halvings - 1);
  lost_ = report.what;
  return false;
}

}  // namespace visviva

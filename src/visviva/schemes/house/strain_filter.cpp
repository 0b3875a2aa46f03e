#include "visviva/schemes/house/strain_filter.hpp"

namespace visviva {

StrainFilter::StrainFilter(const FrameSystem& system, StateRates& rates, double rho_inf)
    : rates_(rates), strength_(1.0 - rho_inf) {
  const bool few = rates.strain_count() + rates.damper_count() <= few_strains;
  lifts_ = few ? make_small_lifts(system, rates) : make_sparse_lifts(system, rates);
  for (Lifted* l : {&Y_v_, &Y_d_, &rest_}) {
    l->u.setZero(system.unknowns());
    l->pi.setZero(system.rows());
  }
  d_.setZero(rates.damper_count());
  Y_e_.setZero(rates.strain_count());
  fast_.setZero(rates.strain_count(), 2);
}

bool StrainFilter::begin(VectorIn V, VectorIn s, double h) {
  b_ = 0.5 * h;
  if (!lifts_->begin(b_)) return false;
  if (rates_.strain_count() > 0) set_strains_and_velocities(V, s);
  if (rates_.damper_count() > 0) set_damped();
  return true;
}

// Rows of lifts side by side, which a linear solver takes at once: of s − ¼h²e⃛, of ë, of s − ė, and with dampers of ¼h²e⃛ alone, as
// they need p.
void StrainFilter::set_strains_and_velocities(VectorIn V, VectorIn s) {
  const bool damped = rates_.damper_count() > 0;
  const Eigen::Index count = damped ? 4 : 3;
  Matrix& e = lifts_->strain_rates();
  fast_.col(0) = (b_ * b_) * rates_.strain_jerk();
  fast_.col(1) = rates_.strain_acceleration();
  e.col(0) = s - fast_.col(0);
  e.col(1) = fast_.col(1);
  rates_.strain_rate(V, e.col(2));
  e.col(2) = s - e.col(2);
  if (damped) e.col(3) = fast_.col(0);
  lifts_->lift(0, count);
  if (damped) {
    d_ = (b_ * b_) * rates_.damper_jerk();
    lifts_->add_resistance(d_, 3);
    d_ = -d_;
    lifts_->add_resistance(d_, 0);
    lifts_->add_resistance(rates_.damper_acceleration(), 1);
  }
  lifts_->solve(0, count);
  e.col(0) += fast_.col(0);
  e.col(1) = fast_.col(1) - e.col(1);
  if (damped) e.col(3) = fast_.col(0) - e.col(3);
  lifts_->lift(0, count);
  lifts_->solve(0, count);  // p + q₂, L(x), the second of (4) and p

  if (damped) {
    lifts_->damper_rate(3, d_);
    e.col(3).setZero();
  }
  lifts_->lift(0, count);
  if (damped) lifts_->add_resistance(d_, 3);
  lifts_->solve(0, count);
  Y_e_ = (b_ * b_) * e.col(1);
  if (damped) Y_e_ -= b_ * e.col(3);
  Y_e_ *= strength_;
  lifts_->take(lifts_->size(2) < lifts_->size(0) ? 2 : 0, Y_v_);
  Y_v_.u *= strength_;
  Y_v_.pi *= strength_;
}

void StrainFilter::set_damped() {
  Matrix& e = lifts_->strain_rates();
  e.col(0) = rates_.strain_acceleration();
  lifts_->lift(0, 1);
  lifts_->add_resistance(rates_.damper_acceleration(), 0);
  lifts_->solve(0, 1);
  lifts_->damper_rate(0, d_);
  d_ = (strength_ * b_) * (rates_.damper_acceleration() - d_);
  e.col(0).setZero();
  lifts_->lift(0, 1);
  lifts_->add_resistance(d_, 0);
  lifts_->solve(0, 1);
  lifts_->take(0, Y_d_);
  lifts_->leave(0);
  lifts_->solve(0, 1);
  lifts_->take(0, rest_);
  Y_d_.u -= rest_.u;
  Y_d_.pi = -rest_.pi;
}

}  // namespace visviva

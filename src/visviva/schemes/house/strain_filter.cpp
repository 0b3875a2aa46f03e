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

// Four rows of lifts side by side, from e⃛, ë, s and s − ė: a linear solver takes as many at once.
void StrainFilter::set_strains_and_velocities(VectorIn V, VectorIn s) {
  const bool damped = rates_.damper_count() > 0;
  Matrix& e = lifts_->strain_rates();
  fast_.col(0) = (b_ * b_) * rates_.strain_jerk();
  fast_.col(1) = rates_.strain_acceleration();
  e.leftCols(2) = fast_;
  e.col(2) = s;
  rates_.strain_rate(V, e.col(3));
  e.col(3) = s - e.col(3);
  lifts_->lift(0, 4);
  if (damped) {
    d_ = (b_ * b_) * rates_.damper_jerk();
    lifts_->add_resistance(d_, 0);
    lifts_->add_resistance(rates_.damper_acceleration(), 1);
  }
  lifts_->solve(0, 4);
  e.leftCols(2) = fast_ - e.leftCols(2);
  lifts_->lift(0, 4);
  lifts_->solve(0, 4);  // p, L(x), q₂

  e.col(2) += e.col(0);
  e.col(0).setZero();
  if (damped) lifts_->damper_rate(0, d_);
  const Eigen::Index first = damped ? 0 : 1;
  lifts_->lift(first, 4 - first);
  if (damped) lifts_->add_resistance(d_, 0);
  lifts_->solve(first, 4 - first);
  Y_e_ = (strength_ * b_) * (b_ * e.col(1) - e.col(0));
  lifts_->take(lifts_->size(3) < lifts_->size(2) ? 3 : 2, Y_v_);
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

#include "visviva/schemes/house/strain_filter.hpp"

namespace visviva {

StrainFilter::StrainFilter(const FrameSystem& system, const StateRates& rates, double rho_inf)
    : rates_(rates),
      strength_(1.0 - rho_inf),
      H_(system.square_pattern()),
      equations_(H_, system.row_pattern()) {
  for (Lifted* l : {&p_, &u_, &w_, &Y_v_, &Y_d_}) {
    l->u.setZero(system.unknowns());
    l->pi.setZero(system.rows());
    l->rate.setZero(rates.strain_count());
  }
  e_.setZero(rates.strain_count());
  d_.setZero(rates.damper_count());
  Y_e_.setZero(rates.strain_count());
}

bool StrainFilter::factorize() {
  H_ = rates_.mass();
  for (const StateRates::Strain& s : rates_.strains()) {
    const LocalMatrix DC = s.columns.lazyProduct(s.stiffness);
    s.reduced->square.add(LocalMatrix(DC.lazyProduct(s.columns.transpose())),
                          b_ * b_ / rates_.mass_scale(), H_);
  }
  for (const StateRates::ViscousPart& d : rates_.dampers()) {
    const LocalMatrix GA = d.columns.lazyProduct(d.coefficients);
    d.reduced->square.add(LocalMatrix(GA.lazyProduct(d.columns.transpose())),
                          b_ / rates_.mass_scale(), H_);
  }
  return equations_.factorize(1.0, H_, rates_.joints());
}

void StrainFilter::lift(VectorIn x, Lifted& to) {
  equations_.set_zero();
  rates_.add_strain_force(x, b_ * b_ / rates_.mass_scale(), equations_.motion());
  solve(to);
}

void StrainFilter::lift_resistance(VectorIn x, Lifted& to) {
  equations_.set_zero();
  rates_.add_resistance(x, b_ / rates_.mass_scale(), equations_.motion());
  solve(to);
}

void StrainFilter::leave(VectorIn w, Lifted& to) {
  equations_.set_zero();
  equations_.motion().noalias() = rates_.mass() * w;
  solve(to);
}

void StrainFilter::solve(Lifted& to) {
  equations_.solve();
  to.u = equations_.motion();
  to.pi = rates_.mass_scale() * equations_.multipliers();
  rates_.strain_rate(to.u, to.rate);
}

bool StrainFilter::begin(VectorIn V, VectorIn s, double h) {
  b_ = 0.5 * h;
  if (!factorize()) return false;
  if (rates_.strain_count() > 0) {
    e_ = (b_ * b_) * rates_.strain_jerk();
    lift(e_, u_);
    leave(u_.u, p_);
    set_strains();
    set_velocities(V, s);
  }
  if (rates_.damper_count() > 0) set_damped();
  return true;
}

void StrainFilter::set_strains() {
  lift(rates_.strain_acceleration(), u_);
  lift(u_.rate, w_);
  leave(w_.u, u_);
  Y_e_ = (strength_ * b_ * b_) * u_.rate;
  if (rates_.damper_count() == 0) return;
  rates_.damper_rate(p_.u, d_);
  lift_resistance(d_, u_);
  Y_e_ -= (strength_ * b_) * u_.rate;
}

void StrainFilter::set_velocities(VectorIn V, VectorIn s) {
  lift(s, u_);        // q₁
  lift(u_.rate, w_);  // q₂
  e_ = strength_ * (p_.rate + w_.rate);
  lift(e_, Y_v_);

  rates_.strain_rate(V, e_);
  e_ = strength_ * (s - e_);
  lift(e_, u_);
  lift(u_.rate, w_);
  lift(w_.rate, u_);
  if (rates_.mass_product(u_.u, u_.u) < rates_.mass_product(Y_v_.u, Y_v_.u)) std::swap(Y_v_, u_);
}

void StrainFilter::set_damped() {
  d_ = (strength_ * b_) * rates_.damper_acceleration();
  lift_resistance(d_, u_);
  leave(u_.u, w_);
  leave(w_.u, Y_d_);
  Y_d_.u = w_.u - Y_d_.u;
  Y_d_.pi = -Y_d_.pi;
}

}  // namespace visviva

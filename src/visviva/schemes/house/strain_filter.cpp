#include "visviva/schemes/house/strain_filter.hpp"

namespace visviva {

StrainFilter::StrainFilter(const FrameSystem& system, const StateRates& rates, double rho_inf)
    : rates_(rates),
      strength_(1.0 - rho_inf),
      H_(system.square_pattern()),
      equations_(H_, system.row_pattern()) {
  for (Lifted* l : {&a_, &b_, &c_, &d_}) {
    l->u.setZero(system.unknowns());
    l->pi.setZero(system.rows());
    l->rate.setZero(rates.strain_count());
  }
  e_.setZero(rates.strain_count());
  Y_v_.setZero(system.unknowns());
  Y_e_.setZero(rates.strain_count());
  pi_.setZero(system.rows());
}

void StrainFilter::lift(VectorIn x, Lifted& to) {
  equations_.set_zero();
  rates_.add_strain_force(x, stiffness_ / rates_.mass_scale(), equations_.motion());
  equations_.solve();
  to.u = equations_.motion();
  to.pi = rates_.mass_scale() * equations_.multipliers();
  rates_.strain_rate(to.u, to.rate);
}

bool StrainFilter::begin(VectorIn V, VectorIn s, double h) {
  stiffness_ = 0.25 * h * h;
  H_ = rates_.mass();
  for (const StateRates::Strain& strain : rates_.strains()) {
    const LocalMatrix DC = strain.columns.lazyProduct(strain.stiffness);
    strain.reduced->square.add(LocalMatrix(DC.lazyProduct(strain.columns.transpose())),
                               stiffness_ / rates_.mass_scale(), H_);
  }
  if (!equations_.factorize(1.0, H_, rates_.joints())) return false;

  lift(rates_.strain_acceleration(), a_);
  lift(a_.rate, b_);
  lift(b_.rate, c_);
  Y_e_ = (strength_ * stiffness_) * (b_.rate - c_.rate);

  e_ = stiffness_ * rates_.strain_jerk();
  lift(e_, a_);
  lift(a_.rate, b_);  // w₂
  lift(s, a_);        // q₁
  lift(a_.rate, c_);  // q₂
  e_ = c_.rate - b_.rate;
  lift(e_, d_);
  Y_v_ = strength_ * (b_.u + d_.u);
  pi_ = strength_ * (b_.pi + d_.pi);

  rates_.strain_rate(V, e_);
  e_ -= s;
  lift(e_, b_);
  lift(b_.rate, c_);
  lift(c_.rate, d_);
  const double smooth = rates_.mass_product(Y_v_, Y_v_);
  const double plain = strength_ * strength_ * rates_.mass_product(d_.u, d_.u);
  if (!(plain < smooth)) return true;
  Y_v_ = -strength_ * d_.u;
  pi_ = -strength_ * d_.pi;
  return true;
}

}  // namespace visviva

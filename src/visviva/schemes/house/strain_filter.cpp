#include "visviva/schemes/house/strain_filter.hpp"

#include "visviva/math/local_product.hpp"

namespace visviva {

StrainFilter::StrainFilter(const FrameSystem& system, const StateRates& rates, double rho_inf)
    : rates_(rates),
      strength_(1.0 - rho_inf),
      n_(system.unknowns()),
      H_(system.square_pattern()),
      equations_(H_, system.row_pattern()) {
  for (Lifted* l : {&Y_v_, &Y_d_}) {
    l->u.setZero(system.unknowns());
    l->pi.setZero(system.rows());
  }
  x_.setZero(system.unknowns() + system.rows(), 4);
  e_.setZero(rates.strain_count(), 4);
  d_.setZero(rates.damper_count());
  Y_e_.setZero(rates.strain_count());
  momentum_.setZero(system.unknowns());
}

bool StrainFilter::factorize() {
  set_zero(H_);
  rates_.velocities().add_mass(1.0 / rates_.mass_scale(), H_);
  for (const StateRates::Strain& s : rates_.strains())
    s.reduced->square.add(product(s.lever, s.D.transpose()), b_ * b_ / rates_.mass_scale(), H_);
  rates_.add_damping(b_ / rates_.mass_scale(), H_);
  return equations_.factorize(1.0, H_, rates_.joints());
}

void StrainFilter::lift(Eigen::Index first, Eigen::Index count) {
  auto x = x_.middleCols(first, count);
  x.setZero();
  rates_.add_strain_force(e_.middleCols(first, count), b_ * b_ / rates_.mass_scale(),
                          x.topRows(n_));
}

void StrainFilter::lift_resistance(VectorIn d, Eigen::Index column) {
  x_.col(column).setZero();
  rates_.add_resistance(d, b_ / rates_.mass_scale(), x_.col(column).head(n_));
}

void StrainFilter::leave(Eigen::Index column) {
  rates_.velocities().momentum(x_.col(column).head(n_), momentum_);
  x_.col(column).setZero();
  x_.col(column).head(n_) = momentum_ / rates_.mass_scale();
}

void StrainFilter::solve(Eigen::Index first, Eigen::Index count) {
  auto x = x_.middleCols(first, count);
  equations_.solve(x);
  rates_.strain_rate(x.topRows(n_), e_.middleCols(first, count));
}

void StrainFilter::take(Eigen::Index column, Lifted& to) const {
  to.u = x_.col(column).head(n_);
  to.pi = rates_.mass_scale() * x_.col(column).tail(to.pi.size());
}

bool StrainFilter::begin(VectorIn V, VectorIn s, double h) {
  b_ = 0.5 * h;
  if (!factorize()) return false;
  if (rates_.strain_count() > 0) set_strains_and_velocities(V, s);
  if (rates_.damper_count() > 0) set_damped();
  return true;
}

// Four rows of lifts side by side, from e⃛, ë, s and s − ė: a linear solver takes as many at once.
void StrainFilter::set_strains_and_velocities(VectorIn V, VectorIn s) {
  e_.col(0) = (b_ * b_) * rates_.strain_jerk();
  e_.col(1) = rates_.strain_acceleration();
  e_.col(2) = s;
  rates_.strain_rate(V, e_.col(3));
  e_.col(3) = s - e_.col(3);
  lift(0, 4);
  solve(0, 4);
  leave(0);
  lift(1, 3);
  solve(0, 4);  // p, u, q₂

  Y_e_.setZero();
  e_.col(2) += e_.col(0);
  if (rates_.damper_count() > 0) {
    rates_.damper_rate(x_.col(0).head(n_), d_);
    lift_resistance(d_, 0);
    solve(0, 1);
    Y_e_ = (-strength_ * b_) * e_.col(0);
  }
  leave(1);
  lift(2, 2);
  solve(1, 3);
  Y_e_ += (strength_ * b_ * b_) * e_.col(1);
  const auto size = [this](Eigen::Index column) {
    const auto u = x_.col(column).head(n_);
    return rates_.mass_product(u, u);
  };
  take(size(3) < size(2) ? 3 : 2, Y_v_);
  Y_v_.u *= strength_;
  Y_v_.pi *= strength_;
}

void StrainFilter::set_damped() {
  auto x = x_.col(0);
  d_ = (strength_ * b_) * rates_.damper_acceleration();
  lift_resistance(d_, 0);
  equations_.solve(x);
  leave(0);
  equations_.solve(x);
  take(0, Y_d_);
  leave(0);
  equations_.solve(x);
  Y_d_.u -= x.head(n_);
  Y_d_.pi = -rates_.mass_scale() * x.tail(Y_d_.pi.size());
}

}  // namespace visviva

#include "visviva/mechanics/of_parameters.hpp"

namespace visviva {

void InvariantOfParameters::evaluate(const LocalVector& q, LocalVector& e, LocalMatrix& De) const {
  LocalMatrix by_z(outputs(), map_.natural());
  natural_->evaluate(map_.value(q), e, by_z);
  De.noalias() = by_z * map_.jacobian(q);
}

// D²(e ∘ z)[w] = Dᵀ D²e[w] D + D²z[Deᵀw].
void InvariantOfParameters::add_curvature(const LocalVector& q, const LocalVector& w,
                                          LocalMatrix& H) const {
  const LocalVector z = map_.value(q);
  const LocalMatrix D = map_.jacobian(q);
  LocalVector e(outputs());
  LocalMatrix by_z(outputs(), map_.natural());
  natural_->evaluate(z, e, by_z);
  LocalMatrix natural = LocalMatrix::Zero(map_.natural(), map_.natural());
  natural_->add_curvature(z, w, natural);
  H.noalias() += D.transpose() * (natural * D).eval();
  map_.add_curvature(by_z.transpose() * w, 1.0, H);
}

void InvariantOfParameters::secant(const LocalVector& q0, const LocalVector& q1,
                                   LocalMatrix& De) const {
  LocalMatrix by_z(outputs(), map_.natural());
  natural_->secant(map_.value(q0), map_.value(q1), by_z);
  De.noalias() = by_z * map_.jacobian(0.5 * (q0 + q1));
}

// With D at the midpoint, ∂(Dᵀ e*ᵀw)/∂q₁ = Dᵀ ∂(e*ᵀw)/∂z₁ D(q₁) + ½ D²z[e*ᵀw], and likewise by q₀.
void InvariantOfParameters::add_secant_curvature(const LocalVector& q0, const LocalVector& q1,
                                                 const LocalVector& w, LocalMatrix* H0,
                                                 LocalMatrix& H1) const {
  const int n = map_.natural();
  const LocalVector z0 = map_.value(q0);
  const LocalVector z1 = map_.value(q1);
  const LocalMatrix D = map_.jacobian(0.5 * (q0 + q1));
  LocalMatrix by_z(outputs(), n);
  natural_->secant(z0, z1, by_z);
  LocalMatrix by_start = LocalMatrix::Zero(n, n);
  LocalMatrix by_end = LocalMatrix::Zero(n, n);
  natural_->add_secant_curvature(z0, z1, w, H0 != nullptr ? &by_start : nullptr, by_end);
  const LocalVector force = by_z.transpose() * w;
  if (H0 != nullptr) {
    H0->noalias() += D.transpose() * (by_start * map_.jacobian(q0)).eval();
    map_.add_curvature(force, 0.5, *H0);
  }
  H1.noalias() += D.transpose() * (by_end * map_.jacobian(q1)).eval();
  map_.add_curvature(force, 0.5, H1);
}

void LoadOfParameters::force(const LocalVector& q, const LocalVector& rate, double t,
                             LocalVector& f) const {
  const LocalMatrix D = map_.jacobian(q);
  LocalVector natural(map_.natural());
  natural_->force(map_.value(q), D * rate, t, natural);
  f.noalias() = D.transpose() * natural;
}

void LoadOfParameters::tangent(const LocalVector& q, const LocalVector& rate, double t,
                               LocalMatrix& f_q, LocalMatrix& f_rate) const {
  const int n = map_.natural();
  const LocalVector z = map_.value(q);
  const LocalMatrix D = map_.jacobian(q);
  const LocalVector z_rate = D * rate;
  LocalVector natural(n);
  LocalMatrix f_z(n, n);
  LocalMatrix f_z_rate(n, n);
  natural_->force(z, z_rate, t, natural);
  natural_->tangent(z, z_rate, t, f_z, f_z_rate);
  f_q.noalias() = D.transpose() * (f_z * D + f_z_rate * map_.jacobian_derivative(rate)).eval();
  f_rate.noalias() = D.transpose() * (f_z_rate * D).eval();
  map_.add_curvature(natural, 1.0, f_q);
}

}  // namespace visviva

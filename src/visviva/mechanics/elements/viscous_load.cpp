#include "visviva/mechanics/elements/viscous_load.hpp"

namespace visviva {

void ViscousLoad::force(const LocalVector& x, const LocalVector& v, double, LocalVector& f) const {
  LocalVector e(e_->outputs());
  LocalMatrix De(e_->outputs(), e_->inputs());
  e_->evaluate(x, e, De);
  const LocalVector e_dot = De * v;
  f.noalias() = -d_ * (De.transpose() * e_dot);
}

// ∂f/∂x = −d (Σ ėᵢ D²eᵢ + Deᵀ vᵀD²e)
void ViscousLoad::tangent(const LocalVector& x, const LocalVector& v, double, LocalMatrix& f_x,
                          LocalMatrix& f_v) const {
  const int r = e_->outputs();
  LocalVector e(r);
  LocalMatrix De(r, e_->inputs());
  e_->evaluate(x, e, De);
  f_v.noalias() = -d_ * (De.transpose() * De);
  const LocalVector e_dot = De * v;
  LocalMatrix H = LocalMatrix::Zero(x.size(), x.size());
  e_->add_curvature(x, e_dot, H);
  f_x = -d_ * H;
  for (int i = 0; i < r; ++i) {
    H.setZero();
    e_->add_curvature(x, LocalVector::Unit(r, i), H);
    f_x.noalias() -= d_ * (De.row(i).transpose() * (v.transpose() * H));
  }
}

}  // namespace visviva

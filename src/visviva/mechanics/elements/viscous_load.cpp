#include "visviva/mechanics/elements/viscous_load.hpp"

namespace visviva {

void ViscousLoad::force(const LocalVector& x, const LocalVector& v, double, LocalVector& f) const {
  LocalVector e(e_->outputs());
  LocalMatrix De(e_->outputs(), e_->inputs());
  e_->evaluate(x, e, De);
  const LocalVector e_dot = De * v;
  const LocalVector stress = D_ * e_dot;
  f.noalias() = -(De.transpose() * stress);
}

// ∂f/∂x = −Σ (D ė)ᵢ D²eᵢ − Deᵀ D ∂ė/∂x, the rows of ∂ė/∂x being vᵀD²eᵢ.
void ViscousLoad::tangent(const LocalVector& x, const LocalVector& v, double, LocalMatrix& f_x,
                          LocalMatrix& f_v) const {
  const int r = e_->outputs();
  LocalVector e(r);
  LocalMatrix De(r, e_->inputs());
  e_->evaluate(x, e, De);
  const LocalMatrix D_De = D_ * De;
  f_v.noalias() = -(De.transpose() * D_De);
  f_x.setZero();
  e_->add_curvature(x, D_De * v, f_x);
  LocalMatrix e_dot_x(r, e_->inputs());
  LocalMatrix H(x.size(), x.size());
  for (int i = 0; i < r; ++i) {
    H.setZero();
    e_->add_curvature(x, LocalVector::Unit(r, i), H);
    e_dot_x.row(i).noalias() = v.transpose() * H;
  }
  f_x.noalias() += D_De.transpose() * e_dot_x;
  f_x = -f_x;
}

}  // namespace visviva

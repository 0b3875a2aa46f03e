#include "visviva/mechanics/elements/viscous_load.hpp"

#include "visviva/mechanics/invariant_at.hpp"

namespace visviva {

void ViscousLoad::force(const LocalVector& x, const LocalVector& v, double, LocalVector& f) const {
  const InvariantAt e(*e_, x);
  f = e.force(-D_.lazyProduct(e.rate(v)));
}

// ∂f/∂x = −Σ (D ė)ᵢ D²eᵢ − Deᵀ D ∂ė/∂x.
void ViscousLoad::tangent(const LocalVector& x, const LocalVector& v, double, LocalMatrix& f_x,
                          LocalMatrix& f_v) const {
  LocalVector e(e_->outputs());
  LocalMatrix De(e_->outputs(), e_->inputs());
  LocalMatrix e_dot_x(e_->outputs(), e_->inputs());
  e_->evaluate(x, e, De);
  e_->rate_gradient(x, v, e_dot_x);
  const LocalMatrix minus_D_De = -D_.lazyProduct(De);
  f_v.noalias() = De.transpose() * minus_D_De;
  f_x.noalias() = minus_D_De.transpose() * e_dot_x;
  e_->add_curvature(x, minus_D_De * v, f_x);
}

}  // namespace visviva

#include "visviva/mechanics/quadratic_forms.hpp"

namespace visviva {

void QuadraticForms::evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const {
  values(x, e);
  De.setZero();
  for (const Linear& l : linear_) De(l.row, l.coordinate) += l.weight;
  for (const Pair& p : pairs_) {
    De.block<1, 3>(p.row, p.first) += p.weight * x.segment<3>(p.second).transpose();
    De.block<1, 3>(p.row, p.second) += p.weight * x.segment<3>(p.first).transpose();
  }
}

void QuadraticForms::add_curvature(const LocalVector&, const LocalVector& w, LocalMatrix& H) const {
  for (const Pair& p : pairs_)
    for (int k = 0; k < 3; ++k) {
      H(p.first + k, p.second + k) += p.weight * w[p.row];
      H(p.second + k, p.first + k) += p.weight * w[p.row];
    }
}

}  // namespace visviva

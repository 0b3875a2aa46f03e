#include "visviva/mechanics/quadratic_forms.hpp"

namespace visviva {

void QuadraticForms::evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const {
  e.noalias() = constant_ + linear_ * x;
  De = linear_;
  for (const Pair& p : pairs_) {
    const auto a = x.segment<3>(p.first);
    const auto b = x.segment<3>(p.second);
    e[p.row] += p.weight * a.dot(b);
    De.block<1, 3>(p.row, p.first) += p.weight * b.transpose();
    De.block<1, 3>(p.row, p.second) += p.weight * a.transpose();
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

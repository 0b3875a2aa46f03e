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

void QuadraticForms::add_gradient(const LocalVector& x, const FormVector& s, LocalVector& f) const {
  for (const Linear& l : linear_) f[l.coordinate] += l.weight * s[l.row];
  for (const Pair& p : pairs_) {
    const double weight = p.weight * s[p.row];
    f.segment<3>(p.first) += weight * x.segment<3>(p.second);
    f.segment<3>(p.second) += weight * x.segment<3>(p.first);
  }
}

FormMatrix QuadraticForms::secant_of(const FormVector& /*g0*/, const FormVector& /*g1*/) const {
  FormMatrix F = FormMatrix::Zero();
  F.diagonal().head(outputs()).setOnes();
  return F;
}

FormMatrix QuadraticForms::secant_tangent(const FormVector& /*g0*/, const FormVector& /*g1*/,
                                          const FormMatrix& /*F*/, const FormVector& /*w*/,
                                          const LocalMatrix& C) const {
  return padded<FormMatrix>(C);
}

void QuadraticForms::rate_gradient(const LocalVector&, const LocalVector& v, LocalMatrix& D) const {
  D.setZero();
  for (const Pair& p : pairs_) {
    D.block<1, 3>(p.row, p.first) += p.weight * v.segment<3>(p.second).transpose();
    D.block<1, 3>(p.row, p.second) += p.weight * v.segment<3>(p.first).transpose();
  }
}

}  // namespace visviva

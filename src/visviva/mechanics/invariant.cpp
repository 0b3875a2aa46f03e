#include "visviva/mechanics/invariant.hpp"

#include "visviva/mechanics/quadratic_forms.hpp"

namespace visviva {

void Invariant::secant(const LocalVector& x0, const LocalVector& x1, LocalMatrix& De) const {
  LocalVector e(outputs());
  evaluate(0.5 * (x0 + x1), e, De);
}

void Invariant::add_secant_curvature(const LocalVector& x0, const LocalVector& x1,
                                     const LocalVector& w, LocalMatrix* H0, LocalMatrix& H1) const {
  LocalMatrix H = LocalMatrix::Zero(inputs(), inputs());
  add_curvature(0.5 * (x0 + x1), w, H);
  if (H0 != nullptr) *H0 += 0.5 * H;
  H1 += 0.5 * H;
}

void Invariant::rate_gradient(const LocalVector& x, const LocalVector& v, LocalMatrix& D) const {
  LocalMatrix H(inputs(), inputs());
  for (int i = 0; i < outputs(); ++i) {
    H.setZero();
    add_curvature(x, LocalVector::Unit(outputs(), i), H);
    D.row(i).noalias() = v.transpose() * H;
  }
}

void Invariant::value(const LocalVector& x, LocalVector& e) const {
  if (const FormFunction* f = form_function()) {
    FormVector g = FormVector::Zero();
    f->forms().values(x, g);
    e = f->value_of(g).head(outputs());
    return;
  }
  LocalMatrix De(outputs(), inputs());
  evaluate(x, e, De);
}

bool Invariant::is_linear() const {
  const FormFunction* f = form_function();
  return f != nullptr && is_identity(*f) && f->forms().pairs().empty();
}

}  // namespace visviva

#include "visviva/mechanics/invariant_at.hpp"

#include <utility>

#include "visviva/mechanics/quadratic_forms.hpp"

namespace visviva {

InvariantAt::InvariantAt(const Invariant& invariant, LocalVector x)
    : f_(invariant.form_function()), x_(std::move(x)), e_(invariant.outputs()) {
  if (f_ != nullptr) {
    f_->forms().values(x_, g_);
    e_ = f_->value_over(g_, g_, known_).head(invariant.outputs());
    return;
  }
  De_.resize(invariant.outputs(), invariant.inputs());
  invariant.evaluate(x_, e_, De_);
}

// The secant of a step that goes nowhere is the derivative.
LocalVector InvariantAt::rate(const LocalVector& u) const {
  if (f_ == nullptr) return De_.lazyProduct(u);
  FormVector rates;
  f_->forms().rates(x_, u, rates);
  return f_->secant_rate(g_, g_, known_, rates).head(e_.size());
}

LocalVector InvariantAt::force(const LocalVector& w) const {
  if (f_ == nullptr) return De_.transpose().lazyProduct(w);
  LocalVector force = LocalVector::Zero(x_.size());
  f_->forms().add_gradient(x_, f_->secant_force(g_, g_, known_, padded<FormVector>(w)), force);
  return force;
}

LocalVector force_at(const Invariant& invariant, const LocalVector& x, const LocalVector& w) {
  const FormFunction* f = invariant.form_function();
  if (f == nullptr || !is_identity(*f)) return InvariantAt(invariant, x).force(w);
  LocalVector force = LocalVector::Zero(x.size());
  f->forms().add_gradient(x, padded<FormVector>(w), force);
  return force;
}

}  // namespace visviva

#include "visviva/schemes/house/term_path.hpp"

namespace visviva {

TermPath::TermPath(const Invariant& e, const TermReduction& map, const LocalVector& x,
                   const LocalVector& x_dot, double tau)
    : e_(e),
      f_(map.function()),
      is_identity_(f_ != nullptr && is_identity(*f_)),
      tau_(tau),
      x_dot_(x_dot) {
  if (f_ != nullptr) map.forms().make_relative(x_dot_);
  here_.x = x;
  ahead_.x = x + tau * x_dot_;
  behind_.x = x - tau * x_dot_;
  if (f_ == nullptr) {
    for (Place* at : {&here_, &ahead_, &behind_}) {
      at->value.resize(e.outputs());
      at->D.resize(e.outputs(), e.inputs());
      e.evaluate(at->x, at->value, at->D);
    }
    return;
  }
  velocity_ = change_of_forms(x_dot_);
  FormVector g = FormVector::Zero();
  f_->forms().values(x, g);
  const FormVector odd = tau * velocity_.rate;
  const FormVector even = g + (0.5 * tau * tau) * velocity_.curve;
  set_forms(even + odd, ahead_);
  set_forms(even - odd, behind_);
  if (!is_identity_) here_.F = f_->secant_of(g, g);
}

void TermPath::set_forms(const FormVector& g, Place& at) const {
  at.value = f_->value_of(g).head(e_.outputs());
  if (!is_identity_) at.F = f_->secant_of(g, g);
}

TermPath::Change<FormVector> TermPath::change_of_forms(const LocalVector& u) const {
  Change<FormVector> change;
  const QuadraticForms& forms = f_->forms();
  forms.rates(here_.x, u, change.rate);
  forms.rates(x_dot_, u, change.curve);
  for (const QuadraticForms::Linear& l : forms.linear())
    change.curve[l.row] -= l.weight * u[l.coordinate];
  return change;
}

LocalVector TermPath::force(const Place& at, const LocalVector& w) const {
  if (f_ == nullptr) return at.D.transpose().lazyProduct(w);
  FormVector weights = padded<FormVector>(w);
  if (!is_identity_) weights = at.F.transpose().lazyProduct(weights).eval();
  LocalVector f = LocalVector::Zero(at.x.size());
  f_->forms().add_gradient(at.x, weights, f);
  return f;
}

TermPath::Rates TermPath::rates(const LocalVector& x_ddot, const LocalVector& x_jerk) const {
  if (f_ == nullptr) {
    const LocalVector none = LocalVector::Zero(x_ddot.size());
    return differences<LocalVector>({x_dot_, none}, {x_ddot, none}, x_jerk,
                                    [](const Place& at) -> const LocalMatrix& { return at.D; });
  }
  const Change<FormVector> acceleration = change_of_forms(x_ddot);
  FormVector jerk;
  f_->forms().rates(here_.x, x_jerk, jerk);
  if (is_identity_)
    return {(acceleration.rate + velocity_.curve).head(e_.outputs()),
            (jerk + 3.0 * acceleration.curve).head(e_.outputs())};
  return differences(velocity_, acceleration, jerk,
                     [](const Place& at) -> const FormMatrix& { return at.F; });
}

template <typename Values, typename Derivative>
TermPath::Rates TermPath::differences(const Change<Values>& velocity,
                                      const Change<Values>& acceleration, const Values& jerk,
                                      const Derivative& derivative) const {
  const auto rate = [&](const Place& at, const Values& change) -> LocalVector {
    return Values(derivative(at).lazyProduct(change)).head(e_.outputs());
  };
  const auto of_both = [&](const Change<Values>& change, double side) -> Values {
    return change.rate + (side * tau_) * change.curve;
  };
  const LocalVector up = rate(ahead_, of_both(velocity, 1.0));
  const LocalVector down = rate(behind_, of_both(velocity, -1.0));
  const LocalVector turning =
      rate(ahead_, of_both(acceleration, 1.0)) - rate(behind_, of_both(acceleration, -1.0));
  return {rate(here_, acceleration.rate) + (up - down) / (2.0 * tau_),
          rate(here_, jerk) + (1.5 / tau_) * turning +
              (up - 2.0 * rate(here_, velocity.rate) + down) / (tau_ * tau_)};
}

}  // namespace visviva

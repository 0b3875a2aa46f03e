#include "visviva/schemes/house/term_path.hpp"

namespace visviva {

TermPath::TermPath(const Invariant& e, const TermReduction& map, const TermSecant& place,
                   const LocalVector& x_dot, double tau)
    : e_(e),
      f_(map.function()),
      is_identity_(f_ != nullptr && is_identity(*f_)),
      tau_(tau),
      x_(place.end()),
      x_dot_(x_dot) {
  if (f_ == nullptr) {
    set_matrix(x_ - tau * x_dot_, places_[0]);
    set_matrix(x_, places_[1]);
    set_matrix(x_ + tau * x_dot_, places_[2]);
    return;
  }
  map.forms().make_relative(x_dot_);
  velocity_ = change_of_forms(x_dot_);
  places_[1].g = place.forms_at_end();
  places_[1].known = place.known();
  const FormVector odd = tau * velocity_.rate;
  const FormVector even = places_[1].g + (0.5 * tau * tau) * velocity_.curve;
  set_forms(even - odd, places_[0]);
  set_forms(even + odd, places_[2]);
}

void TermPath::set_matrix(const LocalVector& x, Place& at) const {
  at.value.resize(e_.outputs());
  at.D.resize(e_.outputs(), e_.inputs());
  e_.evaluate(x, at.value, at.D);
}

void TermPath::set_forms(const FormVector& g, Place& at) const {
  at.g = g;
  at.value = f_->value_over(g, g, at.known).head(e_.outputs());
}

FormVector TermPath::rate_of_forms(const LocalVector& u) const {
  FormVector rate;
  f_->forms().rates(x_, u, rate);
  return rate;
}

FormChange<FormVector> TermPath::change_of_forms(const LocalVector& u) const {
  FormChange<FormVector> change;
  change.rate = rate_of_forms(u);
  f_->forms().curvatures(x_dot_, u, change.curve);
  return change;
}

LocalVector TermPath::force_at(int place, const LocalVector& w) const {
  const Place& from = at(place);
  if (f_ == nullptr) return from.D.transpose().lazyProduct(w);
  const FormVector s = f_->secant_force(from.g, from.g, from.known, padded<FormVector>(w));
  LocalVector f = LocalVector::Zero(x_.size());
  f_->forms().add_gradient(x_ + (place * tau_) * x_dot_, s, f);
  return f;
}

TermPath::Force TermPath::force(const LocalVector& w, const LocalVector& change) const {
  const LocalVector up = force_at(1, w + 0.5 * change);
  const LocalVector down = force_at(-1, w - 0.5 * change);
  return {0.5 * (up + down), (0.5 / tau_) * (up - down)};
}

PathRates<LocalVector> TermPath::rates(const LocalVector& x_ddot, const LocalVector& x_jerk) const {
  if (f_ == nullptr) {
    const LocalVector none = LocalVector::Zero(x_ddot.size());
    return path_rates<LocalVector>(
        {x_dot_, none}, {x_ddot, none}, x_jerk, tau_,
        [&](int place, const LocalVector& u) -> LocalVector { return at(place).D.lazyProduct(u); });
  }
  const FormChange<FormVector> acceleration = change_of_forms(x_ddot);
  const FormVector jerk = rate_of_forms(x_jerk);
  const auto outputs = e_.outputs();
  if (is_identity_)
    return {(acceleration.rate + velocity_.curve).head(outputs),
            (jerk + 3.0 * acceleration.curve).head(outputs)};
  const PathRates<FormVector> all =
      path_rates(velocity_, acceleration, jerk, tau_, [&](int place, const FormVector& change) {
        const Place& from = at(place);
        return f_->secant_rate(from.g, from.g, from.known, change);
      });
  return {all.second.head(outputs), all.third.head(outputs)};
}

}  // namespace visviva

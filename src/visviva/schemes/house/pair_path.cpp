#include "visviva/schemes/house/pair_path.hpp"

namespace visviva {

PairPath::PairPath(const FormFunction& f, const FramePairForms& forms, const TermSecant& place,
                   const FramePair& x, const FramePair& x_dot, double tau)
    : f_(f),
      forms_(forms),
      tau_(tau),
      x_(x),
      x_dot_(x_dot),
      velocity_{forms.rates(x, x_dot), forms.rates(x_dot, x_dot)} {
  const FormVector& g = place.forms_at_end();
  const FormVector odd = tau * velocity_.rate;
  const FormVector even = g + (0.5 * tau * tau) * velocity_.curve;
  places_[0].g = even - odd;
  places_[1].g = g;
  places_[1].known = place.known();
  places_[2].g = even + odd;
  for (Place* at : {&places_[0], &places_[2]}) at->value = f_.value_over(at->g, at->g, at->known);
}

FramePair PairPath::force_at(const Place& place, double tau, const FormVector& w) const {
  return forms_.gradient(at(tau), f_.secant_force(place.g, place.g, place.known, w));
}

PairPath::Force PairPath::force(const FormVector& w, const FormVector& change) const {
  const FramePair up = force_at(ahead(), tau_, w + 0.5 * change);
  const FramePair down = force_at(behind(), -tau_, w - 0.5 * change);
  return {FramePair(0.5 * (up.columns + down.columns)),
          FramePair((0.5 / tau_) * (up.columns - down.columns))};
}

PathRates<FormVector> PairPath::rates(const FramePair& x_ddot, const FramePair& x_jerk) const {
  const FormChange<FormVector> acceleration{forms_.rates(x_, x_ddot), forms_.rates(x_dot_, x_ddot)};
  const FormVector jerk = forms_.rates(x_, x_jerk);
  if (is_identity(f_))
    return {acceleration.rate + velocity_.curve, jerk + 3.0 * acceleration.curve};
  return path_rates(velocity_, acceleration, jerk, tau_, [&](int place, const FormVector& change) {
    const Place& at = places_[static_cast<std::size_t>(place + 1)];
    return f_.secant_rate(at.g, at.g, at.known, change);
  });
}

}  // namespace visviva

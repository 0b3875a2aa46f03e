#include "visviva/schemes/house/pair_path.hpp"

#include "visviva/schemes/frames/term_reduction.hpp"

namespace visviva {
namespace {

// Whether e are the forms themselves; those are not worked on side by side.
bool are_forms(const FormFunction& f) { return is_identity(f); }
bool are_forms(const FormFunctionLanes& /*f*/) { return false; }

}  // namespace

template <class Real>
PairPath<Real>::PairPath(const PairFunctions<Real>& functions, const Forms& g, const Forms& known,
                         const Pair& x, const Pair& x_dot, double tau)
    : of_(functions),
      tau_(tau),
      x_(x),
      x_dot_(x_dot),
      velocity_{of_.forms.rates(x, x_dot), of_.forms.rates(x_dot, x_dot)} {
  const Forms odd = Real(tau) * velocity_.rate;
  const Forms even = g + Real(0.5 * tau * tau) * velocity_.curve;
  places_[0].g = even - odd;
  places_[1].g = g;
  places_[1].known = known;
  places_[2].g = even + odd;
  for (Place* at : {&places_[0], &places_[2]}) {
    at->known.setZero();
    at->value = of_.f.value_over(at->g, at->g, at->known);
  }
}

template <class Real>
auto PairPath<Real>::force_at(const Place& place, double tau, const Forms& w) const -> Pair {
  return of_.forms.gradient(at(tau), of_.f.secant_force(place.g, place.g, place.known, w));
}

template <class Real>
auto PairPath<Real>::force(const Forms& w, const Forms& change) const -> Force {
  const Pair up = force_at(ahead(), tau_, w + Real(0.5) * change);
  const Pair down = force_at(behind(), -tau_, w - Real(0.5) * change);
  return {Pair(Real(0.5) * (up.columns + down.columns)),
          Pair(Real(0.5 / tau_) * (up.columns - down.columns))};
}

template <class Real>
auto PairPath<Real>::rates(const Pair& x_ddot, const Pair& x_jerk) const -> PathRates<Forms> {
  const FormChange<Forms> acceleration{of_.forms.rates(x_, x_ddot),
                                       of_.forms.rates(x_dot_, x_ddot)};
  const Forms jerk = of_.forms.rates(x_, x_jerk);
  if (are_forms(of_.f))
    return {acceleration.rate + velocity_.curve, jerk + Real(3.0) * acceleration.curve};
  return path_rates(velocity_, acceleration, jerk, tau_, [&](int place, const Forms& change) {
    const Place& at = places_[static_cast<std::size_t>(place + 1)];
    return of_.f.secant_rate(at.g, at.g, at.known, change);
  });
}

template class PairPath<double>;
template class PairPath<Lanes>;

}  // namespace visviva

#pragma once

namespace visviva {

/// Of forms g along a motion ẋ: Dg u and D²g(ẋ, u) for some u.
template <typename Values>
struct FormChange {
  Values rate;
  Values curve;

  /// The first at a place ahead (τ > 0) or behind.
  [[nodiscard]] Values at(double tau) const { return rate + tau * curve; }
};

/// ë and e⃛ of e = f(g).
template <typename Values>
struct PathRates {
  Values second;
  Values third;
};

/// From how g changes with ẋ, with ẍ and with x⃛, and Df times anything here, ahead and behind: times(place, change), places at
/// −1, 0 and 1 times τ.
template <typename Values, typename Product>
[[nodiscard]] PathRates<Values> path_rates(const FormChange<Values>& velocity,
                                           const FormChange<Values>& acceleration,
                                           const Values& jerk, double tau, const Product& times) {
  const Values up = times(1, velocity.at(tau));
  const Values down = times(-1, velocity.at(-tau));
  const Values turning = times(1, acceleration.at(tau)) - times(-1, acceleration.at(-tau));
  return {times(0, acceleration.rate) + (up - down) / (2.0 * tau),
          times(0, jerk) + (1.5 / tau) * turning +
              (up - 2.0 * times(0, velocity.rate) + down) / (tau * tau)};
}

}  // namespace visviva

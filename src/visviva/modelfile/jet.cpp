#include "visviva/modelfile/jet.hpp"

#include <algorithm>
#include <cmath>

namespace visviva::modelfile {
namespace {

/// f(x(t)) by the chain rule, from f, f′ and f″ at x. √0 of something still is still; otherwise ∞·0 may be anything: √t⁴ is t².
Jet chain(double f, double f1, double f2, const Jet& x) {
  if (x.still) return resting(f);
  return {f, f1 * x.rate, f2 * x.rate * x.rate + f1 * x.acceleration, false, 0.0};
}

bool is_constant(const Jet& x) { return x.rate == 0.0 && x.acceleration == 0.0; }

/// Now, or if they are equal now, just after.
bool will_be_below(const Jet& a, const Jet& b) {
  if (a.value != b.value) return a.value < b.value;
  if (a.rate != b.rate) return a.rate < b.rate;
  return a.acceleration < b.acceleration;
}

/// The least n such that it goes to zero like tⁿ.
double order_of(const Jet& x) {
  if (x.value != 0.0) return 0.0;
  if (x.rate != 0.0) return 1.0;
  return x.acceleration != 0.0 ? 2.0 : std::max(2.0, x.order);
}

/// xᶜ with 0 < c < 2, where x is zero and has no speed: it goes like ½ẍt², or more slowly if that is zero, too.
Jet power_from_rest(const Jet& x, double c) {
  if (c * order_of(x) > 2.0) return {0.0, 0.0, 0.0, false, c * order_of(x)};
  if (c > 1.0) return {0.0, 0.0, 0.0, false, 0.0};
  const double rate = c > 0.5 ? 0.0 : c == 0.5 ? std::sqrt(0.5 * x.acceleration) : NAN;
  return {0.0, rate, NAN, false, 0.0};
}
bool is_at_rest(const Jet& x) { return x.value == 0.0 && x.rate == 0.0 && !x.still; }

Jet constant_power(const Jet& base, double c) {
  if (is_at_rest(base) && c > 0.0 && c < 2.0 && c != 1.0) return power_from_rest(base, c);
  const double x = base.value;
  const double f1 = c == 0.0 ? 0.0 : c * std::pow(x, c - 1.0);
  const double f2 = c == 0.0 || c == 1.0 ? 0.0 : c * (c - 1.0) * std::pow(x, c - 2.0);
  Jet power = chain(std::pow(x, c), f1, f2, base);
  power.order = c * order_of(base);
  return power;
}

}  // namespace

Jet operator+(const Jet& a, const Jet& b) {
  return {a.value + b.value, a.rate + b.rate, a.acceleration + b.acceleration, a.still && b.still,
          std::min(order_of(a), order_of(b))};
}
Jet operator-(const Jet& a, const Jet& b) {
  return {a.value - b.value, a.rate - b.rate, a.acceleration - b.acceleration, a.still && b.still,
          std::min(order_of(a), order_of(b))};
}
Jet operator-(const Jet& a) { return {-a.value, -a.rate, -a.acceleration, a.still, a.order}; }
Jet operator*(const Jet& a, const Jet& b) {
  const bool nothing = (a.still && a.value == 0.0) || (b.still && b.value == 0.0);
  return {a.value * b.value, a.rate * b.value + a.value * b.rate,
          a.acceleration * b.value + 2.0 * a.rate * b.rate + a.value * b.acceleration,
          nothing || (a.still && b.still), order_of(a) + order_of(b)};
}
Jet operator/(const Jet& a, const Jet& b) {
  const double q = a.value / b.value;
  const double q1 = (a.rate - q * b.rate) / b.value;
  return {q, q1, (a.acceleration - 2.0 * q1 * b.rate - q * b.acceleration) / b.value,
          a.still && (b.still || a.value == 0.0), 0.0};
}
Jet pow(const Jet& base, const Jet& exponent) {
  if (is_constant(exponent)) return constant_power(base, exponent.value);
  Jet result = exp(exponent * log(base));
  result.value = std::pow(base.value, exponent.value);
  return result;
}

Jet sin(const Jet& x) {
  const double s = std::sin(x.value);
  return chain(s, std::cos(x.value), -s, x);
}
Jet cos(const Jet& x) {
  const double c = std::cos(x.value);
  return chain(c, -std::sin(x.value), -c, x);
}
Jet tan(const Jet& x) {
  const double f = std::tan(x.value);
  return chain(f, 1.0 + f * f, 2.0 * f * (1.0 + f * f), x);
}
Jet asin(const Jet& x) {
  const double f1 = 1.0 / std::sqrt((1.0 - x.value) * (1.0 + x.value));
  return chain(std::asin(x.value), f1, x.value * f1 * f1 * f1, x);
}
Jet acos(const Jet& x) {
  const double f1 = 1.0 / std::sqrt((1.0 - x.value) * (1.0 + x.value));
  return chain(std::acos(x.value), -f1, -x.value * f1 * f1 * f1, x);
}
Jet atan(const Jet& x) {
  const double f1 = 1.0 / (1.0 + x.value * x.value);
  return chain(std::atan(x.value), f1, -2.0 * x.value * f1 * f1, x);
}
Jet atan2(const Jet& y, const Jet& x) {
  if (y.still && x.still) return resting(std::atan2(y.value, x.value));
  const double r2 = x.value * x.value + y.value * y.value;
  const double turned = x.value * y.rate - y.value * x.rate;
  const double stretched = x.value * x.rate + y.value * y.rate;
  const double bent = x.value * y.acceleration - y.value * x.acceleration;
  return {std::atan2(y.value, x.value), turned / r2, (bent - 2.0 * turned * stretched / r2) / r2,
          false, 0.0};
}
Jet exp(const Jet& x) {
  const double f = std::exp(x.value);
  return chain(f, f, f, x);
}
Jet log(const Jet& x) {
  const double f1 = 1.0 / x.value;
  return chain(std::log(x.value), f1, -f1 * f1, x);
}
Jet sqrt(const Jet& x) {
  if (is_at_rest(x)) return power_from_rest(x, 0.5);
  const double f = std::sqrt(x.value);
  return chain(f, 0.5 / f, -0.25 / (f * x.value), x);
}

Jet abs(const Jet& x) { return will_be_below(x, resting(0.0)) ? -x : x; }
Jet min(const Jet& a, const Jet& b) { return will_be_below(b, a) ? b : a; }
Jet max(const Jet& a, const Jet& b) { return will_be_below(a, b) ? b : a; }
Jet floor(const Jet& x) { return resting(std::floor(x.value)); }
Jet sign(const Jet& x) { return resting(x.value < 0.0 ? -1.0 : x.value > 0.0 ? 1.0 : x.value); }
Jet step(const Jet& x) { return resting(x.value < 0.0 ? 0.0 : 1.0); }
Jet smoothstep(const Jet& x) {
  if (x.value <= 0.0)
    return {0.0, 0.0, 0.0, x.value < 0.0 || x.still || will_be_below(x, resting(0.0)), 0.0};
  if (x.value >= 1.0)
    return {1.0, 0.0, 0.0, x.value > 1.0 || x.still || will_be_below(resting(1.0), x), 0.0};
  const double s = x.value;
  return chain(s * s * s * (s * (6.0 * s - 15.0) + 10.0), 30.0 * s * s * (1.0 - s) * (1.0 - s),
               60.0 * s * (1.0 - s) * (1.0 - 2.0 * s), x);
}

}  // namespace visviva::modelfile

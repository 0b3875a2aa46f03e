#include "visviva/mechanics/elements/curvature_measure.hpp"

#include <cmath>

namespace visviva {
namespace {

// A function of η at one place: its value and its derivative.
struct At {
  double v, d;
};

At operator*(double factor, const At& a) { return {factor * a.v, factor * a.d}; }
At operator+(const At& a, double b) { return {a.v + b, a.d}; }
At operator+(const At& a, const At& b) { return {a.v + b.v, a.d + b.d}; }
At operator*(const At& a, const At& b) { return {a.v * b.v, a.d * b.v + a.v * b.d}; }
// Of η itself plus a constant.
At reciprocal(const At& x) {
  const double r = 1.0 / x.v;
  return {r, -r * r};
}

// A function over a step: its values, its derivative at the end, the divided difference and its derivative by the end.
struct Over {
  double v0, v1;
  double d1;
  double s, s1;
};

Over operator*(double factor, const Over& a) {
  return {factor * a.v0, factor * a.v1, factor * a.d1, factor * a.s, factor * a.s1};
}
Over operator+(const Over& a, double b) { return {a.v0 + b, a.v1 + b, a.d1, a.s, a.s1}; }
Over operator+(const Over& a, const Over& b) {
  return {a.v0 + b.v0, a.v1 + b.v1, a.d1 + b.d1, a.s + b.s, a.s1 + b.s1};
}
// Δ(ab) = ā Δb + b̄ Δa.
Over operator*(const Over& a, const Over& b) {
  const double a_mean = 0.5 * (a.v0 + a.v1);
  const double b_mean = 0.5 * (b.v0 + b.v1);
  return {a.v0 * b.v0, a.v1 * b.v1, a.d1 * b.v1 + a.v1 * b.d1, a_mean * b.s + b_mean * a.s,
          0.5 * (a.d1 * b.s + b.d1 * a.s) + a_mean * b.s1 + b_mean * a.s1};
}
Over reciprocal(const Over& x) {
  const double r0 = 1.0 / x.v0;
  const double r1 = 1.0 / x.v1;
  return {r0, r1, -r1 * r1, -r0 * r1, r0 * r1 * r1};
}

// From η to c = 4η²: dη/dc = 1/(8η) and Δη/Δc = 1/(4(η₀ + η₁)).
CoefficientAt by_c(const At& f, const At& eta) { return {f.v, 0.125 * f.d / eta.v}; }
CoefficientOver by_c(const Over& f, const Over& eta) {
  const double quotient = 0.25 / (eta.v0 + eta.v1);
  const double by_c1 = 0.125 / eta.v1;
  return {0.5 * (f.v0 + f.v1), f.d1 * by_c1, f.s * quotient,
          (f.s1 - 4.0 * quotient * f.s) * quotient * by_c1};
}

// U(z) = (1 − atan(√z)/√z)/z, z = tan²(φ/4) = 2t − 1, as a polynomial. Its secants are exact whatever is left out, which is
// below 1e-14 up to 60° and 1e-10 up to 90°.
template <typename Function>
Function arc_remainder(const Function& t) {
  constexpr int degree = 11;
  const Function z = 2.0 * t + (-1.0);
  const auto coefficient = [](int n) { return (n % 2 == 0 ? 1.0 : -1.0) / (2 * n + 3); };
  Function U = 0.0 * z + coefficient(degree);
  for (int n = degree - 1; n >= 0; --n) U = U * z + coefficient(n);
  return U;
}

// With r = 1/η and t = 1/(1 + η), [docs/theory/beams.md] (9).
template <typename Function, typename Coefficients>
Coefficients coefficients(CurvatureMeasure measure, const Function& eta,
                          const Function& one_plus_eta) {
  const Function r = reciprocal(eta);
  const Function t = reciprocal(one_plus_eta);
  const Function r3 = r * r * r;
  if (measure == CurvatureMeasure::half_angle) return {by_c(r, eta), by_c(-0.25 * (r3 * t), eta)};
  const Function A = 2.0 * (r * t);
  const Function B = -0.25 * (r3 * (t + t * t));
  if (measure == CurvatureMeasure::quarter_angle) return {by_c(A, eta), by_c(B, eta)};
  const Function U = arc_remainder(t);
  const Function z = 2.0 * t + (-1.0);
  return {by_c(A + -1.0 * (A * z * U), eta), by_c(B + 0.5 * (r3 * t * t * t * U), eta)};
}

}  // namespace

BeamCoefficientsAt beam_coefficients(CurvatureMeasure measure, double c) {
  if (measure == CurvatureMeasure::directors) return {{1.0, 0.0}, {}};
  const double eta = 0.5 * std::sqrt(c);
  return coefficients<At, BeamCoefficientsAt>(measure, {eta, 1.0}, {1.0 + eta, 1.0});
}

BeamCoefficientsOver beam_coefficients(CurvatureMeasure measure, double c0, double c1) {
  if (measure == CurvatureMeasure::directors) return {{1.0, 0.0, 0.0, 0.0}, {}};
  const double eta0 = 0.5 * std::sqrt(c0);
  const double eta1 = 0.5 * std::sqrt(c1);
  return coefficients<Over, BeamCoefficientsOver>(measure, {eta0, eta1, 1.0, 1.0, 0.0},
                                                  {1.0 + eta0, 1.0 + eta1, 1.0, 1.0, 0.0});
}

}  // namespace visviva

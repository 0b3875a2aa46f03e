#include "visviva/mechanics/elements/curvature_measure.hpp"

#include <array>
#include <cmath>

#include "visviva/math/lanes.hpp"

namespace visviva {
namespace {

// A function of η at one place: its value and its derivative.
template <class Real>
struct At {
  Real v, d;
};

template <class Real>
At<Real> operator*(double factor, const At<Real>& a) {
  return {factor * a.v, factor * a.d};
}
template <class Real>
At<Real> operator+(const At<Real>& a, double b) {
  return {a.v + b, a.d};
}
template <class Real>
At<Real> operator+(const At<Real>& a, const At<Real>& b) {
  return {a.v + b.v, a.d + b.d};
}
template <class Real>
At<Real> operator*(const At<Real>& a, const At<Real>& b) {
  return {a.v * b.v, a.d * b.v + a.v * b.d};
}
// Of η itself plus a constant.
template <class Real>
At<Real> reciprocal(const At<Real>& x) {
  const Real r = 1.0 / x.v;
  return {r, -r * r};
}

// A function over a step: its values, its derivative at the end, the divided difference and its derivative by the end.
template <class Real>
struct Over {
  Real v0, v1;
  Real d1;
  Real s, s1;
};

template <class Real>
Over<Real> operator*(double factor, const Over<Real>& a) {
  return {factor * a.v0, factor * a.v1, factor * a.d1, factor * a.s, factor * a.s1};
}
template <class Real>
Over<Real> operator+(const Over<Real>& a, double b) {
  return {a.v0 + b, a.v1 + b, a.d1, a.s, a.s1};
}
template <class Real>
Over<Real> operator+(const Over<Real>& a, const Over<Real>& b) {
  return {a.v0 + b.v0, a.v1 + b.v1, a.d1 + b.d1, a.s + b.s, a.s1 + b.s1};
}
// Δ(ab) = ā Δb + b̄ Δa.
template <class Real>
[[gnu::always_inline]] inline Over<Real> operator*(const Over<Real>& a, const Over<Real>& b) {
  const Real a_mean = 0.5 * (a.v0 + a.v1);
  const Real b_mean = 0.5 * (b.v0 + b.v1);
  return {a.v0 * b.v0, a.v1 * b.v1, a.d1 * b.v1 + a.v1 * b.d1, a_mean * b.s + b_mean * a.s,
          0.5 * (a.d1 * b.s + b.d1 * a.s) + a_mean * b.s1 + b_mean * a.s1};
}
template <class Real>
Over<Real> reciprocal(const Over<Real>& x) {
  const Real r0 = 1.0 / x.v0;
  const Real r1 = 1.0 / x.v1;
  return {r0, r1, -r1 * r1, -r0 * r1, r0 * r1 * r1};
}

// From η to c = 4η²: dη/dc = 1/(8η) and Δη/Δc = 1/(4(η₀ + η₁)).
template <class Real>
CoefficientAt<Real> by_c(const At<Real>& f, const At<Real>& eta) {
  return {f.v, 0.125 * f.d / eta.v};
}
template <class Real>
CoefficientOver<Real> by_c(const Over<Real>& f, const Over<Real>& eta) {
  const Real quotient = 0.25 / (eta.v0 + eta.v1);
  const Real by_c1 = 0.125 / eta.v1;
  return {f.v0, f.v1, f.d1 * by_c1, f.s * quotient,
          (f.s1 - 4.0 * quotient * f.s) * quotient * by_c1};
}

// U(z) = (1 − atan(√z)/√z)/z of z = tan²(φ/4), which is 0 to 1 up to 180°: the polynomial that is U at the eighteen Chebyshev points
// there, and differs from it by 1.2e-15 at most between them. Its secants are exact whatever that leaves out.
constexpr std::array<double, 18> arc_coefficients = {
    0.3333333333333322,    -0.1999999999992541,    0.14285714277625347,  -0.11111110761390158,
    0.09090901065173868,   -0.07692194796762682,   0.06665606139255513,  -0.05875316108940882,
    0.05228866712258472,   -0.046356337801607556,  0.03988674624636891,  -0.03196224602018245,
    0.022625914733081676,  -0.013340509559735198,  0.006140137952849745, -0.0020346672707838307,
    0.0004271840973817534, -4.2384381094795104e-05};

// Horner's scheme, with the derivative or with the divided differences U[z₀, z₁] and U[z₀, z₁, z₁].
template <class Real>
At<Real> arc_remainder(const At<Real>& z) {
  Real v = 0.0;
  Real d = 0.0;
  for (std::size_t n = arc_coefficients.size(); n-- > 0;) {
    d = d * z.v + v;
    v = v * z.v + arc_coefficients[n];
  }
  return {v, d * z.d};
}
template <class Real>
Over<Real> arc_remainder(const Over<Real>& z) {
  Real v0 = 0.0;
  Real s = 0.0;
  Real s1 = 0.0;
  for (std::size_t n = arc_coefficients.size(); n-- > 0;) {
    s1 = s1 * z.v1 + s;
    s = s * z.v1 + v0;
    v0 = v0 * z.v0 + arc_coefficients[n];
  }
  const Real step = z.v1 - z.v0;
  return {v0, v0 + s * step, (s + s1 * step) * z.d1, s * z.s, s1 * z.d1 * z.s + s * z.s1};
}

// With r = 1/η and t = 1/(1 + η), [docs/theory/beams.md] (9).
template <typename Function, typename Coefficients>
Coefficients coefficients(CurvatureMeasure measure, const Function& eta,
                          const Function& one_plus_eta) {
  const Function r = reciprocal(eta);
  const Function t = reciprocal(one_plus_eta);
  if (measure == CurvatureMeasure::half_angle)
    return {by_c(r, eta), by_c(-0.25 * (r * r * r * t), eta)};
  const Function rt = r * t;
  const Function r3t = r * r * rt;
  if (measure == CurvatureMeasure::quarter_angle)
    return {by_c(2.0 * rt, eta), by_c(-0.25 * (r3t * (t + 1.0)), eta)};
  const Function z = 2.0 * t + (-1.0);
  const Function U = arc_remainder(z);
  return {by_c(rt * (-2.0 * (z * U) + 2.0), eta),
          by_c(r3t * (-0.25 * t + (0.5 * (t * t * U) + (-0.25))), eta)};
}

}  // namespace

template <class Real>
BeamCoefficientsAt<Real> beam_coefficients(CurvatureMeasure measure, Real c) {
  using std::sqrt;
  if (measure == CurvatureMeasure::directors) return {{1.0, 0.0}, {}};
  const Real eta = 0.5 * sqrt(c);
  return coefficients<At<Real>, BeamCoefficientsAt<Real>>(measure, {eta, 1.0}, {1.0 + eta, 1.0});
}

template <class Real>
BeamCoefficientsOver<Real> beam_coefficients(CurvatureMeasure measure, Real c0, Real c1) {
  using std::sqrt;
  if (measure == CurvatureMeasure::directors) return {{1.0, 1.0, 0.0, 0.0, 0.0}, {}};
  const Real eta0 = 0.5 * sqrt(c0);
  const Real eta1 = 0.5 * sqrt(c1);
  return coefficients<Over<Real>, BeamCoefficientsOver<Real>>(
      measure, {eta0, eta1, 1.0, 1.0, 0.0}, {1.0 + eta0, 1.0 + eta1, 1.0, 1.0, 0.0});
}

// Flattened, the compiler leaves out what is not asked for.
template <class Real>
[[gnu::flatten]] BeamCoefficientsBetween<Real> beam_coefficients_between(CurvatureMeasure measure,
                                                                         Real c0, Real c1) {
  const auto [A, B] = beam_coefficients(measure, c0, c1);
  return {{A.start, A.end, A.secant}, {B.start, B.end, B.secant}};
}

template BeamCoefficientsAt<double> beam_coefficients(CurvatureMeasure, double);
template BeamCoefficientsAt<Lanes> beam_coefficients(CurvatureMeasure, Lanes);
template BeamCoefficientsOver<double> beam_coefficients(CurvatureMeasure, double, double);
template BeamCoefficientsOver<Lanes> beam_coefficients(CurvatureMeasure, Lanes, Lanes);
template BeamCoefficientsBetween<double> beam_coefficients_between(CurvatureMeasure, double,
                                                                   double);
template BeamCoefficientsBetween<Lanes> beam_coefficients_between(CurvatureMeasure, Lanes, Lanes);

}  // namespace visviva

#pragma once

namespace visviva {

/// How a beam element measures the angle φ between its nodes: by sin φ, 2 sin(φ/2), 4 tan(φ/4) or φ itself. The first is
/// quadratic in the directors, but has its largest value at 90°. The others go on to 180°. With φ itself an element bent to
/// an arc, or to any helix, is exactly that.
enum class CurvatureMeasure { directors, half_angle, quarter_angle, angle };

/// A smooth function of c with its derivative.
template <class Real>
struct CoefficientAt {
  Real value = 0.0;
  Real slope = 0.0;
};

/// The same function over a step c₀ → c₁: its values at both ends, its slope at the end, and its divided difference (the
/// slope where c₀ = c₁) with the derivative by c₁.
template <class Real>
struct CoefficientOver {
  Real start = 0.0;
  Real end = 0.0;
  Real slope_end = 0.0;
  Real secant = 0.0;
  Real secant_by_end = 0.0;

  [[nodiscard]] Real mean() const { return 0.5 * (start + end); }
};

/// Of that what forces need.
template <class Real>
struct CoefficientBetween {
  Real start = 0.0;
  Real end = 0.0;
  Real secant = 0.0;

  [[nodiscard]] Real mean() const { return 0.5 * (start + end); }
};

/// A and B of the beam strains as functions of c = 4 cos²(φ/2), [docs/theory/beams.md] (5):
///
///     directors        A = 1               B = 0
///     half_angle       A = 1/η             B = −1/(4η³(1 + η))                η = √c/2
///     quarter_angle    A = 2/(η(1 + η))    B = −(2 + η)/(4η³(1 + η)²)
///     angle            A = φ/sin φ         B = (sin φ − φ)/sin³φ
///
/// Singular at c = 0, and not a number below.
template <class Real>
struct BeamCoefficientsAt {
  CoefficientAt<Real> A;
  CoefficientAt<Real> B;
};
template <class Real>
struct BeamCoefficientsOver {
  CoefficientOver<Real> A;
  CoefficientOver<Real> B;
};
template <class Real>
struct BeamCoefficientsBetween {
  CoefficientBetween<Real> A;
  CoefficientBetween<Real> B;
};
// Of one element, or of several side by side:
template <class Real>
[[nodiscard]] BeamCoefficientsAt<Real> beam_coefficients(CurvatureMeasure measure, Real c);
template <class Real>
[[nodiscard]] BeamCoefficientsOver<Real> beam_coefficients(CurvatureMeasure measure, Real c0,
                                                           Real c1);
template <class Real>
[[nodiscard]] BeamCoefficientsBetween<Real> beam_coefficients_between(CurvatureMeasure measure,
                                                                      Real c0, Real c1);

}  // namespace visviva

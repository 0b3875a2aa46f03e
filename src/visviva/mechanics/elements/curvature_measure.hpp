#pragma once

namespace visviva {

/// How a beam element measures the angle φ between its nodes: by sin φ, 2 sin(φ/2), 4 tan(φ/4) or φ itself. The first is
/// quadratic in the directors, but has its largest value at 90°. The others go on to 180°. With φ itself an element bent to
/// an arc, or to any helix, is exactly that.
enum class CurvatureMeasure { directors, half_angle, quarter_angle, angle };

/// A smooth function of c with its derivative.
struct CoefficientAt {
  double value = 0.0;
  double slope = 0.0;
};

/// The same function over a step c₀ → c₁: its values at both ends, its slope at the end, and its divided difference (the
/// slope where c₀ = c₁) with the derivative by c₁.
struct CoefficientOver {
  double start = 0.0;
  double end = 0.0;
  double slope_end = 0.0;
  double secant = 0.0;
  double secant_by_end = 0.0;

  [[nodiscard]] double mean() const { return 0.5 * (start + end); }
};

/// Of that what forces need.
struct CoefficientBetween {
  double start = 0.0;
  double end = 0.0;
  double secant = 0.0;

  [[nodiscard]] double mean() const { return 0.5 * (start + end); }
};

/// A and B of the beam strains as functions of c = 4 cos²(φ/2), [docs/theory/beams.md] (5):
///
///     directors        A = 1               B = 0
///     half_angle       A = 1/η             B = −1/(4η³(1 + η))                η = √c/2
///     quarter_angle    A = 2/(η(1 + η))    B = −(2 + η)/(4η³(1 + η)²)
///     angle            A = φ/sin φ         B = (sin φ − φ)/sin³φ
///
/// Singular at c = 0, and not a number below.
struct BeamCoefficientsAt {
  CoefficientAt A;
  CoefficientAt B;
};
struct BeamCoefficientsOver {
  CoefficientOver A;
  CoefficientOver B;
};
struct BeamCoefficientsBetween {
  CoefficientBetween A;
  CoefficientBetween B;
};
[[nodiscard]] BeamCoefficientsAt beam_coefficients(CurvatureMeasure measure, double c);
[[nodiscard]] BeamCoefficientsOver beam_coefficients(CurvatureMeasure measure, double c0,
                                                     double c1);
[[nodiscard]] BeamCoefficientsBetween beam_coefficients_between(CurvatureMeasure measure, double c0,
                                                                double c1);

}  // namespace visviva

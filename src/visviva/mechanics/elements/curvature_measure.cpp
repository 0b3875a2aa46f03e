#include "visviva/mechanics/elements/curvature_measure.hpp"

#include <array>
#include <cmath>

namespace visviva {
namespace {

// Coefficients of 1, η, η², …
using Polynomial = std::array<double, 6>;
struct Rational {
  Polynomial numerator;
  Polynomial denominator;
};

constexpr Rational half_angle_A{{1.0}, {0.0, 1.0}};
constexpr Rational half_angle_B{{-0.25}, {0.0, 0.0, 0.0, 1.0, 1.0}};
constexpr Rational quarter_angle_A{{2.0}, {0.0, 1.0, 1.0}};
constexpr Rational quarter_angle_B{{-0.5, -0.25}, {0.0, 0.0, 0.0, 1.0, 2.0, 1.0}};

CoefficientAt at(const Polynomial& a, double x) {
  CoefficientAt p;
  for (std::size_t i = a.size(); i-- > 0;) {
    p.bend = p.bend * x + 2.0 * p.slope;
    p.slope = p.slope * x + p.value;
    p.value = p.value * x + a[i];
  }
  return p;
}

CoefficientAt at(const Rational& r, double x) {
  const CoefficientAt n = at(r.numerator, x);
  const CoefficientAt p = at(r.denominator, x);
  CoefficientAt q;
  q.value = n.value / p.value;
  q.slope = (n.slope - q.value * p.slope) / p.value;
  q.bend = (n.bend - 2.0 * q.slope * p.slope - q.value * p.bend) / p.value;
  return q;
}

struct Divided {
  double value = 0.0;
  double by_start = 0.0;
  double by_end = 0.0;
};

// p[x₀, x₁] = Σ aᵢ hᵢ₋₁ with hⱼ = Σ x₀ᵏ x₁ʲ⁻ᵏ = x₀ hⱼ₋₁ + x₁ʲ: no difference of nearly equal numbers.
Divided divided(const Polynomial& a, double x0, double x1) {
  Divided h{1.0, 0.0, 0.0};
  Divided p;
  double power = 1.0;
  for (std::size_t i = 1; i < a.size(); ++i) {
    p.value += a[i] * h.value;
    p.by_start += a[i] * h.by_start;
    p.by_end += a[i] * h.by_end;
    const double slope = static_cast<double>(i) * power;
    power *= x1;
    h = {x0 * h.value + power, h.value + x0 * h.by_start, x0 * h.by_end + slope};
  }
  return p;
}

// From n = q p:  n[] = q̄ p[] + p̄ q[].
Divided divided(const Rational& r, double x0, double x1, const CoefficientAt& q0,
                const CoefficientAt& q1) {
  const CoefficientAt p0 = at(r.denominator, x0);
  const CoefficientAt p1 = at(r.denominator, x1);
  const Divided n = divided(r.numerator, x0, x1);
  const Divided p = divided(r.denominator, x0, x1);
  const double p_mean = 0.5 * (p0.value + p1.value);
  const double q_mean = 0.5 * (q0.value + q1.value);
  const double value = (n.value - q_mean * p.value) / p_mean;
  const auto derivative = [&](double n_i, double p_i, double q_slope, double p_slope) {
    return (n_i - 0.5 * q_slope * p.value - q_mean * p_i - 0.5 * p_slope * value) / p_mean;
  };
  return {value, derivative(n.by_start, p.by_start, q0.slope, p0.slope),
          derivative(n.by_end, p.by_end, q1.slope, p1.slope)};
}

// From η to c = 4η²: dη/dc = 1/(8η).
CoefficientAt of_c(const Rational& r, double eta) {
  const CoefficientAt q = at(r, eta);
  const double eta_c = 0.125 / eta;
  return {q.value, q.slope * eta_c, (q.bend - q.slope / eta) * eta_c * eta_c};
}

// Δc = 4(η₀ + η₁)Δη.
CoefficientOver of_c(const Rational& r, double eta0, double eta1) {
  const CoefficientAt q0 = at(r, eta0);
  const CoefficientAt q1 = at(r, eta1);
  const Divided q = divided(r, eta0, eta1, q0, q1);
  const double sum = eta0 + eta1;
  const double by_c0 = 0.125 / eta0;
  const double by_c1 = 0.125 / eta1;
  return {0.5 * (q0.value + q1.value),
          q0.slope * by_c0,
          q1.slope * by_c1,
          0.25 * q.value / sum,
          0.25 * (q.by_start - q.value / sum) / sum * by_c0,
          0.25 * (q.by_end - q.value / sum) / sum * by_c1};
}

}  // namespace

BeamCoefficientsAt beam_coefficients(CurvatureMeasure measure, double c) {
  if (measure == CurvatureMeasure::directors) return {{1.0, 0.0, 0.0}, {}};
  const double eta = 0.5 * std::sqrt(c);
  if (measure == CurvatureMeasure::half_angle)
    return {of_c(half_angle_A, eta), of_c(half_angle_B, eta)};
  return {of_c(quarter_angle_A, eta), of_c(quarter_angle_B, eta)};
}

BeamCoefficientsOver beam_coefficients(CurvatureMeasure measure, double c0, double c1) {
  if (measure == CurvatureMeasure::directors) return {{1.0, 0.0, 0.0, 0.0, 0.0, 0.0}, {}};
  const double eta0 = 0.5 * std::sqrt(c0);
  const double eta1 = 0.5 * std::sqrt(c1);
  if (measure == CurvatureMeasure::half_angle)
    return {of_c(half_angle_A, eta0, eta1), of_c(half_angle_B, eta0, eta1)};
  return {of_c(quarter_angle_A, eta0, eta1), of_c(quarter_angle_B, eta0, eta1)};
}

}  // namespace visviva

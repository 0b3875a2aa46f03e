#include "visviva/mechanics/energies.hpp"

#include <cmath>

#include "visviva/math/sinc.hpp"

namespace visviva {

double LengthEnergy::value(const LocalVector& e) const {
  const double stretch = std::sqrt(e[0]) - l0_;
  return 0.5 * k_ * stretch * stretch;
}

void LengthEnergy::stress(const LocalVector& e, LocalVector& s) const {
  const double l = std::sqrt(e[0]);
  s[0] = 0.5 * k_ * (l - l0_) / l;
}

void LengthEnergy::tangent(const LocalVector& e, LocalMatrix& C) const {
  C(0, 0) = 0.25 * k_ * l0_ / (e[0] * std::sqrt(e[0]));
}

// ΔW = ½k (l₀' + l₁' − 2l₀)(l₁' − l₀') with l' = √s, and l₁' − l₀' = Δs/(l₀' + l₁').
void LengthEnergy::secant_stress(const LocalVector& e0, const LocalVector& e1,
                                 LocalVector& s) const {
  const double sum = std::sqrt(e0[0]) + std::sqrt(e1[0]);
  s[0] = 0.5 * k_ * (sum - 2.0 * l0_) / sum;
}

void LengthEnergy::secant_tangent(const LocalVector& e0, const LocalVector& e1, LocalMatrix& C0,
                                  LocalMatrix& C1) const {
  const double a = std::sqrt(e0[0]);
  const double b = std::sqrt(e1[0]);
  const double by_length = k_ * l0_ / ((a + b) * (a + b));
  C0(0, 0) = 0.5 * by_length / a;
  C1(0, 0) = 0.5 * by_length / b;
}

double BendEnergy::value(const LocalVector& e) const {
  return 0.5 * C_ * (e[1] + e[0]) / (e[1] - e[0]);
}

void BendEnergy::stress(const LocalVector& e, LocalVector& s) const {
  const double d = e[1] - e[0];
  s[0] = C_ * e[1] / (d * d);
  s[1] = -C_ * e[0] / (d * d);
}

void BendEnergy::tangent(const LocalVector& e, LocalMatrix& C) const {
  const double d = e[1] - e[0];
  const double factor = C_ / (d * d * d);
  C(0, 0) = 2.0 * factor * e[1];
  C(0, 1) = C(1, 0) = -factor * (e[1] + e[0]);
  C(1, 1) = 2.0 * factor * e[0];
}

// The quotient in ψ, averaged over ν₀ and ν₁, and the quotient in ν, averaged over ψ₀ and ψ₁:
//   s*_ψ =  ½C [ν₁/(d₁₁ d₁₀) + ν₀/(d₀₁ d₀₀)],   s*_ν = −½C [ψ₁/(d₁₁ d₀₁) + ψ₀/(d₁₀ d₀₀)],   d_ij = ν_i − ψ_j.
void BendEnergy::secant_stress(const LocalVector& e0, const LocalVector& e1, LocalVector& s) const {
  const double d00 = e0[1] - e0[0];
  const double d01 = e0[1] - e1[0];
  const double d10 = e1[1] - e0[0];
  const double d11 = e1[1] - e1[0];
  s[0] = 0.5 * C_ * (e1[1] / (d11 * d10) + e0[1] / (d01 * d00));
  s[1] = -0.5 * C_ * (e1[0] / (d11 * d01) + e0[0] / (d10 * d00));
}

namespace {

// ∂s*/∂e_a of BendEnergy for C = 1, where e_a is one end of the step and e_b the other; s* is symmetric in
// the two, so one formula serves both ends.
LocalMatrix bend_secant_derivative(const LocalVector& ea, const LocalVector& eb) {
  const double aa = ea[1] - ea[0];  // ν_a − ψ_a
  const double ab = ea[1] - eb[0];  // ν_a − ψ_b
  const double ba = eb[1] - ea[0];  // ν_b − ψ_a
  const double bb = eb[1] - eb[0];  // ν_b − ψ_b
  LocalMatrix D(2, 2);
  D(0, 0) = 0.5 * (eb[1] / (bb * ba * ba) + ea[1] / (ab * aa * aa));
  D(0, 1) = 0.5 / (ab * aa) * (1.0 - ea[1] / ab - ea[1] / aa);
  D(1, 0) = -0.5 / (ba * aa) * (1.0 + ea[0] / ba + ea[0] / aa);
  D(1, 1) = 0.5 * (eb[0] / (bb * ab * ab) + ea[0] / (ba * aa * aa));
  return D;
}

}  // namespace

void BendEnergy::secant_tangent(const LocalVector& e0, const LocalVector& e1, LocalMatrix& C0,
                                LocalMatrix& C1) const {
  C0 = C_ * bend_secant_derivative(e0, e1);
  C1 = C_ * bend_secant_derivative(e1, e0);
}

// 1 − cos θ = 2 sin²(θ/2)
double CosineEnergy::value(const LocalVector& e) const {
  const double s = std::sin(0.5 * e[0]);
  return 2.0 * A_ * s * s;
}

void CosineEnergy::stress(const LocalVector& e, LocalVector& s) const {
  s[0] = A_ * std::sin(e[0]);
}

void CosineEnergy::tangent(const LocalVector& e, LocalMatrix& C) const {
  C(0, 0) = A_ * std::cos(e[0]);
}

// cos θ₀ − cos θ₁ = sin(θ_m) sinc(Δ/2) Δ
void CosineEnergy::secant_stress(const LocalVector& e0, const LocalVector& e1,
                                 LocalVector& s) const {
  s[0] = A_ * std::sin(0.5 * (e0[0] + e1[0])) * sinc(0.5 * (e1[0] - e0[0])).value;
}

void CosineEnergy::secant_tangent(const LocalVector& e0, const LocalVector& e1, LocalMatrix& C0,
                                  LocalMatrix& C1) const {
  const double mid = 0.5 * (e0[0] + e1[0]);
  const Sinc q = sinc(0.5 * (e1[0] - e0[0]));
  const double by_mid = 0.5 * A_ * std::cos(mid) * q.value;
  const double by_half = 0.5 * A_ * std::sin(mid) * q.derivative;
  C0(0, 0) = by_mid - by_half;
  C1(0, 0) = by_mid + by_half;
}

}  // namespace visviva

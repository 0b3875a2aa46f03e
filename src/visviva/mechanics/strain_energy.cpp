#include "visviva/mechanics/strain_energy.hpp"

#include <cmath>
#include <limits>

namespace visviva {
namespace {

// Gonzalez' correction is O(|Δ|²) while its round-off grows as ε/|Δ|: below ε^(1/3) the midpoint stress
// alone is the better secant.
bool is_short(const LocalVector& e0, const LocalVector& e1) {
  static const double threshold = std::cbrt(std::numeric_limits<double>::epsilon());
  const double scale = std::max({e0.cwiseAbs().maxCoeff(), e1.cwiseAbs().maxCoeff(), 1e-12});
  return (e1 - e0).norm() <= threshold * scale;
}

}  // namespace

// s* = s(m) + c Δ,  c = (W₁ − W₀ − s(m)·Δ)/(Δ·Δ)   [Gonzalez1996]
void StrainEnergy::secant_stress(const LocalVector& e0, const LocalVector& e1,
                                 LocalVector& s) const {
  const LocalVector mid = 0.5 * (e0 + e1);
  stress(mid, s);
  if (is_short(e0, e1)) return;
  const LocalVector delta = e1 - e0;
  s += (value(e1) - value(e0) - s.dot(delta)) / delta.squaredNorm() * delta;
}

// ∂s*/∂e₁ = ½C(m) + c I + Δ⊗c₁,  c₁ = (s₁ − s(m) − ½C(m)Δ)/Δ² − 2cΔ/Δ², and likewise for e₀.
void StrainEnergy::secant_tangent(const LocalVector& e0, const LocalVector& e1, LocalMatrix& C0,
                                  LocalMatrix& C1) const {
  const LocalVector mid = 0.5 * (e0 + e1);
  const LocalVector delta = e1 - e0;
  LocalMatrix C_mid(mid.size(), mid.size());
  tangent(mid, C_mid);
  C0 = 0.5 * C_mid;
  C1 = 0.5 * C_mid;
  if (is_short(e0, e1)) return;

  LocalVector s_mid(mid.size());
  LocalVector s0(mid.size());
  LocalVector s1(mid.size());
  stress(mid, s_mid);
  stress(e0, s0);
  stress(e1, s1);
  const double d2 = delta.squaredNorm();
  const double c = (value(e1) - value(e0) - s_mid.dot(delta)) / d2;
  const LocalVector bend = 0.5 * (C_mid.transpose() * delta);
  const LocalVector c1 = (s1 - s_mid - bend - 2.0 * c * delta) / d2;
  const LocalVector c0 = (s_mid - s0 - bend + 2.0 * c * delta) / d2;
  C1 += delta * c1.transpose();
  C0 += delta * c0.transpose();
  C1.diagonal().array() += c;
  C0.diagonal().array() -= c;
}

double LinearEnergy::value(const LocalVector& e) const { return f_.dot(e); }

void LinearEnergy::stress(const LocalVector&, LocalVector& s) const { s = f_; }

void LinearEnergy::tangent(const LocalVector&, LocalMatrix& C) const { C.setZero(); }

void LinearEnergy::secant_stress(const LocalVector&, const LocalVector&, LocalVector& s) const {
  s = f_;
}

void LinearEnergy::secant_tangent(const LocalVector&, const LocalVector&, LocalMatrix& C0,
                                  LocalMatrix& C1) const {
  C0.setZero();
  C1.setZero();
}

double QuadraticEnergy::value(const LocalVector& e) const {
  return 0.5 * (e - reference_).dot(C_.lazyProduct(e - reference_));
}

void QuadraticEnergy::stress(const LocalVector& e, LocalVector& s) const {
  s = C_.lazyProduct(e - reference_);
}

void QuadraticEnergy::tangent(const LocalVector&, LocalMatrix& C) const { C = C_; }

void QuadraticEnergy::secant_stress(const LocalVector& e0, const LocalVector& e1,
                                    LocalVector& s) const {
  const LocalVector mean = 0.5 * (e0 + e1) - reference_;
  s = C_.lazyProduct(mean);
}

void QuadraticEnergy::secant_tangent(const LocalVector&, const LocalVector&, LocalMatrix& C0,
                                     LocalMatrix& C1) const {
  C0 = 0.5 * C_;
  C1 = 0.5 * C_;
}

}  // namespace visviva

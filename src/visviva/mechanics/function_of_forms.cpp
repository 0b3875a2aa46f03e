#include "visviva/mechanics/function_of_forms.hpp"

#include <cmath>

namespace visviva {

// f = √g
Length::Expansion Length::expand(const Forms& g) const {
  const double l = std::sqrt(g[0]);
  return {Values(l), Gradient(0.5 / l)};
}

Length::Curvature Length::curvature(const Forms& g, const Values& w) const {
  return Curvature(-0.25 * w[0] / (g[0] * std::sqrt(g[0])));
}

// f* = 1/(l₀ + l₁)
Length::Gradient Length::secant_gradient(const Forms& g0, const Forms& g1) const {
  return Gradient(1.0 / (std::sqrt(g0[0]) + std::sqrt(g1[0])));
}

Length::SecantCurvature Length::secant_curvature(const Forms& g0, const Forms& g1,
                                                 const Values& w) const {
  const double l0 = std::sqrt(g0[0]);
  const double l1 = std::sqrt(g1[0]);
  const double by_length = -0.5 * w[0] / ((l0 + l1) * (l0 + l1));
  return {Curvature(by_length / l0), Curvature(by_length / l1)};
}

AngleMismatch::Expansion AngleMismatch::expand(const Forms& g) const {
  const double c = g[0];
  const double s = g[1];
  const double r2 = c * c + s * s;
  const double cp = std::cos(g[2]);
  const double sp = std::sin(g[2]);
  return {Values(std::atan2(s * cp - c * sp, c * cp + s * sp)), Gradient(-s / r2, c / r2, -1.0)};
}

AngleMismatch::Curvature AngleMismatch::curvature(const Forms& g, const Values& w) const {
  const double c = g[0];
  const double s = g[1];
  const double r2 = c * c + s * s;
  const double diagonal = 2.0 * w[0] * c * s / (r2 * r2);
  const double off = w[0] * (s * s - c * c) / (r2 * r2);
  return Curvature{{diagonal, off, 0.0}, {off, -diagonal, 0.0}, {0.0, 0.0, 0.0}};
}

namespace {

// k = atan2(w, u)/w and its derivative by w, for u > 0 also at w = 0.
struct Quotient {
  double k;
  double k_w;
};

Quotient angle_quotient(double w, double u) {
  const double t = w / u;
  if (u > 0.0 && std::abs(t) < 0.03) {
    const double t2 = t * t;
    return {(1.0 - t2 * (1.0 / 3 - t2 * (1.0 / 5 - t2 * (1.0 / 7 - t2 / 9)))) / u,
            -t * (2.0 / 3 - t2 * (4.0 / 5 - t2 * (6.0 / 7 - t2 * 8.0 / 9))) / (u * u)};
  }
  const double k = std::atan2(w, u) / w;
  return {k, (u / (w * w + u * u) - k) / w};
}

}  // namespace

// With w = c₀s₁ − s₀c₁ and u = c₀c₁ + s₀s₁ the angle turned is atan2(w, u), and w = c_m Δs − s_m Δc exactly: so
// f* = k (−s_m, c_m, ·) with k = atan2(w, u)/w.
AngleMismatch::Gradient AngleMismatch::secant_gradient(const Forms& g0, const Forms& g1) const {
  const Quotient q = angle_quotient(g0[0] * g1[1] - g0[1] * g1[0], g0[0] * g1[0] + g0[1] * g1[1]);
  return {-0.5 * q.k * (g0[1] + g1[1]), 0.5 * q.k * (g0[0] + g1[0]), -1.0};
}

AngleMismatch::SecantCurvature AngleMismatch::secant_curvature(const Forms& g0, const Forms& g1,
                                                               const Values& weight) const {
  const double w = g0[0] * g1[1] - g0[1] * g1[0];
  const double u = g0[0] * g1[0] + g0[1] * g1[1];
  const double c = 0.5 * (g0[0] + g1[0]);
  const double s = 0.5 * (g0[1] + g1[1]);
  const Quotient q = angle_quotient(w, u);
  const double k_u = -1.0 / (w * w + u * u);
  const Eigen::RowVector2d k_start(q.k_w * g1[1] + k_u * g1[0], -q.k_w * g1[0] + k_u * g1[1]);
  const Eigen::RowVector2d k_end(-q.k_w * g0[1] + k_u * g0[0], q.k_w * g0[0] + k_u * g0[1]);
  const auto derivative = [&](const Eigen::RowVector2d& k) -> Curvature {
    Curvature D = Curvature::Zero();
    D.block<1, 2>(0, 0) = -s * k;
    D.block<1, 2>(1, 0) = c * k;
    D(0, 1) -= 0.5 * q.k;
    D(1, 0) += 0.5 * q.k;
    return weight[0] * D;
  };
  return {derivative(k_start), derivative(k_end)};
}

}  // namespace visviva

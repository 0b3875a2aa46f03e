#include "visviva/mechanics/function_of_forms.hpp"

#include <cmath>

#include "visviva/mechanics/form_function_lanes.hpp"

namespace visviva {

std::unique_ptr<FormFunctionLanes> FormFunction::side_by_side(
    std::span<const FormFunction* const> /*all*/) const {
  return nullptr;
}

template class FunctionOfForms<1, 1>;
template class FunctionOfForms<1, 3>;

// f = √g
Length::Values Length::value_at(const Forms& g) const { return Values(std::sqrt(g[0])); }

Length::Gradient Length::gradient_at(const Forms& g) const {
  return Gradient(0.5 / std::sqrt(g[0]));
}

// f* = 1/(l₀ + l₁)
Length::Gradient Length::secant_gradient(const Forms& g0, const Forms& g1) const {
  return Gradient(1.0 / (std::sqrt(g0[0]) + std::sqrt(g1[0])));
}

Length::Curvature Length::secant_curvature(const Forms& g0, const Forms& g1,
                                           const Values& w) const {
  const double l1 = std::sqrt(g1[0]);
  const double sum = std::sqrt(g0[0]) + l1;
  return Curvature(-0.5 * w[0] / (sum * sum * l1));
}

AngleMismatch::Values AngleMismatch::value_at(const Forms& g) const {
  const double c = std::cos(g[2]);
  const double s = std::sin(g[2]);
  return Values(std::atan2(g[1] * c - g[0] * s, g[0] * c + g[1] * s));
}

AngleMismatch::Gradient AngleMismatch::gradient_at(const Forms& g) const {
  const double r2 = g[0] * g[0] + g[1] * g[1];
  return {-g[1] / r2, g[0] / r2, -1.0};
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

AngleMismatch::Curvature AngleMismatch::secant_curvature(const Forms& g0, const Forms& g1,
                                                         const Values& weight) const {
  const double w = g0[0] * g1[1] - g0[1] * g1[0];
  const double u = g0[0] * g1[0] + g0[1] * g1[1];
  const Quotient q = angle_quotient(w, u);
  const double k_u = -1.0 / (w * w + u * u);
  const Eigen::RowVector2d k_end(-q.k_w * g0[1] + k_u * g0[0], q.k_w * g0[0] + k_u * g0[1]);
  Curvature D = Curvature::Zero();
  D.block<1, 2>(0, 0) = -0.5 * (g0[1] + g1[1]) * k_end;
  D.block<1, 2>(1, 0) = 0.5 * (g0[0] + g1[0]) * k_end;
  D(0, 1) -= 0.5 * q.k;
  D(1, 0) += 0.5 * q.k;
  return weight[0] * D;
}

}  // namespace visviva

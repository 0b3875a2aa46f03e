#include "visviva/mechanics/function_of_forms.hpp"

#include <cmath>

namespace visviva {

struct FunctionOfForms::Inner {
  LocalVector g;
  LocalMatrix Dg;
};

FunctionOfForms::Inner FunctionOfForms::inner(const LocalVector& x) const {
  Inner result{LocalVector(forms_.outputs()), LocalMatrix(forms_.outputs(), forms_.inputs())};
  forms_.evaluate(x, result.g, result.Dg);
  return result;
}

void FunctionOfForms::evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const {
  const Inner in = inner(x);
  const Expansion f = expand(in.g);
  e[0] = f.value;
  De.row(0).noalias() = f.gradient.transpose() * in.Dg;
}

void FunctionOfForms::add_curvature(const LocalVector& x, const LocalVector& w,
                                    LocalMatrix& H) const {
  const Inner in = inner(x);
  const Expansion f = expand(in.g);
  H += w[0] * (in.Dg.transpose() * f.hessian * in.Dg);
  forms_.add_curvature(x, w[0] * f.gradient, H);
}

void FunctionOfForms::secant(const LocalVector& x0, const LocalVector& x1, LocalMatrix& De) const {
  const Inner mid = inner(0.5 * (x0 + x1));
  De.row(0).noalias() = expand(inner(x0).g, inner(x1).g).gradient.transpose() * mid.Dg;
}

void FunctionOfForms::add_secant_curvature(const LocalVector& x0, const LocalVector& x1,
                                           const LocalVector& w, LocalMatrix& H0,
                                           LocalMatrix& H1) const {
  const Inner start = inner(x0);
  const Inner end = inner(x1);
  const LocalVector x_mid = 0.5 * (x0 + x1);
  const Inner mid = inner(x_mid);
  const Secant f = expand(start.g, end.g);
  H0 += w[0] * (mid.Dg.transpose() * f.by_start * start.Dg);
  H1 += w[0] * (mid.Dg.transpose() * f.by_end * end.Dg);
  const LocalVector half = (0.5 * w[0]) * f.gradient;
  forms_.add_curvature(x_mid, half, H0);
  forms_.add_curvature(x_mid, half, H1);
}

// f = √g
FunctionOfForms::Expansion Length::expand(const LocalVector& g) const {
  const double l = std::sqrt(g[0]);
  return {l, LocalVector::Constant(1, 0.5 / l), LocalMatrix::Constant(1, 1, -0.25 / (g[0] * l))};
}

// f* = 1/(l₀ + l₁)
FunctionOfForms::Secant Length::expand(const LocalVector& g0, const LocalVector& g1) const {
  const double l0 = std::sqrt(g0[0]);
  const double l1 = std::sqrt(g1[0]);
  const double f = 1.0 / (l0 + l1);
  return {LocalVector::Constant(1, f), LocalMatrix::Constant(1, 1, -0.5 * f * f / l0),
          LocalMatrix::Constant(1, 1, -0.5 * f * f / l1)};
}

FunctionOfForms::Expansion AngleMismatch::expand(const LocalVector& g) const {
  const double c = g[0];
  const double s = g[1];
  const double r2 = c * c + s * s;
  const double cp = std::cos(g[2]);
  const double sp = std::sin(g[2]);
  Expansion f{std::atan2(s * cp - c * sp, c * cp + s * sp), LocalVector(3), LocalMatrix(3, 3)};
  f.gradient << -s / r2, c / r2, -1.0;
  const double diagonal = 2.0 * c * s / (r2 * r2);
  const double off = (s * s - c * c) / (r2 * r2);
  f.hessian << diagonal, off, 0.0, off, -diagonal, 0.0, 0.0, 0.0, 0.0;
  return f;
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
FunctionOfForms::Secant AngleMismatch::expand(const LocalVector& g0, const LocalVector& g1) const {
  const double w = g0[0] * g1[1] - g0[1] * g1[0];
  const double u = g0[0] * g1[0] + g0[1] * g1[1];
  const double c = 0.5 * (g0[0] + g1[0]);
  const double s = 0.5 * (g0[1] + g1[1]);
  const Quotient q = angle_quotient(w, u);
  const double k_u = -1.0 / (w * w + u * u);
  Secant f{LocalVector(3), LocalMatrix(3, 3), LocalMatrix(3, 3)};
  f.gradient << -q.k * s, q.k * c, -1.0;
  const Eigen::RowVector2d k_start(q.k_w * g1[1] + k_u * g1[0], -q.k_w * g1[0] + k_u * g1[1]);
  const Eigen::RowVector2d k_end(-q.k_w * g0[1] + k_u * g0[0], q.k_w * g0[0] + k_u * g0[1]);
  const auto fill = [&](const Eigen::RowVector2d& k, LocalMatrix& D) {
    D.setZero();
    D.block<1, 2>(0, 0) = -s * k;
    D.block<1, 2>(1, 0) = c * k;
    D(0, 1) -= 0.5 * q.k;
    D(1, 0) += 0.5 * q.k;
  };
  fill(k_start, f.by_start);
  fill(k_end, f.by_end);
  return f;
}

}  // namespace visviva

#include "visviva/mechanics/planar_invariants.hpp"

#include <cmath>

#include "visviva/math/sinc.hpp"

namespace visviva {
namespace {

using Eigen::Matrix2d;
using Eigen::Matrix4d;
using Eigen::Vector2d;

// R(φ)a and its derivative by φ.
Vector2d rotated(double angle, const Vector2d& a) {
  const double c = std::cos(angle);
  const double s = std::sin(angle);
  return {c * a.x() - s * a.y(), s * a.x() + c * a.y()};
}

Vector2d turned_left(const Vector2d& a) { return {-a.y(), a.x()}; }

// The two vectors of a bend and their lengths.
struct Arms {
  explicit Arms(const LocalVector& x)
      : r1(x.segment<2>(0) - x.segment<2>(2)),
        r2(x.segment<2>(4) - x.segment<2>(2)),
        l1(r1.norm()),
        l2(r2.norm()) {}
  Vector2d r1;
  Vector2d r2;
  double l1;
  double l2;
};

// A row of De from the derivatives by r₁ and r₂.
void set_row(const Vector2d& by_r1, const Vector2d& by_r2, Eigen::Index row, LocalMatrix& De) {
  De.row(row).segment<2>(0) = by_r1.transpose();
  De.row(row).segment<2>(4) = by_r2.transpose();
  De.row(row).segment<2>(2) = -(by_r1 + by_r2).transpose();
}

// H += TᵀKT with (r₁, r₂) = T x.
void add_arms(const Matrix4d& K, LocalMatrix& H) {
  Eigen::Matrix<double, 4, 6> T = Eigen::Matrix<double, 4, 6>::Zero();
  T.block<2, 2>(0, 0) = T.block<2, 2>(2, 4) = Matrix2d::Identity();
  T.block<2, 2>(0, 2) = T.block<2, 2>(2, 2) = -Matrix2d::Identity();
  H += T.transpose() * K * T;
}

// The curvature of r₁·r₂ times w.
Matrix4d product_curvature(double w) {
  Matrix4d K = Matrix4d::Zero();
  K.topRightCorner<2, 2>() = K.bottomLeftCorner<2, 2>() = w * Matrix2d::Identity();
  return K;
}

}  // namespace

Vector2d BodyPointSquaredDistance::span(const LocalVector& x) const {
  return x.head<2>() + rotated(x[2], a_) - c_;
}

void BodyPointSquaredDistance::evaluate(const LocalVector& x, LocalVector& e,
                                        LocalMatrix& De) const {
  const Vector2d d = span(x);
  e[0] = d.squaredNorm();
  De.row(0) << 2.0 * d.transpose(), 2.0 * d.dot(turned_left(rotated(x[2], a_)));
}

// ½D²e = [I, t; tᵀ, t·t − d·Ra] with t = R'a
void BodyPointSquaredDistance::add_curvature(const LocalVector& x, const LocalVector& w,
                                             LocalMatrix& H) const {
  const Vector2d arm = rotated(x[2], a_);
  const Vector2d t = 2.0 * w[0] * turned_left(arm);
  H.diagonal().head<2>().array() += 2.0 * w[0];
  H.col(2).head<2>() += t;
  H.row(2).head<2>() += t.transpose();
  H(2, 2) += 2.0 * w[0] * (arm.squaredNorm() - span(x).dot(arm));
}

// |d₁|² − |d₀|² = 2d̄·Δd,   Δd = Δp + R'(φ_m)a sinc(Δφ/2) Δφ
void BodyPointSquaredDistance::secant(const LocalVector& x0, const LocalVector& x1,
                                      LocalMatrix& De) const {
  const Vector2d sum = span(x0) + span(x1);
  const Vector2d t = turned_left(rotated(0.5 * (x0[2] + x1[2]), a_));
  De.row(0) << sum.transpose(), sum.dot(t) * sinc(0.5 * (x1[2] - x0[2])).value;
}

void BodyPointSquaredDistance::add_secant_curvature(const LocalVector& x0, const LocalVector& x1,
                                                    const LocalVector& w, LocalMatrix* H0,
                                                    LocalMatrix& H1) const {
  const Vector2d sum = span(x0) + span(x1);
  const Vector2d arm = rotated(0.5 * (x0[2] + x1[2]), a_);
  const Vector2d t = turned_left(arm);
  const Sinc q = sinc(0.5 * (x1[2] - x0[2]));
  const double by_mid = -0.5 * sum.dot(arm) * q.value;
  const double by_half = 0.5 * sum.dot(t) * q.derivative;
  const auto add = [&](const LocalVector& x, double sign, LocalMatrix& H) {
    const Vector2d t_end = turned_left(rotated(x[2], a_));
    H.diagonal().head<2>().array() += w[0];
    H.col(2).head<2>() += w[0] * t_end;
    H.row(2).head<2>() += w[0] * q.value * t.transpose();
    H(2, 2) += w[0] * (t_end.dot(t) * q.value + by_mid + sign * by_half);
  };
  if (H0 != nullptr) add(x0, -1.0, *H0);
  add(x1, 1.0, H1);
}

void Bend::evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const {
  const Arms p(x);
  e[0] = p.r1.dot(p.r2);
  e[1] = p.l1 * p.l2;
  set_row(p.r2, p.r1, 0, De);
  set_row((p.l2 / p.l1) * p.r1, (p.l1 / p.l2) * p.r2, 1, De);
}

// D²(l₁l₂) = [l₂(I − n₁n₁ᵀ)/l₁, n₁n₂ᵀ; n₂n₁ᵀ, l₁(I − n₂n₂ᵀ)/l₂]
void Bend::add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const {
  const Arms p(x);
  const Vector2d n1 = p.r1 / p.l1;
  const Vector2d n2 = p.r2 / p.l2;
  Matrix4d K;
  K << (p.l2 / p.l1) * (Matrix2d::Identity() - n1 * n1.transpose()), n1 * n2.transpose(),
      n2 * n1.transpose(), (p.l1 / p.l2) * (Matrix2d::Identity() - n2 * n2.transpose());
  add_arms(w[1] * K + product_curvature(w[0]), H);
}

// Δ(r₁·r₂) = r̄₂·Δr₁ + r̄₁·Δr₂,   Δ(l₁l₂) = l̄₂Δl₁ + l̄₁Δl₂,   Δl = r̄·Δr/l̄, with l̄ the mean of the lengths
void Bend::secant(const LocalVector& x0, const LocalVector& x1, LocalMatrix& De) const {
  const Arms p(x0);
  const Arms q(x1);
  const Vector2d r1 = 0.5 * (p.r1 + q.r1);
  const Vector2d r2 = 0.5 * (p.r2 + q.r2);
  const double ratio = (p.l2 + q.l2) / (p.l1 + q.l1);
  set_row(r2, r1, 0, De);
  set_row(ratio * r1, r2 / ratio, 1, De);
}

// With g₁ = (l̄₂/l̄₁) r̄₁:   ∂g₁/∂r₁ = ½(l̄₂/l̄₁)(I − r̄₁n₁ᵀ/l̄₁),   ∂g₁/∂r₂ = ½ r̄₁n₂ᵀ/l̄₁,   n at the end in question.
void Bend::add_secant_curvature(const LocalVector& x0, const LocalVector& x1, const LocalVector& w,
                                LocalMatrix* H0, LocalMatrix& H1) const {
  const Arms p(x0);
  const Arms q(x1);
  const Vector2d m1 = (p.r1 + q.r1) / (p.l1 + q.l1);
  const Vector2d m2 = (p.r2 + q.r2) / (p.l2 + q.l2);
  const double ratio = (p.l2 + q.l2) / (p.l1 + q.l1);
  const auto add = [&](const Arms& end, LocalMatrix& H) {
    const Vector2d n1 = end.r1 / end.l1;
    const Vector2d n2 = end.r2 / end.l2;
    Matrix4d K;
    K << ratio * (Matrix2d::Identity() - m1 * n1.transpose()), m1 * n2.transpose(),
        m2 * n1.transpose(), (Matrix2d::Identity() - m2 * n2.transpose()) / ratio;
    add_arms(0.5 * (w[1] * K + product_curvature(w[0])), H);
  };
  if (H0 != nullptr) add(p, *H0);
  add(q, H1);
}

}  // namespace visviva

#include "visviva/mechanics/invariants.hpp"

#include <cmath>

#include "visviva/math/sinc.hpp"

namespace visviva {
namespace {

// H += w·[I −I; −I I]
void add_pair(double w, int dimension, LocalMatrix& H) {
  for (int i = 0; i < dimension; ++i) {
    H(i, i) += w;
    H(dimension + i, dimension + i) += w;
    H(i, dimension + i) -= w;
    H(dimension + i, i) -= w;
  }
}

// H += [A −A; −A A]
void add_pair(const LocalMatrix& A, int dimension, LocalMatrix& H) {
  H.topLeftCorner(dimension, dimension) += A;
  H.bottomRightCorner(dimension, dimension) += A;
  H.topRightCorner(dimension, dimension) -= A;
  H.bottomLeftCorner(dimension, dimension) -= A;
}

LocalVector difference(const LocalVector& x, int dimension) {
  return x.tail(dimension) - x.head(dimension);
}

}  // namespace

void Identity::evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const {
  e = x;
  De.setIdentity();
}

void SquaredRadius::evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const {
  const LocalVector r = x - centre_;
  e[0] = factor_ * r.squaredNorm() + offset_;
  De.row(0) = 2.0 * factor_ * r.transpose();
}

void SquaredRadius::add_curvature(const LocalVector&, const LocalVector& w, LocalMatrix& H) const {
  H.diagonal().array() += 2.0 * factor_ * w[0];
}

void SquaredDistance::evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const {
  const LocalVector r = difference(x, dimension_);
  e[0] = factor_ * r.squaredNorm() + offset_;
  De.row(0).head(dimension_) = -2.0 * factor_ * r.transpose();
  De.row(0).tail(dimension_) = 2.0 * factor_ * r.transpose();
}

void SquaredDistance::add_curvature(const LocalVector&, const LocalVector& w,
                                    LocalMatrix& H) const {
  add_pair(2.0 * factor_ * w[0], dimension_, H);
}

void Distance::evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const {
  const LocalVector r = difference(x, dimension_);
  const double l = r.norm();
  e[0] = l + offset_;
  De.row(0).head(dimension_) = -r.transpose() / l;
  De.row(0).tail(dimension_) = r.transpose() / l;
}

// D²|r| = (I − n nᵀ)/|r|
void Distance::add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const {
  const LocalVector r = difference(x, dimension_);
  const double l = r.norm();
  const LocalVector n = r / l;
  add_pair(
      LocalMatrix((w[0] / l) * (LocalMatrix::Identity(dimension_, dimension_) - n * n.transpose())),
      dimension_, H);
}

// |r₁| − |r₀| = (r₁ + r₀)·(r₁ − r₀)/(l₀ + l₁)
void Distance::secant(const LocalVector& x0, const LocalVector& x1, LocalMatrix& De) const {
  const LocalVector r0 = difference(x0, dimension_);
  const LocalVector r1 = difference(x1, dimension_);
  const LocalVector g = (r0 + r1) / (r0.norm() + r1.norm());
  De.row(0).head(dimension_) = -g.transpose();
  De.row(0).tail(dimension_) = g.transpose();
}

// ∂/∂r₁ of (r₀ + r₁)/(l₀ + l₁) = (I − g n₁ᵀ)/(l₀ + l₁)
void Distance::add_secant_curvature(const LocalVector& x0, const LocalVector& x1,
                                    const LocalVector& w, LocalMatrix* H0, LocalMatrix& H1) const {
  const LocalVector r0 = difference(x0, dimension_);
  const LocalVector r1 = difference(x1, dimension_);
  const double l = r0.norm() + r1.norm();
  const LocalVector g = (r0 + r1) / l;
  const LocalMatrix I = LocalMatrix::Identity(dimension_, dimension_);
  if (H0 != nullptr)
    add_pair(LocalMatrix((w[0] / l) * (I - g * r0.normalized().transpose())), dimension_, *H0);
  add_pair(LocalMatrix((w[0] / l) * (I - g * r1.normalized().transpose())), dimension_, H1);
}

Harmonic::Harmonic(LocalVector constant, LocalMatrix linear, LocalMatrix sine, LocalMatrix cosine)
    : Invariant(static_cast<int>(linear.cols()), static_cast<int>(linear.rows())),
      constant_(std::move(constant)),
      linear_(std::move(linear)),
      sine_(std::move(sine)),
      cosine_(std::move(cosine)) {
  for (int j = 0; j < inputs(); ++j)
    if (!sine_.col(j).isZero(0.0) || !cosine_.col(j).isZero(0.0)) angles_.push_back(j);
}

void Harmonic::evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const {
  e = constant_;
  e.noalias() += linear_.lazyProduct(x);
  De = linear_;
  for (const int j : angles_) {
    const double s = std::sin(x[j]);
    const double c = std::cos(x[j]);
    e += s * sine_.col(j) + c * cosine_.col(j);
    De.col(j) += c * sine_.col(j) - s * cosine_.col(j);
  }
}

void Harmonic::add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const {
  for (const int j : angles_)
    H(j, j) -= sine_.col(j).dot(w) * std::sin(x[j]) + cosine_.col(j).dot(w) * std::cos(x[j]);
}

// sin x₁ − sin x₀ = cos(x_m) sinc(Δ/2) Δ,   cos x₁ − cos x₀ = −sin(x_m) sinc(Δ/2) Δ
void Harmonic::secant(const LocalVector& x0, const LocalVector& x1, LocalMatrix& De) const {
  De = linear_;
  for (const int j : angles_) {
    const double mid = 0.5 * (x0[j] + x1[j]);
    const double q = sinc(0.5 * (x1[j] - x0[j])).value;
    De.col(j) += sine_.col(j) * (std::cos(mid) * q) - cosine_.col(j) * (std::sin(mid) * q);
  }
}

void Harmonic::add_secant_curvature(const LocalVector& x0, const LocalVector& x1,
                                    const LocalVector& w, LocalMatrix* H0, LocalMatrix& H1) const {
  for (const int j : angles_) {
    const double mid = 0.5 * (x0[j] + x1[j]);
    const Sinc q = sinc(0.5 * (x1[j] - x0[j]));
    const double a = sine_.col(j).dot(w);
    const double b = cosine_.col(j).dot(w);
    const double by_mid = 0.5 * q.value * (-a * std::sin(mid) - b * std::cos(mid));
    const double by_half = 0.5 * q.derivative * (a * std::cos(mid) - b * std::sin(mid));
    if (H0 != nullptr) (*H0)(j, j) += by_mid - by_half;
    H1(j, j) += by_mid + by_half;
  }
}

}  // namespace visviva

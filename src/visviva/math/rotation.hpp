#pragma once

#include <Eigen/Geometry>

namespace visviva {

/// ã with ã b = a × b.
[[nodiscard]] inline Eigen::Matrix3d skew(const Eigen::Vector3d& a) {
  return (Eigen::Matrix3d() << 0.0, -a[2], a[1], a[2], 0.0, -a[0], -a[1], a[0], 0.0).finished();
}

/// ã B
[[nodiscard]] inline Eigen::Matrix3d crossed(const Eigen::Vector3d& a, const Eigen::Matrix3d& B) {
  Eigen::Matrix3d product;
  for (int k = 0; k < 3; ++k) product.col(k) = a.cross(B.col(k));
  return product;
}

/// block += ã
template <class Real, class Block>
void add_skew(const Eigen::Matrix<Real, 3, 1>& a, Block&& block) {
  block(0, 1) -= a[2];
  block(0, 2) += a[1];
  block(1, 0) += a[2];
  block(1, 2) -= a[0];
  block(2, 0) -= a[1];
  block(2, 1) += a[0];
}
template <class Block>
void add_skew(const Eigen::Vector3d& a, Block&& block) {
  add_skew<double>(a, block);
}

/// The rotation with the Rodrigues vector θ = 2 tan(φ/2) a:  R = (1 − ½θ̃)⁻¹(1 + ½θ̃).
[[nodiscard]] inline Eigen::Matrix3d cayley(const Eigen::Vector3d& theta) {
  const double square = theta.squaredNorm();
  const Eigen::Vector3d t = theta / (1.0 + 0.25 * square);
  Eigen::Matrix3d R = (0.5 * t) * theta.transpose();
  R.diagonal().array() += 1.0 - 0.5 * t.dot(theta);
  add_skew(t, R);
  return R;
}

/// H(θ) with δR Rᵀ = skew(H δθ) for R = cayley(θ).
[[nodiscard]] inline Eigen::Matrix3d cayley_tangent(const Eigen::Vector3d& theta) {
  return (Eigen::Matrix3d::Identity() + 0.5 * skew(theta)) / (1.0 + 0.25 * theta.squaredNorm());
}

/// A matrix near a rotation, brought nearer by one step of Newton's iteration for the polar factor: errors of round-off
/// size are squared.
[[nodiscard]] inline Eigen::Matrix3d reorthonormalized(const Eigen::Matrix3d& R) {
  return 1.5 * R - 0.5 * R * (R.transpose() * R);
}

}  // namespace visviva

#pragma once

#include "visviva/math/rotation.hpp"

namespace visviva {

/// Euler parameters p = (e₀, e), with R(p) the homogeneous quadratic form
///
///     R(p) s = (e₀² − e·e) s + 2 e (e·s) + 2 e₀ e × s,
///
/// a rotation if |p| = 1 and |p|² times one otherwise. Nothing here divides by |p|, so that secants over a step are
/// Jacobians at its midpoint.
using EulerParameters = Eigen::Vector4d;
using Matrix34 = Eigen::Matrix<double, 3, 4>;

[[nodiscard]] inline Eigen::Matrix3d rotation_of(const EulerParameters& p) {
  const Eigen::Vector3d e = p.tail<3>();
  return (p[0] * p[0] - e.squaredNorm()) * Eigen::Matrix3d::Identity() + 2.0 * e * e.transpose() +
         2.0 * p[0] * skew(e);
}

/// One of the two unit p with R(p) = R.
[[nodiscard]] inline EulerParameters euler_parameters_of(const Eigen::Matrix3d& R) {
  const Eigen::Quaterniond u = Eigen::Quaterniond(R).normalized();
  return {u.w(), u.x(), u.y(), u.z()};
}

/// ∂(R(p)s)/∂p, linear in p.
[[nodiscard]] inline Matrix34 rotated_jacobian(const EulerParameters& p, const Eigen::Vector3d& s) {
  const Eigen::Vector3d e = p.tail<3>();
  Matrix34 J;
  J.col(0) = 2.0 * (p[0] * s + e.cross(s));
  J.rightCols<3>() = 2.0 * (e.dot(s) * Eigen::Matrix3d::Identity() + e * s.transpose() -
                            s * e.transpose() - p[0] * skew(s));
  return J;
}

/// ∂²(w·R(p)s)/∂p², a constant.
[[nodiscard]] inline Eigen::Matrix4d rotated_curvature(const Eigen::Vector3d& w,
                                                       const Eigen::Vector3d& s) {
  Eigen::Matrix4d H;
  H(0, 0) = 2.0 * w.dot(s);
  H.block<3, 1>(1, 0) = 2.0 * s.cross(w);
  H.block<1, 3>(0, 1) = H.block<3, 1>(1, 0).transpose();
  H.block<3, 3>(1, 1) =
      2.0 * (w * s.transpose() + s * w.transpose() - w.dot(s) * Eigen::Matrix3d::Identity());
  return H;
}

/// L with Ω = L(p)ṗ, Ω the angular velocity in the body's axes. L is linear in p, L(p)p = 0 and L Lᵀ = 4|p|² 1.
[[nodiscard]] inline Matrix34 angular_velocity_matrix(const EulerParameters& p) {
  Matrix34 L;
  L.col(0) = -2.0 * p.tail<3>();
  L.rightCols<3>() =
      2.0 * (p[0] * Eigen::Matrix3d::Identity() - skew(Eigen::Vector3d(p.tail<3>())));
  return L;
}

/// The skew A with L(p)ᵀμ = A(μ)p.
[[nodiscard]] inline Eigen::Matrix4d angular_momentum_matrix(const Eigen::Vector3d& mu) {
  Eigen::Matrix4d A = Eigen::Matrix4d::Zero();
  A.block<1, 3>(0, 1) = -2.0 * mu.transpose();
  A.block<3, 1>(1, 0) = 2.0 * mu;
  A.block<3, 3>(1, 1) = -2.0 * skew(mu);
  return A;
}

}  // namespace visviva

#pragma once

#include <Eigen/Geometry>

namespace visviva {

// Of numbers of any kind, so that several vectors can stand side by side.
template <class Vector>
using Vector3Like = Eigen::Matrix<typename Vector::Scalar, 3, 1>;
template <class Vector>
using Matrix3Like = Eigen::Matrix<typename Vector::Scalar, 3, 3>;

/// ã with ã b = a × b.
template <class Vector>
[[nodiscard]] Matrix3Like<Vector> skew(const Eigen::MatrixBase<Vector>& of) {
  using Real = typename Vector::Scalar;
  const Vector3Like<Vector> a = of;
  const Real none(0.0);
  return (Matrix3Like<Vector>() << none, -a[2], a[1], a[2], none, -a[0], -a[1], a[0], none)
      .finished();
}

/// ã B
template <class Vector, class Columns>
[[nodiscard]] Matrix3Like<Vector> crossed(const Eigen::MatrixBase<Vector>& of,
                                          const Eigen::MatrixBase<Columns>& B) {
  const Vector3Like<Vector> a = of;
  Matrix3Like<Vector> product;
  for (int k = 0; k < 3; ++k) product.col(k) = a.cross(Vector3Like<Vector>(B.col(k)));
  return product;
}

/// block += ã
template <class Vector, class Block>
void add_skew(const Eigen::MatrixBase<Vector>& of, Block&& block) {
  const Vector3Like<Vector> a = of;
  block(0, 1) -= a[2];
  block(0, 2) += a[1];
  block(1, 0) += a[2];
  block(1, 2) -= a[0];
  block(2, 0) -= a[1];
  block(2, 1) += a[0];
}

/// The rotation with the Rodrigues vector θ = 2 tan(φ/2) a:  R = (1 − ½θ̃)⁻¹(1 + ½θ̃).
template <class Vector>
[[nodiscard]] Matrix3Like<Vector> cayley(const Eigen::MatrixBase<Vector>& of) {
  using Real = typename Vector::Scalar;
  const Vector3Like<Vector> theta = of;
  const Vector3Like<Vector> t = theta / Real(1.0 + 0.25 * theta.squaredNorm());
  Matrix3Like<Vector> R = (0.5 * t) * theta.transpose();
  R.diagonal().array() += Real(1.0 - 0.5 * t.dot(theta));
  add_skew(t, R);
  return R;
}

/// H(θ) with δR Rᵀ = skew(H δθ) for R = cayley(θ).
template <class Vector>
[[nodiscard]] Matrix3Like<Vector> cayley_tangent(const Eigen::MatrixBase<Vector>& theta) {
  using Real = typename Vector::Scalar;
  return (Matrix3Like<Vector>::Identity() + 0.5 * skew(theta)) /
         Real(1.0 + 0.25 * theta.squaredNorm());
}

/// A matrix near a rotation, brought nearer by one step of Newton's iteration for the polar factor: errors of round-off
/// size are squared.
template <class Matrix>
[[nodiscard]] Matrix3Like<Matrix> reorthonormalized(const Eigen::MatrixBase<Matrix>& of) {
  const Matrix3Like<Matrix> R = of;
  return 1.5 * R - 0.5 * R * (R.transpose() * R);
}

}  // namespace visviva

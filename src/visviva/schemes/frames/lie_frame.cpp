// The equations of motion of a frame at the end of a step, first moment s and inertia J in body axes:
//
//   m ẍ + R(Ω̇ × s + Ω × (Ω × s)) + f_x = 0
//   J Ω̇ + Ω × JΩ + s × Rᵀẍ + Rᵀ Σ dₖ × f_k = 0
//
// Variations of R₁ = R₀ exp(ψ̃) are δR = R δχ̃ with δχ = T_R(ψ) δψ, T_R = 1 − (1 − cos φ)/φ² ψ̃ + (φ − sin φ)/φ³ ψ̃².
#include "visviva/schemes/frames/lie_frame.hpp"

#include <cmath>

#include "visviva/math/rotation.hpp"

namespace visviva {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

struct Exponential {
  Matrix3d R;
  Matrix3d tangent;
};

Exponential exponential(const Vector3d& psi) {
  const double s = psi.squaredNorm();
  const double phi = std::sqrt(s);
  double a = 1.0 - s / 6.0 * (1.0 - s / 20.0);          // sin φ/φ
  double b = 0.5 - s / 24.0 * (1.0 - s / 30.0);         // (1 − cos φ)/φ²
  double c = 1.0 / 6.0 - s / 120.0 * (1.0 - s / 42.0);  // (φ − sin φ)/φ³
  if (s > 1e-4) {
    a = std::sin(phi) / phi;
    b = (1.0 - std::cos(phi)) / s;
    c = (1.0 - a) / s;
  }
  const Matrix3d t = skew(psi);
  return {Matrix3d::Identity() + a * t + b * t * t, Matrix3d::Identity() - b * t + c * t * t};
}

}  // namespace

LieFrame::LieFrame(const Frame& frame)
    : m_(frame.mass()), s_(frame.moment()), J_(frame.rotational_inertia()) {
  S_.point.setZero();
}

void LieFrame::begin(const Vector12& z) {
  x_start_ = z.head<3>();
  R_start_ = Eigen::Map<const Matrix3d>(z.data() + 3);
}

void LieFrame::move(const Vector6& y, const Vector6& V, const Vector6& V_dot) {
  psi_ = y.tail<3>();
  V_ = V;
  V_dot_ = V_dot;
  const Exponential e = exponential(psi_);
  R_ = reorthonormalized(R_start_ * e.R);
  turn_ = e.tangent;
  z_ = frame_coordinates(x_start_ + y.head<3>(), R_);
  z_dot_ = frame_velocities(R_, V.head<3>(), R_ * V.tail<3>());
  Q_.directors = R_;
  Q_.turn = R_;
  const Vector3d W = V.tail<3>();
  const Vector3d W_dot = V_dot.tail<3>();
  const Vector3d x_ddot = V_dot.head<3>();
  g_.head<3>() = m_ * x_ddot + R_ * (W_dot.cross(s_) + W.cross(W.cross(s_)));
  g_.tail<3>() = J_ * W_dot + W.cross(J_ * W) + s_.cross(R_.transpose() * x_ddot);
}

void LieFrame::differentiate(double rate, double acceleration) {
  const Vector3d W = V_.tail<3>();
  const Vector3d W_dot = V_dot_.tail<3>();
  const Vector3d x_ddot = V_dot_.head<3>();
  T_.directors = R_;
  T_.turn = R_ * turn_;
  S_.directors = Eigen::Map<const Matrix3d>(z_dot_.data() + 3);
  S_.turn = T_.turn;
  const Vector3d centripetal = W_dot.cross(s_) + W.cross(W.cross(s_));
  const Matrix3d WW = skew(W) * skew(s_);
  g_y_.topLeftCorner<3, 3>() = acceleration * m_ * Matrix3d::Identity();
  g_y_.topRightCorner<3, 3>() =
      R_ * (-skew(centripetal) * turn_ - acceleration * skew(s_) - rate * (WW + skew(W.cross(s_))));
  g_y_.bottomLeftCorner<3, 3>() = acceleration * skew(s_) * R_.transpose();
  g_y_.bottomRightCorner<3, 3>() = acceleration * J_ + rate * (skew(W) * J_ - skew(J_ * W)) +
                                   skew(s_) * skew(R_.transpose() * x_ddot) * turn_;
}

Matrix6 LieFrame::force_tangent(const Vector12& f) const {
  Vector3d moment = Vector3d::Zero();
  Matrix3d moment_turn = Matrix3d::Zero();
  for (int k = 3; k < 12; k += 3) {
    const Vector3d force = f.segment<3>(k);
    const Vector3d d = z_.segment<3>(k);
    moment += d.cross(force);
    moment_turn += skew(force) * skew(d);
  }
  Matrix6 D = Matrix6::Zero();
  D.bottomRightCorner<3, 3>() =
      (skew(R_.transpose() * moment) + R_.transpose() * moment_turn * R_) * turn_;
  return D;
}

Vector6 lie_velocity(const Vector12& z, const Vector12& z_dot) {
  const Matrix3d R = Eigen::Map<const Matrix3d>(z.data() + 3);
  Vector6 V;
  V << z_dot.head<3>(), R.transpose() * frame_angular_velocity(z, z_dot, 0);
  return V;
}

// Σ dₖ × d̈ₖ = 2 ω̇, and ω̇ = R Ω̇: the same map as for velocities.
Vector6 lie_acceleration(const Vector12& z, const Vector12& z_ddot) {
  return lie_velocity(z, z_ddot);
}

}  // namespace visviva

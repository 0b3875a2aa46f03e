#pragma once

#include "visviva/mechanics/frame.hpp"
#include "visviva/schemes/frames/frame_step.hpp"

namespace visviva {

/// A frame at the end of a step on ℝ³ × SO(3): x₁ = x₀ + Δx, R₁ = R₀ exp(ψ̃), with the unknowns y = (Δx, ψ) and the velocities
/// V = (ẋ, Ω), Ω in body axes.
class LieFrame {
 public:
  explicit LieFrame(const Frame& frame);

  void begin(const Vector12& z);
  /// The end of the step for the increments y, with the velocities V and accelerations V̇ there.
  void move(const Vector6& y, const Vector6& V, const Vector6& V_dot);
  /// The tangents, for ∂V/∂y = rate·1 and ∂V̇/∂y = acceleration·1.
  void differentiate(double rate, double acceleration);

  [[nodiscard]] const Vector12& end() const { return z_; }
  [[nodiscard]] const Vector12& end_velocity() const { return z_dot_; }
  /// Qᵀf_z is the force conjugate to velocities V; T = ∂z₁/∂y, S = ∂ż₁/∂y − rate·Q.
  [[nodiscard]] const FrameOperator& Q() const { return Q_; }
  [[nodiscard]] const FrameOperator& T() const { return T_; }
  [[nodiscard]] const FrameOperator& S() const { return S_; }
  /// M V̇ and the gyroscopic forces; and their tangent.
  [[nodiscard]] const Vector6& inertia_force() const { return g_; }
  [[nodiscard]] const Matrix6& inertia_tangent() const { return g_y_; }
  /// ∂(Qᵀf)/∂y for constant f.
  [[nodiscard]] Matrix6 force_tangent(const Vector12& f) const;

 private:
  double m_;
  Eigen::Vector3d s_;
  Eigen::Matrix3d J_;
  Eigen::Vector3d x_start_ = Eigen::Vector3d::Zero();
  Eigen::Matrix3d R_start_ = Eigen::Matrix3d::Identity();
  Eigen::Vector3d psi_ = Eigen::Vector3d::Zero();
  Vector6 V_ = Vector6::Zero();
  Vector6 V_dot_ = Vector6::Zero();
  Eigen::Matrix3d R_ = Eigen::Matrix3d::Identity();
  Eigen::Matrix3d turn_ = Eigen::Matrix3d::Identity();
  Vector12 z_ = Vector12::Zero();
  Vector12 z_dot_ = Vector12::Zero();
  FrameOperator Q_;
  FrameOperator T_;
  FrameOperator S_;
  Vector6 g_ = Vector6::Zero();
  Matrix6 g_y_ = Matrix6::Zero();
};

/// Velocities V = (ẋ, Ω) of natural coordinates, and V̇ of their accelerations.
[[nodiscard]] Vector6 lie_velocity(const Vector12& z, const Vector12& z_dot);
[[nodiscard]] Vector6 lie_acceleration(const Vector12& z, const Vector12& z_ddot);

}  // namespace visviva

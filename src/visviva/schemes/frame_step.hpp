#pragma once

#include "visviva/math/rotation_parameters.hpp"
#include "visviva/mechanics/frame.hpp"

namespace visviva {

/// How a scheme on frames turns increments into velocities.
enum class FrameVariant {
  one,    ///< scheme 1: v̂*_m = α_m⁻¹ Δx/h
  two,    ///< scheme 2: v̂*_m = α_mᵀ Δx/h
  three,  ///< scheme 3: v̂*_m = α_iᵀ H⁻¹ Δx/h, momentum about a fixed pole
  centre  ///< scheme 1 with the velocity of the mass centre in space axes
};

using Vector6 = Eigen::Matrix<double, 6, 1>;
using Vector12 = Eigen::Matrix<double, 12, 1>;
using Matrix6 = Eigen::Matrix<double, 6, 6>;
using Matrix12x6 = Eigen::Matrix<double, 12, 6>;

/// One frame over one step, with the unknowns y = (Δx, p): its kinematics, and its inertia force.
///
/// The secant operator Q maps what the scheme takes for the velocity of the step to the change of the natural coordinates
/// z, so that the forces Qᵀf_z do the work f_z·Δz. T = ∂z₁/∂y.
class FrameStep {
 public:
  FrameStep(FrameVariant variant, RotationParameters parameters, const Frame& frame);

  /// The start of a step, seen from a frame of reference that moves with the velocity `drift`.
  void begin(const Vector12& z, const Vector12& z_dot, const Eigen::Vector3d& drift, double h);
  /// The end of the step for the increments y, seen from there.
  void move(const Vector6& y);
  /// The tangents, for the y of the last move.
  void differentiate();

  /// Increments that continue the motion at the start.
  [[nodiscard]] Vector6 prediction() const;

  [[nodiscard]] const Matrix12x6& Q() const { return Q_; }
  [[nodiscard]] const Matrix12x6& T() const { return T_; }
  /// Change of momentum over h, in the form that balances Qᵀf_z; and its tangent.
  [[nodiscard]] const Vector6& inertia_force() const { return g_; }
  [[nodiscard]] const Matrix6& inertia_tangent() const { return g_y_; }
  /// ∂(Qᵀf)/∂y for constant f.
  [[nodiscard]] Matrix6 force_tangent(const Vector12& f) const;

  [[nodiscard]] const Vector12& end() const { return z_end_; }
  [[nodiscard]] Vector12 end_velocity() const;

 private:
  using Vector3 = Eigen::Vector3d;
  using Matrix3 = Eigen::Matrix3d;
  using Matrix3x6 = Eigen::Matrix<double, 3, 6>;

  [[nodiscard]] Vector3 mean_velocity() const;
  [[nodiscard]] Matrix3x6 mean_velocity_tangent() const;
  void book_momentum();
  void book_centre();
  void differentiate_momentum();
  void differentiate_centre();
  [[nodiscard]] Matrix3 pole_arm() const;

  FrameVariant variant_;
  RotationParameters kind_;
  double m_;
  Vector3 s_body_;  // first moment in body axes
  Matrix3 J_body_;  // about x, or about the mass centre for FrameVariant::centre

  double h_ = 0.0;
  Vector3 drift_ = Vector3::Zero();
  Vector12 z_start_ = Vector12::Zero();
  Matrix3 R_start_ = Matrix3::Identity();
  Vector3 v_start_ =
      Vector3::Zero();  // of x, or of the mass centre, seen from the moving frame of reference
  Vector3 w_start_ = Vector3::Zero();
  // In the axes of the start:
  Vector3 s_ = Vector3::Zero();
  Matrix3 J_ = Matrix3::Identity();

  Vector3 dx_ = Vector3::Zero();
  Vector3 p_ = Vector3::Zero();
  ParameterFunctions f_{};
  Vector3 theta_ = Vector3::Zero();
  Matrix3 R_ = Matrix3::Identity();
  Matrix3 theta_p_ = Matrix3::Identity();
  Matrix3 psi_p_ = Matrix3::Identity();
  Vector3 v_end_ =
      Vector3::Zero();  // turned back into the axes of the start; of the mass centre: in space axes
  Vector3 w_end_ = Vector3::Zero();  // turned back into the axes of the start
  Vector12 z_end_ = Vector12::Zero();
  Matrix12x6 Q_ = Matrix12x6::Zero();
  Matrix12x6 T_ = Matrix12x6::Zero();
  Vector6 g_ = Vector6::Zero();
  Matrix6 g_y_ = Matrix6::Zero();
};

}  // namespace visviva

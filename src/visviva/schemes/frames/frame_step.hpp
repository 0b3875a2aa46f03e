#pragma once

#include <array>

#include "visviva/math/lanes.hpp"
#include "visviva/math/rotation_parameters.hpp"
#include "visviva/mechanics/frame.hpp"
#include "visviva/schemes/frames/frame_operator.hpp"

namespace visviva {

/// How a scheme on frames turns increments into velocities.
enum class FrameVariant {
  one,    ///< scheme 1: v̂*_m = α_m⁻¹ Δx/h
  two,    ///< scheme 2: v̂*_m = α_mᵀ Δx/h
  three,  ///< scheme 3: v̂*_m = α_iᵀ H⁻¹ Δx/h, momentum about a fixed pole
  centre  ///< scheme 1 with the velocity of the mass centre in space axes
};

/// The mass of a frame, its first moment and its inertia about the point, in body axes; of several side by side if Real is Lanes.
template <class Real>
struct FrameMass {
  Real mass;
  Real over_mass;  ///< 1/m, or 0 for a frame without mass
  Eigen::Matrix<Real, 3, 1> moment;
  Eigen::Matrix<Real, 3, 3> inertia;
  bool is_centred;  ///< the point is the mass centre of each
};
[[nodiscard]] FrameMass<double> mass_of(const Frame& frame);
[[nodiscard]] FrameMass<Lanes> mass_of(const std::array<const Frame*, Lanes::count>& frames);

/// One frame over one step, with the unknowns y = (Δx, p): its kinematics, and its inertia force. If Real is Lanes, several frames side
/// by side.
///
/// The secant operator Q maps what the scheme takes for the velocity of the step to the change of the natural coordinates
/// z, so that the forces Qᵀf_z do the work f_z·Δz. T = ∂z₁/∂y. Velocities V = (v, ω) are those of the body, turned into
/// the axes it has at the start of the step (see the source): V_m(y) is their mean over the step, and a scheme chooses
/// the V_f of the end.
template <class Real>
class FrameStepOf {
 public:
  using Vector3 = Eigen::Matrix<Real, 3, 1>;
  using Vector6 = Eigen::Matrix<Real, 6, 1>;
  using Vector12 = Eigen::Matrix<Real, 12, 1>;
  using Matrix3 = Eigen::Matrix<Real, 3, 3>;
  using Matrix6 = Eigen::Matrix<Real, 6, 6>;
  using Matrix3x6 = Eigen::Matrix<Real, 3, 6>;

  FrameStepOf(FrameVariant variant, RotationParameters parameters, const FrameMass<Real>& mass);

  /// The start of a step, seen from a frame of reference that moves with the velocity `drift`; at the end of the motion
  /// the time `elapsed` will have gone by, which is h, or 0 if it leads to the state just after the start.
  void begin(const Vector12& z, const Vector12& z_dot, const Vector3& drift, double h,
             double elapsed);
  /// Adds Y to the velocity at the start, for the step only.
  void kick(const Vector6& Y);
  /// The end of the step for the increments y, seen from there.
  void move(const Vector6& y);
  /// The tangents, for the y of the last move.
  void differentiate();

  /// Increments that continue the motion at the start.
  [[nodiscard]] Vector6 prediction() const;

  /// Of Q: its directors, with X = ε and B = Xᵀ of scheme 3; of T its directors, with X = ∂ψ/∂p where δR = skew(δψ)R.
  [[nodiscard]] Matrix3 mean_directors() const { return 0.5 * (R_start() + R_end()); }
  [[nodiscard]] const Real& turn_scale() const { return f_.epsilon; }
  [[nodiscard]] Matrix3 pole_arm() const;
  [[nodiscard]] Matrix3 end_directors() const { return R_end(); }
  [[nodiscard]] const Matrix3& rotation_tangent() const { return psi_p_; }
  /// ∂(Qᵀf)/∂y for constant f.
  [[nodiscard]] Matrix6 force_tangent(const Vector12& f) const;

  /// ∂(Σ dₖ,m × f_k)/∂p for constant f; with the directors of the end it is twice as large.
  [[nodiscard]] Matrix3 moment_tangent(const Vector12& f) const;

  /// Of scheme 3: z₁ − z₀ = L (v, θ) with the screw v = Δx − ½θ × Δx, θ of the motion about the pole x_i, and ∂(Lᵀf)/∂y.
  /// It has the directors of Q, and
  [[nodiscard]] Matrix3 screw_arm() const;
  [[nodiscard]] Matrix6 screw_force_tangent(const Vector12& f) const;

  /// V_i, V_m(y) and ∂V_m/∂y.
  [[nodiscard]] const Vector6& start_velocity() const { return V_start_; }
  [[nodiscard]] const Vector6& mean_velocity() const { return V_mean_; }
  [[nodiscard]] Matrix6 mean_velocity_tangent() const;
  /// D ∂V_m/∂y, where the lower half of ∂V_m/∂y is (0, 1/h).
  [[nodiscard]] Matrix6 by_mean_velocity(const Matrix6& D) const;
  /// M, with ½VᵀMV the kinetic energy at start and end alike, and M V.
  [[nodiscard]] Matrix6 mass() const;
  [[nodiscard]] Vector6 momentum(const Vector6& V) const;

  /// Change of momentum over h, in the form g(y, V_f) that balances Qᵀf_z: its work is V_m·M(V_f − V_i). Its derivatives
  /// by y for constant V_f, and by V_f, in which it is linear.
  [[nodiscard]] Vector6 inertia_force(const Vector6& V_end) const;
  [[nodiscard]] Matrix6 inertia_by_increment(const Vector6& V_end) const;
  [[nodiscard]] Matrix6 inertia_by_velocity() const;
  /// All of it where ∂V_f/∂y is `rate` times that of V_m: by_mean_velocity(rate·inertia_by_velocity()), inertia_by_increment()
  /// and force_tangent().
  [[nodiscard]] Matrix6 tangent(double rate, const Vector6& V_end, const Vector12& f) const;

  [[nodiscard]] const Vector12& start() const { return z_start_; }
  [[nodiscard]] const Vector12& end() const { return z_end_; }
  /// ż at the end.
  [[nodiscard]] Vector12 end_rate(const Vector6& V_end) const;

 private:
  [[nodiscard]] Eigen::Map<const Matrix3> R_start() const {
    return Eigen::Map<const Matrix3>(z_start_.data() + 3);
  }
  [[nodiscard]] Eigen::Map<const Matrix3> R_end() const {
    return Eigen::Map<const Matrix3>(z_end_.data() + 3);
  }
  void set_mean_velocity();
  /// ∂v_m/∂y, of the linear part.
  [[nodiscard]] Matrix3x6 linear_velocity_tangent() const;
  /// tangent() of scheme 1, with the velocity of the point or of the mass centre.
  void add_point_tangent(double rate, const Vector6& V_end, Matrix6& D) const;
  void add_centre_tangent(double rate, const Vector6& V_end, Matrix6& D) const;
  /// μ = Σ dₖ,m × f_k, and what ψ_p is multiplied with in its tangent.
  [[nodiscard]] Vector3 moment(const Vector12& f) const;
  [[nodiscard]] Matrix3 moment_by_turn(const Vector12& f) const;

  FrameVariant variant_;
  RotationParameters kind_;
  Real m_;
  Real over_m_;      // 1/m, or 0 for a frame without mass
  Vector3 s_body_;   // first moment in body axes
  bool is_centred_;  // it is zero: the point is the mass centre
  bool couples_;     // M has it: velocities are not those of the mass centre
  Matrix3 J_body_;   // about x, or about the mass centre for FrameVariant::centre

  double h_ = 0.0;
  double elapsed_ = 0.0;
  Vector3 drift_ = Vector3::Zero();
  Vector12 z_start_ = Vector12::Zero();
  Vector6 V_start_ = Vector6::Zero();
  Vector6 momentum_start_ = Vector6::Zero();
  // In the axes of the start:
  Vector3 s_ = Vector3::Zero();
  Matrix3 J_ = Matrix3::Zero();

  Vector3 dx_ = Vector3::Zero();
  Vector3 p_ = Vector3::Zero();
  ParameterFunctionsOf<Real> f_;
  Vector3 theta_ = Vector3::Zero();
  Matrix3 R_ = Matrix3::Identity();
  Vector3 c_mid_ = Vector3::Zero();  // from x to the mass centre, mean of start and end
  Matrix3 theta_p_ = Matrix3::Identity();
  Matrix3 psi_p_ = Matrix3::Identity();
  Vector6 V_mean_ = Vector6::Zero();
  Vector12 z_end_ = Vector12::Zero();
};

extern template class FrameStepOf<double>;
extern template class FrameStepOf<Lanes>;
/// One alone, by which tests judge them.
using FrameStep = FrameStepOf<double>;

}  // namespace visviva

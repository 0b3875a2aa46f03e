#pragma once

#include <vector>

#include "visviva/schemes/frames/frame_forces.hpp"
#include "visviva/schemes/house/velocity_operators.hpp"

namespace visviva {

/// The equations of the house scheme that a step and its jump obey, see house_scheme.hpp: residuals (2), (4), (6) and their
/// tangents by y, h Y_v, λ, μ. The guard's κ is a function of y and Y_v.
class HouseJump {
 public:
  /// The values a step is made of, besides the motion: Y_v, λ, μ.
  struct Values {
    Vector Y;
    Vector lambda;
    Vector mu;
    bool strains_jump = true;  ///< otherwise Y_e = 0
    bool guards = true;        ///< otherwise κ = 0
  };
  /// By y and by h Y_v for constant κ of (2) and (4); (6) by y.
  struct Tangents {
    SparseMatrix a_y, a_Y, b_y, b_Y, d_y;
  };
  /// (2) and (4) by κ; κ by y and by h Y_v.
  struct GuardTangents {
    Vector a_kappa, b_kappa;
    Vector kappa_y, kappa_Y;
  };

  HouseJump(const FrameSystem& system, double alpha);

  void begin(VectorIn z, VectorIn z_dot, const Eigen::Vector3d& drift, double t, double h);
  void move(VectorIn y, const Values& values);

  [[nodiscard]] const FrameMotion& motion() const { return motion_; }
  [[nodiscard]] const VelocityOperators& velocities() const { return operators_; }
  [[nodiscard]] FrameForces& forces() { return forces_; }
  /// κ ≥ 0 with (Y + κy)ᵀGy = 0 if YᵀGy is negative, or 0. Not a number if there is no such κ.
  [[nodiscard]] double kappa() const { return kappa_; }
  [[nodiscard]] bool guarded() const { return kappa_ > 0.0; }
  /// V_f and V_f − V_i.
  [[nodiscard]] const Vector& end_velocity() const { return V_end_; }
  [[nodiscard]] const Vector& velocity_change() const { return dV_; }

  /// r += scale·(2), r += scale·(4), r = h·(6).
  void add_motion(double scale, VectorOut r);
  void add_jump(double scale, VectorOut r);
  void jump_rows(VectorOut r);

  /// ½(Y + κy)ᵀGy
  [[nodiscard]] double loss() const;

  void differentiate(Tangents& t);
  void differentiate_guard(GuardTangents& t);
  /// (B₀E₀ − B₁E₁)/6: how (4) depends on λ.
  void reaction_rows(SparseMatrix& B) const;

 private:
  struct Strain {
    TermSecant at_end;   ///< De(z₁)
    Matrix D0E;          ///< (De(z₀) E₀)ᵀ
    Matrix C;            ///< stiffness at the start
    LocalVector change;  ///< e₁ − e₀
    LocalVector rate_Y;  ///< De*P Y_v
    LocalVector rate_a;  ///< De*P a
    LocalVector jump;    ///< Y_e
    LocalVector secant;  ///< s*
    LocalVector stress;  ///< ⅙C(αY_e − Δe)
  };

  void differentiate_strains(Tangents& t);
  void differentiate_joints(Tangents& t);
  /// Operators that several of the tangents need.
  void differentiate_motion();
  /// Y_e of strain i by y is jump_by_path() along T and −2β⋅jump_step() De* along path_y_; by h Y_v it is jump_by_Y() De*P.
  [[nodiscard]] LocalMatrix jump_by_path(std::size_t i, const TermSecant::Along& T) const;
  [[nodiscard]] double jump_step() const { return now_.strains_jump ? h_ / 6.0 : 0.0; }
  [[nodiscard]] double jump_by_Y() const { return jump_step() * (alpha_ + beta_) / h_; }
  void set_guard();

  const FrameSystem& system_;
  double alpha_;
  double h_ = 0.0;
  double t_ = 0.0;
  double energy_ = 0.0;  // twice the kinetic energy at the start
  double kappa_ = 0.0;
  double kappa_slope_ = 0.0;  // of (Y + κy)ᵀGy by κ
  double beta_ = 1.0;         // 1/(1 + κ)
  FrameMotion motion_;
  VelocityOperators operators_;
  FrameForces forces_;
  std::vector<Strain> strains_;
  std::vector<TermSecant> joints_start_;  // B₀ of each joint
  Values now_;
  Vector V_end_;
  Vector dV_;
  Vector a_;            // 2(V_m − V_i) − Y_v = (V_f − V_i)/β
  Vector path_w_;       // P w with w = αY_v − (V_f − V_i)
  Vector path_Y_;       // P Y_v
  Vector path_a_;       // P a
  Vector force_;        // of (2), in z
  Vector jump_force_;   // of the secant part of (4)
  Vector end_force_;    // at the end of the step
  Vector start_force_;  // at its start
  Vector momentum_Y_;
  Vector momentum_dV_;
  FrameOperators path_y_;          // P ∂V_m/∂y
  std::vector<PathRate> rates_w_;  // of P w
  std::vector<PathRate> rates_Y_;  // of P Y_v
};

}  // namespace visviva

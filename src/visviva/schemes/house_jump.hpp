#pragma once

#include <vector>

#include "visviva/schemes/frame_forces.hpp"
#include "visviva/schemes/velocity_operators.hpp"

namespace visviva {

/// The equations of the house scheme that a step and its jump obey, see house_scheme.cpp: residuals (2), (4), (6) and the
/// guard, and their tangents by y, h Y_v, λ, μ and κ.
class HouseJump {
 public:
  /// The values a step is made of, besides the motion: Y_v, λ, μ, κ.
  struct Values {
    Vector Y;
    Vector lambda;
    Vector mu;
    double kappa = 0.0;
    bool guarded = false;      ///< otherwise κ = 0, and derivatives by it are not wanted
    bool strains_jump = true;  ///< otherwise Y_e = 0
  };
  /// By y, by h Y_v and by κ of (2) and (4); (6) by y; the guard's row by y, h Y_v and κ.
  struct Tangents {
    SparseMatrix a_y, a_Y, b_y, b_Y, d_y;
    Vector a_kappa, b_kappa;
    Vector guard_y, guard_Y;
    double guard_kappa = 0.0;
  };

  HouseJump(const FrameSystem& system, double alpha);

  void begin(VectorIn z, VectorIn z_dot, const Eigen::Vector3d& drift, double t, double h);
  void move(VectorIn y, const Values& values);

  [[nodiscard]] const FrameMotion& motion() const { return motion_; }
  [[nodiscard]] const VelocityOperators& velocities() const { return operators_; }
  [[nodiscard]] FrameForces& forces() { return forces_; }
  /// V_f and V_f − V_i.
  [[nodiscard]] const Vector& end_velocity() const { return V_end_; }
  [[nodiscard]] const Vector& velocity_change() const { return dV_; }

  /// r += scale·(2), r += scale·(4), r = h·(6).
  void add_motion(double scale, VectorOut r);
  void add_jump(double scale, VectorOut r);
  void jump_rows(VectorOut r);

  /// YᵀGy, yᵀGy and YᵀGY, with Y the jump before the guard.
  struct Products {
    double Yy = 0.0;
    double yy = 0.0;
    double YY = 0.0;
  };
  [[nodiscard]] Products products() const;

  void differentiate(Tangents& t);
  /// (B₀E₀ − B₁E₁)/6: how (4) depends on λ.
  void reaction_rows(SparseMatrix& B) const;

 private:
  struct Strain {
    TermSecant at_start;  ///< De(z₀)
    TermSecant at_end;    ///< De(z₁)
    Matrix D0E;           ///< De(z₀) E₀
    Matrix C;             ///< stiffness at the start
    LocalVector change;   ///< e₁ − e₀
    LocalVector jump;     ///< Y_e
    LocalVector secant;   ///< s*
    LocalVector stress;   ///< ⅙C(αY_e − Δe)
  };

  void differentiate_strains(Tangents& t);
  void differentiate_joints(Tangents& t);
  void differentiate_guard(Tangents& t);
  /// The part of strain i in it, with the derivatives De*Q, De*P, De(z₁)T and ∂Y_e/∂y.
  void differentiate_guard(std::size_t i, const LocalMatrix& DQ, const LocalMatrix& DP,
                           const LocalMatrix& DT, const LocalMatrix& jump_y, Tangents& t);
  /// ∂Y_e/∂(h Y_v) = jump_by_Y() De*P
  [[nodiscard]] double jump_by_Y() const;

  const FrameSystem& system_;
  double alpha_;
  double h_ = 0.0;
  double t_ = 0.0;
  double beta_ = 1.0;  // 1/(1 + κ)
  FrameMotion motion_;
  VelocityOperators operators_;
  FrameForces forces_;
  std::vector<Strain> strains_;
  std::vector<TermSecant> joints_start_;  // B₀ of each joint
  Values now_;
  Vector V_end_;
  Vector dV_;
  Vector w_;       // αY_v − (V_f − V_i)
  Vector path_w_;  // P w
  Vector path_Y_;  // h P Y_v
  Vector path_dV_;
  Vector force_;        // of (2), in z
  Vector jump_force_;   // of the secant part of (4)
  Vector end_force_;    // at the end of the step
  Vector start_force_;  // at its start
  Vector momentum_Y_;
  Vector momentum_dV_;
  FrameOperators w_y_;  // ∂(P w)/∂y
  FrameOperators Y_y_;  // ∂(h P Y_v)/∂y
};

}  // namespace visviva

#pragma once

#include "visviva/schemes/house/state_rates.hpp"

namespace visviva {

/// What a step takes out of the motion it cannot resolve, before it is made: changes Y_v and Y_d of the velocities and one Y_e
/// of the strains, from linear equations at the start of the step. With the lifts L of strain rates and L_d of the rates of
/// dampers to velocities, and what both leave of a velocity, S,
///
///     H = M + ½h GᵀA G + ¼h² D₀ᵀC D₀
///     u = L(x):    H u + B₀ᵀπ = ¼h² D₀ᵀC x,    B₀u = 0                                                                    (1)
///     u = L_d(x):  H u + B₀ᵀπ = ½h GᵀA x,       u = S(w):  H u + B₀ᵀπ = M w
///
/// which on a mode with q = ¼h²ω², y = ½hγ are φ = q/(1 + y + q), φ_d = y/(1 + y + q) and 1/(1 + y + q),
///
///     u = L(D₀L(ë)), p = ¼h² S(L(e⃛)):                    Y_e = (1 − ρ∞) D₀[¼h² S(u) − ½h L_d(Gp)]                        (2)
///     q₁ = L(s), q₂ = L(D₀q₁):                            Y_v = (1 − ρ∞) L(D₀(p + q₂))                                    (3)
///     or, if that is smaller,                             Y_v = −(1 − ρ∞) L(D₀L(D₀L(ė − s)))                              (4)
///     w = S(½h L_d(d̈)):                                   Y_d = (1 − ρ∞) (w − S(w))                                       (5)
///
/// with s the strain rates of the scheme in the last step less the true ones, ½(ė_f + ė_j) − Δe/h. Deviations of strain and
/// strain rate from rest under the loads are multiplied by 1 − (1 − ρ∞)φ³; of the deviation of the strain rate from a creep
/// that dampers hold, (1 − ρ∞)φ_d²(φ + φ_d) is taken besides.
class StrainFilter {
 public:
  /// Velocities, and the joints' impulse in them.
  struct Lifted {
    Vector u;
    Vector pi;
  };

  StrainFilter(const FrameSystem& system, const StateRates& rates, double rho_inf);

  /// From the state that `rates` has been solved for. False if (1) is singular.
  [[nodiscard]] bool begin(VectorIn V, VectorIn s, double h);

  [[nodiscard]] const Vector& strains() const { return Y_e_; }  ///< Y_e
  /// Y_v and Y_d, with π: M Y_v = D₀ᵀ(…) + Gᵀ(…) − B₀ᵀπ.
  [[nodiscard]] const Lifted& velocities() const { return Y_v_; }
  [[nodiscard]] const Lifted& damped() const { return Y_d_; }

 private:
  [[nodiscard]] bool factorize();
  void set_strains_and_velocities(VectorIn V, VectorIn s);
  void set_damped();
  /// The right-hand sides of (1) in columns of x: L of the strain rates in columns of e, L_d(d), and S of what x was.
  void lift(Eigen::Index first, Eigen::Index count);
  void lift_resistance(VectorIn d, Eigen::Index column);
  void leave(Eigen::Index column);
  /// Solves (1) for columns of x, with their strain rates in e.
  void solve(Eigen::Index first, Eigen::Index count);
  void take(Eigen::Index column, Lifted& to) const;

  const StateRates& rates_;
  double strength_;  // 1 − ρ∞
  double b_ = 0.0;   // ½h
  Eigen::Index n_;
  SparseMatrix H_;
  MassConstraintSystem equations_;
  Matrix x_;  // u and π, side by side
  Matrix e_;  // D₀u
  Lifted Y_v_, Y_d_;
  Vector d_;
  Vector Y_e_;
  Vector momentum_;
};

}  // namespace visviva

#pragma once

#include "visviva/schemes/house/lifts.hpp"

namespace visviva {

/// What a step takes out of the motion it cannot resolve, before it is made: changes Y_v and Y_d of the velocities and one Y_e
/// of the strains, from linear equations at the start of the step. With L, L_d and S of Lifts (1),
/// which on a mode with q = ¼h²ω², y = ½hγ are φ = q/(1 + y + q), φ_d = y/(1 + y + q) and 1/(1 + y + q),
///
///     x = ë − D₀(L(ë) + L_d(d̈)), and x' of e⃛, d⃛ likewise, p = ¼h² L(x'):
///                                                         Y_e = (1 − ρ∞) D₀[¼h² L(D₀L(x)) − ½h L_d(Gp)]                   (2)
///     q₁ = L(s), q₂ = L(D₀q₁):                            Y_v = (1 − ρ∞) L(D₀(p + q₂))                                    (3)
///     or, if that is smaller,                             Y_v = −(1 − ρ∞) L(D₀L(D₀L(ė − s)))                              (4)
///     w = ½h L_d(d̈ − G(L(ë) + L_d(d̈))):                   Y_d = (1 − ρ∞) (w − S(w))                                       (5)
///
/// with s the strain rates of the scheme in the last step less the true ones, ½(ė_f + ė_j) − Δe/h. Deviations of strain and
/// strain rate from rest under the loads are multiplied by 1 − (1 − ρ∞)φ³; of the deviation of the strain rate from a creep
/// that dampers hold, (1 − ρ∞)φ_d²(φ + φ_d) is taken besides.
class StrainFilter {
 public:
  StrainFilter(const FrameSystem& system, StateRates& rates, double rho_inf);

  /// From the state that `rates` has been solved for. False if (1) is singular.
  [[nodiscard]] bool begin(VectorIn V, VectorIn s, double h);

  [[nodiscard]] const Vector& strains() const { return Y_e_; }  ///< Y_e
  /// Y_v and Y_d, with π: M Y_v = D₀ᵀ(…) + Gᵀ(…) − B₀ᵀπ.
  [[nodiscard]] const Lifted& velocities() const { return Y_v_; }
  [[nodiscard]] const Lifted& damped() const { return Y_d_; }

 private:
  void set_strains_and_velocities(VectorIn V, VectorIn s);
  void set_damped();

  const StateRates& rates_;
  double strength_;  // 1 − ρ∞
  double b_ = 0.0;   // ½h
  std::unique_ptr<Lifts> lifts_;
  Lifted Y_v_, Y_d_;
  Lifted rest_;  // S(w) of Y_d
  Vector d_;
  Matrix fast_;  // ¼h² e⃛ and ë
  Vector Y_e_;
};

}  // namespace visviva

#pragma once

#include "visviva/schemes/house/state_rates.hpp"

namespace visviva {

/// What a step takes out of the vibrations it cannot resolve, before it is made: a change Y_v of the velocities and one Y_e
/// of the strains, from linear equations at the start of the step. With the lift L of strain rates to velocities,
///
///     H = M + βh² D₀ᵀC D₀,  β = ¼;      u = L(x):   H u + B₀ᵀπ = βh² D₀ᵀC x,   B₀u = 0                                 (1)
///
/// which on a mode of frequency ω is φ = βΩ²/(1 + βΩ²), Ω = ωh,
///
///     u₁ = L(ë), u₂ = L(D₀u₁), u₃ = L(D₀u₂):                        Y_e = (1 − ρ∞) βh² D₀(u₂ − u₃)                      (2)
///     w₁ = βh² L(e⃛), w₂ = L(D₀w₁), q₁ = L(s), q₂ = L(D₀q₁):         Y_v = (1 − ρ∞) [w₂ + L(D₀(q₂ − w₂))]                (3)
///     or, if that is smaller,                                        Y_v = −(1 − ρ∞) L(D₀L(D₀L(ė − s)))                  (4)
///
/// with s the strain rates of the scheme in the last step less the true ones, ½(ė_f + ė_j) − Δe/h. A deviation of strain
/// and strain rate from the slow motion is multiplied by F = 1 − (1 − ρ∞)φ³.
class StrainFilter {
 public:
  StrainFilter(const FrameSystem& system, const StateRates& rates, double rho_inf);

  /// From the state that `rates` has been solved for. False if (1) is singular.
  [[nodiscard]] bool begin(VectorIn V, VectorIn s, double h);

  [[nodiscard]] const Vector& velocities() const { return Y_v_; }  ///< Y_v
  [[nodiscard]] const Vector& strains() const { return Y_e_; }     ///< Y_e
  /// The joints' impulse in Y_v: M Y_v = D₀ᵀ(…) − B₀ᵀπ.
  [[nodiscard]] const Vector& impulse() const { return pi_; }

 private:
  /// A lifted strain rate: the velocities, the joints' impulse in them, and their strain rates.
  struct Lifted {
    Vector u;
    Vector pi;
    Vector rate;
  };
  void lift(VectorIn x, Lifted& to);

  const StateRates& rates_;
  double strength_;         // 1 − ρ∞
  double stiffness_ = 0.0;  // βh²
  SparseMatrix H_;
  MassConstraintSystem equations_;
  Lifted a_, b_, c_, d_;
  Vector e_;
  Vector Y_v_, Y_e_, pi_;
};

}  // namespace visviva

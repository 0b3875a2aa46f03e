// The house scheme: scheme 1 on frames with the velocities of mass centres in space, and filters before and after each step
// that act on what the step cannot resolve. With Y_v, Y_d, Y_e of StrainFilter and C the stiffness at the start,
//
//   (1)  V_j = V_i + Y_d + τ Y_v,      V_m(y) = ½(V_f + V_j)
//   (2)  g(y; V_j → V_f) + Qᵀ [De*ᵀ(s* + ½C(Y_e + κΔe)) + B*ᵀλ − F_m] = 0,      Φ(z_f, t_f) = 0
//   (3)  V_f ← V_f less what alternates in the rates of the joints, see JointFilter
//
// so that exactly  E_f − E_i = W − L_d − L_v − L_e − L_p  with  L_d = −Y_d·M(V_i + ½Y_d) − π·ė₀,
// L_v = −τ(Y_v·M(V_i + Y_d) + π·ė₀) − ½τ²|Y_v|²_M,  L_e = ½(Y_e + κΔe)·CΔe.  Dampers take L_d; where that and their work in
// the step would be a gain, the step is taken without Y_d. τ ≤ 1 is the largest with L_v ≥ 0. Where 2L_v + Y_e·CΔe < 0, the
// guard κ = −(2L_v + Y_e·CΔe)/|Δe|²_C lets the step preserve energy. All Y come from strains, dampers and joints at one
// place, so that momenta are exact, guarded or not. If the step is not found, it is taken with Y_e = 0. Rigid bodies without
// dampers have Y = 0; ρ∞ = 1 has neither filter.
#pragma once

#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// The house scheme: decay for the vibrations, none for the mechanism. On frames, or on natural coordinates as they are.
class HouseScheme final : public Scheme {
 public:
  struct Options {
    double rho_inf = 0.0;
  };
  explicit HouseScheme(const Options& options) : options_(options) {}

  [[nodiscard]] Traits traits() const;
  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;
  [[nodiscard]] bool energy_law_holds(const System&) const override { return true; }

 private:
  Options options_;
};

[[nodiscard]] SchemeInfo house_scheme();

}  // namespace visviva

// The house scheme. With a jump Y = (Y_v, Y_e) of velocities and strains just after the start of the step, G = diag(M, C)
// and y = (V_f − V_i, e_f − e_i),
//
//   (1)  V_m(y) = ½(V_f + V_i + Y_v)
//   (2)  g(y, V_f) + Qᵀ [De*ᵀ(s* + ½C Y_e) + B*ᵀλ − F_m] = 0
//   (5)  Φ(z_f, t_f) = 0
//
// gives  E_f − E_i = W − ½YᵀGy  whatever Y is. The jump is minus a sixth of the change of all forces in the step, as the
// body feels them (P, E₀, E₁ of VelocityOperators), and only its elastic part is implicit:
//
//   (3)  Y_e = (h/6) De* P [αY_v − (V_f − V_i)]
//   (4)  M Y_v/h + Pᵀ [⅙De*ᵀC(αY_e − (e_f − e_i)) + B*ᵀμ] − ⅙E₁ᵀ[De₁ᵀs* + B₁ᵀλ − F₁] + ⅙E₀ᵀ[De₀ᵀs* + B₀ᵀλ − F₀] = 0
//   (6)  B* P Y_v = 0
//
// Without joints, loads and turning, YᵀGy = αYᵀGY. The other terms have no sign: where YᵀGy < 0, the jump is Y + κy with
// (Y + κy)ᵀGy = 0 (the guard). Unknowns are y, h Y_v, h²λ/m, h²μ/m; (3), V_f and the guard's κ, the root of a scalar
// equation, are put in, and what κ does to the tangent is the product of a column and a row. If that fails, the step is
// taken with Y = 0, as all steps with ρ∞ = 1 are.
//
// After the step the velocities are projected onto the joints, B₁E₁V = ė₀, with the metric M.
#pragma once

#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// The house scheme: decay for the vibrations, none for the mechanism. On frames, or on natural coordinates as they are.
class HouseScheme final : public Scheme {
 public:
  struct Options {
    double rho_inf = 0.0;
    bool project = true;  ///< velocities onto the joints after each step
    /// Step in the frame of reference of the mass centre if nothing ties the system to the ground.
    bool boost = true;
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

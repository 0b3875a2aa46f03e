// The GSSSS families U0 and V0 on the index-3 equations [Hoitink2011], with Δa the increment of acceleration:
//
//   u₁ = u₀ + h v₀ + ½h² a₀ + λ₃h² Δa          v₁ = v₀ + h a₀ + λ₅h Δa          a₁ = a₀ + Δa
//   ũ  = u₀ + W₁Λ₁h v₀ + W₂Λ₂h² a₀ + W₃Λ₃h² Δa     ṽ = v₀ + W₁Λ₄h a₀ + W₂Λ₅h Δa     ã = a₀ + W₁Λ₆ Δa
//
//   M ã + P̃ + [Bᵀλ]~ = F̃,      Φ(u₁, t₁)/χ = 0,   χ = ∂u₁/∂δ                              (3.12), (3.13 corrected)
//
//   [Bᵀλ]~ = (1−W₁)B₀ᵀλ₀ + W₁B₁ᵀλ₁   outside            B(ũ)ᵀλ                  inside
//            [(1−W₁)B₀ + W₁B₁]ᵀλ     jacobian-outside   B(ũ)ᵀ[(1−W₁)λ₀ + W₁λ₁]  multiplier-outside   (4.15)–(4.18)
//
// Other levels of the constraints demand, in place of Φ₁, Φ̇(u₁, v₁, t₁)/χ = 0 with χ = ∂v₁/∂δ (index 2), or Φ̈ + 2γΦ̇ + γ²Φ = 0
// at ũ, ṽ, ã and t₀ + W₁h, where they all are to second order, over χ = ∂ã/∂δ (index 1).
//
// P̃ interpolates strains (2.8), F̃ weighs loads in time by W₁. The unknown δ is Δa, Δv = h a₀ + λ₅h Δa or
// Δu = h v₀ + ½h² a₀ + λ₃h² Δa; all three give the same step and differ in the predictor δ = 0. Rows are scaled such
// that the tangent's condition does not depend on h.
#pragma once

#include <array>

#include "visviva/schemes/gssss/constraint_rows.hpp"
#include "visviva/schemes/gssss/gssss_weights.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// Where the algorithmic weighting meets the constraint force Bᵀλ ([Hoitink2011] options 1 to 4).
enum class ConstraintForce { outside, inside, jacobian_outside, multiplier_outside };
/// Which increment is the unknown: of acceleration, velocity or displacement.
enum class GssssForm { a, v, d };
/// The tangent by the multipliers, ∂[Bᵀλ]~/∂λ, or what the weighting was left out of: B₁ᵀ in place of W₁B₁ᵀ (outside) and of
/// [(1−W₁)B₀ + W₁B₁]ᵀ (jacobian-outside), B(ũ)ᵀ in place of W₁B(ũ)ᵀ (multiplier-outside). Steps are the same; Newton's
/// method needs the iterations that [Hoitink2011] tables 4.1 to 4.3 print.
enum class GssssJacobian { exact, unweighted };

/// The accelerations and multipliers a run starts from: those of the equations of motion, with accelerations of the time t₀ or, shifted,
/// t₀ + sh, where those of later steps lie; or none.
enum class GssssStart { consistent, shifted, zero };

struct GssssOptions {
  ConstraintForce constraint_force = ConstraintForce::inside;
  GssssForm form = GssssForm::a;
  GssssJacobian jacobian = GssssJacobian::exact;
  ConstraintLevel level = ConstraintLevel::position;
  double baumgarte = 0.0;  ///< rate γ, for level acceleration
  GssssStart start = GssssStart::consistent;
};

/// GSSSS U0/V0 applied to the index-3 equations, or to those of index 2 and 1.
class Gssss final : public Scheme {
 public:
  Gssss(GssssFamily family, std::array<double, 3> rho, const GssssOptions& options);

  [[nodiscard]] Traits traits() const;
  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;
  [[nodiscard]] bool energy_law_holds(const System& system) const override;
  [[nodiscard]] std::vector<std::string> warnings(const System& system) const override;

 private:
  GssssFamily family_;
  std::array<double, 3> rho_;
  GssssOptions options_;
};

/// The entries u0, v0 and the named members.
[[nodiscard]] std::vector<SchemeInfo> gssss_catalogue();

}  // namespace visviva

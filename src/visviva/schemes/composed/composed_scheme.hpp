// Steps of order 4 and 6 made of symmetric ones of order 2 that preserve energy [Suzuki1990]:
//
//   (1)  S_{γ_s h} ∘ … ∘ S_{γ₁h},     γ of composition_of()
//   (2)  E₁ − E₀ = Σ work of the parts,      since every part has its law
//   (3)  v_shown = v₁ + δ,     M δ + Bᵀπ = 0,     B δ = −Φ̇(q₁, v₁, t₁)
//
// Positions are of the order of (1) as they are. Velocities of the index-3 equations have O(h²) across the constraints, with
// another sign after each part; without that they are of the order of (1), too. It has to stay in the history: without it
// steps would neither be symmetric nor preserve energy.
#pragma once

#include <memory>
#include <string>

#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// A preserving scheme in steps of a higher order.
class ComposedScheme final : public Scheme {
 public:
  ComposedScheme(std::unique_ptr<Scheme> base, int order);

  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;
  [[nodiscard]] bool energy_law_holds(const System& system) const override {
    return base_->energy_law_holds(system);
  }
  [[nodiscard]] std::vector<std::string> warnings(const System& system) const override;

 private:
  std::unique_ptr<Scheme> base_;
  int order_;
};

/// The entry of a scheme whose steps are symmetric where it preserves energy, with the parameter `order`. `condition` is what
/// to set so that it does, for those who did not.
[[nodiscard]] SchemeInfo with_orders(SchemeInfo info, const std::string& condition = "");

}  // namespace visviva

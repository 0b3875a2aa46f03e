// A step of any scheme, and after it a projection onto the constraints [GarciaOrden2009], [Lubich1991]:
//
//   (1)  q* , v*, a*    where the step ends
//   (2)  min ½|q − q*|²_A  with Φ(q, t) = 0         if positions are wanted
//   (3)  min ½|v − v*|²_A  with Φ̇(q, v, t) = 0
//   (4)  min ½|a − a*|²_A  with Φ̈(q, v, a, t) = 0   if accelerations are wanted
//   (5)  E₁ − E₀ = work of the step + [V(q) − V(q*)] + ΔE_p,     ΔE_p = K(v) − K(v*)
//
// each solved exactly, or by a penalty. ΔE_p ≤ 0 with A = M, and has no sign with other matrices.
#pragma once

#include "visviva/schemes/projected/state_projection.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// A scheme whose steps end with a projection.
class ProjectedScheme final : public Scheme {
 public:
  ProjectedScheme(std::unique_ptr<Scheme> base, ProjectionOptions options)
      : base_(std::move(base)), options_(std::move(options)) {}

  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;
  [[nodiscard]] bool energy_law_holds(const System& system) const override {
    return base_->energy_law_holds(system);
  }
  [[nodiscard]] std::vector<std::string> warnings(const System& system) const override;

 private:
  std::unique_ptr<Scheme> base_;
  ProjectionOptions options_;
};

/// The entry of a scheme in natural coordinates, with the parameters of projections.
[[nodiscard]] SchemeInfo with_projection(SchemeInfo info);

}  // namespace visviva

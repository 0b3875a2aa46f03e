#pragma once

#include <array>

#include "visviva/schemes/gssss/gssss_weights.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// Where the algorithmic weighting meets the constraint force Bᵀλ ([Hoitink2011] options 1 to 4).
enum class ConstraintForce { outside, inside, jacobian_outside, multiplier_outside };
/// Which increment is the unknown: of acceleration, velocity or displacement.
enum class GssssForm { a, v, d };

/// GSSSS U0/V0 applied to the index-3 equations.
class Gssss final : public Scheme {
 public:
  Gssss(GssssFamily family, std::array<double, 3> rho, ConstraintForce constraint_force,
        GssssForm form);

  [[nodiscard]] Traits traits() const;
  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;
  [[nodiscard]] bool energy_law_holds(const System& system) const override;
  [[nodiscard]] std::vector<std::string> warnings(const System& system) const override;

 private:
  GssssFamily family_;
  std::array<double, 3> rho_;
  ConstraintForce constraint_force_;
  GssssForm form_;
};

/// The entries u0, v0 and the named members.
[[nodiscard]] std::vector<SchemeInfo> gssss_catalogue();

}  // namespace visviva

#pragma once

#include "visviva/schemes/vector/coordinates.hpp"

namespace visviva {

/// The energy-decaying schemes with an extra state j just after the start of the step: discretization C
/// (jump weight 1/6, dissipation α) and discretization B (jump weight α_AR, dissipation 1).
class EnergyDecaying final : public Scheme {
 public:
  /// Both positive or zero; a jump weight of zero is the preserving scheme and not made here.
  EnergyDecaying(double jump_weight, double dissipation,
                 Coordinates coordinates = Coordinates::directors)
      : jump_weight_(jump_weight), dissipation_(dissipation), coordinates_(coordinates) {}

  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;
  [[nodiscard]] bool energy_law_holds(const System&) const override { return true; }
  [[nodiscard]] std::vector<std::string> warnings(const System& system) const override;

 private:
  double jump_weight_;
  double dissipation_;
  Coordinates coordinates_;
};

[[nodiscard]] SchemeInfo energy_decaying();
[[nodiscard]] SchemeInfo armero_romero();

}  // namespace visviva

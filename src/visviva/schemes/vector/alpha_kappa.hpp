#pragma once

#include "visviva/schemes/vector/coordinates.hpp"

namespace visviva {

/// The α-κ scheme: energy decay with constraints met at velocity level too.
class AlphaKappa final : public Scheme {
 public:
  enum class Kappa { one, conserving };

  AlphaKappa(double dissipation, Kappa kappa, Coordinates coordinates = Coordinates::directors)
      : dissipation_(dissipation), kappa_(kappa), coordinates_(coordinates) {}

  [[nodiscard]] std::unique_ptr<Stepper> start(std::shared_ptr<const System> system,
                                               const InitialState& initial,
                                               const NewtonOptions& newton) const override;
  [[nodiscard]] bool energy_law_holds(const System&) const override { return true; }
  [[nodiscard]] std::vector<std::string> warnings(const System& system) const override;

 private:
  double dissipation_;
  Kappa kappa_;
  Coordinates coordinates_;
};

[[nodiscard]] SchemeInfo alpha_kappa();

}  // namespace visviva

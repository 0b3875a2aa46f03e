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

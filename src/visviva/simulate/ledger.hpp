#pragma once

#include <algorithm>
#include <cmath>

#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// Where the energy went, summed over the steps. After every step
///
///     ΔK + ΔV = external_work + drive_work + constraint_work − physical_dissipation − numerical_dissipation + unaccounted.
struct Ledger {
  double external_work = 0.0;
  double drive_work = 0.0;
  double constraint_work = 0.0;
  double physical_dissipation = 0.0;
  double numerical_dissipation = 0.0;
  double projection_loss = 0.0;  ///< the part of it that projections of velocities took
  double unaccounted = 0.0;
  double max_step_unaccounted = 0.0;

  /// Books one step and returns what is left over.
  double book(double energy_change, const StepWork& w) {
    const double remainder = energy_change - w.external - w.drive - w.constraint +
                             w.physical_dissipation + w.numerical_dissipation;
    external_work += w.external;
    drive_work += w.drive;
    constraint_work += w.constraint;
    physical_dissipation += w.physical_dissipation;
    numerical_dissipation += w.numerical_dissipation;
    projection_loss += w.projection;
    unaccounted += remainder;
    max_step_unaccounted = std::max(max_step_unaccounted, std::abs(remainder));
    return remainder;
  }
};

/// The sizes energies are compared with: potential energy has no natural zero.
class EnergyScale {
 public:
  EnergyScale() = default;
  EnergyScale(double kinetic, double potential)
      : initial_kinetic_(kinetic),
        initial_potential_(potential),
        lowest_potential_(potential),
        scale_(std::max(kinetic, std::abs(kinetic + potential))) {}

  void update(double kinetic, double potential, const StepWork& w) {
    scale_ = std::max({scale_, kinetic, std::abs(potential - initial_potential_)});
    lowest_potential_ = std::min(lowest_potential_, potential);
    moved_ += std::abs(w.external) + std::abs(w.drive) + std::abs(w.physical_dissipation) +
              std::abs(w.numerical_dissipation);
  }

  /// Largest kinetic energy, change of potential energy or initial energy so far.
  [[nodiscard]] double scale() const { return scale_; }
  /// What the motion can have at most without energy from nowhere.
  [[nodiscard]] double budget() const {
    return initial_kinetic_ + (initial_potential_ - lowest_potential_) + moved_;
  }

 private:
  double initial_kinetic_ = 0.0;
  double initial_potential_ = 0.0;
  double lowest_potential_ = 0.0;
  double scale_ = 0.0;
  double moved_ = 0.0;
};

}  // namespace visviva

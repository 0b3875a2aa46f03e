#pragma once

#include <algorithm>
#include <cmath>

#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// Where the energy went, summed over the steps: the accounts, and what they leave over.
struct Ledger {
  StepWork sums;
  double unaccounted = 0.0;
  double max_step_unaccounted = 0.0;
  /// Of the numerical dissipation what was taken from each part of the system, if the scheme knows.
  Vector part_dissipation = {};

  /// Books one step and returns what is left over of its change of energy.
  double book(double energy_change, const StepWork& work) {
    double remainder = energy_change;
    for (const AccountInfo& info : accounts) {
      remainder -= info.sign * work[info.account];
      sums[info.account] += work[info.account];
    }
    unaccounted += remainder;
    max_step_unaccounted = std::max(max_step_unaccounted, std::abs(remainder));
    return remainder;
  }

  void book_parts(const Vector& dissipation) {
    if (part_dissipation.size() == 0) part_dissipation.setZero(dissipation.size());
    part_dissipation += dissipation;
  }

  [[nodiscard]] double operator[](Account account) const { return sums[account]; }
  template <typename Archive>
  void archive(Archive& a) {
    a(sums, unaccounted, max_step_unaccounted, part_dissipation);
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
    moved_ += std::abs(w[Account::external_work]) + std::abs(w[Account::drive_work]) +
              std::abs(w[Account::physical_dissipation]) +
              std::abs(w[Account::numerical_dissipation]);
  }

  /// Largest kinetic energy, change of potential energy or initial energy so far.
  [[nodiscard]] double scale() const { return scale_; }
  /// What the motion can have at most without energy from nowhere.
  [[nodiscard]] double budget() const {
    return initial_kinetic_ + (initial_potential_ - lowest_potential_) + moved_;
  }
  template <typename Archive>
  void archive(Archive& a) {
    a(initial_kinetic_, initial_potential_, lowest_potential_, scale_, moved_);
  }

 private:
  double initial_kinetic_ = 0.0;
  double initial_potential_ = 0.0;
  double lowest_potential_ = 0.0;
  double scale_ = 0.0;
  double moved_ = 0.0;
};

}  // namespace visviva

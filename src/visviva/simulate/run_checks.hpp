#pragma once

#include "visviva/mechanics/turn_count.hpp"
#include "visviva/simulate/contradiction.hpp"
#include "visviva/simulate/implied_watch.hpp"
#include "visviva/simulate/simulate.hpp"

namespace visviva {

/// What must hold after every step of a run: constraints that were left out as redundant, the energy law, that dampers take
/// energy, that flexible joints stay below half a turn, and the hold of the step on the spin of bodies.
class RunChecks {
 public:
  /// Of a run from the positions q.
  RunChecks(const System& system, const RunOptions& options, bool energy_law_claimed,
            const Vector& q);

  /// The first that does not hold; `spin` is the error of this step, `largest` that of the run.
  [[nodiscard]] std::optional<Complaint> after_step(const Snapshot& now, const EnergyScale& scale,
                                                    double spin,
                                                    const LargestSpinError& largest) const;
  /// Whether the scheme itself gave energy in this step, beyond round-off.
  [[nodiscard]] bool gains(const Snapshot& now, const EnergyScale& scale) const;

 private:
  [[nodiscard]] std::optional<Complaint> check_implied(const Snapshot& now) const;
  [[nodiscard]] std::optional<Complaint> check_energy(const Snapshot& now,
                                                      const EnergyScale& scale) const;
  [[nodiscard]] std::optional<Complaint> check_dampers(const Snapshot& now,
                                                       const EnergyScale& scale) const;
  [[nodiscard]] std::optional<Complaint> check_half_turns(const Snapshot& now) const;
  [[nodiscard]] std::string law_hint(const Vector& q) const;
  [[nodiscard]] double work_round_off(const Snapshot& now) const;

  const System& system_;
  RunOptions options_;
  bool energy_law_claimed_;
  ImpliedWatch implied_;
  HalfTurns half_turns_;
  double round_off_;  // of the energy
};

}  // namespace visviva

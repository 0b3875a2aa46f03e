#pragma once

#include "visviva/equilibrium/static_path.hpp"
#include "visviva/simulate/simulate.hpp"

namespace visviva {

/// The way to an equilibrium as a run: its points are steps, the time of the stepper is the load factor, and that of
/// snapshots the way of the load factor, back and forth, which is the same until the load first has to fall. In the ledger the
/// work of loads and drives is that of the means of their forces between points. Where the system fell to the
/// equilibrium, under its whole load, what it lost on the way is numerical dissipation.
struct StaticRun {
  StaticResult found;
  RunResult result;
  std::unique_ptr<Stepper> stepper;
};

[[nodiscard]] StaticRun run_to_equilibrium(const std::shared_ptr<const System>& loaded,
                                           const Vector& start, const StaticOptions& options,
                                           Observer* observer = nullptr,
                                           const std::atomic<bool>* stop = nullptr);

}  // namespace visviva

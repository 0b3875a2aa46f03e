#pragma once

#include <memory>
#include <string>
#include <vector>

#include "visviva/mechanics/system.hpp"

namespace visviva {

/// How a system is loaded for an equilibrium.
struct Loading {
  double time = 0.0;  ///< at which loads and drives are taken
  std::vector<std::string> loads =
      {};  ///< names of those that grow, `gravity` for the weights; all if there are none
};

/// A system whose time is the load factor p. All loads and weights are those at the time T of the loading, multiplied by p,
/// and drives are where they are at the time p T. If loads are named, only they are multiplied; all others act as at T, and
/// drives stay where they are then. Everything is at rest: no target has a rate. Sensors, reactions and sections read what
/// belongs to p. Weights that grow are loads here and no potentials. Throws UsageError with the nearest name of a load.
[[nodiscard]] std::shared_ptr<const System> loaded_system(const System& system,
                                                          const Loading& loading = {});

/// The names by which loads of the system can be called, once each.
[[nodiscard]] std::vector<std::string> load_names(const System& system);

}  // namespace visviva

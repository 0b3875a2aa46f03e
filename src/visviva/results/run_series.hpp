#pragma once

#include <span>

#include "visviva/results/hdf5.hpp"
#include "visviva/results/sensors.hpp"
#include "visviva/simulate/simulate.hpp"

namespace visviva {

/// How much of a run is stored; each has what stands before it.
enum class Store {
  energies,  ///< with the ledger, errors of constraints, statistics of steps, and sensors
  motion,    ///< positions and velocities
  all        ///< accelerations, multipliers, reactions, and what the scheme has of its own
};

/// All that is known of a step that is stored. What was not asked for is empty.
struct StoredStep {
  const Snapshot& snapshot;
  SensorState state;
  VectorView own_v;      ///< the scheme's own velocities, which the energies are of
  const Vector& lambda;  ///< of the equations of motion
  const Vector& readings;
  const std::vector<Reaction>& reactions;
  const std::vector<Reaction>& own_reactions;
  const NamedValues& own;
  double acceleration_error;  ///< max |Φ̈| of the scheme's own accelerations
  const std::vector<SectionReading>& sections;
};

/// The entries of a dimension, by name.
struct SeriesScale {
  std::string name;
  std::string meaning;
  std::vector<std::string> entries;
};

/// A data set with a row for each stored step.
struct StoredSeries {
  DataSetInfo info;
  std::size_t width = 1;  ///< numbers of a row
  std::function<void(const StoredStep&, std::span<double>)> fill;
  std::string sort = {};  ///< the name in pages, with NAME for what is named by the model
};

/// The data sets of results.h5. The first one is the time, which is the scale of the first dimension of all.
struct RunSeries {
  std::vector<SeriesScale> scales;
  std::vector<StoredSeries> series;
};

/// Of a run that starts like this, or of a path of equilibria; `sensors` has to live as long as what is returned.
[[nodiscard]] RunSeries run_series(const System& system, const SensorReader& sensors,
                                   const Stepper& start, Store what, bool with_load_factor = false);

}  // namespace visviva

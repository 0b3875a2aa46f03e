#pragma once

#include <limits>

#include "visviva/results/run_series.hpp"

namespace visviva {

/// What of a run is stored.
struct RecordOptions {
  long every = 1;       ///< so many steps
  double period = 0.0;  ///< if it is not zero, steps that end at multiples of this time instead
  Store store = Store::all;
  bool states_csv = false;
  bool load_factor = false;  ///< of a path of equilibria
  bool beside = false;       ///< rows are made on a thread of their own while the run goes on
  double from = 0.0;
  double until = std::numeric_limits<double>::infinity();

  [[nodiscard]] bool covers(double t) const { return t >= from && t <= until; }
  [[nodiscard]] bool includes(const Snapshot& s) const {
    return covers(s.t) && (period > 0.0 ? meets(s.t, period) : s.step % every == 0);
  }
};

}  // namespace visviva

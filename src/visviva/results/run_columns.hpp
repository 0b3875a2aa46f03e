#pragma once

#include "visviva/results/column.hpp"
#include "visviva/simulate/simulate.hpp"

namespace visviva {

/// The columns of energy.csv; those of a path of equilibria have the load factor, too.
[[nodiscard]] const std::vector<Column<Snapshot>>& energy_columns(bool with_load_factor = false);

/// A row of states.csv.
struct StateRow {
  double t = 0.0;
  VectorView q;
  VectorView v;
  VectorView a;       ///< of the equations of motion
  VectorView lambda;  ///< likewise
};
[[nodiscard]] std::vector<Column<StateRow>> state_columns(const System& system);

}  // namespace visviva

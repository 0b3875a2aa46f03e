#pragma once

#include "visviva/results/column.hpp"
#include "visviva/simulate/simulate.hpp"

namespace visviva {

/// The columns of energy.csv.
[[nodiscard]] const std::vector<Column<Snapshot>>& energy_columns();

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

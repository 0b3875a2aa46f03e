#pragma once

#include "visviva/equilibrium/static_run.hpp"
#include "visviva/results/json.hpp"
#include "visviva/simulate/material_points.hpp"

namespace visviva {

/// The farthest that a point is in the equilibrium from where it started, and which one.
struct StaticMove {
  double way = 0.0;
  std::string point = {};
};
[[nodiscard]] StaticMove farthest_move(const System& system, const Vector& start,
                                       const StaticResult& found);

/// The entry `static` of summary.json, of an equilibrium under this loading.
[[nodiscard]] Json static_json(const StaticResult& found, const Loading& loading,
                               const StaticMove& move);

}  // namespace visviva

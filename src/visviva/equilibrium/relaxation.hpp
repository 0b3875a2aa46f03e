#pragma once

#include <optional>

#include "visviva/equilibrium/static_equations.hpp"
#include "visviva/simulate/contradiction.hpp"

namespace visviva {

/// How a relaxation ended: at a place of rest, or with a complaint.
struct Relaxation {
  StaticPlace place;
  int iterations = 0;
  std::optional<Complaint> complaint = std::nullopt;
};

/// Lets the system come to rest from q under the loads of p, as if it crept: from each place on the joints,
///
///     [ K + σM  bᵀ ] [ δy ]   [ −r ]
///     [ b       0  ] [ δλ ] = [ 0  ]
///
/// with σ such that the matrix is positive in all directions that joints allow and the energy V − ∫F·dq falls as it
/// predicts. The way leads downwards; where it ends σ goes to zero, and the steps are Newton's. A place of rest that
/// it starts from is kept, stable or not.
[[nodiscard]] Relaxation relax(StaticEquations& equations, const Vector& q, double p);

}  // namespace visviva

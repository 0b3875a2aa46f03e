#pragma once

#include "visviva/job/job.hpp"

namespace visviva::bench {

/// What a Newton iteration is made of. Seconds for one call of each, and how often a step needs them.
struct NewtonPieces {
  double residual = 0.0;
  double tangent = 0.0;
  double factor = 0.0;  ///< with the pivots of the last one
  double solve = 0.0;
  double iterations_per_step = 0.0;
  double tangents_per_step = 0.0;
};

/// Of the steps after the first `warm_up` ones. The calls are timed one by one at an iterate of such a step, so that the
/// stepping that is measured elsewhere has no clock in it. Throws std::runtime_error if a step fails.
[[nodiscard]] NewtonPieces measure_newton_pieces(const Prepared& ready, const SchemeChoice& choice,
                                                 int warm_up, int steps);

}  // namespace visviva::bench

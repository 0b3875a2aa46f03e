#pragma once

#include "visviva/math/types.hpp"

namespace visviva {

/// How many directions with b y = 0 have yᵀK y < 0, by Sylvester's law of inertia: as many as K + bᵀρb has negative pivots, for a
/// ρ that is large enough. Of K that is not symmetric its symmetric part counts.
[[nodiscard]] int negative_directions(const SparseMatrix& K, const SparseMatrix& b);

/// A stiffness, a mass to measure it by, and the rows of joints that hold them.
struct HeldStiffness {
  SparseMatrix K;
  SparseMatrix M;
  SparseMatrix b;
};
/// Where on the way from one to another, 0 to 1, the number of negative directions is no longer what it was, if the eigenvalue of K
/// against M that changes its sign changes evenly. (Entries of K do not where thin parts turn.)
[[nodiscard]] double place_of_change(const HeldStiffness& from, const HeldStiffness& to);

}  // namespace visviva

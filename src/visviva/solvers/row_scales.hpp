#pragma once

#include "visviva/math/types.hpp"

namespace visviva {

/// One over the largest entry of each row; 1 where that is zero or no number. `scales` has the size of the rows.
void set_row_scales(const SparseMatrix& A, Vector& scales);

}  // namespace visviva

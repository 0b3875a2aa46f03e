#pragma once

#include <vector>

#include "visviva/math/types.hpp"

namespace visviva {

/// Rows of B that are combinations of rows before them, in ascending order. A combination of rows of length one that is
/// shorter than the tolerance is taken for zero. The work grows with B as the factors of B Bᵀ do in a good order.
[[nodiscard]] std::vector<int> dependent_rows(const SparseMatrix& B, double tolerance);

}  // namespace visviva

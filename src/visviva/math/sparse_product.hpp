#pragma once

#include "visviva/math/types.hpp"

namespace visviva {

/// Values of products of sparse matrices, of which C has the pattern. `work` has a zero for each row of A or B, at least, and has them
/// again afterwards.

/// C = A B
void set_product(const SparseMatrix& A, const SparseMatrix& B, Vector& work, SparseMatrix& C);
/// C = AᵀB
void set_transposed_product(const SparseMatrix& A, const SparseMatrix& B, Vector& work,
                            SparseMatrix& C);

}  // namespace visviva

#pragma once

#include "visviva/math/types.hpp"

namespace visviva {

/// Values of products of sparse matrices. C has the pattern of its product; `work` has a zero for each row of A or B, and has it again
/// afterwards.

/// C = A B without the first rows of it, as many as A has more than C.
void set_product(const SparseMatrix& A, const SparseMatrix& B, Vector& work, SparseMatrix& C);
/// C = AᵀB
void set_transposed_product(const SparseMatrix& A, const SparseMatrix& B, Vector& work,
                            SparseMatrix& C);

}  // namespace visviva

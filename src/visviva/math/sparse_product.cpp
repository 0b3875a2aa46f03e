#include "visviva/math/sparse_product.hpp"

namespace visviva {

void set_product(const SparseMatrix& A, const SparseMatrix& B, Vector& work, SparseMatrix& C) {
  for (int j = 0; j < B.outerSize(); ++j) {
    for (SparseMatrix::InnerIterator b(B, j); b; ++b)
      for (SparseMatrix::InnerIterator a(A, static_cast<int>(b.row())); a; ++a)
        work[a.row()] += a.value() * b.value();
    for (SparseMatrix::InnerIterator c(C, j); c; ++c) {
      c.valueRef() = work[c.row()];
      work[c.row()] = 0.0;
    }
  }
}

void set_transposed_product(const SparseMatrix& A, const SparseMatrix& B, Vector& work,
                            SparseMatrix& C) {
  for (int j = 0; j < B.outerSize(); ++j) {
    for (SparseMatrix::InnerIterator b(B, j); b; ++b) work[b.row()] = b.value();
    for (SparseMatrix::InnerIterator c(C, j); c; ++c) {
      double sum = 0.0;
      for (SparseMatrix::InnerIterator a(A, static_cast<int>(c.row())); a; ++a)
        sum += a.value() * work[a.row()];
      c.valueRef() = sum;
    }
    for (SparseMatrix::InnerIterator b(B, j); b; ++b) work[b.row()] = 0.0;
  }
}

}  // namespace visviva

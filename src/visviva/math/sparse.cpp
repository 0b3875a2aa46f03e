#include "visviva/math/sparse.hpp"

#include <algorithm>

namespace visviva {

int find_slot(const SparseMatrix& matrix, int row, int column) {
  const int* begin = matrix.innerIndexPtr() + matrix.outerIndexPtr()[column];
  const int* end = matrix.innerIndexPtr() + matrix.outerIndexPtr()[column + 1];
  const int* found = std::lower_bound(begin, end, row);
  return found != end && *found == row ? static_cast<int>(found - matrix.innerIndexPtr()) : -1;
}

void PatternBuilder::add_block(std::span<const int> rows, std::span<const int> columns) {
  for (const int column : columns)
    for (const int row : rows) add(row, column);
}

void PatternBuilder::add_pattern(const SparseMatrix& matrix, int row_offset, int column_offset,
                                 bool transposed) {
  for (int column = 0; column < matrix.outerSize(); ++column) {
    for (SparseMatrix::InnerIterator it(matrix, column); it; ++it) {
      const int i = static_cast<int>(transposed ? it.col() : it.row());
      const int j = static_cast<int>(transposed ? it.row() : it.col());
      add(row_offset + i, column_offset + j);
    }
  }
}

SparseMatrix PatternBuilder::build() const {
  SparseMatrix matrix(rows_, columns_);
  matrix.setFromTriplets(entries_.begin(), entries_.end());
  matrix.makeCompressed();
  return matrix;
}

}  // namespace visviva

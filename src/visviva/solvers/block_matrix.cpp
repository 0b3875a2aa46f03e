#include "visviva/solvers/block_matrix.hpp"

namespace visviva {

BlockMatrix::BlockMatrix(std::vector<int> sizes) : offsets_{0} {
  for (const int size : sizes) offsets_.push_back(offsets_.back() + size);
}

BlockMatrix::Block BlockMatrix::declare(int block_row, int block_column,
                                        const SparseMatrix& pattern, bool transposed) {
  declared_.push_back({offset(block_row), offset(block_column), pattern, transposed, {}});
  return static_cast<Block>(declared_.size()) - 1;
}

void BlockMatrix::finish() {
  PatternBuilder builder(size(), size());
  for (const auto& d : declared_)
    builder.add_pattern(d.pattern, d.row_offset, d.column_offset, d.transposed);
  matrix_ = builder.build();
  for (auto& d : declared_) {
    for (int column = 0; column < d.pattern.outerSize(); ++column) {
      for (SparseMatrix::InnerIterator it(d.pattern, column); it; ++it) {
        const int i = static_cast<int>(d.transposed ? it.col() : it.row());
        const int j = static_cast<int>(d.transposed ? it.row() : it.col());
        d.slots.push(find_slot(matrix_, d.row_offset + i, d.column_offset + j));
      }
    }
    SparseMatrix().swap(d.pattern);  // its memory, too
  }
}

}  // namespace visviva

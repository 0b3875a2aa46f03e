#include "visviva/solvers/block_matrix.hpp"

#include <utility>

namespace visviva {

BlockMatrix::BlockMatrix(std::vector<int> sizes) : offsets_{0} {
  for (const int size : sizes) offsets_.push_back(offsets_.back() + size);
}

BlockMatrix BlockMatrix::of(SparseMatrix whole) {
  BlockMatrix one({static_cast<int>(whole.rows())});
  one.matrix_ = std::move(whole);
  return one;
}

BlockMatrix::Block BlockMatrix::declare(int block_row, int block_column,
                                        const SparseMatrix& pattern, Corner part) {
  declared_.push_back({block_row, block_column, pattern, part, false, {}});
  return static_cast<Block>(declared_.size()) - 1;
}

BlockMatrix::Block BlockMatrix::declare(int block_row, int block_column,
                                        const SparseMatrix& pattern, bool transposed) {
  declared_.push_back({block_row, block_column, pattern, {}, transposed, {}});
  return static_cast<Block>(declared_.size()) - 1;
}

template <class Work>
void BlockMatrix::for_each_entry(const Declaration& d, const Work& work) const {
  int slot = -1;
  for (int outer = 0; outer < d.pattern.outerSize(); ++outer) {
    for (SparseMatrix::InnerIterator it(d.pattern, outer); it; ++it) {
      ++slot;
      const int row = static_cast<int>(d.transposed ? it.col() : it.row()) - d.part.row;
      const int column = static_cast<int>(d.transposed ? it.row() : it.col()) - d.part.column;
      const bool is_inside =
          row >= 0 && row < size_of(d.block_row) && column >= 0 && column < size_of(d.block_column);
      if (is_inside) work(slot, offset(d.block_row) + row, offset(d.block_column) + column);
    }
  }
}

void BlockMatrix::finish() {
  PatternBuilder builder(size(), size());
  for (const Declaration& d : declared_)
    for_each_entry(d, [&](int, int row, int column) { builder.add(row, column); });
  if (!declared_.empty()) matrix_ = builder.build();
  for (Declaration& d : declared_) {
    for_each_entry(d, [&](int slot, int row, int column) {
      const int to = find_slot(matrix_, row, column);
      const bool goes_on = !d.runs.empty() && slot == d.runs.back().from + d.runs.back().size &&
                           to == d.runs.back().to + d.runs.back().size;
      if (goes_on)
        ++d.runs.back().size;
      else
        d.runs.push_back({slot, to, 1});
    });
    SparseMatrix().swap(d.pattern);  // its memory, too
  }
}

}  // namespace visviva

#pragma once

#include <vector>

#include "visviva/math/slot_runs.hpp"
#include "visviva/math/sparse.hpp"

namespace visviva {

/// A sparse matrix made of blocks that are matrices of known pattern (or their transposes).
///
/// Usage: declare every block once, call finish(), then for each new tangent set_zero() and add() the
/// blocks' values. The global pattern and the place of each value are found once.
class BlockMatrix {
 public:
  using Block = int;

  /// Sizes of the block rows; the columns are divided in the same way.
  explicit BlockMatrix(std::vector<int> sizes);

  Block declare(int block_row, int block_column, const SparseMatrix& pattern,
                bool transposed = false);
  void finish();

  [[nodiscard]] int size() const { return offsets_.back(); }
  [[nodiscard]] int offset(int block) const { return offsets_[static_cast<std::size_t>(block)]; }
  [[nodiscard]] const SparseMatrix& matrix() const { return matrix_; }

  void set_zero() { visviva::set_zero(matrix_); }
  /// Adds scale · values, where values has the pattern the block was declared with.
  void add(Block block, double scale, const SparseMatrix& values) {
    declared_[static_cast<std::size_t>(block)].slots.add(values.valuePtr(), scale,
                                                         matrix_.valuePtr());
  }

 private:
  struct Declaration {
    int row_offset;
    int column_offset;
    SparseMatrix pattern;  ///< until finish()
    bool transposed;
    SlotRuns slots;
  };
  std::vector<int> offsets_;
  std::vector<Declaration> declared_;
  SparseMatrix matrix_;
};

}  // namespace visviva

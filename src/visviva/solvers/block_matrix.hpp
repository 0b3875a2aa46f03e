#pragma once

#include <vector>

#include "visviva/math/slot_runs.hpp"
#include "visviva/math/sparse.hpp"

namespace visviva {

/// A sparse matrix made of blocks that are matrices of known pattern, parts of them, or their transposes.
///
/// Usage: declare every block once, call finish(), then for each new tangent set_zero() and add() the
/// blocks' values. The global pattern and the place of each value are found once. Or it is one matrix, to be filled as it is.
class BlockMatrix {
 public:
  using Block = int;

  /// Sizes of the block rows; the columns are divided in the same way.
  explicit BlockMatrix(std::vector<int> sizes);
  /// Of one block, which is finished.
  [[nodiscard]] static BlockMatrix of(SparseMatrix whole);

  /// Where in a matrix its part begins that is as large as the block.
  struct Corner {
    int row = 0;
    int column = 0;
  };
  Block declare(int block_row, int block_column, const SparseMatrix& pattern, Corner part);
  Block declare(int block_row, int block_column, const SparseMatrix& pattern,
                bool transposed = false);
  void finish();

  [[nodiscard]] int size() const { return offsets_.back(); }
  [[nodiscard]] int offset(int block) const { return offsets_[static_cast<std::size_t>(block)]; }
  [[nodiscard]] const SparseMatrix& matrix() const { return matrix_; }
  [[nodiscard]] SparseMatrix& whole() { return matrix_; }

  void set_zero() { visviva::set_zero(matrix_); }
  /// Adds scale · values, where values has the pattern the block was declared with.
  void add(Block block, double scale, const SparseMatrix& values) {
    for (const Run& run : declared_[static_cast<std::size_t>(block)].runs)
      add_run(values.valuePtr() + run.from, run.size, scale, matrix_.valuePtr() + run.to);
  }

 private:
  /// Values next to each other in both matrices.
  struct Run {
    int from;
    int to;
    int size;
  };
  struct Declaration {
    int block_row;
    int block_column;
    SparseMatrix pattern;  ///< until finish()
    Corner part;
    bool transposed;
    std::vector<Run> runs;
  };
  [[nodiscard]] int size_of(int block) const { return offset(block + 1) - offset(block); }
  /// work(slot in the pattern, row, column) for each of its entries in the part, with the place in the whole.
  template <class Work>
  void for_each_entry(const Declaration& d, const Work& work) const;

  std::vector<int> offsets_;
  std::vector<Declaration> declared_;
  SparseMatrix matrix_;
};

}  // namespace visviva

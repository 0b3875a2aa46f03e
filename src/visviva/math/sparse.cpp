#include "visviva/math/sparse.hpp"

#include <algorithm>
#include <numeric>

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

void PatternBuilder::add_pattern(const SparseMatrix& matrix) {
  for (int column = 0; column < matrix.outerSize(); ++column)
    for (SparseMatrix::InnerIterator it(matrix, column); it; ++it)
      add(static_cast<int>(it.row()), column);
}

SparseMatrix PatternBuilder::build() const {
  std::vector<int> first(static_cast<std::size_t>(columns_) + 1, 0);
  for (const Entry& e : entries_) ++first[static_cast<std::size_t>(e.column) + 1];
  std::partial_sum(first.begin(), first.end(), first.begin());
  std::vector<int> rows(entries_.size());
  std::vector<int> next = first;
  for (const Entry& e : entries_)
    rows[static_cast<std::size_t>(next[static_cast<std::size_t>(e.column)]++)] = e.row;

  SparseMatrix matrix(rows_, columns_);
  Eigen::VectorXi sizes(columns_);
  for (int j = 0; j < columns_; ++j) {
    const auto begin = rows.begin() + first[static_cast<std::size_t>(j)];
    const auto end = rows.begin() + first[static_cast<std::size_t>(j) + 1];
    std::sort(begin, end);
    sizes[j] = static_cast<int>(std::unique(begin, end) - begin);
  }
  matrix.resizeNonZeros(sizes.sum());
  matrix.outerIndexPtr()[0] = 0;
  for (int j = 0; j < columns_; ++j) {
    int* to = matrix.innerIndexPtr() + matrix.outerIndexPtr()[j];
    std::copy_n(rows.begin() + first[static_cast<std::size_t>(j)], sizes[j], to);
    matrix.outerIndexPtr()[j + 1] = matrix.outerIndexPtr()[j] + sizes[j];
  }
  set_zero(matrix);
  return matrix;
}

}  // namespace visviva

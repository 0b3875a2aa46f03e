#pragma once

#include <span>
#include <vector>

#include "visviva/math/types.hpp"

namespace visviva {

/// y += scale·A·x, y += scale·Aᵀ·x and xᵀA·x without temporaries.
inline void add_product(const SparseMatrix& A, double scale, VectorIn x, VectorOut y) {
  for (int j = 0; j < A.outerSize(); ++j) {
    const double xj = scale * x[j];
    for (SparseMatrix::InnerIterator it(A, j); it; ++it) y[it.row()] += it.value() * xj;
  }
}

inline void add_transposed_product(const SparseMatrix& A, double scale, VectorIn x, VectorOut y) {
  for (int j = 0; j < A.outerSize(); ++j) {
    double sum = 0.0;
    for (SparseMatrix::InnerIterator it(A, j); it; ++it) sum += it.value() * x[it.row()];
    y[j] += scale * sum;
  }
}

[[nodiscard]] inline double quadratic_form(const SparseMatrix& A, VectorIn x) {
  double sum = 0.0;
  for (int j = 0; j < A.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(A, j); it; ++it) sum += x[it.row()] * it.value() * x[j];
  return sum;
}

inline void set_zero(SparseMatrix& matrix) {
  Eigen::Map<Vector>(matrix.valuePtr(), matrix.nonZeros()).setZero();
}

/// values of A += scale · values of B, for matrices of one pattern.
inline void add_values(SparseMatrix& A, double scale, const SparseMatrix& B) {
  Eigen::Map<Vector>(A.valuePtr(), A.nonZeros()) +=
      scale * Eigen::Map<const Vector>(B.valuePtr(), B.nonZeros());
}

/// Collects the positions of future entries and makes a matrix of zeros with that pattern.
class PatternBuilder {
 public:
  PatternBuilder(int rows, int columns) : rows_(rows), columns_(columns) {}
  void add(int row, int column) { entries_.push_back({row, column}); }
  void add_block(std::span<const int> rows, std::span<const int> columns);
  void add_pattern(const SparseMatrix& matrix);
  [[nodiscard]] SparseMatrix build() const;

 private:
  struct Entry {
    int row;
    int column;
  };
  int rows_;
  int columns_;
  std::vector<Entry> entries_;
};

/// Index of entry (row, column) in the values of a compressed matrix, or −1.
[[nodiscard]] int find_slot(const SparseMatrix& matrix, int row, int column);

}  // namespace visviva

#pragma once

#include <span>
#include <vector>

#include "visviva/math/sparse.hpp"

namespace visviva {

/// x = q(coordinates).
inline LocalVector gather(VectorIn q, std::span<const int> coordinates) {
  LocalVector x(static_cast<Eigen::Index>(coordinates.size()));
  for (Eigen::Index i = 0; i < x.size(); ++i) x[i] = q[coordinates[static_cast<std::size_t>(i)]];
  return x;
}

/// f(coordinates) += scale · local.
inline void scatter_add(const LocalVector& local, double scale, std::span<const int> coordinates,
                        VectorOut f) {
  for (Eigen::Index i = 0; i < local.size(); ++i)
    f[coordinates[static_cast<std::size_t>(i)]] += scale * local[i];
}

/// The place of every entry of a dense local block in the values of an assembled sparse matrix, found
/// once, so that assembling is a plain loop.
class Slots {
 public:
  Slots() = default;
  /// Throws std::logic_error if the pattern lacks an entry.
  Slots(const SparseMatrix& pattern, std::span<const int> rows, std::span<const int> columns);

  /// matrix(rows, columns) += scale · block.
  void add(const LocalMatrix& block, double scale, SparseMatrix& matrix) const {
    double* values = matrix.valuePtr();
    const double* entries = block.data();
    for (std::size_t k = 0; k < slots_.size(); ++k) values[slots_[k]] += scale * entries[k];
  }

  /// The block as it stands in an assembled matrix.
  [[nodiscard]] LocalMatrix extract(const SparseMatrix& matrix) const {
    LocalMatrix block(rows_, static_cast<Eigen::Index>(slots_.size()) / rows_);
    double* entries = block.data();
    for (std::size_t k = 0; k < slots_.size(); ++k) entries[k] = matrix.valuePtr()[slots_[k]];
    return block;
  }

 private:
  Eigen::Index rows_ = 0;
  std::vector<int> slots_;  // column by column, as a LocalMatrix has its entries
};

}  // namespace visviva

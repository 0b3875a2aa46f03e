#pragma once

#include <memory>
#include <span>
#include <vector>

#include "visviva/math/on_demand.hpp"
#include "visviva/math/slot_runs.hpp"
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

  /// matrix(rows, columns) += scale · block, or one that has these entries column by column.
  void add(const LocalMatrix& block, double scale, SparseMatrix& matrix) const {
    add(block.data(), scale, matrix);
  }
  template <int rows, int columns>
  void add(const Eigen::Matrix<double, rows, columns>& block, double scale,
           SparseMatrix& matrix) const {
    add(block.data(), scale, matrix);
  }
  void add(const double* entries, double scale, SparseMatrix& matrix) const {
    runs_.add(entries, scale, matrix.valuePtr());
  }

  /// The block as it stands in an assembled matrix.
  [[nodiscard]] LocalMatrix extract(const SparseMatrix& matrix) const {
    LocalMatrix block(rows_, columns_);
    runs_.extract(matrix.valuePtr(), block.data());
    return block;
  }

 private:
  Eigen::Index rows_ = 0;
  Eigen::Index columns_ = 0;
  SlotRuns runs_;  // column by column, as a LocalMatrix has its entries
};

/// Terms of a system, which copies of it share.
template <typename Term>
using SharedTerms = std::shared_ptr<const std::vector<Term>>;
template <typename Term>
[[nodiscard]] SharedTerms<Term> share(std::vector<Term> terms) {
  return std::make_shared<const std::vector<Term>>(std::move(terms));
}

/// Where each term has its block in the square matrices of a system.
template <typename Term>
[[nodiscard]] OnDemand<std::vector<Slots>> square_slots(SharedTerms<Term> terms,
                                                        OnDemand<SparseMatrix> square) {
  return OnDemand<std::vector<Slots>>([terms = std::move(terms), square = std::move(square)] {
    std::vector<Slots> slots;
    slots.reserve(terms->size());
    for (const Term& term : *terms)
      slots.emplace_back(square.get(), term.coordinates, term.coordinates);
    return slots;
  });
}

}  // namespace visviva

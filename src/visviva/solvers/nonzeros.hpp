#pragma once

#include <vector>

#include "visviva/math/types.hpp"

namespace visviva {

/// The entries of a sequence of matrices of one pattern that were not zero so far. Tangents in natural coordinates have a place for
/// whatever a joint or a body may couple; most of these entries are zero, and stay so: axes are coupled component by component, and
/// what moves in a plane has no others.
class Nonzeros {
 public:
  explicit Nonzeros(const SparseMatrix& pattern);

  /// Takes in those that are not zero in A; false if none is new.
  bool add(const SparseMatrix& A);
  [[nodiscard]] Eigen::Index count() const { return matrix_.nonZeros(); }
  /// A without the others.
  [[nodiscard]] const SparseMatrix& of(const SparseMatrix& A);

 private:
  std::vector<int> zeros_;  ///< where they stand among the values of A
  std::vector<int> slots_;  ///< in the same way, of those that are not zero
  SparseMatrix matrix_;
};

}  // namespace visviva

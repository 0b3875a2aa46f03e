#pragma once

#include <vector>

#include "visviva/math/types.hpp"

namespace visviva {

/// C = A B or AᵀB, of sparse matrices whose patterns stay: which of their entries are multiplied is found once.
class SparseProduct {
 public:
  enum class Left { as_it_is, transposed };
  /// With the values that A and B have now.
  SparseProduct(const SparseMatrix& A, const SparseMatrix& B, Left left = Left::as_it_is);

  void set(const SparseMatrix& A, const SparseMatrix& B);
  [[nodiscard]] const SparseMatrix& matrix() const { return C_; }

 private:
  // Places in the values of A and B.
  struct Factors {
    int a;
    int b;
  };
  std::vector<Factors> factors_;   ///< those of one entry of C after those of another
  std::vector<std::size_t> ends_;  ///< of each entry
  SparseMatrix C_;
};

}  // namespace visviva

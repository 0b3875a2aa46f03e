#pragma once

#include "visviva/equilibrium/minimal_form.hpp"

namespace visviva {

/// How large the terms are that products with the stiffness of a linearization add up, without their signs: what the round-off of
/// these products goes with.
///
/// Turnings, and ways of a frame or a point, are vectors of space, whose axes are as good as any others: round-off of an entry of K
/// between two of them goes with all nine, of which it would be a part in other axes. So that of a rod's spin about itself, which
/// nothing holds, goes with what holds the rod otherwise.
class TermSizes {
 public:
  explicit TermSizes(const Linearization& linear);

  /// Of yᵀK y, given |y|.
  [[nodiscard]] double of_stiffness(const Vector& size) const;
  /// The same of the stiffness of a minimal form as a matrix S: of sᵀ(NᵀK N + …)s these are |s|ᵀS|s|.
  [[nodiscard]] Matrix of_stiffness(const MinimalForm& form) const;

 private:
  /// |A_IJ| for vectors I and J.
  [[nodiscard]] SparseMatrix between_vectors(const SparseMatrix& A) const;
  [[nodiscard]] Matrix of_vectors(const Matrix& columns) const;

  const Linearization& linear_;
  SparseMatrix parts_;  ///< a row for each vector, with ones for its unknowns
  SparseMatrix stiffness_;
};

}  // namespace visviva

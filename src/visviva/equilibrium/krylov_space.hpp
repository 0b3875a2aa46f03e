#pragma once

#include <functional>

#include "visviva/math/types.hpp"

namespace visviva {

/// A space that an operator S maps nearly into itself: block Krylov space, with a basis V that is orthonormal in an inner
/// product,
///
///     S V = V H + R,     (V, R) = 0.
///
/// It is begun with several columns, so that eigenvalues as often repeated as there are columns are found as often: bending of
/// a round beam comes in pairs, and a free body has six motions without frequency. Of those repeated more often, as in models of
/// many equal parts, the others come with fresh columns.
class KrylovSpace {
 public:
  using Operator = std::function<Matrix(const Matrix&)>;

  /// S, the matrix of the inner product, how long vectors are, and how many dimensions there are at most, with those that only
  /// round-off has, of which S makes nothing.
  KrylovSpace(Operator apply, Operator weigh, Eigen::Index size, Eigen::Index most);

  /// Takes up what S makes of the newest columns; false if nothing new came of that: the space is invariant.
  bool grow();

  /// Takes up random columns, as many as all those before; false if there is nothing that is not in the space.
  bool refresh();

  /// V and H of the columns that S was applied to.
  [[nodiscard]] auto basis() const { return V_.leftCols(done_); }
  [[nodiscard]] auto projected() const { return H_.topLeftCorner(done_, done_); }
  /// |R z| of an eigenvector z of H, in the inner product.
  [[nodiscard]] double residual(const Eigen::VectorXcd& z) const;

 private:
  void take_up_random(Eigen::Index columns);
  /// Adds columns of X, freed of what the basis has already, to it. Its coefficients go to `column` of H and after it.
  void take_up(Matrix X, Eigen::Index column);
  /// Takes away what is in the space.
  void free(Matrix& X) const;
  /// Of one column, in the inner product.
  [[nodiscard]] double length(const Matrix& x) const;

  Operator apply_;
  Operator weigh_;
  Eigen::Index most_;
  Eigen::Index begun_ = 0;  ///< random columns
  Matrix V_;                ///< with room for more columns
  Matrix H_;
  Eigen::Index size_ = 0;  ///< columns of V that are there
  Eigen::Index done_ = 0;  ///< those that S was applied to
};

/// Numbers from −1 to 1, of a seed always the same.
[[nodiscard]] Matrix random_columns(Eigen::Index rows, Eigen::Index columns, unsigned seed = 1);

}  // namespace visviva

#pragma once

#include <complex>
#include <functional>
#include <vector>

#include "visviva/math/types.hpp"

namespace visviva {

/// A solution y e^{λt} of small motions.
struct EigenPair {
  std::complex<double> value;
  Eigen::VectorXcd vector;
  bool zero = false;  ///< λ is zero within round-off
};

/// Whether λ is no larger than round-off of the stiffness makes it.
using IsZero = std::function<bool(const EigenPair&)>;

/// Small motions M ÿ + C ẏ + K y + bᵀμ = 0, b y = 0 with positive M; `undamped` if C is zero and K symmetric.
struct SparseMotions {
  const SparseMatrix& M;
  const SparseMatrix& C;
  const SparseMatrix& K;
  const SparseMatrix& b;
  bool undamped = false;
};
/// The same with as many unknowns as there are freedoms.
struct DenseMotions {
  const Matrix& M;
  const Matrix& C;
  const Matrix& K;
  bool undamped = false;
};

/// All λ, by their size: of undamped motions λ = iω, or λ > 0 where K is negative, one for each freedom, with real vectors of
/// unit mass; else two for each freedom. None if M is not positive.
[[nodiscard]] std::vector<EigenPair> all_eigenpairs(const DenseMotions& motions,
                                                    const IsZero& is_zero);
/// The λ of the `count` freedoms that move slowest, likewise. None if the equations are singular.
[[nodiscard]] std::vector<EigenPair> lowest_eigenpairs(const SparseMotions& motions, int count,
                                                       const IsZero& is_zero);

}  // namespace visviva

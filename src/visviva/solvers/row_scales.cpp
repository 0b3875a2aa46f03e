#include "visviva/solvers/row_scales.hpp"

#include <algorithm>
#include <cmath>

namespace visviva {

void set_row_scales(const SparseMatrix& A, Vector& scales) {
  scales.setZero();
  for (Eigen::Index k = 0; k < A.nonZeros(); ++k) {
    double& largest = scales[A.innerIndexPtr()[k]];
    largest = std::max(largest, std::abs(A.valuePtr()[k]));
  }
  for (double& scale : scales) scale = scale > 0.0 && std::isfinite(scale) ? 1.0 / scale : 1.0;
}

}  // namespace visviva

#include "visviva/math/balance.hpp"

#include <cmath>

namespace visviva {

Vector balance(Matrix& A) {
  const Eigen::Index n = A.rows();
  Vector T = Vector::Ones(n);
  for (bool changed = true; changed;) {
    changed = false;
    for (Eigen::Index i = 0; i < n; ++i) {
      const auto norm_but_diagonal = [&](const auto& line) {
        return line.head(i).cwiseAbs().sum() + line.tail(n - i - 1).cwiseAbs().sum();
      };
      const double column = norm_but_diagonal(A.col(i));
      const double row = norm_but_diagonal(A.row(i));
      if (column == 0.0 || row == 0.0) continue;
      const double f = std::exp2(std::round(0.5 * std::log2(row / column)));
      if (column * f + row / f >= 0.95 * (column + row)) continue;
      A.col(i) *= f;
      A.row(i) /= f;
      T[i] *= f;
      changed = true;
    }
  }
  return T;
}

}  // namespace visviva

#pragma once

#include <algorithm>
#include <functional>
#include <random>

#include "visviva/math/types.hpp"

namespace visviva::test {

/// ∂f/∂x by the five-point formula, whose error is O(step⁴).
inline Matrix differences(const std::function<Vector(const Vector&)>& f, const Vector& x,
                          double step = 1e-3) {
  Matrix D(f(x).size(), x.size());
  for (Eigen::Index j = 0; j < x.size(); ++j) {
    const auto at = [&](double s) -> Vector {
      Vector moved = x;
      moved[j] += s * step;
      return f(moved);
    };
    D.col(j) = (8.0 * (at(1) - at(-1)) - (at(2) - at(-2))) / (12.0 * step);
  }
  return D;
}

/// ‖A − B‖ over the larger of the two norms; norms below `floor` count as `floor`.
inline double relative_error(const Matrix& A, const Matrix& B, double floor = 1e-3) {
  return (A - B).norm() / std::max({A.norm(), B.norm(), floor});
}

/// Vectors of numbers between −1 and 1, the same in every run and on every machine.
class Random {
 public:
  explicit Random(unsigned seed) : generator_(seed) {}
  double number() { return static_cast<double>(generator_()) / 2147483648.0 - 1.0; }
  Vector vector(Eigen::Index size) {
    Vector x(size);
    for (double& xi : x) xi = number();
    return x;
  }

 private:
  std::mt19937 generator_;
};

}  // namespace visviva::test

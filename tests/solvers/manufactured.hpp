#pragma once

#include <functional>
#include <string>
#include <utility>

#include "visviva/math/sparse.hpp"
#include "visviva/solvers/newton.hpp"

namespace visviva::test {

// r(x) = f(x) with the tangent df(x), of two unknowns.
class Manufactured final : public NonlinearProblem {
 public:
  using F = std::function<Vector(const Vector&)>;
  using DF = std::function<Matrix(const Vector&)>;
  Manufactured(F f, DF df) : f_(std::move(f)), df_(std::move(df)), J_(full_pattern()) {}

  const SparseMatrix& pattern() const override { return J_; }
  void residual(VectorIn x, VectorOut r) override {
    ++evaluations;
    r = f_(x);
  }
  const SparseMatrix& tangent(VectorIn x) override {
    ++tangents;
    Eigen::Map<Matrix>(J_.valuePtr(), 2, 2) = df_(x);
    return J_;
  }
  double relative_size(VectorIn x, VectorIn dx) const override {
    return dx.cwiseAbs().maxCoeff() / x.cwiseAbs().maxCoeff();
  }
  std::string row_name(int row) const override { return row == 0 ? "the circle" : "the line"; }

  int evaluations = 0;
  int tangents = 0;

 private:
  static SparseMatrix full_pattern() {
    PatternBuilder builder(2, 2);
    for (const int i : {0, 1})
      for (const int j : {0, 1}) builder.add(i, j);
    return builder.build();
  }
  F f_;
  DF df_;
  SparseMatrix J_;
};

// x² + y² = 25 and x − y = −1 meet in (3, 4).
inline const Manufactured::F f = [](const Vector& x) -> Vector {
  return Vector{{x.squaredNorm() - 25.0, x[0] - x[1] + 1.0}};
};
inline const Manufactured::DF df = [](const Vector& x) -> Matrix {
  return Matrix{{2.0 * x[0], 2.0 * x[1]}, {1.0, -1.0}};
};
inline const Vector solution{{3.0, 4.0}};
inline const Vector start{{10.0, 2.0}};

}  // namespace visviva::test

#pragma once

#include "differences.hpp"
#include "visviva/solvers/newton.hpp"

namespace visviva::test {

/// Largest relative deviation of a tangent from differences of the residual; each unknown is moved by the same relative
/// size, which the problem itself defines.
inline double tangent_error(NonlinearProblem& problem, const Vector& x, double move = 1e-4) {
  Matrix J = Matrix(problem.tangent(x));
  if (const auto* dense = problem.dense_tangent()) J += dense->column * dense->row.transpose();
  Vector r(x.size());
  Matrix exact(J.rows(), J.cols());
  Matrix approximate(J.rows(), J.cols());
  for (Eigen::Index j = 0; j < x.size(); ++j) {
    const Vector unit = Vector::Unit(x.size(), j);
    const double step = move / problem.relative_size(x, unit);
    const auto at = [&](double s) -> Vector {
      problem.residual(x + s * step * unit, r);
      return r;
    };
    exact.col(j) = step * J.col(j);
    approximate.col(j) = (8.0 * (at(1) - at(-1)) - (at(2) - at(-2))) / 12.0;
  }
  problem.residual(x, r);
  return relative_error(exact, approximate, 0.0);
}

}  // namespace visviva::test

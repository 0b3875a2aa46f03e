#include "visviva/schemes/projected/projection_criterion.hpp"

#include "visviva/math/decompositions.hpp"

namespace visviva {
namespace {

// What round-off makes of a zero among eigenvalues.
constexpr double zero_eigenvalue = 1e-12;

double least_eigenvalue(const Matrix& X) {
  const Matrix symmetric = 0.5 * (X + X.transpose());
  const Vector values = symmetric_eigenvalues(symmetric);
  const double largest = values.cwiseAbs().maxCoeff();
  return largest > 0.0 ? values.minCoeff() / largest : 0.0;
}

}  // namespace

ProjectionCriterion::ProjectionCriterion(const Matrix& M, const Matrix& A, const Matrix& B) {
  const Matrix MA = solve(A.transpose(), M.transpose()).transpose();
  least_ma = least_eigenvalue(MA);
  least_b = least_eigenvalue(MA * B.transpose() * B);
}

bool ProjectionCriterion::reaches_all() const { return least_ma > zero_eigenvalue; }
bool ProjectionCriterion::never_adds() const { return least_b >= -zero_eigenvalue; }

}  // namespace visviva

#include "visviva/solvers/known_solution.hpp"

#include <algorithm>

namespace visviva {

bool gives_back_known_solution(LinearSolver& factorized, const SparseMatrix& A) {
  Vector known(A.cols());
  for (int j = 0; j < A.cols(); ++j) known[j] = 1.0 / A.col(j).norm();
  Vector found = A * known;
  factorized.solve(found);
  // Chains lose digits as they become longer, and are as regular as short ones.
  const double allowed = 1e-5 * static_cast<double>(std::max<Eigen::Index>(100, A.cols()));
  return (found - known).cwiseQuotient(known).norm() < allowed;
}

}  // namespace visviva

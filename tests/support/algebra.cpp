#include "algebra.hpp"

#include <Eigen/Eigenvalues>
#include <Eigen/LU>
#include <Eigen/SVD>

namespace visviva::test {

Matrix solve(const Matrix& A, const Matrix& b) { return A.partialPivLu().solve(b); }

Matrix inverse(const Matrix& A) { return solve(A, Matrix::Identity(A.rows(), A.rows())); }

Eigen::Index rank(const Matrix& A, double threshold) {
  Eigen::FullPivLU<Matrix> lu(A);
  if (threshold > 0.0) lu.setThreshold(threshold);
  return lu.rank();
}

Matrix kernel(const Matrix& A) { return A.fullPivLu().kernel(); }

double condition(const Matrix& A) {
  const Vector singular = Eigen::JacobiSVD<Matrix>(A).singularValues();
  return singular[0] / singular[singular.size() - 1];
}

SymmetricPairs symmetric_pairs(const Matrix& K, const Matrix& M) {
  const Eigen::GeneralizedSelfAdjointEigenSolver<Matrix> solver(K, M);
  return {solver.eigenvalues(), solver.eigenvectors()};
}

}  // namespace visviva::test

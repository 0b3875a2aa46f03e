#include "visviva/math/decompositions.hpp"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/LU>

namespace visviva {

Matrix solve(const Matrix& A, const Matrix& b) { return A.partialPivLu().solve(b); }

bool is_positive_definite(const Matrix& A) { return A.llt().info() == Eigen::Success; }

Vector symmetric_eigenvalues(const Matrix& A) {
  return Eigen::SelfAdjointEigenSolver<Matrix>(A, Eigen::EigenvaluesOnly).eigenvalues();
}

SymmetricPairs symmetric_pairs(const Matrix& A) {
  const Eigen::SelfAdjointEigenSolver<Matrix> solver(A);
  return {solver.eigenvalues(), solver.eigenvectors(), solver.info() == Eigen::Success};
}

SymmetricPairs symmetric_pairs(const Matrix& K, const Matrix& M) {
  const Eigen::GeneralizedSelfAdjointEigenSolver<Matrix> solver(K, M);
  return {solver.eigenvalues(), solver.eigenvectors(), solver.info() == Eigen::Success};
}

PrincipalAxes principal_axes(const Eigen::Matrix3d& A) {
  const Eigen::SelfAdjointEigenSolver<Eigen::Matrix3d> solver(A);
  return {solver.eigenvalues(), solver.eigenvectors()};
}

Eigen::VectorXcd complex_eigenvalues(const Matrix& A) {
  return Eigen::EigenSolver<Matrix>(A, false).eigenvalues();
}

ComplexPairs complex_pairs(const Matrix& A) {
  const Eigen::EigenSolver<Matrix> solver(A);
  return {solver.eigenvalues(), solver.eigenvectors()};
}

}  // namespace visviva

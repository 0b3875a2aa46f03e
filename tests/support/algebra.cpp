#include "algebra.hpp"

#include <Eigen/LU>
#include <Eigen/SVD>

namespace visviva::test {

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

}  // namespace visviva::test

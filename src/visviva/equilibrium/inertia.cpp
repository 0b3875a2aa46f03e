#include "visviva/equilibrium/inertia.hpp"

#include <Eigen/SparseCholesky>
#include <algorithm>
#include <cmath>

namespace visviva {
namespace {

using LDLT = Eigen::SimplicialLDLT<SparseMatrix, Eigen::Lower>;

// K + bᵀρb with joints so many times as stiff as anything else, and all rows and columns scaled to one.
SparseMatrix held_stiffness(const SparseMatrix& K, const SparseMatrix& b, double stiff) {
  const double largest =
      Eigen::Map<const Vector>(K.valuePtr(), K.nonZeros()).lpNorm<Eigen::Infinity>();
  const double usual = std::max(largest, 1e-300);
  const SparseMatrix columns = b.transpose();
  Vector rho(b.rows());
  for (int row = 0; row < b.rows(); ++row) {
    const double square = columns.col(row).squaredNorm();
    rho[row] = stiff * usual / (square > 0.0 ? square : 1.0);
  }
  SparseMatrix A = SparseMatrix(0.5 * (K + SparseMatrix(K.transpose()))) +
                   SparseMatrix(columns * rho.asDiagonal() * b);
  Vector scale = A.diagonal().cwiseAbs();
  for (double& s : scale) s = s > 0.0 ? 1.0 / std::sqrt(s) : 1.0;
  return scale.asDiagonal() * A * scale.asDiagonal();
}

int negative_pivots(const SparseMatrix& A) {
  LDLT factors(A);
  // A pivot that is zero to the last bit ends the factorization: nothing holds that direction.
  constexpr double round_off = 1e-14;
  if (factors.info() != Eigen::Success) {
    factors.setShift(round_off);
    factors.compute(A);
  }
  return static_cast<int>((factors.vectorD().array() < 0.0).count());
}

}  // namespace

// Joints that give way let too many directions fall, never too few; with stiffer ones round-off counts more.
int negative_directions(const SparseMatrix& K, const SparseMatrix& b) {
  const int count = negative_pivots(held_stiffness(K, b, 1e3));
  if (count == 0 || b.rows() == 0) return count;
  return std::min(count, negative_pivots(held_stiffness(K, b, 1e6)));
}

double place_of_change(const HeldStiffness& from, const HeldStiffness& to) {
  constexpr int halvings = 30;
  const int before = negative_directions(from.K, from.b);
  double low = 0.0;
  double high = 1.0;
  for (int i = 0; i < halvings; ++i) {
    const double t = 0.5 * (low + high);
    const int there =
        negative_directions(from.K + t * (to.K - from.K), from.b + t * (to.b - from.b));
    (there == before ? low : high) = t;
  }
  return 0.5 * (low + high);
}

}  // namespace visviva

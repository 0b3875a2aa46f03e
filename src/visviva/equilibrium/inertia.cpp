#include "visviva/equilibrium/inertia.hpp"

#include <Eigen/SparseCholesky>
#include <algorithm>
#include <cmath>

#include "visviva/equilibrium/krylov_space.hpp"
#include "visviva/solvers/mass_constraint_system.hpp"

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

namespace {

// How far from zero κ is, in one direction, where K − κM begins or ends to have more negative directions than that.
double distance_of_change(const HeldStiffness& held, int negative, double direction) {
  const bool more = direction < 0.0;
  const auto is_beyond = [&](double distance) {
    return (negative_directions(held.K - direction * distance * held.M, held.b) > negative) != more;
  };
  double high = 1e-6 * held.K.diagonal().cwiseAbs().sum() / held.M.diagonal().sum();
  constexpr double step = 16.0;
  constexpr int most_steps = 40;
  int steps = 0;
  for (; steps < most_steps && is_beyond(high); ++steps) high /= step;
  for (; steps < most_steps && !is_beyond(high); ++steps) high *= step;
  double low = high / step;
  constexpr int halvings = 16;
  for (int i = 0; i < halvings; ++i) {
    const double middle = 0.5 * (low + high);
    (is_beyond(middle) ? high : low) = middle;
  }
  return 0.5 * (low + high);
}

// The eigenvalue of K against M next to κ, on the joints as they are: those that count directions give way a little.
double eigenvalue_next_to(double kappa, const HeldStiffness& held) {
  const SparseMatrix shifted = held.K - kappa * held.M;
  MassConstraintSystem equations(shifted, held.b);
  const double scale = 1.0 / shifted.diagonal().lpNorm<Eigen::Infinity>();
  if (!equations.factorize(scale, shifted, held.b)) return kappa;  // it is one
  constexpr int most = 30;
  constexpr double alike = 1e-6;
  Vector y = random_columns(held.K.rows(), 1, 1).col(0);
  double distance = INFINITY;
  for (int i = 0; i < most; ++i) {
    const Vector My = held.M * y / std::sqrt(y.dot(held.M * y));
    equations.set_zero();
    equations.motion() = scale * My;
    equations.solve();
    const double before = distance;
    distance = std::sqrt(y.dot(held.M * y)) / y.dot(held.M * equations.motion());
    y = equations.motion();
    if (std::abs(distance - before) <= alike * std::abs(distance)) break;
  }
  return kappa + distance;
}

}  // namespace

double place_of_change(const HeldStiffness& from, const HeldStiffness& to) {
  const int before = negative_directions(from.K, from.b);
  const double ahead = eigenvalue_next_to(distance_of_change(from, before, 1.0), from);
  const double behind = eigenvalue_next_to(-distance_of_change(to, before, -1.0), to);
  return ahead / (ahead - behind);
}

}  // namespace visviva

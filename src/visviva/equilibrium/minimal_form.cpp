#include "visviva/equilibrium/minimal_form.hpp"

#include <Eigen/LU>
#include <Eigen/QR>
#include <algorithm>
#include <numeric>

#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

// The unknowns that joints are best solved for stand first, the independent ones after them, in their own order.
std::vector<int> dependent_first(const Matrix& b) {
  const Eigen::ColPivHouseholderQR<Matrix> qr(b);
  if (qr.rank() < b.rows())
    throw InvalidModel("at this state some joints only say what others say already", "",
                       "look at a state where they are independent");
  std::vector<int> order(static_cast<std::size_t>(b.cols()));
  for (Eigen::Index i = 0; i < b.cols(); ++i)
    order[static_cast<std::size_t>(i)] = qr.colsPermutation().indices()[i];
  std::sort(order.begin() + b.rows(), order.end());
  return order;
}

}  // namespace

MinimalForm::MinimalForm(const Linearization& linear) {
  const Eigen::Index n = linear.unknowns();
  const Eigen::Index m = linear.rows();
  const Matrix b(linear.rows_of_joints());
  std::vector<int> order(static_cast<std::size_t>(n));
  std::iota(order.begin(), order.end(), 0);
  if (m > 0) order = dependent_first(b);
  const std::vector<int> dependent(order.begin(), order.begin() + m);
  independent.assign(order.begin() + m, order.end());

  N = N_dot = N_ddot = Matrix::Zero(n, n - m);
  for (Eigen::Index j = 0; j < n - m; ++j) N(independent[static_cast<std::size_t>(j)], j) = 1.0;
  if (m > 0) {
    const Eigen::PartialPivLU<Matrix> solver(Matrix(b(Eigen::all, dependent)));
    N(dependent, Eigen::all) = -solver.solve(Matrix(b(Eigen::all, independent)));
    if (linear.moves()) {
      const Matrix rate = linear.joint_rate() * N;
      N_dot(dependent, Eigen::all) = -solver.solve(rate);
      const Matrix acceleration =
          linear.joint_acceleration() * N + 2.0 * (linear.joint_rate() * N_dot);
      N_ddot(dependent, Eigen::all) = -solver.solve(acceleration);
    }
  }
  const SparseMatrix& M = linear.mass();
  const SparseMatrix& C = linear.damping();
  mass = N.transpose() * (M * N);
  damping = N.transpose() * (C * N + 2.0 * (M * N_dot));
  stiffness = N.transpose() * (linear.stiffness() * N + C * N_dot + M * N_ddot);
}

}  // namespace visviva

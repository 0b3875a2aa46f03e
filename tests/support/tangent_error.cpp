#include "tangent_error.hpp"

#include <algorithm>

#include "differences.hpp"

namespace visviva::test {
namespace {

// Columns that have no row in common: moved together, each row of the difference belongs to one of them, and what the pattern does not
// know of shows as an error in another.
std::vector<std::vector<int>> columns_apart(const SparseMatrix& J) {
  std::vector<std::vector<int>> groups;
  std::vector<std::vector<bool>> taken;
  for (int j = 0; j < J.cols(); ++j) {
    const auto is_free = [&](const std::vector<bool>& rows) {
      for (SparseMatrix::InnerIterator it(J, j); it; ++it)
        if (rows[static_cast<std::size_t>(it.row())]) return false;
      return true;
    };
    auto group =
        static_cast<std::size_t>(std::find_if(taken.begin(), taken.end(), is_free) - taken.begin());
    if (group == groups.size()) {
      groups.emplace_back();
      taken.emplace_back(static_cast<std::size_t>(J.rows()), false);
    }
    groups[group].push_back(j);
    for (SparseMatrix::InnerIterator it(J, j); it; ++it)
      taken[group][static_cast<std::size_t>(it.row())] = true;
  }
  return groups;
}

}  // namespace

double tangent_error(NonlinearProblem& problem, const Vector& x, double move) {
  const SparseMatrix J = problem.tangent(x);
  Matrix product = Matrix::Zero(J.rows(), 0);
  Matrix row = Matrix::Zero(0, J.cols());
  if (const auto* dense = problem.dense_tangent()) {
    product = dense->column;
    row = dense->row.transpose();
  }
  const auto groups = columns_apart(J);
  Vector r(x.size());
  Matrix exact(J.rows(), static_cast<Eigen::Index>(groups.size()));
  Matrix approximate = exact;
  for (std::size_t g = 0; g < groups.size(); ++g) {
    const auto column = static_cast<Eigen::Index>(g);
    Vector step = Vector::Zero(x.size());
    exact.col(column).setZero();
    for (const int j : groups[g]) {
      step[j] = move / problem.relative_size(x, Vector::Unit(x.size(), j));
      for (SparseMatrix::InnerIterator it(J, j); it; ++it)
        exact(it.row(), column) += it.value() * step[j];
    }
    exact.col(column) += product * (row * step);
    const auto at = [&](double s) -> Vector {
      problem.residual(x + s * step, r);
      return r;
    };
    approximate.col(column) = (8.0 * (at(1) - at(-1)) - (at(2) - at(-2))) / 12.0;
  }
  problem.residual(x, r);
  return relative_error(exact, approximate, 0.0);
}

}  // namespace visviva::test

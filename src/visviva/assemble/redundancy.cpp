#include "visviva/assemble/redundancy.hpp"

#include <Eigen/SparseQR>
#include <algorithm>

#include "visviva/assemble/constraint_projector.hpp"

namespace visviva {
namespace {

// A combination of unit rows of this length is taken for zero.
constexpr double rank_tolerance = 1e-9;

// For each frame the six coordinates its orthonormality is eliminated with, then all others: so that the elimination of
// one body's rows does not spread over the coordinates of the others.
Eigen::PermutationMatrix<Eigen::Dynamic> elimination_order(const System& system) {
  const int n = system.coordinate_count();
  Eigen::VectorXi place = Eigen::VectorXi::Constant(n, -1);
  int next = 0;
  for (const Frame& frame : system.frames())
    for (int k = 3; k < 9; ++k) place[frame.first + k] = next++;
  for (int i = 0; i < n; ++i)
    if (place[i] < 0) place[i] = next++;
  return Eigen::PermutationMatrix<Eigen::Dynamic>(place);
}

// Bᵀ with columns of length one.
SparseMatrix unit_rows_transposed(const System& system, VectorIn q) {
  SparseMatrix B = system.constraints().pattern();
  system.constraints().jacobian(q, B);
  SparseMatrix Bt = elimination_order(system) * SparseMatrix(B.transpose());
  for (int j = 0; j < Bt.outerSize(); ++j) {
    const double length = Bt.col(j).norm();
    if (length > 0.0) Bt.col(j) /= length;
  }
  Bt.makeCompressed();
  return Bt;
}

}  // namespace

std::vector<int> dependent_constraints(const System& system, VectorIn q) {
  if (system.constraint_count() == 0) return {};
  Eigen::SparseQR<SparseMatrix, Eigen::NaturalOrdering<int>> qr;
  qr.setPivotThreshold(rank_tolerance);
  qr.compute(unit_rows_transposed(system, q));
  const auto& order = qr.colsPermutation().indices();
  std::vector<int> rows(order.data() + qr.rank(), order.data() + order.size());
  std::sort(rows.begin(), rows.end());
  return rows;
}

Assembly assemble(std::shared_ptr<const System> system, const Vector& q, double t) {
  Assembly result{std::move(system), q};
  if (result.system->constraint_count() == 0) return result;
  ConstraintProjector(*result.system).project_positions(t, result.q);
  const std::vector<int> rows = dependent_constraints(*result.system, result.q);
  if (rows.empty()) return result;
  for (const int row : rows) result.redundant.push_back(result.system->constraints().row_name(row));
  result.system = std::make_shared<System>(result.system->without_constraints(rows));
  return result;
}

}  // namespace visviva

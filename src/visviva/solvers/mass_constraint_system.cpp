#include "visviva/solvers/mass_constraint_system.hpp"

#include <algorithm>

#include "visviva/math/slot_runs.hpp"
#include "visviva/math/sparse.hpp"

namespace visviva {
namespace {

// Columns of right sides at a time.
constexpr Eigen::Index abreast = 4;

}  // namespace

MassConstraintSystem::MassConstraintSystem(const SparseMatrix& W, const SparseMatrix& B,
                                           double slack, int threads, LinearSolverChoice solver)
    : n_(B.cols()),
      m_(B.rows()),
      slack_(slack),
      threads_(threads),
      solver_(solver),
      loose_(W, B),
      x_(Vector::Zero(n_ + m_)) {
  set_pattern(W, B);
}

// Unknowns that are not loose, and behind them rows of B.
void MassConstraintSystem::set_pattern(const SparseMatrix& W, const SparseMatrix& B) {
  const int count = static_cast<int>(loose_.others().size());
  std::vector<int> place(static_cast<std::size_t>(n_), -1);
  for (int k = 0; k < count; ++k)
    place[static_cast<std::size_t>(loose_.others()[static_cast<std::size_t>(k)])] = k;
  // work(slot, row, column) for entries of W, then of B
  const auto for_each_entry = [&](const SparseMatrix& A, const auto& work) {
    for (const int unknown : loose_.others())
      for (int slot = A.outerIndexPtr()[unknown]; slot < A.outerIndexPtr()[unknown + 1]; ++slot)
        work(slot, A.innerIndexPtr()[slot], place[static_cast<std::size_t>(unknown)]);
  };
  const auto for_each_mass = [&](const auto& work) {
    for_each_entry(W, [&](int slot, int row, int column) {
      if (row < n_) work(slot, place[static_cast<std::size_t>(row)], column);
    });
  };
  const int size = count + static_cast<int>(m_);
  PatternBuilder builder(size, size);
  for_each_mass([&](int, int row, int column) { builder.add(row, column); });
  for_each_entry(B, [&](int, int row, int column) {
    builder.add(count + row, column);
    builder.add(column, count + row);
  });
  for (int k = count; slack_ > 0.0 && k < size; ++k) builder.add(k, k);
  matrix_ = builder.build();
  const auto add = [&](Runs& runs, int from, int row, int column) {
    const int to = find_slot(matrix_, row, column);
    if (!runs.empty() && from == runs.back().from + runs.back().size &&
        to == runs.back().to + runs.back().size)
      ++runs.back().size;
    else
      runs.push_back({from, to, 1});
  };
  for (Runs* runs : {&mass_, &jacobian_, &gradient_}) runs->clear();
  for_each_mass([&](int slot, int row, int column) { add(mass_, slot, row, column); });
  for_each_entry(B, [&](int slot, int row, int column) {
    add(jacobian_, slot, count + row, column);
    add(gradient_, slot, column, count + row);
  });
  coupled_.setZero(size, abreast);
  linear_.reset();
  if (size == 0) return;
  linear_ = make_linear_solver(solver_, size, threads_);
  linear_->analyze(matrix_);
}

bool MassConstraintSystem::factorize(double scale, const SparseMatrix& W, const SparseMatrix& B) {
  if (!loose_.factorize(scale, W)) {
    loose_ = LooseBlocks(n_);
    set_pattern(W, B);
  }
  return factorize_coupled(scale, W, B);
}

bool MassConstraintSystem::factorize_coupled(double scale, const SparseMatrix& W,
                                             const SparseMatrix& B) {
  if (!linear_) return true;
  visviva::set_zero(matrix_);
  const auto add = [&](const Runs& runs, double factor, const SparseMatrix& A) {
    for (const Run& run : runs)
      add_run(A.valuePtr() + run.from, run.size, factor, matrix_.valuePtr() + run.to);
  };
  add(mass_, scale, W);
  add(jacobian_, 1.0, B);
  add(gradient_, 1.0, B);
  for (Eigen::Index k = coupled_.rows() - m_; slack_ > 0.0 && k < coupled_.rows(); ++k)
    matrix_.coeffRef(k, k) -= slack_;
  return linear_->factorize(matrix_);
}

void MassConstraintSystem::solve(MatrixOut x) {
  if (loose_.empty()) {
    if (linear_) linear_->solve(x);
    return;
  }
  loose_.solve(x);
  for (Eigen::Index j = 0; linear_ && j < x.cols(); j += abreast)
    solve_coupled(x.middleCols(j, std::min(abreast, x.cols() - j)));
}

void MassConstraintSystem::solve_coupled(MatrixOut x) {
  const std::vector<int>& unknowns = loose_.others();
  auto own = coupled_.leftCols(x.cols());
  for (Eigen::Index j = 0; j < x.cols(); ++j) {
    for (std::size_t k = 0; k < unknowns.size(); ++k)
      own(static_cast<Eigen::Index>(k), j) = x(unknowns[k], j);
    own.col(j).tail(m_) = x.col(j).tail(m_);
  }
  linear_->solve(own);
  for (Eigen::Index j = 0; j < x.cols(); ++j) {
    for (std::size_t k = 0; k < unknowns.size(); ++k)
      x(unknowns[k], j) = own(static_cast<Eigen::Index>(k), j);
    x.col(j).tail(m_) = own.col(j).tail(m_);
  }
}

}  // namespace visviva

#include "visviva/solvers/mass_constraint_system.hpp"

namespace visviva {
namespace {

SparseMatrix identity(Eigen::Index size) {
  SparseMatrix one(size, size);
  one.setIdentity();
  return one;
}

}  // namespace

MassConstraintSystem::MassConstraintSystem(const SparseMatrix& W, const SparseMatrix& B,
                                           double slack, int threads, LinearSolverChoice solver)
    : n_(B.cols()),
      m_(B.rows()),
      slack_(slack),
      identity_(identity(m_)),
      blocks_({static_cast<int>(n_), static_cast<int>(m_)}),
      mass_(blocks_.declare(0, 0, W, BlockMatrix::Corner{})),
      gradient_(blocks_.declare(0, 1, B, true)),
      jacobian_(blocks_.declare(1, 0, B)),
      slack_block_(slack > 0.0 ? blocks_.declare(1, 1, identity_) : 0),
      linear_(make_linear_solver(solver, blocks_.size(), threads)),
      x_(Vector::Zero(blocks_.size())) {
  blocks_.finish();
  linear_->analyze(blocks_.matrix());
}

bool MassConstraintSystem::factorize(double scale, const SparseMatrix& W, const SparseMatrix& B) {
  blocks_.set_zero();
  blocks_.add(mass_, scale, W);
  blocks_.add(gradient_, 1.0, B);
  blocks_.add(jacobian_, 1.0, B);
  if (slack_ > 0.0) blocks_.add(slack_block_, -slack_, identity_);
  return linear_->factorize(blocks_.matrix());
}

}  // namespace visviva

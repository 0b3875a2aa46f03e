#include "visviva/assemble/constraint_projector.hpp"

#include <fmt/format.h>

#include <cmath>

#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

constexpr double slack = 1e-10;

SparseMatrix identity(int size) {
  SparseMatrix one(size, size);
  one.setIdentity();
  return one;
}

// The constraints whose error is a fair part of the largest one, at most five.
std::string worst_constraints(const System& system, const Vector& error) {
  const double largest = error.cwiseAbs().maxCoeff();
  std::string names;
  int count = 0;
  for (int i = 0; i < error.size() && count < 5; ++i)
    if (!(std::abs(error[i]) < 0.1 * largest)) {
      names += fmt::format("{}'{}'", count == 0 ? "" : ", ", system.constraints().row_name(i));
      ++count;
    }
  return names;
}

}  // namespace

ConstraintProjector::ConstraintProjector(const System& system)
    : system_(system),
      n_(system.coordinate_count()),
      m_(system.constraint_count()),
      weight_(system.mass()),
      B_(system.constraints().pattern()),
      slack_(identity(m_)),
      blocks_({n_, m_}),
      weight_block_(blocks_.declare(0, 0, weight_)),
      gradient_block_(blocks_.declare(0, 1, B_, true)),
      jacobian_block_(blocks_.declare(1, 0, B_)),
      slack_block_(blocks_.declare(1, 1, slack_)) {
  blocks_.finish();
  for (int i = 0; i < n_; ++i) weight_.coeffRef(i, i) += 1e-6 * system.mass_scale();
  linear_ = make_linear_solver(LinearSolverChoice::automatic, n_ + m_);
  linear_->analyze(blocks_.matrix());
}

void ConstraintProjector::factorize(VectorIn q) {
  system_.constraints().jacobian(q, B_);
  blocks_.set_zero();
  blocks_.add(weight_block_, 1.0 / system_.mass_scale(), weight_);
  blocks_.add(gradient_block_, 1.0, B_);
  blocks_.add(jacobian_block_, 1.0, B_);
  blocks_.add(slack_block_, -slack, slack_);
  if (!linear_->factorize(blocks_.matrix()))
    throw InvalidModel(
        "the initial state cannot be moved onto the constraints: they are degenerate there");
}

Vector ConstraintProjector::correction(const Vector& error) {
  Vector rhs = Vector::Zero(n_ + m_);
  rhs.tail(m_) = -error;
  linear_->solve(rhs);
  return rhs.head(n_);
}

void ConstraintProjector::project_positions(double t, Vector& q) {
  constexpr int max_iterations = 30;
  Vector phi(m_);
  double previous = INFINITY;
  for (int i = 0; i < max_iterations; ++i) {
    system_.constraints().value(q, t, phi);
    factorize(q);
    const Vector dq = correction(phi);
    const double size = dq.norm();
    // At round-off a further correction is only noise: never worsen an assembled state.
    if (!std::isfinite(size) || size <= 1e-15 * (1.0 + q.norm()) ||
        (size < 1e-10 * (1.0 + q.norm()) && size >= 0.5 * previous))
      break;
    q += dq;
    previous = size;
  }
  system_.constraints().value(q, t, phi);
  if (!(phi.cwiseAbs().maxCoeff() <= 1e-9 * (1.0 + q.cwiseAbs().maxCoeff())))
    throw InvalidModel(fmt::format(
        "no position near the given one satisfies all constraints: {} (remaining error "
        "{:.2e}); they contradict each other, or the parts are given too far from where "
        "they fit",
        worst_constraints(system_, phi), phi.cwiseAbs().maxCoeff()));
}

void ConstraintProjector::project_velocities(VectorIn q, double t, Vector& v) {
  factorize(q);
  constexpr int max_corrections = 6;
  Vector rate(m_);
  for (int i = 0; i < max_corrections; ++i) {
    system_.constraints().rate(q, v, t, rate);
    if (i > 1 && rate.cwiseAbs().maxCoeff() <= 1e-14 * (1.0 + v.cwiseAbs().maxCoeff())) break;
    v += correction(rate);
  }
  system_.constraints().rate(q, v, t, rate);
  if (!(rate.cwiseAbs().maxCoeff() <= 1e-9 * (1.0 + v.cwiseAbs().maxCoeff())))
    throw InvalidModel(
        fmt::format("no velocity near the given one satisfies all constraints: {} (remaining error "
                    "{:.2e})",
                    worst_constraints(system_, rate), rate.cwiseAbs().maxCoeff()));
}

}  // namespace visviva

#include "visviva/simulate/consistent_state.hpp"

#include <fmt/format.h>

#include <cmath>

#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

// Solves [W Bᵀ; B 0] [dx; μ] = [0; −c] with W = M + a little on the diagonal, so that massless coordinates move too.
class Projector {
 public:
  explicit Projector(const System& system)
      : system_(system),
        n_(system.coordinate_count()),
        m_(system.constraint_count()),
        weight_(system.mass()),
        B_(system.constraints().pattern()),
        blocks_({n_, m_}),
        weight_block_(blocks_.declare(0, 0, weight_)),
        gradient_block_(blocks_.declare(0, 1, B_, true)),
        jacobian_block_(blocks_.declare(1, 0, B_)) {
    blocks_.finish();
    const double small = 1e-6 * system.mass_scale();
    for (int i = 0; i < n_; ++i) weight_.coeffRef(i, i) += small;
    linear_ = make_linear_solver(LinearSolverChoice::automatic, n_ + m_);
    linear_->analyze(blocks_.matrix());
  }

  Vector correction(const Vector& q, const Vector& error) {
    system_.constraints().jacobian(q, B_);
    blocks_.set_zero();
    blocks_.add(weight_block_, 1.0 / system_.mass_scale(), weight_);
    blocks_.add(gradient_block_, 1.0, B_);
    blocks_.add(jacobian_block_, 1.0, B_);
    if (!linear_->factorize(blocks_.matrix()))
      throw InvalidModel(
          "the constraints are redundant or contradictory at the initial state: remove one of "
          "those "
          "that say the same");
    Vector rhs = Vector::Zero(n_ + m_);
    rhs.tail(m_) = -error;
    linear_->solve(rhs);
    return rhs.head(n_);
  }

 private:
  const System& system_;
  int n_;
  int m_;
  SparseMatrix weight_;
  SparseMatrix B_;
  BlockMatrix blocks_;
  BlockMatrix::Block weight_block_;
  BlockMatrix::Block gradient_block_;
  BlockMatrix::Block jacobian_block_;
  std::unique_ptr<LinearSolver> linear_;
};

std::string worst_row(const System& system, const Vector& error) {
  Eigen::Index row = 0;
  error.cwiseAbs().maxCoeff(&row);
  return system.constraints().row_name(static_cast<int>(row));
}

void project_position(const System& system, double t, Projector& projector, Vector& q) {
  constexpr int max_iterations = 30;
  Vector phi(system.constraint_count());
  double previous = INFINITY;
  for (int i = 0; i < max_iterations; ++i) {
    system.constraints().value(q, t, phi);
    const Vector dq = projector.correction(q, phi);
    const double size = dq.norm();
    // At round-off a further correction is only noise: never worsen an assembled state.
    if (!std::isfinite(size) || size <= 1e-15 * (1.0 + q.norm()) ||
        (size < 1e-10 * (1.0 + q.norm()) && size >= 0.5 * previous))
      break;
    q += dq;
    previous = size;
  }
  system.constraints().value(q, t, phi);
  if (!(phi.cwiseAbs().maxCoeff() <= 1e-9 * (1.0 + q.cwiseAbs().maxCoeff())))
    throw InvalidModel(fmt::format(
        "no position near the given one satisfies constraint '{}' (remaining error {:.2e})",
        worst_row(system, phi), phi.cwiseAbs().maxCoeff()));
}

void refuse_large_move(const std::string& what, double move, double size, double largest) {
  if (move > largest * std::max(size, 1e-12))
    throw InvalidModel(fmt::format(
        "the initial {} violate the constraints: they would have to change by {:.3g}, more "
        "than the {:.3g} allowed; give {} that satisfy the constraints",
        what, move, largest * size, what));
}

}  // namespace

AccelerationSolver::AccelerationSolver(std::shared_ptr<const System> system)
    : system_(std::move(system)),
      B_(system_->constraints().pattern()),
      blocks_({system_->coordinate_count(), system_->constraint_count()}),
      mass_block_(blocks_.declare(0, 0, system_->mass())),
      gradient_block_(blocks_.declare(0, 1, B_, true)),
      jacobian_block_(blocks_.declare(1, 0, B_)),
      rhs_(system_->coordinate_count() + system_->constraint_count()) {
  blocks_.finish();
  linear_ = make_linear_solver(LinearSolverChoice::automatic, blocks_.size());
  linear_->analyze(blocks_.matrix());
}

bool AccelerationSolver::solve(VectorIn q, VectorIn v, double t, Vector& a, Vector& lambda) {
  const int n = system_->coordinate_count();
  const int m = system_->constraint_count();
  const double scale = 1.0 / system_->mass_scale();
  system_->constraints().jacobian(q, B_);
  blocks_.set_zero();
  blocks_.add(mass_block_, scale, system_->mass());
  blocks_.add(gradient_block_, 1.0, B_);
  blocks_.add(jacobian_block_, 1.0, B_);
  if (!linear_->factorize(blocks_.matrix())) return false;
  rhs_.setZero();
  system_->potentials().add_gradient(q, -scale, rhs_.head(n));
  system_->loads().add_force({q, v, t, t, 0.0}, LoadSort::all, scale, rhs_.head(n));
  system_->constraints().acceleration_bias(q, v, t, rhs_.tail(m));
  rhs_.tail(m) *= -1.0;
  linear_->solve(rhs_);
  a = rhs_.head(n);
  lambda = rhs_.tail(m) / scale;
  return true;
}

ConsistentState make_consistent(const std::shared_ptr<const System>& system, const Vector& q,
                                const Vector& v, double t, const ConsistencyOptions& options) {
  if (!q.allFinite() || !v.allFinite())
    throw InvalidModel("the initial state holds a number that is not finite");
  ConsistentState result;
  InitialState& s = result.state;
  s.t = t;
  s.q = q;
  s.v = v;
  if (system->constraint_count() > 0) {
    Projector projector(*system);
    project_position(*system, t, projector, s.q);
    result.position_move = (s.q - q).norm();
    refuse_large_move("positions", result.position_move, q.norm(), options.largest_move);
    Vector rate(system->constraint_count());
    system->constraints().rate(s.q, s.v, t, rate);
    s.v += projector.correction(s.q, rate);
    result.velocity_move = (s.v - v).norm();
    if (result.velocity_move > 1e-12)
      refuse_large_move("velocities", result.velocity_move, v.norm(), options.largest_move);
  }
  AccelerationSolver solver(system);
  if (!solver.solve(s.q, s.v, t, s.a, s.lambda))
    throw InvalidModel(
        "the equations of motion are singular at the initial state: a coordinate has no mass and "
        "no "
        "constraint holds it, or constraints are redundant");
  return result;
}

}  // namespace visviva

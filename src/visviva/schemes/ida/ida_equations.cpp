#include "visviva/schemes/ida/ida_equations.hpp"

#include "visviva/schemes/scheme.hpp"

namespace visviva {
namespace {

SparseMatrix identity_of_pattern(SparseMatrix pattern) {
  set_zero(pattern);
  for (int i = 0; i < pattern.rows(); ++i) pattern.coeffRef(i, i) = 1.0;
  return pattern;
}

}  // namespace

StabilizedEquations::StabilizedEquations(std::shared_ptr<const System> system)
    : system_(std::move(system)),
      n_(system_->coordinate_count()),
      m_(system_->constraint_count()),
      identity_(identity_of_pattern(system_->mass())),
      K_(system_->mass()),
      B_(system_->constraints().pattern()),
      Bv_(B_),
      blocks_({system_->coordinate_count(), system_->coordinate_count(),
               system_->constraint_count(), system_->constraint_count()}),
      J11_(blocks_.declare(0, 0, K_)),
      J12_(blocks_.declare(0, 1, K_)),
      J14_(blocks_.declare(0, 3, B_, true)),
      J21_(blocks_.declare(1, 0, K_)),
      J22_(blocks_.declare(1, 1, K_)),
      J23_(blocks_.declare(1, 2, B_, true)),
      J31_(blocks_.declare(2, 0, B_)),
      J32_(blocks_.declare(2, 1, B_)),
      J41_(blocks_.declare(3, 0, B_)) {
  blocks_.finish();
}

bool StabilizedEquations::is_differential(int unknown) const {
  if (unknown < n_) return true;
  return unknown < 2 * n_ && system_->mass().col(unknown - n_).norm() > 0.0;
}

std::string StabilizedEquations::row_name(int row) const {
  const int n = system_->coordinate_count();
  const int m = system_->constraint_count();
  if (row < n) return "the velocity of '" + system_->coordinate_name(row) + "'";
  return equation_name(*system_, row < 2 * n + m ? row - n : row - n - m);
}

std::string StabilizedEquations::unknown_name(int unknown) const {
  const int n = system_->coordinate_count();
  if (unknown < n) return "'" + system_->coordinate_name(unknown) + "'";
  if (unknown < 2 * n) return "the velocity of '" + system_->coordinate_name(unknown - n) + "'";
  const int row = (unknown - 2 * n) % system_->constraint_count();
  return "the multiplier of constraint '" + system_->constraints().row_name(row) + "'";
}

void StabilizedEquations::residual(double t, VectorIn y, VectorIn y_dot, VectorOut f) {
  const auto q = y.head(n_);
  const auto v = y.segment(n_, n_);
  f.head(n_) = y_dot.head(n_) - v;
  auto f2 = f.segment(n_, n_);
  f2.setZero();
  add_product(system_->mass(), 1.0, y_dot.segment(n_, n_), f2);
  system_->potentials().add_gradient(q, 1.0, f2);
  system_->loads().add_force({q, v, t, t, 0.0}, LoadSort::all, -1.0, f2);
  if (m_ == 0) return;
  const Constraints& c = system_->constraints();
  c.jacobian(q, B_);
  add_transposed_product(B_, 1.0, y.tail(m_), f.head(n_));
  add_transposed_product(B_, 1.0, y.segment(2 * n_, m_), f2);
  c.rate(q, v, t, f.segment(2 * n_, m_));
  c.value(q, t, f.tail(m_));
}

const SparseMatrix& StabilizedEquations::tangent(double t, double c, VectorIn y) {
  c_ = c;
  const double mc2 = system_->mass_scale() * c * c;
  const auto q = y.head(n_);
  const auto v = y.segment(n_, n_);
  const LoadPoint loads{q, v, t, t, 0.0};
  blocks_.set_zero();

  set_zero(K_);
  if (m_ > 0) system_->constraints().add_curvature(q, y.tail(m_), 1.0 / c, K_);
  blocks_.add(J11_, 1.0, identity_);
  blocks_.add(J11_, 1.0, K_);
  blocks_.add(J12_, -1.0, identity_);

  set_zero(K_);
  system_->potentials().add_hessian(q, 1.0, K_);
  system_->loads().add_tangent(loads, LoadSort::all, -1.0, 0.0, K_);
  if (m_ > 0) system_->constraints().add_curvature(q, y.segment(2 * n_, m_), 1.0, K_);
  blocks_.add(J21_, 1.0 / mc2, K_);

  set_zero(K_);
  add_values(K_, c, system_->mass());
  system_->loads().add_tangent(loads, LoadSort::all, 0.0, -1.0, K_);
  blocks_.add(J22_, c / mc2, K_);

  if (m_ > 0) {
    system_->constraints().jacobian(q, B_);
    system_->constraints().jacobian_derivative(q, v, Bv_);
    for (const auto block : {J14_, J23_, J32_, J41_}) blocks_.add(block, 1.0, B_);
    blocks_.add(J31_, 1.0 / c, Bv_);
  }
  return blocks_.matrix();
}

void StabilizedEquations::scale_rows(VectorOut f) const {
  f.head(n_) /= c_;
  f.segment(n_, n_) /= system_->mass_scale() * c_ * c_;
  f.segment(2 * n_, m_) /= c_;
}

void StabilizedEquations::scale_unknowns(VectorOut y) const {
  y.segment(n_, n_) *= c_;
  y.segment(2 * n_, m_) *= system_->mass_scale() * c_ * c_;
  y.tail(m_) *= c_;
}

}  // namespace visviva

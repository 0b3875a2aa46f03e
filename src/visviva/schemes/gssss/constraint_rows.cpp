#include "visviva/schemes/gssss/constraint_rows.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace visviva {

ConstraintRows::ConstraintRows(const System& system, ConstraintLevel level, double baumgarte)
    : constraints_(system.constraints()),
      level_(level),
      baumgarte_(baumgarte),
      B_(constraints_.pattern()),
      Bv_(B_),
      J_(B_),
      work_(Vector::Zero(constraints_.rows())),
      shifted_(Vector::Zero(system.coordinate_count())) {}

void ConstraintRows::value(const State& at, VectorOut r) {
  switch (level_) {
    case ConstraintLevel::position:
      constraints_.value(at.q, at.t, r);
      break;
    case ConstraintLevel::velocity:
      constraints_.rate(at.q, at.v, at.t, r);
      break;
    case ConstraintLevel::acceleration:
      constraints_.acceleration_bias(at.q, at.v, at.t, r);
      constraints_.jacobian(at.q, B_);
      add_product(B_, 1.0, at.a, r);
      if (baumgarte_ == 0.0) break;
      constraints_.rate(at.q, at.v, at.t, work_);
      r += 2.0 * baumgarte_ * work_;
      constraints_.value(at.q, at.t, work_);
      r += baumgarte_ * baumgarte_ * work_;
      break;
  }
}

const SparseMatrix& ConstraintRows::derivative(const State& at, const Weights& by) {
  const double g = baumgarte_;
  set_zero(J_);
  constraints_.jacobian(at.q, B_);
  constraints_.jacobian_derivative(at.q, at.v, Bv_);
  switch (level_) {
    case ConstraintLevel::position:
      add_values(J_, by.q, B_);
      break;
    case ConstraintLevel::velocity:
      add_values(J_, by.v, B_);
      add_values(J_, by.q, Bv_);
      break;
    case ConstraintLevel::acceleration:
      add_values(J_, by.a + 2.0 * g * by.v + g * g * by.q, B_);
      add_values(J_, 2.0 * by.v + 2.0 * g * by.q, Bv_);
      add_acceleration_by_position(at, by.q);
      break;
  }
  return J_;
}

// ∂(B a)/∂q + D³e(v, v, ·). Of the third derivatives there is only what the second differ by along v: by central differences, whose
// error is the square of the shift, relative to the lengths over which the constraints change.
void ConstraintRows::add_acceleration_by_position(const State& at, double scale) {
  constraints_.jacobian_derivative(at.q, at.a, Bv_);
  add_values(J_, scale, Bv_);
  const double speed = at.v.cwiseAbs().maxCoeff();
  if (!constraints_.nonlinear() || speed == 0.0) return;
  const double size = std::max(1.0, at.q.cwiseAbs().maxCoeff());
  const double shift = std::cbrt(std::numeric_limits<double>::epsilon()) * size / speed;
  for (const double side : {1.0, -1.0}) {
    shifted_ = at.q + side * shift * at.v;
    constraints_.jacobian_derivative(shifted_, at.v, Bv_);
    add_values(J_, side * scale / (2.0 * shift), Bv_);
  }
}

}  // namespace visviva

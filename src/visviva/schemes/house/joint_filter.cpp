#include "visviva/schemes/house/joint_filter.hpp"

#include <algorithm>

namespace visviva {
namespace {

// A mismatch that turns by φ per step has |a|/|g| = tan(φ/2).
constexpr double most = 2.0;

}  // namespace

JointFilter::JointFilter(const FrameSystem& system) : m_(system.rows()) {
  memory_.setZero(2 * m_ + 1);
  for (Vector* v : {&first_rate_, &d_, &target_rate_}) v->setZero(m_);
  changes_.setZero(m_, 2);
  impulses_.setZero(system.unknowns() + m_, 2);
}

void JointFilter::look(VectorIn b) {
  if (is_new()) {
    d_ = 0.5 * (b - first_rate_);
    changes_.col(0) = d_;
    changes_.col(1).setZero();
  } else {
    d_ = 0.5 * (b - rate());
    changes_.col(0) = 0.5 * (d_ - last());
    changes_.col(1) = 0.5 * (d_ + last());
  }
  rate() = b;
  mark() = 1.0;
}

void JointFilter::pass() { last() = d_; }

bool JointFilter::filter(StateRates& rates, double t, Vector& V, StepWork& work) {
  impulses_.bottomRows(m_) = changes_;
  rates.impulses(impulses_);
  const auto a = changes_.col(0);
  const auto g = changes_.col(1);
  const auto delta = impulses_.col(0).head(V.size());
  const auto pi = impulses_.col(0).tail(m_);
  if (!(a.dot(pi) > most * most * g.dot(impulses_.col(1).tail(m_)))) {
    pass();
    return false;
  }
  last() = g;
  const double size = rates.mass_product(delta, delta);
  const double slope = pi.dot(rate());
  const double tau = slope > 0.0 ? std::min(1.0, 2.0 * slope / size) : 0.0;
  if (!(tau > 0.0)) return false;
  V -= tau * delta;
  rate() -= tau * a;
  const double loss = std::max(0.0, tau * slope - 0.5 * tau * tau * size);
  rates.joint_target_rate(t, target_rate_);  // −ė₀
  work[Account::drive_work] += tau * pi.dot(target_rate_);
  work[Account::numerical_dissipation] += loss;
  work[Account::projection_loss] += loss;
  return true;
}

}  // namespace visviva

#include "visviva/schemes/house/joint_filter.hpp"

#include <algorithm>

namespace visviva {
namespace {

// A mismatch that turns by φ per step has |a|/|g| = tan(φ/2).
constexpr double most = 2.0;

}  // namespace

JointFilter::JointFilter(const FrameSystem& system) {
  const int m = system.rows();
  memory_.setZero(m > 0 ? m + 1 : 0);
  for (Vector* v : {&b_, &d_, &a_, &g_, &pi_, &other_pi_}) v->setZero(m);
  for (Vector* v : {&delta_, &other_}) v->setZero(system.unknowns());
}

bool JointFilter::filter(StateRates& rates, VectorIn start, double t, Vector& V, StepWork& work) {
  const Eigen::Index m = b_.size();
  if (m == 0) return false;
  rates.joint_rate(V, t, b_);
  d_ = 0.5 * (b_ - start);
  if (memory_[m] == 0.0) {
    rates.impulse(d_, delta_, pi_);
    memory_.head(m).setZero();
    memory_[m] = 1.0;
  } else {
    a_ = 0.5 * (d_ - memory_.head(m));
    g_ = 0.5 * (d_ + memory_.head(m));
    rates.impulse(a_, delta_, pi_);
    rates.impulse(g_, other_, other_pi_);
    const bool alternates = a_.dot(pi_) > most * most * g_.dot(other_pi_);
    memory_.head(m) = alternates ? g_ : d_;
    if (!alternates) return false;
  }
  const double size = rates.mass_product(delta_, delta_);
  const double slope = pi_.dot(b_);
  const double tau = slope > 0.0 ? std::min(1.0, 2.0 * slope / size) : 0.0;
  if (!(tau > 0.0)) return false;
  V -= tau * delta_;
  const double loss = std::max(0.0, tau * slope - 0.5 * tau * tau * size);
  rates.joint_target_rate(t, g_);  // −ė₀
  work[Account::drive_work] += tau * pi_.dot(g_);
  work[Account::numerical_dissipation] += loss;
  work[Account::projection_loss] += loss;
  return true;
}

}  // namespace visviva

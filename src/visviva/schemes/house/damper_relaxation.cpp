#include "visviva/schemes/house/damper_relaxation.hpp"

namespace visviva {

DamperRelaxation::DamperRelaxation(const FrameSystem& system, StateRates& rates)
    : rates_(rates), H_(system.square_pattern()), equations_(H_, system.row_pattern()) {
  const Eigen::Index d = rates.damper_count();
  memory_.setZero(d > 0 ? 2 * d + 1 : 0);
  slow_.setZero(d);
  momentum_.setZero(system.unknowns());
}

void DamperRelaxation::begin(VectorIn V) {
  const Eigen::Index d = slow_.size();
  if (d == 0 || memory_[2 * d] > 0.0) return;
  memory_.head(d) = rates_.damper_strain();
  rates_.damper_rate(V, memory_.segment(d, d));
}

void DamperRelaxation::advance(double h) {
  const Eigen::Index d = slow_.size();
  auto strain = memory_.head(d);
  auto rate = memory_.segment(d, d);
  double& last = memory_[2 * d];
  slow_ = (rates_.damper_strain() - strain) / h;  // the mean rate
  strain = rates_.damper_strain();
  rate.swap(slow_);
  slow_ = (rate - slow_) * (2.0 / (h + last));
  last = h;
}

bool DamperRelaxation::factorize(double b) {
  set_zero(H_);
  rates_.velocities().add_mass(1.0 / rates_.mass_scale(), H_);
  rates_.add_damping(b / rates_.mass_scale(), H_);
  return equations_.factorize(1.0, H_, rates_.joints());
}

void DamperRelaxation::relax(double t, double h, Vector& V) {
  const double b = 0.125 * h;
  if (!factorize(b)) return;
  rates_.solve_accelerations(V, t, h);
  slow_ = rates_.damper_acceleration() - slow_;
  equations_.set_zero();
  rates_.add_resistance(slow_, b * b / rates_.mass_scale(), equations_.motion());
  equations_.solve();
  for (const double weight : {1.0, 2.0}) {
    rates_.velocities().momentum(equations_.motion(), momentum_);
    equations_.set_zero();
    equations_.motion() = momentum_ / rates_.mass_scale();
    equations_.solve();
    V += weight * equations_.motion();
  }
}

}  // namespace visviva

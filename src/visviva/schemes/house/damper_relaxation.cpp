#include "visviva/schemes/house/damper_relaxation.hpp"

namespace visviva {

DamperRelaxation::DamperRelaxation(const FrameSystem& system, StateRates& rates)
    : rates_(rates),
      H_(system.pattern()),
      equations_(H_, system.row_pattern()),
      count_(rates.damper_count()) {
  memory_.setZero(3 * count_ + 2);
  fast_.setZero(count_);
  momentum_.setZero(system.unknowns());
}

void DamperRelaxation::begin(VectorIn V) {
  if (last_step() > 0.0) return;
  strain() = rates_.damper_strain();
  rates_.damper_rate(V, rate());
}

void DamperRelaxation::advance(double h, bool can_relax) {
  fast_ = (rates_.damper_strain() - strain()) / h;  // the mean rate
  slow() = (fast_ - rate()) * (2.0 / (h + last_step()));
  strain() = rates_.damper_strain();
  rate() = fast_;
  last_step() = h;
  mark() = can_relax ? 1.0 : 0.0;
}

bool DamperRelaxation::factorize(double b) {
  set_zero(H_);
  rates_.velocities().add_mass(1.0 / rates_.mass_scale(), H_);
  rates_.add_damping(b / rates_.mass_scale(), H_);
  return equations_.factorize(1.0, H_, rates_.joints());
}

void DamperRelaxation::relax(double t, Vector& V) {
  const double b = 0.125 * last_step();
  if (!factorize(b)) return;
  rates_.solve_accelerations(V, t, last_step());
  fast_ = rates_.damper_acceleration() - slow();
  equations_.set_zero();
  rates_.add_resistance(fast_, b * b / rates_.mass_scale(), equations_.motion());
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

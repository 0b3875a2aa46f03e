#include "visviva/schemes/newton_stepper.hpp"

namespace visviva {

void NewtonStepper::declare_unknowns(const std::vector<int>& sizes) {
  blocks_ = BlockMatrix(sizes);
  x_.setZero(blocks_.size());
}

void NewtonStepper::finish(const NewtonOptions& options) {
  blocks_.finish();
  newton_.emplace(blocks_.matrix(), options);
}

StepReport NewtonStepper::advance(double h) {
  h_ = h;
  begin_step();
  const NewtonReport report = solve();
  if (!report.converged()) return to_step_report(report, *this);
  set_states(x_);
  accept();
  clock_.advance(h);
  return {true, report.iterations, {}, {}, {}, remedy(), spin_error()};
}

double NewtonStepper::relative_size(VectorIn, VectorIn dx) const {
  return relative_increment(dx, q_, q_end(), h_ * v_.cwiseAbs().maxCoeff());
}

}  // namespace visviva

#include "visviva/schemes/newton_stepper.hpp"

namespace visviva {

void NewtonStepper::declare_unknowns(const std::vector<int>& sizes) {
  blocks_ = BlockMatrix(sizes);
  x_.setZero(blocks_.size());
}

void NewtonStepper::finish(const NewtonOptions& options) {
  blocks_.finish();
  newton_.emplace(blocks_.matrix(), options);
  if (!options.predicts || options.mode == NewtonMode::residual) return;
  predictor_.emplace(x_.size());
  for (Vector* past : predictor_->memory()) remember(*past);
  remember(known_);
}

NewtonReport NewtonStepper::begin_and_solve() {
  begin_step();
  experience_ = {.round_off = known_[0], .curvature = known_[1]};
  if (!predictor_) return solve();
  experience_.improvement = relative_size(x_, predictor_->improve(h_, x_));
  NewtonReport report = solve();
  if (report.converged() || experience_.improvement == 0.0) return report;
  const int tried = report.iterations;
  begin_step();
  experience_ = {.round_off = known_[0], .curvature = known_[1]};
  report = solve();
  report.iterations += tried;
  return report;
}

NewtonReport NewtonStepper::solve_again() {
  NewtonExperience again = experience_;
  again.improvement = relative_size(x_, x_);  // x_ is what the guess has become
  again.keeps_tangent = true;
  return newton_->solve(*this, x_, again);
}

StepReport NewtonStepper::advance(double h) {
  h_ = h;
  const NewtonReport report = begin_and_solve();
  if (!report.converged()) return to_step_report(report, *this);
  set_end(x_);
  if (const auto* angle = turns_.lost(q_, v_, h, q_end()))
    return lost_turns(*angle, report.iterations);
  if (predictor_) predictor_->learn(h, x_);
  known_ << experience_.round_off, experience_.curvature;
  accept();
  clock_.advance(h);
  return {true, report.iterations, {}, {}, {}, remedy(), spin_error()};
}

double NewtonStepper::residual_norm(VectorIn r) const { return mass_scale_ / (h_ * h_) * r.norm(); }

double NewtonStepper::relative_size(VectorIn, VectorIn dx) const {
  return relative_increment(dx, q_, q_end(), h_ * v_.cwiseAbs().maxCoeff());
}

}  // namespace visviva

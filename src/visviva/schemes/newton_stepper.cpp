#include "visviva/schemes/newton_stepper.hpp"

#include <algorithm>
#include <utility>

namespace visviva {

void NewtonStepper::declare_unknowns(const std::vector<int>& sizes) {
  set_blocks(BlockMatrix(sizes));
}

void NewtonStepper::declare_tangent(const SparseMatrix& pattern) {
  set_blocks(BlockMatrix::of(pattern));
}

void NewtonStepper::set_blocks(BlockMatrix blocks) {
  blocks_ = std::move(blocks);
  x_.setZero(blocks_.size());
  carried_.setZero(blocks_.size());
  guess_.setZero(blocks_.size());
}

void NewtonStepper::finish(const NewtonOptions& options) {
  blocks_.finish();
  newton_.emplace(blocks_.matrix(), options);
  if (!options.predicts || options.mode == NewtonMode::residual) return;
  predictor_.emplace(x_.size(),
                     options.composes ? Predictor::Steps::parts : Predictor::Steps::whole);
  for (Vector* past : predictor_->memory()) remember(*past);
  remember(known_);
}

NewtonReport NewtonStepper::begin_and_solve() {
  begin_anew();
  if (predictor_)
    experience_.improvement = relative_size(x_, predictor_->improve(h_, carried_, x_));
  NewtonReport report = solve();
  if (!report.converged() && experience_.improvement > 0.0) {
    begin_anew();
    report = solve_after(report);
  }
  return report.converged() || !newton_->options().lengthens ? report : lengthen(report);
}

void NewtonStepper::begin_anew() {
  begin_step();
  experience_ = {.round_off = known_[0],
                 .curvature = known_[1],
                 .trust = known_[2],
                 .increments = known_[3],
                 .new_tangents = known_[4],
                 .last_tangents = known_[5]};
}

NewtonReport NewtonStepper::solve() {
  using LastTangent = NewtonExperience::LastTangent;
  guess_ = x_;
  const bool goes_on = newton_->options().keeps_tangents && h_ == tangent_step_;
  const NewtonReport report = solve_with(goes_on ? LastTangent::first : LastTangent::none);
  const bool may_do_anew = !report.converged() && report.with_last_tangent;
  return may_do_anew ? solve_anew(report.iterations) : report;
}

NewtonReport NewtonStepper::solve_anew(int tried) {
  x_ = guess_;
  NewtonReport report = solve_with(NewtonExperience::LastTangent::none);
  report.iterations += tried;
  return report;
}

NewtonReport NewtonStepper::solve_with(NewtonExperience::LastTangent last) {
  experience_.last_tangent = last;
  const NewtonReport report = newton_->solve(*this, x_, experience_);
  tangent_step_ = report.converged() ? h_ : 0.0;
  return report;
}

NewtonReport NewtonStepper::solve_after(const NewtonReport& before) {
  NewtonReport report = solve();
  report.iterations += before.iterations;
  return report;
}

// The solutions of steps of all lengths are a curve x(h) from x(0) = 0, which is followed; other solutions of the long step would
// not go over into the motion if it were shortened.
NewtonReport NewtonStepper::lengthen(const NewtonReport& failed) {
  constexpr double longest_part = 0.25;
  constexpr double shortest_part = 1.0 / 512.0;
  struct Solved {
    double h;
    Vector x;
  };
  const double whole = h_;
  Solved before{0.0, Vector::Zero(x_.size())};
  Solved last = before;
  NewtonReport report = failed;
  for (double part = longest_part * whole; part >= shortest_part * whole;) {
    h_ = std::min(whole, last.h + part);
    begin_anew();
    if (last.h > 0.0) x_ = last.x + ((h_ - last.h) / (last.h - before.h)) * (last.x - before.x);
    report = solve_after(report);
    if (report.converged() && h_ == whole) return report;
    if (report.converged()) {
      before = std::exchange(last, {h_, x_});
      part = std::min(2.0 * part, longest_part * whole);
    } else {
      part *= 0.5;
    }
  }
  h_ = whole;
  const int tried = report.iterations;
  report = failed;  // which says what is wrong with the step itself
  report.iterations = tried;
  return report;
}

NewtonReport NewtonStepper::solve_again() {
  NewtonExperience again = experience_;
  again.improvement = relative_size(x_, x_);  // x_ is what the guess has become
  again.last_tangent = NewtonExperience::LastTangent::all;
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
  known_ << experience_.round_off, experience_.curvature, experience_.trust, experience_.increments,
      experience_.new_tangents, experience_.last_tangents;
  accept();
  clock_.advance(h);
  return {true, report.iterations, {}, {}, {}, remedy(), spin_error()};
}

double NewtonStepper::residual_norm(VectorIn r) const { return mass_scale_ / (h_ * h_) * r.norm(); }

double NewtonStepper::relative_size(VectorIn, VectorIn dx) const {
  return relative_increment(dx, q_, q_end(), h_ * v_.cwiseAbs().maxCoeff(), ground_reach_);
}

}  // namespace visviva

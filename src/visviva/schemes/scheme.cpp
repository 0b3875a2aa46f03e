#include "visviva/schemes/scheme.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace visviva {

StepReport to_step_report(const NewtonReport& report, const NonlinearProblem& problem) {
  return {report.converged(), report.iterations, describe(report, problem),
          problem.row_name(report.worst_row), hint(report)};
}

StepReport lost_turns(const ConstraintTerm& angle, int iterations) {
  return {
      false, iterations,
      fmt::format("the angle of '{}' lost count of its turns: a step has to turn it by less than "
                  "half a turn",
                  angle.name),
      angle.name, "reduce the step (--dt)"};
}

Vector Stepper::history() const {
  Vector all;
  write_history(all);
  return all;
}

void Stepper::write_history(Vector& all) const {
  Eigen::Index size = q_.size() + v_.size();
  for (const Vector* own : memory_) size += own->size();
  all.resize(size);
  all.head(q_.size()) = q_;
  all.segment(q_.size(), v_.size()) = v_;
  Eigen::Index first = q_.size() + v_.size();
  for (const Vector* own : memory_) {
    all.segment(first, own->size()) = *own;
    first += own->size();
  }
}

void Stepper::restore(const Clock& clock, const Vector& history) {
  clock_ = clock;
  q_ = history.head(q_.size());
  v_ = history.segment(q_.size(), v_.size());
  Eigen::Index first = q_.size() + v_.size();
  for (Vector* own : memory_) {
    *own = history.segment(first, own->size());
    first += own->size();
  }
}

std::string equation_name(const System& system, int row) {
  const int n = system.coordinate_count();
  return row < n ? "the equation of motion of '" + system.coordinate_name(row) + "'"
                 : "constraint '" + system.constraints().row_name(row - n) + "'";
}

double relative_increment(VectorIn dx, VectorIn q0, VectorIn q1, double way, double ground_reach) {
  const double size = dx.cwiseAbs().maxCoeff();
  if (size == 0.0) return 0.0;
  // From rest at the origin, without a tie to the ground, the increment itself is all there is to compare with.
  return size / std::max({size, q0.cwiseAbs().maxCoeff(), q1.cwiseAbs().maxCoeff(), std::abs(way),
                          ground_reach});
}

std::string_view to_string(EnergyLaw law) {
  switch (law) {
    case EnergyLaw::preserving:
      return "preserving";
    case EnergyLaw::decaying:
      return "decaying";
    case EnergyLaw::none:
      break;
  }
  return "none";
}

std::string_view to_string(MomentumLaw law) {
  switch (law) {
    case MomentumLaw::linear:
      return "linear";
    case MomentumLaw::linear_and_angular:
      return "linear and angular";
    case MomentumLaw::none:
      break;
  }
  return "none";
}

}  // namespace visviva

#include "visviva/simulate/consistent_state.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "visviva/assemble/constraint_projector.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/simulate/undefined_input.hpp"

namespace visviva {
namespace {

// `violation` is by how much each constraint is not met.
void refuse_large_move(const System& system, const std::string& what, const Vector& violation,
                       double move, double size, double largest) {
  if (move <= largest * std::max(size, 1e-12)) return;
  Eigen::Index worst = 0;
  violation.cwiseAbs().maxCoeff(&worst);
  const int row = static_cast<int>(worst);
  throw InvalidModel(
      fmt::format("the initial {0} violate the constraints, most of all '{1}', by {2:.3g}: they "
                  "would have to change by {3:.3g}, which is more than {4:g} of their size",
                  what, system.constraints().row_name(row), violation[worst], move, largest),
      system.constraints().row_part(row),
      fmt::format("give {} that meet them{}", what,
                  what == "velocities" ? ", or let drives start from rest" : ""));
}

std::string lightest_of(const System& system) {
  const auto& frames = system.frames();
  if (frames.empty()) return "";
  const auto lightest =
      std::min_element(frames.begin(), frames.end(),
                       [](const Frame& a, const Frame& b) { return a.mass() < b.mass(); });
  return fmt::format(" (the lightest is '{}' with {:.3g} kg)", lightest->name, lightest->mass());
}

// Names a coordinate or a constraint that alone makes the equations singular, if there is one.
[[noreturn]] void refuse_singular(const System& system, VectorIn q) {
  const std::string what = "the equations of motion are singular at the initial state: ";
  SparseMatrix B = system.constraints().pattern();
  system.constraints().jacobian(q, B);
  for (int j = 0; j < system.coordinate_count(); ++j)
    if (system.bare_mass().col(j).norm() == 0.0 && B.col(j).norm() == 0.0)
      throw InvalidModel(fmt::format("{}'{}' has no mass, and no constraint holds it", what,
                                     system.coordinate_name(j)),
                         "", "give it a mass");
  const SparseMatrix gradients = B.transpose();
  for (int row = 0; row < B.rows(); ++row)
    if (gradients.col(row).norm() == 0.0)
      throw InvalidModel(fmt::format("{}the constraint '{}' has no direction there", what,
                                     system.constraints().row_name(row)),
                         system.constraints().row_part(row), "start from another position");
  throw InvalidModel(
      what + "constraints are redundant, or something has no mass" + lightest_of(system), "",
      "take out a constraint that others imply, and give every part a mass");
}

void refuse_undefined(const System& system, VectorIn q) {
  if (const PotentialTerm* term = find_undefined_potential(system, q))
    throw InvalidModel(
        fmt::format("'{}' cannot be measured at the start: {}", term->name, why_it_is_undefined),
        term->name, "move or turn what it connects");
}

}  // namespace

AccelerationSolver::AccelerationSolver(std::shared_ptr<const System> system)
    : system_(std::move(system)), equations_(*system_) {}

bool AccelerationSolver::solve(VectorIn q, VectorIn v, double t, Vector& a, Vector& lambda) {
  if (!equations_.settle(q)) return false;
  solve_there(q, v, t, a, lambda);
  return true;
}

bool AccelerationSolver::solve_consistently(VectorIn q, Vector& v, double t, Vector& a,
                                            Vector& lambda) {
  if (!equations_.settle(q)) return false;
  equations_.set_zero();
  system_->constraints().rate(q, v, t, equations_.multipliers());
  equations_.solve_without_axes();
  v -= equations_.motion();
  solve_there(q, v, t, a, lambda);
  return true;
}

void AccelerationSolver::solve_there(VectorIn q, VectorIn v, double t, Vector& a, Vector& lambda) {
  equations_.set_zero();
  system_->potentials().add_gradient(q, -1.0, equations_.motion());
  system_->loads().add_force({q, v, t, t, 0.0}, LoadSort::all, 1.0, equations_.motion());
  system_->constraints().acceleration_bias(q, v, t, equations_.multipliers());
  equations_.multipliers() *= -1.0;
  equations_.solve();
  a = equations_.motion();
  lambda = equations_.multipliers();
}

void AccelerationSolver::multipliers_for(VectorIn r, Vector& lambda) {
  equations_.set_zero();
  equations_.multipliers() = r;
  equations_.solve();
  lambda = equations_.multipliers();
}

ConsistentState make_consistent(const std::shared_ptr<const System>& system, const Vector& q,
                                const Vector& v, double t, const ConsistencyOptions& options) {
  if (!q.allFinite() || !v.allFinite())
    throw InvalidModel("the initial state holds a number that is not finite");
  ConsistentState result;
  InitialState& s = result.state;
  s.t = t;
  s.q = q;
  s.v = v;
  if (system->constraint_count() > 0) {
    ConstraintProjector projector(*system);
    Vector violation(system->constraint_count());
    system->constraints().value(s.q, t, violation);
    projector.project_positions(t, s.q);
    result.position_move = (s.q - q).norm();
    refuse_large_move(*system, "positions", violation, result.position_move, q.norm(),
                      options.largest_move);
    system->constraints().rate(s.q, s.v, t, violation);
    projector.project_velocities(s.q, t, s.v);
    result.velocity_move = (s.v - v).norm();
    if (result.velocity_move > 1e-12)
      refuse_large_move(*system, "velocities", violation, result.velocity_move, v.norm(),
                        options.largest_move);
    result.moves = find_moves(*system, {q, v}, {s.q, s.v});
    result.stored = system->potential_energy(s.q) - system->potential_energy(q);
  }
  refuse_undefined(*system, s.q);
  AccelerationSolver solver(system);
  if (!solver.solve(s.q, s.v, t, s.a, s.lambda)) refuse_singular(*system, s.q);
  return result;
}

}  // namespace visviva

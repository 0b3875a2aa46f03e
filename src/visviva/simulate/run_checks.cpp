#include "visviva/simulate/run_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "visviva/schemes/composed/composition.hpp"

namespace visviva {
namespace {

constexpr double last_digit = std::numeric_limits<double>::epsilon();

constexpr double share_of_round_off = 1e-12;  // in energies, of their scale

// Also where parts at the origin hang from the ground.
double farthest_place(const System& system, const Vector& q) {
  return std::max(q.lpNorm<Eigen::Infinity>(), system.ground_reach());
}

// All forces of potentials, also of those that are in equilibrium with each other.
double sum_of_forces(const System& system, const Vector& q) {
  double sum = 0.0;
  for (const PotentialTerm& term : system.potentials().terms()) {
    LocalVector e(term.strain->outputs());
    LocalMatrix De(term.strain->outputs(), term.strain->inputs());
    term.strain->evaluate(gather(q, term.coordinates), e, De);
    LocalVector stress(e.size());
    term.energy->stress(e, stress);
    sum += (De.transpose() * stress).lpNorm<1>();
  }
  return sum;
}

// The energy that the last digits of the coordinates hold. Parts at rest have no other, and no law is kept below it.
double round_off_energy(const System& system, const Vector& q, double step) {
  const double place = farthest_place(system, q);
  const double digit = 1e3 * last_digit * place;
  Vector shaken = q;
  for (Eigen::Index i = 0; i < q.size(); ++i) shaken[i] += i % 2 == 0 ? digit : -digit;
  return std::abs(system.potential_energy(shaken) - system.potential_energy(q)) +
         system.kinetic_energy((shaken - q) / step) +
         16.0 * last_digit * place * sum_of_forces(system, q);
}

// Of a scheme of this order; what is neither of order 4 nor of 6 is not composed.
double parts_of_step(int order) {
  return order == 4 || order == 6 ? static_cast<double>(composition_of(order).size()) : 1.0;
}

// Halving single steps does not help: with changing steps the spin grows from turn to turn.
std::optional<Complaint> check_spin(double spin, const LargestSpinError& largest) {
  if (!(spin >= 1.0)) return std::nullopt;
  return Complaint{
      fmt::format("the step is too long for the spin of '{}' about its axis: whatever spin it has "
                  "is multiplied beyond measure (x = {:.3g}, at most 1)",
                  largest.body, spin),
      fmt::format("the spin of '{}', which nothing holds", largest.body),
      fmt::format(
          "take steps of {:.2g} s from the start (--dt), or the scheme lie-generalized-alpha",
          largest.good_step())};
}

}  // namespace

RunChecks::RunChecks(const System& system, const RunOptions& options, bool energy_law_claimed,
                     const Vector& q)
    : system_(system),
      options_(options),
      energy_law_claimed_(energy_law_claimed),
      implied_(system, q),
      half_turns_(system),
      round_off_(round_off_energy(system, q, options.step / parts_of_step(options.order))) {}

std::optional<Complaint> RunChecks::after_step(const Snapshot& now, const EnergyScale& scale,
                                               double spin, const LargestSpinError& largest) const {
  if (auto c = check_implied(now)) return c;
  if (auto c = check_half_turns(now)) return c;
  if (auto c = check_energy(now, scale)) return c;
  if (auto c = check_dampers(now, scale)) return c;
  return check_spin(spin, largest);
}

// By the closed form of what it takes, where it has one; otherwise by all that came from nowhere.
bool RunChecks::gains(const Snapshot& now, const EnergyScale& scale) const {
  const StepWork& work = now.stepper->work();
  double gain = -work[Account::numerical_dissipation];
  if (!energy_law_claimed_) gain += now.remainder + work[Account::constraint_work];
  return gain > share_of_round_off * scale.scale() + round_off_;
}

// What was left out as redundant at the start must stay so.
std::optional<Complaint> RunChecks::check_implied(const Snapshot& now) const {
  const Vector& q = now.stepper->q();
  const double t = now.stepper->time();
  const auto row = implied_.broken(q, t, now.implied_error);
  if (!row) return std::nullopt;
  if (auto c = find_contradiction(system_, q, t, now.implied_error)) return c;
  return Complaint{
      fmt::format("a constraint that followed from the others at the start no longer does: it is "
                  "off by {:.3g}",
                  now.implied_error),
      fmt::format("constraint '{}'", system_.implied().row_name(*row)),
      "start from a position where no joint is at a dead centre"};
}

std::optional<Complaint> RunChecks::check_half_turns(const Snapshot& now) const {
  const PotentialTerm* term = half_turns_.passed(*now.q_start, now.stepper->q());
  if (term == nullptr) return std::nullopt;
  return Complaint{
      fmt::format("'{}' was turned past half a turn, where its moment jumps to the other side",
                  term->name),
      fmt::format("the rotation of '{}'", term->name),
      "take a joint with a spring on its angle, which counts turns, or stiffen it"};
}

std::optional<Complaint> RunChecks::check_energy(const Snapshot& now,
                                                 const EnergyScale& scale) const {
  const Ledger& ledger = *now.ledger;
  const double from_nowhere = std::abs(ledger.unaccounted + ledger[Account::constraint_work]);
  const bool watched = options_.blow_up > 0.0 && scale.budget() > 0.0;
  const double floor = share_of_round_off * scale.scale() + round_off_;
  if (watched && from_nowhere > options_.blow_up * scale.budget() + floor)
    return Complaint{
        fmt::format("the scheme has become unstable: {:.3g} J came from nowhere, {:.3g} J can be "
                    "in the motion",
                    from_nowhere, scale.budget()),
        "the energy balance",
        "use a scheme with an energy law (midpoint, energy-preserving) or a smaller step"};
  const double missed = std::abs(now.remainder + now.stepper->work()[Account::constraint_work]);
  const double allowed = options_.law_tolerance * scale.scale() + round_off_;
  if (!energy_law_claimed_ || !(missed > allowed) || !(missed > allowed + work_round_off(now)))
    return std::nullopt;
  return Complaint{
      fmt::format("the energy law is violated: this step misses it by {:.3g} J", missed),
      "the energy balance", law_hint(now.stepper->q())};
}

// In the parts of a step of high order that go back in time they give energy: where such a part is about as long as the time
// in which they damp, more than they take in all others.
std::optional<Complaint> RunChecks::check_dampers(const Snapshot& now,
                                                  const EnergyScale& scale) const {
  const double given = -now.stepper->work()[Account::physical_dissipation];
  if (options_.order < 4 || !(given > options_.law_tolerance * scale.scale() + round_off_))
    return std::nullopt;
  return Complaint{
      fmt::format("dampers gave {:.3g} J in a step that they should take energy from", given),
      "the energy balance",
      "reduce the step (--dt) until it resolves the dampers, or take order=2, which needs not"};
}

std::string RunChecks::law_hint(const Vector& q) const {
  if (options_.newton.mode != NewtonMode::increment || options_.newton.tolerance > 0.0)
    return "tighten Newton's method (newton=increment with newton_tolerance=0 is the tightest)";
  const double place = farthest_place(system_, q);
  if (place < 1e3) return "reduce the step (--dt)";
  return fmt::format("move the model to the origin: places of {:.1e} m leave few digits for ways",
                     place);
}

// Work is force times way, and a way is the difference of places, in each part of a step. Where a stiff model begins to move
// that of its springs and beams counts: what the last digits of places do to the energy grows with forces, faster than it.
double RunChecks::work_round_off(const Snapshot& now) const {
  const Vector& q = now.stepper->q();
  const double t = now.stepper->time();
  Vector loads = Vector::Zero(q.size());
  system_.loads().add_force({q, now.stepper->v(), t - now.h, t, 0.5}, LoadSort::all, 1.0, loads);
  Vector inner = Vector::Zero(q.size());
  system_.potentials().add_gradient(q, 1.0, inner);
  return 16.0 * parts_of_step(options_.order) * last_digit * farthest_place(system_, q) *
         (loads.lpNorm<1>() + inner.lpNorm<1>());
}

}  // namespace visviva

#include "visviva/equilibrium/relaxation.hpp"

#include <fmt/format.h>

#include <cmath>

#include "visviva/assemble/constraint_projector.hpp"
#include "visviva/equilibrium/stability.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/simulate/consistent_state.hpp"

namespace visviva {
namespace {

constexpr double round_off_of_rest = 1e-10;

class Relaxer {
 public:
  Relaxer(StaticEquations& equations, const Vector& q, double p)
      : equations_(equations),
        system_(equations.system()),
        accelerations_(equations.shared_system()),
        projector_(system_),
        start_(q),
        at_rest_(Vector::Zero(q.size())) {
    result_.place = {q, Vector::Zero(equations.linear().rows()), p};
  }

  Relaxation run() {
    try {
      projector_.project_positions(place().p, place().q);
    } catch (const InvalidModel& error) {
      const auto found = find_contradiction(system_, place().q, place().p);
      return complain(found ? *found : Complaint{error.message(), error.part(), error.hint()});
    }
    constexpr int most = 1000;
    for (; result_.iterations < most; ++result_.iterations) {
      if (!settle()) return complain({"the equations of motion are singular here", "", ""});
      if (rests()) return result_;
      if (!choose_step() || is_over()) break;
      if (!take_step()) break;
      if (has_gone())
        return complain({fmt::format("nothing holds {}: under its load it accelerates",
                                     direction_name(equations_, step_.y)),
                         "", "hold it with a joint, a spring or a drive"});
    }
    if (!rests_well())
      return complain({fmt::format("no place of rest was found: {} still moves under its load",
                                   direction_name(equations_, step_.y)),
                       "",
                       "hold it with a joint or a spring, or start nearer to where it can rest"});
    return result_;
  }

 private:
  StaticPlace& place() { return result_.place; }

  Relaxation complain(Complaint complaint) {
    result_.complaint = std::move(complaint);
    return result_;
  }

  // With the multipliers of the forces at rest.
  bool settle() {
    Vector lambda;
    if (!accelerations_.solve(place().q, at_rest_, place().p, acceleration_, lambda)) return false;
    place().lambda = lambda.tail(equations_.linear().rows());
    equations_.settle(place());
    return true;
  }

  [[nodiscard]] double smallest_shift() const { return 1e-9 * smallest_rate(equations_.linear()); }

  [[nodiscard]] bool rests() const {
    constexpr double round_off = 1e-14;
    return equations_.force_size(equations_.force()) <=
           std::max(round_off * force_scale(), equations_.round_off_of_force());
  }
  [[nodiscard]] bool rests_well() const {
    constexpr double good = 1e-7;
    return equations_.force_size(equations_.force()) <= good * force_scale() ||
           last_size_ <= round_off_of_rest;
  }
  // Loads, and where there are none what joints bear.
  [[nodiscard]] double force_scale() const {
    Vector joints = Vector::Zero(equations_.linear().unknowns());
    add_transposed_product(equations_.linear().rows_of_joints(), 1.0, result_.place.lambda, joints);
    return std::max({equations_.load_size(), equations_.force_size(joints), 1e-300});
  }

  // The smallest shift, of some, that makes the matrix positive.
  bool choose_step() {
    const Linearization& linear = equations_.linear();
    if (shift_ < 0.0) shift_ = std::max(equations_.size(linear_acceleration()), smallest_shift());
    constexpr int most = 60;
    constexpr double up = 5.0;
    for (int i = 0; i < most; ++i, shift_ = std::max(up * shift_, smallest_shift())) {
      if (falling_directions(linear, shift_) > 0 || !equations_.factorize(shift_)) continue;
      step_ = equations_.solve(-equations_.force(), -equations_.gap());
      if (!step_.y.allFinite()) continue;
      last_size_ = equations_.size(step_.y);
      return true;
    }
    return false;
  }

  // a as a change of place.
  [[nodiscard]] Vector linear_acceleration() const {
    Vector y = Vector::Zero(equations_.linear().unknowns());
    add_transposed_product(equations_.linear().turning(), 1.0, acceleration_, y);
    return y;
  }

  [[nodiscard]] bool is_over() const {
    constexpr double free_enough = 1e3;
    return last_size_ <= round_off_of_rest && shift_ <= free_enough * smallest_shift();
  }

  [[nodiscard]] Vector load_at(const StaticPlace& at) const {
    Vector f = Vector::Zero(at.q.size());
    system_.loads().add_force({at.q, at_rest_, at.p, at.p, 0.0}, LoadSort::all, 1.0, f);
    return f;
  }

  // Where the energy falls as predicted; shorter steps are found with a greater shift.
  bool take_step() {
    constexpr double most_of_a_step = 0.5;
    constexpr double fair = 0.1;
    constexpr double good = 0.5;
    constexpr int most = 40;
    const StaticPlace from = place();
    const Vector load = load_at(from);
    const double energy = system_.potential_energy(from.q);
    const double round_off = 1e-13 * (std::abs(energy) + force_scale() * equations_.length());
    for (int i = 0; i < most; ++i) {
      const double part = std::min(1.0, most_of_a_step / last_size_);
      const double slope = part * equations_.force().dot(step_.y);
      const double bend =
          0.5 * part * part * step_.y.dot(equations_.linear().stiffness() * step_.y);
      StaticPlace to = from;
      equations_.move(to, step_, part);
      const bool on_joints = project(to);
      const double change = on_joints ? system_.potential_energy(to.q) - energy -
                                            0.5 * (load + load_at(to)).dot(to.q - from.q)
                                      : INFINITY;
      const double predicted = slope + bend;
      const bool is_small = std::abs(predicted) <= round_off;
      if (on_joints && (is_small ? change <= round_off : change <= fair * predicted)) {
        if (part == 1.0 && (is_small || change <= good * predicted)) shift_ *= 0.1;
        shift_ = std::max(shift_, smallest_shift());
        place() = to;
        return true;
      }
      constexpr double up = 5.0;
      shift_ *= up;
      if (!choose_step()) return false;
    }
    return false;
  }

  bool project(StaticPlace& to) {
    try {
      projector_.project_positions(to.p, to.q);
      return to.q.allFinite();
    } catch (const InvalidModel&) {
      return false;
    }
  }

  [[nodiscard]] bool has_gone() {
    constexpr double far = 50.0;
    double most = 0.0;
    for (const Frame& frame : system_.frames())
      most = std::max(most, (place().q - start_).segment<3>(frame.first).norm());
    for (const Particle& particle : system_.particles())
      for (const int c : particle.coordinates)
        most = std::max(most, std::abs(place().q[c] - start_[c]));
    return most > far * equations_.length();
  }

  StaticEquations& equations_;
  const System& system_;
  AccelerationSolver accelerations_;
  ConstraintProjector projector_;
  Vector start_;
  Vector at_rest_;
  Vector acceleration_;
  StaticStep step_;
  double shift_ = -1.0;
  double last_size_ = INFINITY;
  Relaxation result_;
};

}  // namespace

Relaxation relax(StaticEquations& equations, const Vector& q, double p) {
  return Relaxer(equations, q, p).run();
}

}  // namespace visviva

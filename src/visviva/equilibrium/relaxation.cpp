#include "visviva/equilibrium/relaxation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "visviva/assemble/constraint_projector.hpp"
#include "visviva/assemble/frame_turning.hpp"
#include "visviva/equilibrium/stability.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/simulate/consistent_state.hpp"

namespace visviva {
namespace {

constexpr double round_off_of_rest = 1e-10;
constexpr double up = 5.0;  // for a shift that is too small

class Relaxer {
 public:
  Relaxer(StaticEquations& equations, const Vector& q, double p)
      : equations_(equations),
        system_(equations.system()),
        accelerations_(equations.shared_system()),
        start_(q),
        at_rest_(Vector::Zero(q.size())),
        ways_(Vector::Zero(equations.linear().unknowns())) {
    Eigen::Index i = 0;
    result_.place = {q, Vector::Zero(equations.linear().rows()), p};
    for (const UnknownInfo& unknown : describe_unknowns(system_))
      ways_[i++] = unknown.unit == "m" ? 1.0 : 0.0;
  }

  Relaxation run() {
    try {
      if (system_.constraint_count() > 0)
        ConstraintProjector(system_).project_positions(place().p, place().q);
    } catch (const InvalidModel& error) {
      const auto found = find_contradiction(system_, place().q, place().p);
      return complain(found ? *found : Complaint{error.message(), error.part(), error.hint()});
    }
    constexpr int most = 1000;
    for (; result_.iterations < most; ++result_.iterations) {
      if (!settle()) return complain({"the equations of motion are singular here", "", ""});
      if (rests()) return result_;
      const double force = equations_.force_size(equations_.force());
      constexpr double hardly_less = 0.5;
      if (!choose_step() || (is_over() && force > hardly_less * force_before_)) break;
      force_before_ = force;
      if (!take_step()) break;
      if (has_gone(force))
        return complain({fmt::format("nothing holds {}: under its load it accelerates",
                                     direction_name(equations_, linear_acceleration())),
                         "", "hold it with a joint, a spring or a drive"});
    }
    if (settle() && rests_well()) return result_;
    if (largest_move() > far_away * equations_.length())
      return complain({fmt::format("nothing holds {}, or too softly: after {:.0f} lengths of the "
                                   "model it still accelerates under its load",
                                   direction_name(equations_, linear_acceleration()),
                                   largest_move() / equations_.length()),
                       "", "hold it with a joint, a stiffer spring or a drive"});
    return complain({fmt::format("no place of rest was found: {} still moves under its load",
                                 direction_name(equations_, linear_acceleration())),
                     "", "hold it with a joint or a spring, or start nearer to where it can rest"});
  }

 private:
  static constexpr double far_away = 20.0;  // in lengths of the model

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
    return equations_.force_size(equations_.force()) <=
           std::max(good * force_scale(), 1e3 * equations_.round_off_of_force());
  }
  // Loads, and where there are none what joints bear.
  [[nodiscard]] double force_scale() const {
    Vector joints = Vector::Zero(equations_.linear().unknowns());
    add_transposed_product(equations_.linear().rows_of_joints(), 1.0, result_.place.lambda, joints);
    return std::max({equations_.load_size(), equations_.force_size(joints), 1e-300});
  }

  // The smallest shift, of some, that makes the matrix positive and the step not too far.
  bool choose_step() {
    const Linearization& linear = equations_.linear();
    if (shift_ < 0.0) shift_ = std::max(equations_.size(linear_acceleration()), smallest_shift());
    constexpr int most = 60;
    constexpr double far = 0.5;
    for (int i = 0; i < most; ++i, shift_ = std::max(up * shift_, smallest_shift())) {
      if (falling_directions(linear, shift_) > 0 || !equations_.factorize(shift_)) continue;
      step_ = equations_.newton_step();
      if (!step_.y.allFinite()) continue;
      last_size_ = size(step_.y);
      if (last_size_ <= far) return true;
    }
    return false;
  }

  // a as a change of place.
  [[nodiscard]] Vector linear_acceleration() const {
    Vector y = Vector::Zero(equations_.linear().unknowns());
    add_transposed_product(equations_.linear().turning(), 1.0, acceleration_, y);
    return y;
  }

  // Steps are too small for the size of the system. Where all of it moves little, forces go on falling.
  [[nodiscard]] bool is_over() const {
    constexpr double free_enough = 1e3;
    return last_size_ <= round_off_of_rest && shift_ <= free_enough * smallest_shift();
  }

  [[nodiscard]] Vector load_at(const StaticPlace& at) const {
    Vector f = Vector::Zero(at.q.size());
    system_.loads().add_force({at.q, at_rest_, at.p, at.p, 0.0}, LoadSort::plain, 1.0, f);
    return f;
  }

  // To where the energy with the pull back is least, and the energy alone is less than before.
  bool take_step() {
    constexpr int most = 40;
    const StaticPlace from = place();
    const Vector load = load_at(from);
    const double energy = system_.potential_energy(from.q);
    const double round_off = 1e-13 * (std::abs(energy) + force_scale() * equations_.reach());
    for (int i = 0; i < most; ++i) {
      StaticPlace to = from;
      const int iterations = creep(to, from.q);
      if (iterations > 0) {
        const double change =
            system_.potential_energy(to.q) - energy - 0.5 * (load + load_at(to)).dot(to.q - from.q);
        if (change <= round_off) {
          constexpr int few = 5;
          shift_ = std::max(shift_ * (iterations <= few ? 0.1 : 0.5), smallest_shift());
          place() = to;
          return true;
        }
      }
      shift_ *= up;
      equations_.settle(from);
      if (!choose_step()) return false;
    }
    return false;
  }

  // Newton's method, whose first step is known; returns the number of iterations, 0 if it fails.
  int creep(StaticPlace& to, const Vector& from) {
    constexpr int most = 12;
    constexpr double small = 1e-9;
    constexpr double far = 1.0;
    equations_.move(to, step_);
    double last = last_size_;
    for (int i = 1; i < most; ++i) {
      equations_.settle(to, shift_, from);
      if (!equations_.factorize(shift_)) return 0;
      const StaticStep step = equations_.newton_step();
      const double now = size(step.y);
      if (!std::isfinite(now) || now > far || (i > 3 && now > 2.0 * last)) return 0;
      equations_.move(to, step);
      if (now <= small || (now <= 1e-6 && now > 0.3 * last)) return i + 1;
      last = now;
    }
    return 0;
  }

  // Of a change: ways count against those that have been gone, once they are many lengths of the model.
  [[nodiscard]] double size(const Vector& y) const {
    constexpr double part = 0.1;
    const double reach = std::max(1.0, part * largest_move() / equations_.length());
    return equations_.size(y.cwiseQuotient(Vector::Ones(y.size()) + (reach - 1.0) * ways_));
  }

  // Whether it has moved far, its force goes on as before, and nothing is there that would hold it farther away.
  [[nodiscard]] bool has_gone(double force) {
    constexpr double as_before = 0.99;
    const double way = largest_move() / equations_.length();
    if (way < next_look_) return false;
    next_look_ = 2.0 * way;
    const double before = std::exchange(force_at_look_, force);
    if (!(way > far_away && force > as_before * before)) return false;
    equations_.settle(place());
    return can_move_freely(equations_);
  }

  [[nodiscard]] double largest_move() const {
    const Vector& q = result_.place.q;
    double most = 0.0;
    for (const Frame& frame : system_.frames())
      most = std::max(most, (q - start_).segment<3>(frame.first).norm());
    for (const Particle& particle : system_.particles())
      for (const int c : particle.coordinates) most = std::max(most, std::abs(q[c] - start_[c]));
    return most;
  }

  StaticEquations& equations_;
  const System& system_;
  AccelerationSolver accelerations_;
  Vector start_;
  Vector at_rest_;
  Vector ways_;  // one for unknowns that are ways
  Vector acceleration_;
  StaticStep step_;
  double shift_ = -1.0;
  double last_size_ = INFINITY;
  double force_before_ = INFINITY;
  double next_look_ = 10.0;  // at how far it has gone, in lengths of the model
  double force_at_look_ = 0.0;
  Relaxation result_;
};

}  // namespace

Relaxation relax(StaticEquations& equations, const Vector& q, double p) {
  return Relaxer(equations, q, p).run();
}

}  // namespace visviva

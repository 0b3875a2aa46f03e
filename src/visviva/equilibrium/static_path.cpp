// A path of equilibria is followed by its length s, ds² = c|dy|² + dp², with c such that both parts are alike at its start. From
// each of its points the tangent t leads ahead, and Newton's method back to the path with changes δ at right angles to t:
//
//     K δy + bᵀδλ = −r + F_p δp,     b δy = −Φ − Φ_p δp,     c t_y·δy + t_p δp = 0.
//
// The load may thus fall as well as rise [Riks1979].
#include "visviva/equilibrium/static_path.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "visviva/assemble/constraint_projector.hpp"
#include "visviva/equilibrium/inertia.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/turn_count.hpp"
#include "visviva/simulate/consistent_state.hpp"

namespace visviva {
namespace {

constexpr double round_off_of_load = 1e-12;

class LoadPath {
 public:
  LoadPath(const std::shared_ptr<const System>& loaded, const Vector& start,
           const StaticOptions& options, const StaticObserver& observe,
           const std::atomic<bool>* stop)
      : equations_(loaded, start),
        turns_(*loaded),
        start_(start),
        options_(options),
        observe_(observe),
        stop_(stop) {}

  StaticResult find() {
    if (options_.method == StaticMethod::relax) return relax_under_load(start_);
    const Relaxation unloaded = relax(equations_, start_, 0.0);
    result_.iterations += unloaded.iterations;
    const bool has_place = !unloaded.complaint && is_held(unloaded.place);
    if (options_.method == StaticMethod::automatic && !has_place) return relax_under_load(start_);
    if (unloaded.complaint) return refuse(*unloaded.complaint);
    result_.method =
        options_.method == StaticMethod::steps ? StaticMethod::steps : StaticMethod::arc;
    now_.place = unloaded.place;
    if (!begin())
      return refuse({"without loads something can move freely", "",
                     "look for the equilibrium by relaxation (--method relax)"});
    return follow();
  }

 private:
  [[nodiscard]] bool is_held(const StaticPlace& place) {
    constexpr double far = 30.0;
    equations_.settle(place);
    if (can_move_freely(equations_) || leaving_directions(equations_.linear()) > 0) return false;
    return std::abs(options_.target) * equations_.size(equations_.rate().y) < far;
  }

  // The state that the observers see first.
  void observe_start(const Vector& q) {
    AccelerationSolver solver(equations_.shared_system());
    Vector a;
    StaticPoint point{{q, {}, 0.0}};
    point.multipliers = Vector::Zero(equations_.system().constraint_count());
    if (!solver.solve(q, Vector::Zero(q.size()), 0.0, a, point.multipliers))
      point.multipliers.setZero();
    if (observe_) observe_(point);
  }

  StaticResult relax_under_load(const Vector& from) {
    if (result_.steps == 0) observe_start(from);
    result_.method = StaticMethod::relax;
    Relaxation found = relax(equations_, from, options_.target);
    result_.iterations += found.iterations;
    if (found.complaint) return complain(*found.complaint);
    now_.way += std::abs(options_.target - now_.place.p);
    now_.iterations = found.iterations;
    now_.fell = true;
    now_.place = std::move(found.place);
    polish();
    equations_.settle(now_.place);
    accept();
    return finish();
  }

  // Newton's method makes the last digits of a place that is held.
  void polish() {
    equations_.settle(now_.place);
    if (can_move_freely(equations_)) return;
    const StaticPlace before = now_.place;
    constexpr double far = 1e-3;
    StaticPlace after = before;
    if (correct(after, nullptr) && (after.q - before.q).norm() <= far * (1.0 + before.q.norm()))
      now_.place = after;
  }

  // At the start.
  StaticResult refuse(Complaint complaint) {
    observe_start(start_);
    return complain(std::move(complaint));
  }

  StaticResult complain(Complaint complaint) {
    result_.complaint = std::move(complaint);
    set_state();
    return result_;
  }

  void set_state() {
    const Eigen::Index n = start_.size();
    result_.state = {now_.place.p, now_.place.q.size() > 0 ? now_.place.q : start_, Vector::Zero(n),
                     Vector::Zero(n), now_.multipliers};
  }

  // Constraints that followed from the others at the start need not do so elsewhere.
  [[nodiscard]] std::optional<Complaint> contradiction() const {
    const System& system = equations_.system();
    Vector implied(system.implied().rows());
    system.implied().value(now_.place.q, now_.place.p, implied);
    constexpr double small = 1e-8;
    const double size = 1.0 + now_.place.q.lpNorm<Eigen::Infinity>();
    if (implied.lpNorm<Eigen::Infinity>() <= small * size) return std::nullopt;
    return find_contradiction(system, now_.place.q, now_.place.p);
  }

  StaticResult finish() {
    if (const auto found = contradiction()) return complain(*found);
    result_.stability = find_stability(equations_);
    result_.residual = now_.residual;
    set_state();
    return result_;
  }

  // What is known of the place where the equations are settled.
  void accept() {
    now_.multipliers = equations_.multipliers();
    now_.residual = equations_.force_size(equations_.force());
    now_.falling = leaving_directions(equations_.linear());
    ++result_.steps;
    if (now_.falling == 0 && result_.critical.empty()) last_stable_ = now_.place;
    if (observe_) observe_(now_);
    now_.rejected = 0;
  }

  // The unloaded place is where the path begins.
  bool begin() {
    if (!correct(now_.place, nullptr) || !equations_.factorize()) return false;
    StaticStep rate = equations_.rate();
    const double square = equations_.scaled(rate.y).squaredNorm();
    share_of_moves_ = square > 0.0 ? 1.0 / square : 1.0;
    if (options_.target < 0.0) rate = times(rate, -1.0);
    tangent_ = times(rate, 1.0 / std::sqrt(product(rate, rate)));
    now_.iterations = static_cast<int>(result_.iterations);
    accept();
    result_.steps = 0;
    return true;
  }

  [[nodiscard]] static StaticStep times(StaticStep step, double factor) {
    step.y *= factor;
    step.lambda *= factor;
    step.p *= factor;
    return step;
  }
  [[nodiscard]] double product(const StaticStep& a, const StaticStep& b) const {
    return share_of_moves_ * equations_.scaled(a.y).dot(equations_.scaled(b.y)) + a.p * b.p;
  }

  // Newton's method, at a fixed p or at right angles to a tangent. The equations are settled and factorized at the place afterwards.
  bool correct(StaticPlace& place, const StaticStep* tangent) {
    constexpr int most = 14;
    constexpr double small = 1e-9;
    constexpr double stuck = 1e-6;
    double last = INFINITY;
    corrected_ = 0.0;
    for (iterations_ = 1; iterations_ <= most; ++iterations_) {
      equations_.settle(place);
      if (!equations_.factorize()) return false;
      StaticStep step = equations_.newton_step();
      if (tangent != nullptr) {
        const StaticStep rate = equations_.rate();
        const double change = -product(*tangent, step) / product(*tangent, rate);
        step.y += change * rate.y;
        step.lambda += change * rate.lambda;
        step.p = change;
      }
      const double size = std::max(equations_.size(step.y), std::abs(step.p));
      constexpr double too_far = 3.0;
      if (!std::isfinite(size) || !step.lambda.allFinite() || size > too_far) return false;
      const bool stuck_at_round_off = size < stuck && size > 0.3 * last;
      if (iterations_ > 3 && size > 2.0 * last) return false;
      equations_.move(place, step);
      corrected_ += equations_.size(step.y);
      if (size <= small || stuck_at_round_off) {
        equations_.settle(place);
        return equations_.factorize();
      }
      last = size;
    }
    return false;
  }

  [[nodiscard]] double longest_step() const {
    return std::sqrt(2.0) * std::abs(options_.target) / options_.steps;
  }

  StaticResult follow() {
    constexpr long most_steps = 1000;
    constexpr double shortest = 1e-5;
    double ds = longest_step();
    while (std::abs(now_.place.p - options_.target) > round_off_of_load) {
      if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) {
        result_.interrupted = true;
        return finish();
      }
      if (step(ds)) {
        constexpr double wanted = 5.0;
        ds = std::min(longest_step(), ds * std::clamp(wanted / iterations_, 0.5, 2.0));
      } else {
        ds *= 0.5;
        ++now_.rejected;
      }
      if (ds < shortest * longest_step() || result_.steps > most_steps || has_run_away())
        return give_up();
    }
    return finish();
  }

  [[nodiscard]] bool has_run_away() const {
    constexpr double far = 20.0;
    return std::abs(now_.place.p) > far * std::abs(options_.target);
  }

  StaticResult give_up() {
    if (options_.method == StaticMethod::automatic) {
      now_.place.p = last_stable_.p;
      return relax_under_load(last_stable_.q);
    }
    if (options_.method == StaticMethod::steps)
      return complain({fmt::format("the load cannot grow beyond {:.6g} of its size in steps: no "
                                   "equilibrium was found there",
                                   now_.place.p),
                       "",
                       "follow the path where the load falls, too (--method arc), or relax "
                       "(--method relax)"});
    return complain({fmt::format("the path of equilibria could not be followed beyond the load "
                                 "factor {:.6g} to {:.6g}",
                                 now_.place.p, options_.target),
                     "", "take more steps (--steps), or relax (--method relax)"});
  }

  // To the next point of the path; all stays as it was if there is none so far ahead.
  bool step(double ds) {
    if (options_.method == StaticMethod::steps) ds /= std::sqrt(2.0) * std::abs(tangent_.p);
    ds = std::min(ds, std::abs(options_.target / (options_.steps * tangent_.p)));
    const double left = (options_.target - now_.place.p) / tangent_.p;
    const bool arrives = left > 0.0 && left <= ds * (1.0 + 1e-9);
    if (arrives) ds = left;
    const bool at_fixed_load = arrives || options_.method == StaticMethod::steps;
    const Ahead ahead = look_ahead(now_.place, tangent_, ds, at_fixed_load);
    if (!ahead.found) return false;
    if (!at_fixed_load &&
        (options_.target - ahead.place.p) * (options_.target - now_.place.p) < 0.0)
      return step_to_target(ds);
    take(ahead, ds);
    return true;
  }

  struct Ahead {
    bool found = false;
    StaticPlace place = {};
    StaticStep tangent = {};
    int iterations = 0;
  };

  Ahead look_ahead(const StaticPlace& from, const StaticStep& tangent, double ds, bool fixed_load) {
    Ahead ahead;
    ahead.place = from;
    equations_.settle(from);
    equations_.move(ahead.place, tangent, ds);
    if (fixed_load && std::abs(ahead.place.p - options_.target) <= 1e-9 * std::abs(options_.target))
      ahead.place.p = options_.target;
    if (!correct(ahead.place, fixed_load ? nullptr : &tangent)) return ahead;
    // At a fixed load Newton's method may lead across a limit point to another part of the path.
    constexpr double little = 1e-3;
    if (fixed_load && corrected_ > ds * equations_.size(tangent.y) + little) return ahead;
    ahead.iterations = iterations_;
    StaticStep rate = equations_.rate();
    ahead.tangent = times(rate, 1.0 / std::sqrt(product(rate, rate)));
    if (product(ahead.tangent, tangent) < 0.0) ahead.tangent = times(ahead.tangent, -1.0);
    constexpr double little_turned = 0.7;
    const bool is_next = product(ahead.tangent, tangent) > little_turned;
    const Vector none = Vector::Zero(from.q.size());
    ahead.found = is_next && std::isfinite(ahead.tangent.p) &&
                  turns_.lost(from.q, none, 0.0, ahead.place.q) == nullptr;
    return ahead;
  }

  // The load of the next point would be beyond the target: the point before it is found by halving.
  bool step_to_target(double ds) {
    const Ahead half = look_ahead(now_.place, tangent_, 0.5 * ds, false);
    if (!half.found) return false;
    if ((options_.target - half.place.p) * (options_.target - now_.place.p) < 0.0) return false;
    take(half, 0.5 * ds);
    return true;
  }

  void take(const Ahead& ahead, double ds) {
    const StaticPlace from = now_.place;
    const StaticStep tangent = tangent_;
    const int falling = now_.falling;
    result_.iterations += ahead.iterations;
    now_.iterations = ahead.iterations;
    now_.way += std::abs(ahead.place.p - from.p);
    now_.place = ahead.place;
    tangent_ = ahead.tangent;
    iterations_ = ahead.iterations;
    equations_.settle(now_.place);
    accept();
    const bool turns_back = tangent.p * tangent_.p < 0.0;
    if (turns_back || falling != now_.falling) find_critical(from, tangent, falling, ds);
    equations_.settle(now_.place);
    iterations_ = ahead.iterations;
    if (!turns_back && ds >= longest_step()) hurry(tangent);
  }

  // Where the path is straight and the load hardly changes along it, moves shall count less.
  void hurry(const StaticStep& before) {
    constexpr double straight = 0.98;
    constexpr int few = 3;
    constexpr double less = 0.5;
    if (iterations_ > few || tangent_.p * tangent_.p > 0.5) return;
    if (product(before, tangent_) < straight) return;
    share_of_moves_ *= less;
    tangent_ = times(tangent_, 1.0 / std::sqrt(product(tangent_, tangent_)));
  }

  // A point of the path, so far ahead of another.
  struct Side {
    double way = 0.0;
    double p = 0.0;
    HeldStiffness held = {};
  };
  // Where the equations are settled.
  [[nodiscard]] Side side(double way, double p) const {
    return {way,
            p,
            {equations_.linear().stiffness(), equations_.linear().mass(),
             equations_.linear().rows_of_joints()}};
  }

  // Between a point and the next, by halving the way. So near to where K is singular that Newton's method ends anywhere, the
  // eigenvalue that passes zero is taken to change evenly.
  void find_critical(const StaticPlace& from, const StaticStep& tangent, int falling, double ds) {
    const bool turns_back = tangent.p * tangent_.p < 0.0;
    Side high = side(ds, now_.place.p);
    equations_.settle(from);
    Side low = side(0.0, from.p);
    const auto is_enough = [&] {
      return !turns_back && falls_as_counted(low, falling) && falls_as_counted(high, now_.falling);
    };
    constexpr int few = 7;
    constexpr int most = 24;
    for (int i = 0; i < most && !(i >= few && is_enough()); ++i) {
      const double middle = 0.5 * (low.way + high.way);
      const Ahead ahead = look_ahead(from, tangent, middle, false);
      if (!ahead.found) break;
      const bool behind = turns_back ? ahead.tangent.p * tangent.p < 0.0
                                     : leaving_directions(equations_.linear()) != falling;
      (behind ? high : low) = side(middle, ahead.place.p);
    }
    const double part = is_enough() ? place_of_change(low.held, high.held) : 0.5;
    const auto kind = turns_back ? CriticalPoint::Kind::limit : CriticalPoint::Kind::branch;
    result_.critical.push_back({kind, low.p + part * (high.p - low.p), now_.falling});
  }

  // Of loads without an energy, K is not symmetric and says less.
  [[nodiscard]] static bool falls_as_counted(const Side& side, int falling) {
    return negative_directions(side.held.K, side.held.b) == falling;
  }

  StaticEquations equations_;
  TurnCount turns_;
  Vector start_;
  StaticOptions options_;
  StaticObserver observe_;
  const std::atomic<bool>* stop_;
  StaticPoint now_;
  StaticPlace
      last_stable_;  // before any critical point: where it would leave the path if the load grew slowly
  StaticStep tangent_;
  double share_of_moves_ = 1.0;
  int iterations_ = 0;      // of the last correction
  double corrected_ = 0.0;  // by it, of moves
  StaticResult result_;
};

}  // namespace

std::string_view to_string(StaticMethod method) {
  switch (method) {
    case StaticMethod::steps:
      return "steps";
    case StaticMethod::arc:
      return "arc";
    case StaticMethod::relax:
      return "relax";
    case StaticMethod::automatic:
      break;
  }
  return "auto";
}

StaticResult follow_load(const std::shared_ptr<const System>& loaded, const Vector& start,
                         const StaticOptions& options, const StaticObserver& observe,
                         const std::atomic<bool>* stop) {
  return LoadPath(loaded, start, options, observe, stop).find();
}

Equilibrium find_equilibrium(const std::shared_ptr<const System>& system, const Vector& start,
                             double time) {
  StaticResult found = follow_load(loaded_system(*system, {time}), start);
  if (found.complaint)
    throw InvalidModel("there is no equilibrium: " + found.complaint->what, found.complaint->where,
                       found.complaint->hint);
  found.state.t = time;
  return {std::move(found.state), std::move(found.stability)};
}

InitialState in_step_with_drives(const std::shared_ptr<const System>& system,
                                 const InitialState& at_rest) {
  InitialState state = at_rest;
  ConstraintProjector(*system).project_velocities(state.q, state.t, state.v);
  AccelerationSolver solver(system);
  if (!solver.solve(state.q, state.v, state.t, state.a, state.lambda))
    throw InvalidModel("the equations of motion are singular in the equilibrium");
  return state;
}

std::vector<std::string> stability_warnings(const Stability& stability) {
  if (stability.stable()) return {};
  constexpr std::size_t most = 3;
  const auto& all = stability.directions;
  const std::vector<std::string> first(
      all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(most, all.size())));
  return {fmt::format("the equilibrium is unstable: left alone it falls in {} direction{}{}{}",
                      stability.falling, stability.falling == 1 ? "" : "s",
                      first.empty() ? "" : ", most of all ", fmt::join(first, ", then "))};
}

}  // namespace visviva

#include "work_precision.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

#include "cpu_clock.hpp"
#include "peers/peer.hpp"
#include "stepping.hpp"

namespace visviva::bench {
namespace {

using Poses = std::vector<peers::Pose>;

constexpr double tolerance_of_reference = 1e-12;
constexpr double first_tolerance = 1e-4;
constexpr double last_tolerance = 1e-9;

// Efforts that are tried, from the first one upwards until errors are so far below their targets, and downwards where they
// are below at once.
struct Ladder {
  double first;
  double factor;
  double last;
  double excess;
};

struct Method {
  std::string name;
  std::function<std::optional<Poses>(double effort)> run;
  std::function<std::string(double effort)> setting;
  Ladder ladder;
};

constexpr double least_effort = 1.0;

// Errors do not fall evenly with tolerances: these are followed farther, in smaller steps.
const Ladder tolerances{1.0 / first_tolerance, std::sqrt(10.0), 1.0 / last_tolerance, 10.0};

std::string tolerance_text(double effort) { return fmt::format("tol {:.1e}", 1.0 / effort); }

class Comparison {
 public:
  Comparison(const Work& work, const Goal& goal, const std::vector<std::string>& schemes)
      : goal_(goal),
        mechanism_(work.mechanism(goal.size)),
        measures_(work.measures),
        ready_(work.job(goal.size, schemes).prepare()),
        ida_(peers::make_ida(mechanism_)),
        simbody_(peers::make_simbody(mechanism_)) {
    reference_ = tight(*ida_);
    if (simbody_ != nullptr) {
      const Poses other = tight(*simbody_);
      doubts_ = errors(other);
      reference_ = other;
    }
  }

  [[nodiscard]] std::vector<Method> methods(bool adaptive) const {
    std::vector<Method> list;
    for (const SchemeChoice& choice : ready_.settings.schemes) {
      list.push_back(with_even_steps(choice));
      if (adaptive && can_adapt(*choice.scheme, ready_.system, ready_.start.state))
        list.push_back(with_adaptive_steps(choice));
    }
    list.push_back(program(*ida_));
    if (simbody_ != nullptr) list.push_back(program(*simbody_));
    return list;
  }

  [[nodiscard]] const std::vector<double>& doubts() const { return doubts_; }

  [[nodiscard]] std::vector<double> errors(const Poses& poses) const {
    std::vector<double> list;
    for (const Measure& measure : measures_)
      list.push_back(measure.of == Measure::Of::angles ? angle_error(poses) : joint_error(poses));
    return list;
  }

  [[nodiscard]] bool are_reached(const std::vector<double>& errors, double excess) const {
    for (std::size_t i = 0; i < errors.size(); ++i)
      if (!(errors[i] * excess <= measures_[i].target)) return false;
    return true;
  }
  [[nodiscard]] bool is_one_reached(const std::vector<double>& errors) const {
    for (std::size_t i = 0; i < errors.size(); ++i)
      if (errors[i] <= measures_[i].target) return true;
    return false;
  }

 private:
  [[nodiscard]] Poses tight(peers::Peer& peer) const {
    const auto poses = peer.run(goal_.until, tolerance_of_reference);
    if (!poses) throw std::runtime_error(fmt::format("{} finds no reference", peer.name()));
    return *poses;
  }

  [[nodiscard]] Method with_even_steps(const SchemeChoice& choice) const {
    const auto run = [this, &choice](double effort) -> std::optional<Poses> {
      const auto stepper =
          choice.scheme->start(ready_.system, ready_.start.state, ready_.options.newton);
      try {
        take_steps(*stepper, goal_.until / effort, static_cast<long>(effort));
      } catch (const std::runtime_error&) {
        return std::nullopt;
      }
      return poses_of(*stepper);
    };
    const auto setting = [until = goal_.until](double effort) {
      return fmt::format("dt {:.2e}", until / effort);
    };
    return {choice.label, run, setting, {std::round(goal_.until / goal_.coarsest), 2.0, 1e8, 1.0}};
  }

  // A whole run with its book-keeping, but without the estimate of its error.
  [[nodiscard]] Method with_adaptive_steps(const SchemeChoice& choice) const {
    const auto run = [this, &choice](double effort) -> std::optional<Poses> {
      RunOptions options = ready_.options_for(choice);
      options.until = goal_.until;
      options.step = goal_.coarsest;
      options.adaptive = AdaptiveStep{.tolerance = 1.0 / effort};
      options.estimate_error = false;
      std::unique_ptr<Stepper> stepper;
      const RunResult result = simulate(ready_.system, *choice.scheme, ready_.start.state, options,
                                        nullptr, nullptr, &stepper);
      if (result.failure) return std::nullopt;
      return poses_of(*stepper);
    };
    return {choice.label + ", adaptive", run, tolerance_text, tolerances};
  }

  [[nodiscard]] Method program(peers::Peer& peer) const {
    return {std::string(peer.name()),
            [this, &peer](double effort) { return peer.run(goal_.until, 1.0 / effort); },
            tolerance_text, tolerances};
  }

  [[nodiscard]] Poses poses_of(const Stepper& stepper) const {
    return planar_poses(*ready_.system, mechanism_, ready_.start.state.q, stepper.q());
  }

  [[nodiscard]] double joint_error(const Poses& poses) const {
    const std::vector<double> at = peers::hinge_places(mechanism_, poses);
    const std::vector<double> wanted = peers::hinge_places(mechanism_, reference_);
    double largest = 0.0;
    for (std::size_t i = 0; i < at.size(); i += 2)
      largest = std::max(largest, std::hypot(at[i] - wanted[i], at[i + 1] - wanted[i + 1]));
    return largest;
  }

  [[nodiscard]] double angle_error(const Poses& poses) const {
    double largest = 0.0;
    for (std::size_t i = 0; i < poses.size(); ++i)
      largest = std::max(largest, std::abs(std::remainder(poses[i].angle - reference_[i].angle,
                                                          2.0 * std::numbers::pi)));
    return largest;
  }

  Goal goal_;
  peers::Mechanism mechanism_;
  std::vector<Measure> measures_;
  Prepared ready_;
  std::unique_ptr<peers::Peer> ida_;
  std::unique_ptr<peers::Peer> simbody_;
  Poses reference_;
  std::vector<double> doubts_;
};

std::optional<PrecisionPoint> attempt(const Comparison& comparison, const Method& method,
                                      double effort) {
  std::optional<Poses> poses;
  const double seconds = cpu_seconds_of([&] { poses = method.run(effort); });
  if (!poses) return std::nullopt;
  return PrecisionPoint{effort, method.setting(effort), seconds, comparison.errors(*poses)};
}

PrecisionCurve climb(const Comparison& comparison, const Method& method,
                     const PrecisionLimits& limits) {
  const Ladder& ladder = method.ladder;
  PrecisionCurve curve{method.name};
  std::vector<PrecisionPoint>& points = curve.points;
  for (double effort = ladder.first; effort <= 1.001 * ladder.last; effort *= ladder.factor) {
    // Two are needed to tell what others would take.
    if (points.size() >= 2 && ladder.factor * points.back().seconds > limits.longest_attempt) break;
    if (auto point = attempt(comparison, method, effort)) points.push_back(std::move(*point));
    if (!points.empty() && comparison.are_reached(points.back().errors, ladder.excess)) break;
  }
  double effort = ladder.first;
  while (effort > least_effort && !points.empty() &&
         comparison.is_one_reached(points.front().errors)) {
    effort = std::max(least_effort, std::round(effort / ladder.factor));
    auto point = attempt(comparison, method, effort);
    if (!point) break;
    points.insert(points.begin(), std::move(*point));
  }
  return curve;
}

// The methods take turns.
void repeat_short(const std::vector<Method>& methods, const PrecisionLimits& limits,
                  std::vector<PrecisionCurve>& curves) {
  for (int i = 1; i < limits.repetitions; ++i)
    for (std::size_t k = 0; k < methods.size(); ++k)
      for (PrecisionPoint& point : curves[k].points) {
        if (point.seconds > limits.short_attempt) continue;
        const double seconds =
            cpu_seconds_of([&] { static_cast<void>(methods[k].run(point.effort)); });
        point.seconds = std::min(point.seconds, seconds);
      }
}

}  // namespace

std::optional<TimeToTarget> PrecisionCurve::time_to(double target, std::size_t measure) const {
  using Kind = TimeToTarget::Kind;
  const auto error = [&](std::size_t i) { return points[i].errors[measure]; };
  if (points.empty()) return std::nullopt;
  std::size_t first_below = points.size();
  while (first_below > 0 && error(first_below - 1) <= target) --first_below;
  if (first_below == 0) return TimeToTarget{points.front().seconds, Kind::at_most};
  const bool beyond = first_below == points.size();
  if (beyond && points.size() < 2) return std::nullopt;
  const std::size_t b = beyond ? points.size() - 1 : first_below;
  const std::size_t a = b - 1;
  const double fall = std::log(error(a) / error(b));
  // Errors that hardly fall promise nothing.
  if (!(fall > (beyond ? std::numbers::ln2 : 0.0))) return std::nullopt;
  const double slope = std::log(points[b].seconds / points[a].seconds) / fall;
  const double seconds = points[b].seconds * std::exp(slope * std::log(error(b) / target));
  return TimeToTarget{seconds, beyond ? Kind::extrapolated : Kind::interpolated};
}

const PrecisionCurve* WorkPrecision::find(std::string_view method) const {
  const auto found = std::find_if(curves.begin(), curves.end(),
                                  [&](const auto& curve) { return curve.method == method; });
  return found == curves.end() ? nullptr : &*found;
}

WorkPrecision measure_precision(const Work& work, const Goal& goal,
                                const std::vector<std::string>& schemes, bool adaptive,
                                const PrecisionLimits& limits) {
  const Comparison comparison(work, goal, schemes);
  const std::vector<Method> methods = comparison.methods(adaptive);
  WorkPrecision result{work.name, goal.size, goal.until, work.measures, comparison.doubts(), {}};
  for (const Method& method : methods) result.curves.push_back(climb(comparison, method, limits));
  repeat_short(methods, limits, result.curves);
  return result;
}

}  // namespace visviva::bench

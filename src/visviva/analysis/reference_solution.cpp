#include "visviva/analysis/reference_solution.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

double max_abs(VectorIn x) { return x.size() > 0 ? x.cwiseAbs().maxCoeff() : 0.0; }

// The midpoint rule with 2, 4, … 16 substeps on y = (q, v), extrapolated. [HairerNorsettWanner1993] II.9
class Extrapolation {
 public:
  static constexpr int order = 16;

  explicit Extrapolation(const std::shared_ptr<const System>& system)
      : n_(system->coordinate_count()), accelerations_(system), sizes_(system) {}

  /// Computes next() and error(); false if the equations of motion cannot be solved on the way.
  bool step(double t, double H, const Vector& y) {
    if (!rate(t, y, rate0_)) return false;
    sizes_.add({y.head(n_), y.tail(n_), a_, t}, lambda_);
    sizes_.q = std::max(sizes_.q, H * max_abs(y.tail(n_)));
    sizes_.v = std::max(sizes_.v, H * max_abs(a_));
    for (std::size_t k = 0; k < columns; ++k) {
      last_ = row_[0];
      if (!midpoint_rule(t, H, 2 * (static_cast<int>(k) + 1), y, row_[k])) return false;
      // Aitken–Neville in (H/n)²: row_[0] becomes the value of the highest order.
      for (std::size_t j = k; j-- > 0;) {
        const double ratio = static_cast<double>(k + 1) / static_cast<double>(j + 1);
        row_[j] = row_[j + 1] + (row_[j + 1] - row_[j]) / (ratio * ratio - 1.0);
      }
    }
    last_ -= row_[0];
    return row_[0].allFinite();
  }

  [[nodiscard]] const Vector& next() const { return row_[0]; }
  /// Difference of the two highest orders, relative.
  [[nodiscard]] double error() const {
    const auto relative = [](double x, double size) { return size > 0.0 ? x / size : 0.0; };
    // Soon after a start from rest velocities are small compared with what they will be: √(aq) foretells it.
    const double speed = std::max(sizes_.v, std::sqrt(sizes_.a * sizes_.q));
    return std::max(relative(max_abs(last_.head(n_)), sizes_.q),
                    relative(max_abs(last_.tail(n_)), speed));
  }
  [[nodiscard]] const SizesOnTheWay& sizes() const { return sizes_; }

 private:
  static constexpr std::size_t columns = order / 2;

  bool rate(double t, const Vector& y, Vector& f) {
    if (!accelerations_.solve(y.head(n_), y.tail(n_), t, a_, lambda_)) return false;
    f.resize(2 * n_);
    f << y.tail(n_), a_;
    return true;
  }

  bool midpoint_rule(double t, double H, int substeps, const Vector& y, Vector& result) {
    const double h = H / substeps;
    before_ = y;
    now_ = y + h * rate0_;
    for (int i = 1; i < substeps; ++i) {
      if (!rate(t + i * h, now_, rate_)) return false;
      before_ += 2.0 * h * rate_;
      before_.swap(now_);
    }
    if (!rate(t + H, now_, rate_)) return false;
    result = 0.5 * (now_ + before_ + h * rate_);
    return true;
  }

  Eigen::Index n_;
  AccelerationSolver accelerations_;
  SizesOnTheWay sizes_;
  std::array<Vector, columns> row_;
  Vector last_;
  Vector a_;
  Vector lambda_;
  Vector rate0_;
  Vector rate_;
  Vector before_;
  Vector now_;
};

// Steps of one size, or such that the local error stays below the tolerance.
struct StepRule {
  double tolerance = 0.0;
  std::optional<double> fixed = std::nullopt;
};

struct Solution {
  InitialState end;
  SizesOnTheWay sizes;
  long steps = 0;
};

bool stopped(const std::atomic<bool>* stop) { return stop != nullptr && stop->load(); }

// Nothing if the motion cannot be followed that far.
std::optional<Solution> integrate(const std::shared_ptr<const System>& system,
                                  const InitialState& initial, double until, const StepRule& rule,
                                  const std::atomic<bool>* stop,
                                  const std::function<void(double)>& tell) {
  Extrapolation method(system);
  const Eigen::Index n = system->coordinate_count();
  const double span = until - initial.t;
  double H = rule.fixed ? span / std::ceil(span / *rule.fixed - 1e-9) : 1e-2 * span;
  Vector y(2 * n);
  y << initial.q, initial.v;
  long steps = 0;
  // Constraints are met at the start only: over many turns of a mechanism the drift off them can outgrow the tolerance, and
  // then ever smaller steps lead nowhere.
  constexpr long most_attempts = 20000;
  long attempts = 0;
  for (double t = initial.t; until - t > 1e-12 * span;) {
    if (stopped(stop) || H < 1e-12 * span) return std::nullopt;
    if (!rule.fixed && ++attempts > most_attempts) return std::nullopt;
    const double h = until - t < 1.000001 * H ? until - t : H;
    const bool solved = method.step(t, h, y);
    if (rule.fixed && !solved) return std::nullopt;
    const bool accepted = rule.fixed || (solved && method.error() <= rule.tolerance);
    if (accepted) {
      y = method.next();
      t += h;
      ++steps;
      tell((t - initial.t) / span);
    }
    if (rule.fixed) continue;
    // At round-off a smaller step has no smaller error: an accepted one is never reduced.
    const double error = solved ? std::max(method.error(), 1e-20) : 1.0;
    const double factor = 0.8 * std::pow(rule.tolerance / error, 1.0 / (Extrapolation::order - 1));
    H = h * std::clamp(factor, accepted ? 1.0 : 0.2, 3.0);
  }
  try {
    return Solution{make_consistent(system, y.head(n), y.tail(n), until).state, method.sizes(),
                    steps};
  } catch (const InvalidModel&) {
    return std::nullopt;
  }
}

ReferenceValue to_value(const Vector& coarse, const Vector& fine, double size_on_the_way) {
  const double size = max_abs(fine);
  ReferenceValue value{fine, size > 1e-3 * size_on_the_way ? size : size_on_the_way};
  value.own_error = value.error_of(coarse);
  return value;
}

}  // namespace

double ReferenceValue::error_of(const Vector& x) const {
  const double difference = max_abs(x - value);
  return scale > 0.0 ? difference / scale : difference;
}

void SizesOnTheWay::add(const SensorState& state, const Vector& multipliers) {
  q = std::max(q, max_abs(state.q));
  v = std::max(v, max_abs(state.v));
  a = std::max(a, max_abs(state.a));
  lambda = std::max(lambda, max_abs(multipliers));
  const NamedValues fields = fields_.at(state, multipliers);
  field_sizes_.resize(fields.size(), 0.0);
  for (std::size_t i = 0; i < fields.size(); ++i)
    field_sizes_[i] = std::max(field_sizes_[i], max_abs(fields[i].second));
}

ReferenceSolution SizesOnTheWay::reference(const InitialState& coarse, const InitialState& fine,
                                           long steps) const {
  ReferenceSolution r{to_value(coarse.q, fine.q, q),
                      to_value(coarse.v, fine.v, v),
                      to_value(coarse.a, fine.a, a),
                      to_value(coarse.lambda, fine.lambda, lambda),
                      {},
                      steps};
  const auto fields_of = [&](const InitialState& s) {
    return fields_.at({s.q, s.v, s.a, s.t}, s.lambda);
  };
  const NamedValues estimates = fields_of(coarse);
  const NamedValues values = fields_of(fine);
  for (std::size_t i = 0; i < values.size(); ++i)
    r.fields.emplace_back(values[i].first,
                          to_value(estimates[i].second, values[i].second, field_sizes_[i]));
  return r;
}

std::optional<ReferenceSolution> reference_solution(const std::shared_ptr<const System>& system,
                                                    const InitialState& initial, double until,
                                                    std::optional<double> step,
                                                    const std::atomic<bool>* stop,
                                                    const std::function<void(double)>& tell) {
  const auto half = [&](double before) {
    return [&tell, before](double done) {
      if (tell) tell(before + 0.5 * done);
    };
  };
  const StepRule coarse_rule{1e-10, step};
  const StepRule fine_rule{1e-12, step ? std::optional(0.5 * *step) : std::nullopt};
  const auto coarse = integrate(system, initial, until, coarse_rule, stop, half(0.0));
  const auto fine =
      coarse ? integrate(system, initial, until, fine_rule, stop, half(0.5)) : std::nullopt;
  if (stopped(stop)) return std::nullopt;
  if (!fine)
    throw InvalidModel(fmt::format(
        "no reference solution reaches t = {} s: the motion is singular before, or too long to be "
        "followed so exactly; end earlier (--until){}",
        until, step ? " or give a smaller step (--reference)" : ""));
  return fine->sizes.reference(coarse->end, fine->end, fine->steps);
}

}  // namespace visviva

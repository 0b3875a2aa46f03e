#include "step_cost.hpp"

#include <cmath>

#include "cpu_clock.hpp"
#include "heap.hpp"
#include "stepping.hpp"

namespace visviva::bench {
namespace {

// Steps are guessed from those before, which the first ones do not have.
constexpr int warm_up_steps = 5;
constexpr int measured_steps = 20;
constexpr int measured_steps_of_large = 8;
constexpr long large = 5000;

struct Attempt {
  StepCost cost;
  BestOf best;
};

class Runner {
 public:
  Runner(const Prepared& ready, long size)
      : ready_(ready), steps_(size >= large ? measured_steps_of_large : measured_steps) {}

  // One run, from the start.
  void repeat(const SchemeChoice& choice, Attempt& attempt) const {
    StepCost& cost = attempt.cost;
    const auto stepper = warm(choice);
    long iterations = 0;
    const HeapWatch heap;
    attempt.best.add(cpu_seconds_of([&] { iterations = take(*stepper, steps_); }) / steps_);
    cost.allocations = heap.allocations();
    cost.allocated_by = heap.first_place();
    cost.seconds = attempt.best.seconds();
    cost.iterations = static_cast<double>(iterations) / steps_;
  }

  [[nodiscard]] double held_bytes(const SchemeChoice& choice) const {
    const HeapWatch heap;
    const auto stepper = warm(choice);
    return heap.growth();
  }

  [[nodiscard]] NewtonPieces pieces(const SchemeChoice& choice) const {
    return measure_newton_pieces(ready_, choice, warm_up_steps, steps_);
  }

 private:
  [[nodiscard]] std::unique_ptr<Stepper> warm(const SchemeChoice& choice) const {
    auto stepper = choice.scheme->start(ready_.system, ready_.start.state, ready_.options.newton);
    take(*stepper, warm_up_steps);
    return stepper;
  }
  long take(Stepper& stepper, int steps) const {
    return take_steps(stepper, ready_.options.step, steps);
  }

  const Prepared& ready_;
  int steps_;
};

// What throws has no numbers, but the others have.
template <typename Action>
void guarded(StepCost& cost, const Action& action) {
  if (!cost.failure.empty()) return;
  try {
    action();
  } catch (const std::runtime_error& error) {
    cost.failure = error.what();
  }
}

}  // namespace

SizeCost measure_steps(const Work& work, long size, const std::vector<std::string>& schemes,
                       double budget) {
  std::optional<Prepared> ready;
  StartCost start{work.name, size};
  double held = 0.0;
  BestOf preparing(budget);
  {
    const HeapWatch heap;
    preparing.add(cpu_seconds_of([&] { ready = work.job(size, schemes).prepare(); }));
    start.peak_bytes = heap.peak();
    held = heap.growth();
  }
  while (preparing.wants_more())
    preparing.add(cpu_seconds_of([&] { ready = work.job(size, schemes).prepare(); }));
  start.seconds = preparing.seconds();
  const Runner runner(*ready, size);
  const double elements =
      size > 0 ? static_cast<double>(size) : static_cast<double>(ready->system->frames().size());

  const std::vector<SchemeChoice>& choices = ready->settings.schemes;
  std::vector<Attempt> attempts;
  for (const SchemeChoice& choice : choices) {
    Attempt attempt{{}, BestOf(budget / measured_steps)};
    StepCost& cost = attempt.cost;
    cost.work = work.name;
    cost.size = size;
    cost.scheme = choice.label;
    cost.step = ready->options.step;
    cost.elements = elements;
    guarded(cost, [&] { cost.held_bytes = held + runner.held_bytes(choice); });
    attempts.push_back(std::move(attempt));
  }
  for (bool more = true; more;) {
    more = false;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      Attempt& attempt = attempts[i];
      if (!attempt.cost.failure.empty() || !attempt.best.wants_more()) continue;
      guarded(attempt.cost, [&] { runner.repeat(choices[i], attempt); });
      more = true;
    }
  }
  SizeCost result{start, {}};
  for (std::size_t i = 0; i < choices.size(); ++i) {
    StepCost& cost = attempts[i].cost;
    guarded(cost, [&] { cost.pieces = runner.pieces(choices[i]); });
    result.steps.push_back(std::move(cost));
  }
  return result;
}

std::optional<double> growth_exponent(const std::vector<CostPoint>& points, double smallest) {
  double n = 0.0, x = 0.0, y = 0.0, xx = 0.0, xy = 0.0;
  for (const CostPoint& point : points) {
    if (point.size < smallest || !(point.cost > 0.0)) continue;
    const double u = std::log(point.size);
    const double v = std::log(point.cost);
    ++n;
    x += u;
    y += v;
    xx += u * u;
    xy += u * v;
  }
  if (n < 2.0) return std::nullopt;
  return (n * xy - x * y) / (n * xx - x * x);
}

}  // namespace visviva::bench

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

struct Started {
  Prepared ready;
  StartCost cost;
  double held_bytes;
};

Started start(const Work& work, long size, const std::vector<std::string>& schemes, double budget) {
  const auto prepare = [&] { return work.job(size, schemes).prepare(); };
  BestOf best(budget);
  std::optional<Prepared> ready;
  StartCost cost{work.name, size};
  double held = 0.0;
  {
    const HeapWatch heap;
    best.add(cpu_seconds_of([&] { ready = prepare(); }));
    cost.peak_bytes = heap.peak();
    held = heap.growth();
  }
  while (best.wants_more()) best.add(cpu_seconds_of([&] { ready = prepare(); }));
  cost.seconds = best.seconds();
  return {std::move(*ready), cost, held};
}

StepCost named_cost(const Work& work, long size, const Prepared& ready,
                    const SchemeChoice& choice) {
  StepCost cost;
  cost.work = work.name;
  cost.size = size;
  cost.scheme = choice.label;
  cost.step = ready.options.step;
  cost.elements = static_cast<double>(size > 0 ? static_cast<std::size_t>(size)
                                               : ready.system->frames().size());
  return cost;
}

void take_turns(const Runner& runner, const std::vector<SchemeChoice>& choices,
                std::vector<Attempt>& attempts) {
  for (bool more = true; more;) {
    more = false;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      Attempt& attempt = attempts[i];
      if (!attempt.cost.failure.empty() || !attempt.best.wants_more()) continue;
      guarded(attempt.cost, [&] { runner.repeat(choices[i], attempt); });
      more = true;
    }
  }
}

}  // namespace

SizeCost measure_steps(const Work& work, long size, const std::vector<std::string>& schemes,
                       double budget) {
  const Started started = start(work, size, schemes, budget);
  const Runner runner(started.ready, size);
  const std::vector<SchemeChoice>& choices = started.ready.settings.schemes;
  std::vector<Attempt> attempts;
  for (const SchemeChoice& choice : choices) {
    attempts.push_back(
        {named_cost(work, size, started.ready, choice), BestOf(budget / measured_steps)});
    StepCost& cost = attempts.back().cost;
    guarded(cost, [&] { cost.held_bytes = started.held_bytes + runner.held_bytes(choice); });
  }
  take_turns(runner, choices, attempts);
  SizeCost result{started.cost, {}};
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

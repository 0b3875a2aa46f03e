#include "thread_gain.hpp"

#include "cpu_clock.hpp"
#include "stepping.hpp"
#include "visviva/analysis/parallel.hpp"

namespace visviva::bench {
namespace {

constexpr long smallest_size = 1000;
constexpr long largest_size = 10'000;
constexpr int warm_up_steps = 3;
constexpr int measured_steps = 5;

class Turns {
 public:
  Turns(const Prepared& ready, const SchemeChoice& choice, int threads, double budget)
      : ready_(ready), choice_(choice), newton_(ready.options.newton), best_(budget) {
    newton_.threads = threads;
  }

  // From the start, each time.
  void repeat() {
    stepper_ = choice_.scheme->start(ready_.system, ready_.start.state, newton_);
    take_steps(*stepper_, ready_.options.step, warm_up_steps);
    best_.add(wall_seconds_of([&] { take_steps(*stepper_, ready_.options.step, measured_steps); }) /
              measured_steps);
  }
  [[nodiscard]] const BestOf& best() const { return best_; }
  [[nodiscard]] const Stepper& stepper() const { return *stepper_; }

 private:
  const Prepared& ready_;
  const SchemeChoice& choice_;
  NewtonOptions newton_;
  BestOf best_;
  std::unique_ptr<Stepper> stepper_;
};

}  // namespace

std::vector<ThreadGain> measure_threads(const Work& work, const std::vector<std::string>& schemes,
                                        double budget) {
  std::vector<ThreadGain> gains;
  for (const long size : work.sizes) {
    if (size < smallest_size || size > largest_size) continue;
    const Prepared ready = work.job(size, schemes).prepare();
    for (const SchemeChoice& choice : ready.settings.schemes) {
      const int threads = processor_count();
      Turns one(ready, choice, 1, budget);
      Turns all(ready, choice, threads, budget);
      while (one.best().wants_more()) {
        one.repeat();
        all.repeat();
      }
      gains.push_back(
          {work.name, size, choice.label, threads, one.best().seconds(), all.best().seconds(),
           one.stepper().q() == all.stepper().q() && one.stepper().v() == all.stepper().v()});
    }
  }
  return gains;
}

}  // namespace visviva::bench

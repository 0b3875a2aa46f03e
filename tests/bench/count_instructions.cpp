// Short runs to be counted by callgrind: each leaves the instructions of its steps, without those before them, as a dump with
// its name. Prints the compiler and the kernels of the linear solver, on which these numbers depend.
#include <fmt/format.h>
#include <valgrind/callgrind.h>

#include "visviva/job/job.hpp"
#include "visviva/solvers/front_kernels.hpp"
#include "visviva/version.hpp"

namespace visviva::test {
namespace {

// Steps are guessed from those before, which the first ones do not have.
constexpr long first_step = 10;
constexpr long last_step = 60;

struct Counted {
  const char* model;
  const char* size_parameter;  // null: it has one size
  double size;
  const char* scheme;
  double step;
};

constexpr Counted runs[] = {{"chain", "count", 20, "frame-1", 1e-3},
                            {"chain", "count", 20, "visviva", 1e-3},
                            {"chain", "count", 20, "energy-preserving", 1e-3},
                            {"beam-pendulum", "elements", 10, "frame-1", 1e-3},
                            {"beam-pendulum", "elements", 10, "visviva", 1e-3},
                            {"hanging-cable", "elements", 8, "visviva", 2e-2},
                            {"andrews-squeezer", nullptr, 0, "frame-1", 1e-5},
                            {"rigid-four-bar", "loops", 5, "visviva", 2.5e-3}};

class InstructionCounter final : public Observer {
 public:
  explicit InstructionCounter(std::string name) : name_(std::move(name)) {}

  void observe(const Snapshot& snapshot) override {
    if (snapshot.step == first_step) {
      CALLGRIND_START_INSTRUMENTATION;
      CALLGRIND_ZERO_STATS;
    }
    if (snapshot.step == last_step) {
      CALLGRIND_DUMP_STATS_AT(name_.c_str());
      CALLGRIND_STOP_INSTRUMENTATION;
    }
  }

 private:
  std::string name_;
};

bool count(const Counted& run) {
  Job job(fmt::format("problem:{}", run.model));
  job.scheme(run.scheme).set("step", run.step).set("until", last_step * run.step);
  job.set("error_estimate", std::string("off"));
  if (run.size_parameter != nullptr) job.set(run.size_parameter, run.size);
  const Prepared ready = job.prepare();
  InstructionCounter counter(fmt::format("{}, {}", run.model, run.scheme));
  const RunResult result = simulate(ready.system, *ready.scheme().scheme, ready.start.state,
                                    ready.options_for(ready.scheme()), &counter);
  if (result.failure) fmt::print(stderr, "{}: {}\n", run.model, result.failure->what);
  return !result.failure;
}

}  // namespace
}  // namespace visviva::test

int main() {
  fmt::print("{}, {} kernels\n", visviva::compiler, visviva::front_kernels().front().name);
  for (const auto& run : visviva::test::runs)
    if (!visviva::test::count(run)) return 1;
}

// CPU time to a position error of 1e-6: visviva's schemes with the step that just reaches it, against SUNDIALS IDA with
// the tolerance that just reaches it, on the same equations and in the same run. IDA is called through its own C
// interface with a residual and a Jacobian written by hand (bench/peers).
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <functional>
#include <optional>

#include "measured.hpp"
#include "peers/linkage.hpp"
#include "visviva/schemes/ida/ida.hpp"

namespace visviva::bench {
namespace {

constexpr double target = 1e-6;

/// What a method does with a given effort: a number of steps, or the tolerance 1/effort.
struct Attempt {
  Vector q;  ///< empty if it failed
  long steps = 0;
};
using Method = std::function<Attempt(double effort)>;

struct Outcome {
  double effort = 0.0;
  long steps = 0;
  double error = 0.0;
  double seconds = 0.0;
};

class Case {
 public:
  Case(const std::string& name, double until, peers::Linkage linkage)
      : name_(name), until_(until), measured_(name), linkage_(std::move(linkage)) {}

  /// Only the coordinates given here are compared.
  void set_reference(std::vector<int> coordinates, Vector values) {
    coordinates_ = std::move(coordinates);
    reference_ = std::move(values);
  }

  [[nodiscard]] Method scheme(const std::string& name) const {
    return [this, scheme = std::shared_ptr<Scheme>(make_scheme(name))](double effort) {
      const auto steps = static_cast<long>(effort);
      const auto stepper = measured_.stepper(*scheme);
      for (long i = 0; i < steps; ++i)
        if (!stepper->advance(until_ / static_cast<double>(steps)).ok) return Attempt{};
      return Attempt{stepper->q(), steps};
    };
  }

  [[nodiscard]] Method ida_scheme() const {
    return [this](double effort) {
      const auto stepper = measured_.stepper(Ida(1.0 / effort, 1e-2 / effort));
      return stepper->advance(until_).ok ? Attempt{stepper->q(), 0} : Attempt{};
    };
  }

  [[nodiscard]] Method ida_direct() const {
    const auto list = [](const Vector& x) { return std::vector<double>(x.begin(), x.end()); };
    const InitialState& s = measured_.start;
    return [this,
            start = peers::State{list(s.q), list(s.v), list(s.a), list(s.lambda)}](double effort) {
      const auto run = peers::solve_with_ida(linkage_, start, until_, 1.0 / effort, 1e-2 / effort);
      if (!run.ok) return Attempt{};
      return Attempt{Eigen::Map<const Vector>(run.q.data(), static_cast<long>(run.q.size())),
                     run.steps};
    };
  }

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] double until() const { return until_; }
  [[nodiscard]] double error(const Attempt& attempt) const {
    if (attempt.q.size() == 0) return INFINITY;
    return (attempt.q(coordinates_) - reference_).cwiseAbs().maxCoeff();
  }

 private:
  std::string name_;
  double until_;
  Measured measured_;
  peers::Linkage linkage_;
  std::vector<int> coordinates_;
  Vector reference_;
};

// The smallest number of steps that reaches the target: doubled until it does, then bisected to within 3 %.
double least_steps(const Case& c, const Method& method) {
  double steps = 256.0;
  while (steps < 1e7 && c.error(method(steps)) > target) steps *= 2.0;
  double too_few = steps / 2.0;
  while (steps / too_few > 1.03) {
    const double middle = std::floor(std::sqrt(too_few * steps));
    (c.error(method(middle)) > target ? too_few : steps) = middle;
  }
  return steps;
}

// The error of IDA does not fall evenly with its tolerance: the first of a fine sequence that reaches the target.
double least_inverse_tolerance(const Case& c, const Method& method) {
  double effort = 1e3;
  while (effort < 1e13 && c.error(method(effort)) > target) effort *= 1.2;
  return effort;
}

Outcome measure(const Case& c, const Method& method, double effort) {
  Outcome outcome;
  outcome.effort = effort;
  outcome.seconds = INFINITY;
  double total = 0.0;
  for (int i = 0; i < 3 || (total < 0.5 && i < 100); ++i) {
    const std::clock_t before = std::clock();
    const Attempt attempt = method(outcome.effort);
    const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    total += seconds;
    outcome.seconds = std::min(outcome.seconds, seconds);
    outcome.steps = attempt.steps;
    outcome.error = c.error(attempt);
  }
  return outcome;
}

void print(const std::string& method, const std::string& setting, const Outcome& o, double ida) {
  fmt::print("  {:<28} {:>15} {:>9} {:>10.2e} {:>12.3f} {:>10.2f}\n", method, setting,
             o.steps > 0 ? std::to_string(o.steps) : "", o.error, 1e3 * o.seconds, o.seconds / ida);
}

void compare(const Case& c) {
  fmt::print("{}, t = {} s, position error {:.0e}\n", c.name(), c.until(), target);
  fmt::print("  {:<28} {:>15} {:>9} {:>10} {:>12} {:>10}\n", "method", "setting", "steps", "error",
             "CPU [ms]", "over IDA");
  const auto run_ida = [&](const Method& method) {
    return measure(c, method, least_inverse_tolerance(c, method));
  };
  const auto tolerance = [](const Outcome& o) {
    return fmt::format("rtol {:.1e}", 1.0 / o.effort);
  };
  const Outcome direct = run_ida(c.ida_direct());
  print("IDA, called directly", tolerance(direct), direct, direct.seconds);
  const Outcome wrapped = run_ida(c.ida_scheme());
  print("visviva ida", tolerance(wrapped), wrapped, direct.seconds);
  for (const std::string name : {"midpoint", "energy-preserving", "generalized-alpha"}) {
    const Method method = c.scheme(name);
    const Outcome o = measure(c, method, least_steps(c, method));
    print("visviva " + name, fmt::format("dt {:.2e}", c.until() / static_cast<double>(o.steps)), o,
          direct.seconds);
  }
  fmt::print("\n");
}

// β, θ, γ, φ, δ, Ω, ε of the IVP test set at 0.03 s, recomputed in quadruple precision, as absolute angles.
Case seven_bar() {
  Case c("seven-bar", 0.03, peers::seven_bar());
  const double beta = 15.810771195153707;
  const double delta = 0.52440996587995407;
  const double epsilon = 1.0480807410419379;
  c.set_reference(
      {2, 5, 8, 11, 14, 17, 20},
      Vector{{beta, beta - 15.756371058411839, 0.040822240119645805, delta - 0.53473011634207959,
              delta, epsilon + 0.53473011634207959, epsilon}});
  return c;
}

Case double_pendulum() {
  Case c("double-pendulum", 1.0, peers::double_pendulum());
  c.set_reference({0, 1, 2, 3, 4, 5}, c.ida_direct()(1e12).q);
  fmt::print(
      "double-pendulum: the reference, IDA at rtol 1e-12, and visviva's ida differ by {:.1e}\n\n",
      c.error(c.ida_scheme()(1e12)));
  return c;
}

}  // namespace
}  // namespace visviva::bench

int main() {
  using namespace visviva::bench;
  compare(double_pendulum());
  compare(seven_bar());
}

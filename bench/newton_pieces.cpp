#include "newton_pieces.hpp"

#include <stdexcept>

#include "cpu_clock.hpp"
#include "stepping.hpp"

namespace visviva::bench {
namespace {

constexpr double budget = 0.02;  // for each piece

class PieceTimer {
 public:
  PieceTimer(int first, int last) : first_(first), last_(last) {}

  void begin_step(int step) { step_ = step; }

  // Called after the residual of each iterate.
  void see(NonlinearProblem& problem, const Vector& x, int iterate) {
    if (step_ < first_) return;
    // Whether a tangent was made since the last iterate shows in its numbers.
    const SparseMatrix& J = problem.pattern();
    const double sum = Eigen::Map<const Vector>(J.valuePtr(), J.nonZeros()).cwiseAbs().sum();
    if (step_ <= last_) {
      tangents_ += sum != sum_ && iterations_ > 0 ? 1 : 0;
      ++iterations_;
    } else if (iterate == 0) {
      tangents_ += sum != sum_ ? 1 : 0;
      measure(problem, x);
    }
    sum_ = sum;
  }

  [[nodiscard]] NewtonPieces pieces() const {
    NewtonPieces p = pieces_;
    const double steps = last_ - first_ + 1;
    p.iterations_per_step = static_cast<double>(iterations_) / steps;
    p.tangents_per_step = static_cast<double>(tangents_) / steps;
    return p;
  }

 private:
  // In turn, as an iteration calls them: each finds the caches as the others leave them. To look at the clock takes half a
  // microsecond, which is no part of them.
  void measure(NonlinearProblem& problem, const Vector& x) {
    Vector r(x.size());
    const auto solver =
        make_linear_solver(LinearSolverChoice::automatic, static_cast<int>(x.size()));
    solver->analyze(problem.pattern());
    const SparseMatrix* J = &problem.tangent(x);
    bool regular = solver->factorize(*J);
    BestOf clock(budget), residual(budget), tangent(budget), factor(budget), solve(budget);
    while (residual.wants_more() && regular) {
      clock.add(cpu_seconds_of([] {}));
      residual.add(cpu_seconds_of([&] { problem.residual(x, r); }));
      tangent.add(cpu_seconds_of([&] { J = &problem.tangent(x); }));
      factor.add(cpu_seconds_of([&] { regular = solver->factorize(*J); }));
      solve.add(cpu_seconds_of([&] { solver->solve(r); }));
    }
    if (!regular) throw std::runtime_error("the tangent is singular");
    pieces_.residual = residual.seconds() - clock.seconds();
    pieces_.tangent = tangent.seconds() - clock.seconds();
    pieces_.factor = factor.seconds() - clock.seconds();
    pieces_.solve = solve.seconds() - clock.seconds();
  }

  int first_;
  int last_;
  int step_ = 0;
  long iterations_ = 0;
  long tangents_ = 0;
  double sum_ = 0.0;
  NewtonPieces pieces_;
};

}  // namespace

NewtonPieces measure_newton_pieces(const Prepared& ready, const SchemeChoice& choice, int warm_up,
                                   int steps) {
  PieceTimer timer(warm_up, warm_up + steps - 1);
  NewtonOptions newton = ready.options.newton;
  newton.inspect = [&](NonlinearProblem& problem, const Vector& x, int iterate) {
    timer.see(problem, x, iterate);
  };
  const auto stepper = choice.scheme->start(ready.system, ready.start.state, newton);
  for (int step = 0; step <= warm_up + steps; ++step) {
    timer.begin_step(step);
    take_steps(*stepper, ready.options.step, 1);
  }
  return timer.pieces();
}

}  // namespace visviva::bench

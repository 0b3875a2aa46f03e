#include "visviva/results/reactions.hpp"

namespace visviva {

StepMultipliers step_multipliers(const System& system, AccelerationSolver& solver,
                                 const StepEnd& step, const Vector& lambda, bool solved) {
  StepMultipliers m{solved ? solver.share(step.q, lambda) : Multipliers{lambda}};
  if (!step.own) return m;
  m.own_q = step.q_start + step.own->level * (step.q - step.q_start);
  m.own = Multipliers{step.own->lambda};
  if (system.implied().rows() == 0) return m;
  // How they are shared depends on the place.
  Vector a;
  Vector other;
  if (solver.solve(m.own_q, step.v, step.t, a, other))
    m.own = solver.share(m.own_q, step.own->lambda);
  return m;
}

}  // namespace visviva

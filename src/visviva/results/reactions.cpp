#include "visviva/results/reactions.hpp"

namespace visviva {

StepMultipliers step_multipliers(ReactionSharing& sharing, RigidFrameEquations& equations,
                                 const StepEnd& step, const Vector& lambda) {
  StepMultipliers m{sharing.share(equations, step.q, lambda)};
  if (!step.own) return m;
  m.own_q = step.q_start + step.own->level * (step.q - step.q_start);
  // Where the scheme's multipliers act is another place, with factors of its own.
  if (sharing.has_share(equations, step.q, step.own->lambda))
    m.own = sharing.share(equations, m.own_q, step.own->lambda);
  else
    m.own = Multipliers{step.own->lambda};
  return m;
}

}  // namespace visviva

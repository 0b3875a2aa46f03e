#include "visviva/results/reactions.hpp"

namespace visviva {

StepMultipliers step_multipliers(ReactionSharing& sharing, const StepEnd& step,
                                 const Vector& lambda) {
  StepMultipliers m{sharing.share(step.q, lambda)};
  if (!step.own) return m;
  m.own_q = step.q_start + step.own->level * (step.q - step.q_start);
  m.own = sharing.share(m.own_q, step.own->lambda);
  return m;
}

}  // namespace visviva

#include "visviva/mechanics/turn_count.hpp"

#include <algorithm>
#include <cmath>

#include "visviva/mechanics/function_of_forms.hpp"

namespace visviva {
namespace {

// De*(x₀, x₁)(x₁ − x₀) is the angle turned less the change of the coordinate.
bool loses_turns(const ConstraintTerm& term, const Vector& q0, const Vector& q1) {
  constexpr double half_a_turn = 3.14;
  const LocalVector x0 = gather(q0, term.coordinates);
  const LocalVector x1 = gather(q1, term.coordinates);
  LocalMatrix De(1, x0.size());
  term.invariant->secant(x0, x1, De);
  return std::abs(De.row(0).dot(x1 - x0)) > half_a_turn;
}

}  // namespace

TurnCount::TurnCount(const System& system) {
  for (const ConstraintTerm& term : system.constraints().terms())
    if (dynamic_cast<const AngleMismatch*>(term.invariant.get()) != nullptr)
      angles_.push_back(&term);
}

const ConstraintTerm* TurnCount::lost(const Vector& q0, const Vector& q1) const {
  const auto found = std::find_if(angles_.begin(), angles_.end(), [&](const ConstraintTerm* term) {
    return loses_turns(*term, q0, q1);
  });
  return found == angles_.end() ? nullptr : *found;
}

}  // namespace visviva

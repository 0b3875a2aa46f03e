#include "visviva/mechanics/turn_count.hpp"

#include <algorithm>
#include <cmath>

#include "visviva/mechanics/function_of_forms.hpp"

namespace visviva {
namespace {

constexpr double half_a_turn = 3.14;

// The coordinate is the last of the three forms.
int own_coordinate(const AngleMismatch& mismatch) {
  for (const QuadraticForms::Linear& linear : mismatch.forms().linear())
    if (linear.row == 2) return linear.coordinate;
  return 0;
}

}  // namespace

TurnCount::TurnCount(const System& system) {
  for (const ConstraintTerm& term : system.constraints().terms())
    if (const auto* mismatch = dynamic_cast<const AngleMismatch*>(term.invariant.get()))
      angles_.push_back({&term, own_coordinate(*mismatch)});
}

// De*Δx is the angle turned, which is less than half a turn, less the change of the coordinate; De v is the same of rates.
bool TurnCount::Angle::is_lost(const Vector& q0, const Vector& v0, double h,
                               const Vector& q1) const {
  const LocalVector x0 = gather(q0, term->coordinates);
  const LocalVector x1 = gather(q1, term->coordinates);
  const LocalVector way = h * gather(v0, term->coordinates);
  LocalVector e(1);
  LocalMatrix De(1, x0.size());
  term->invariant->secant(x0, x1, De);
  const double difference = De.row(0).dot(x1 - x0);
  const double turned = difference + x1[own] - x0[own];
  term->invariant->evaluate(x0, e, De);
  const double expected = De.row(0).dot(way) + way[own];
  return std::abs(difference) > half_a_turn || std::abs(turned - expected) > half_a_turn;
}

const ConstraintTerm* TurnCount::lost(const Vector& q0, const Vector& v0, double h,
                                      const Vector& q1) const {
  const auto found = std::find_if(angles_.begin(), angles_.end(),
                                  [&](const Angle& angle) { return angle.is_lost(q0, v0, h, q1); });
  return found == angles_.end() ? nullptr : found->term;
}

}  // namespace visviva

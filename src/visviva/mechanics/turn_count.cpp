#include "visviva/mechanics/turn_count.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "visviva/mechanics/elements/beam_strain.hpp"
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

// The strain of a term that measures angles by themselves, or null.
const BeamStrain* rotation_of(const PotentialTerm& term) {
  const auto* strain = dynamic_cast<const BeamStrain*>(term.strain.get());
  return strain != nullptr && strain->measure() == CurvatureMeasure::angle ? strain : nullptr;
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

HalfTurns::HalfTurns(const System& system) {
  std::set<std::string> of_beams;
  for (const BeamPiece& piece : system.beam_pieces()) of_beams.insert(piece.element());
  for (const PotentialTerm& term : system.potentials().terms())
    if (const BeamStrain* strain = rotation_of(term); strain != nullptr)
      if (!of_beams.contains(term.name)) rotations_.push_back({&term, strain->length()});
}

const PotentialTerm* HalfTurns::passed(const Vector& q0, const Vector& q1) const {
  const auto jumps = [&](const Rotation& r) {
    const LocalVector change = StrainPoint(*r.term, q1).e - StrainPoint(*r.term, q0).e;
    return r.length * change.tail<3>().norm() > half_a_turn;
  };
  const auto found = std::find_if(rotations_.begin(), rotations_.end(), jumps);
  return found == rotations_.end() ? nullptr : found->term;
}

}  // namespace visviva

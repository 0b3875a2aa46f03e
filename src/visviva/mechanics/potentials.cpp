#include "visviva/mechanics/potentials.hpp"

#include <utility>

#include "visviva/mechanics/invariant_at.hpp"

namespace visviva {

StrainPoint::StrainPoint(const PotentialTerm& term, VectorIn q)
    : x(gather(q, term.coordinates)),
      e(term.strain->outputs()),
      De(term.strain->outputs(), term.strain->inputs()) {
  term.strain->evaluate(x, e, De);
}

LocalVector stress_at(const PotentialTerm& term, const LocalVector& e) {
  LocalVector s(e.size());
  term.energy->stress(e, s);
  return s;
}

namespace {

// The secant force De*ᵀs* of a term over a step and its derivatives,
//   ∂(De*ᵀs*)/∂x₁ = De*ᵀ (∂s*/∂e₁) De(x₁) + ∂(De*ᵀw)/∂x₁ at w = s*,   and likewise for x₀.
class Secant {
 public:
  Secant(const PotentialTerm& term, VectorIn q0, VectorIn q1)
      : term_(term),
        p0_(term, q0),
        p1_(term, q1),
        De_(p0_.De.rows(), p0_.De.cols()),
        s_(p0_.e.size()) {
    term.strain->secant(p0_.x, p1_.x, De_);
    term.energy->secant_stress(p0_.e, p1_.e, s_);
  }

  [[nodiscard]] LocalVector force() const { return De_.transpose() * s_; }

  /// By x₀ and by x₁.
  [[nodiscard]] std::pair<LocalMatrix, LocalMatrix> tangents() const {
    LocalMatrix C0(s_.size(), s_.size());
    LocalMatrix C1(s_.size(), s_.size());
    term_.energy->secant_tangent(p0_.e, p1_.e, C0, C1);
    LocalMatrix H0 = De_.transpose() * C0 * p0_.De;
    LocalMatrix H1 = De_.transpose() * C1 * p1_.De;
    term_.strain->add_secant_curvature(p0_.x, p1_.x, s_, &H0, H1);
    return {H0, H1};
  }

 private:
  const PotentialTerm& term_;
  StrainPoint p0_;
  StrainPoint p1_;
  LocalMatrix De_;
  LocalVector s_;
};

}  // namespace

Potentials::Potentials(SharedTerms<PotentialTerm> terms, const OnDemand<SparseMatrix>& square)
    : terms_(std::move(terms)),
      groups_([all = terms_] {
        return lane_groups<PotentialLanes>(
            all->size(), [&](std::size_t first, std::size_t some, const PotentialLanes* before) {
              return PotentialLanes::of(std::span(*all).subspan(first, some), before);
            });
      }),
      slots_(square_slots(terms_, square)) {}

double Potentials::energy(VectorIn q) const {
  double sum = 0.0;
  for (const Group& group : groups_.get()) {
    if (group.lanes != nullptr) {
      sum += group.lanes->energy(q);
      continue;
    }
    const PotentialTerm& term = terms()[group.first];
    LocalVector e(term.strain->outputs());
    term.strain->value(gather(q, term.coordinates), e);
    sum += term.energy->value(e);
  }
  return sum;
}

void Potentials::add_gradient(VectorIn q, double scale, VectorOut f) const {
  for (const Group& group : groups_.get()) {
    if (group.lanes != nullptr) {
      group.lanes->add_gradient(q, scale, f);
      continue;
    }
    const PotentialTerm& term = terms()[group.first];
    const InvariantAt strain(*term.strain, gather(q, term.coordinates));
    scatter_add(strain.force(stress_at(term, strain.e())), scale, term.coordinates, f);
  }
}

void Potentials::add_hessian(VectorIn q, double scale, SparseMatrix& K) const {
  const std::vector<Slots>& slots = slots_.get();
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const auto& term = terms()[i];
    const StrainPoint p(term, q);
    LocalMatrix C(p.e.size(), p.e.size());
    term.energy->tangent(p.e, C);
    LocalMatrix H = p.De.transpose() * C * p.De;
    term.strain->add_curvature(p.x, stress_at(term, p.e), H);
    slots[i].add(H, scale, K);
  }
}

void Potentials::add_secant(VectorIn q0, VectorIn q1, double scale, VectorOut f) const {
  for (const auto& term : *terms_)
    scatter_add(Secant(term, q0, q1).force(), scale, term.coordinates, f);
}

void Potentials::add_secant_tangent(VectorIn q0, VectorIn q1, double scale0, SparseMatrix& K0,
                                    double scale1, SparseMatrix& K1) const {
  const std::vector<Slots>& slots = slots_.get();
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const auto [H0, H1] = Secant(terms()[i], q0, q1).tangents();
    if (scale0 != 0.0) slots[i].add(H0, scale0, K0);
    if (scale1 != 0.0) slots[i].add(H1, scale1, K1);
  }
}

}  // namespace visviva

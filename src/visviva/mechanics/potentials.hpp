#pragma once

#include <vector>

#include "visviva/math/lane_groups.hpp"
#include "visviva/mechanics/assembly.hpp"
#include "visviva/mechanics/potential_lanes.hpp"
#include "visviva/mechanics/term.hpp"

namespace visviva {

/// The strain of a term at one configuration: x, e(x), De(x).
struct StrainPoint {
  StrainPoint(const PotentialTerm& term, VectorIn q);

  LocalVector x;
  LocalVector e;
  LocalMatrix De;
};

/// dW/de
[[nodiscard]] LocalVector stress_at(const PotentialTerm& term, const LocalVector& e);

/// The strain energies of a system, assembled. Those of terms that are alike and follow each other are found side by side.
class Potentials {
 public:
  Potentials() : Potentials(std::vector<PotentialTerm>()) {}
  /// Without tangents.
  explicit Potentials(std::vector<PotentialTerm> terms)
      : Potentials(share(std::move(terms)), OnDemand<SparseMatrix>()) {}
  /// With the pattern of the square matrices that its tangents are added to.
  Potentials(SharedTerms<PotentialTerm> terms, const OnDemand<SparseMatrix>& square);

  [[nodiscard]] const std::vector<PotentialTerm>& terms() const { return *terms_; }

  [[nodiscard]] double energy(VectorIn q) const;

  /// f += scale·∇V(q);  K += scale·∇²V(q).
  void add_gradient(VectorIn q, double scale, VectorOut f) const;
  void add_hessian(VectorIn q, double scale, SparseMatrix& K) const;

  /// f += scale·g with g·(q₁ − q₀) = V(q₁) − V(q₀);  K += scale0·∂g/∂q₀ or scale1·∂g/∂q₁.
  void add_secant(VectorIn q0, VectorIn q1, double scale, VectorOut f) const;
  void add_secant_tangent(VectorIn q0, VectorIn q1, double scale0, SparseMatrix& K0, double scale1,
                          SparseMatrix& K1) const;

  /// Of each term on its own: f += force(term), K += tangent(term), both of the coordinates of the term.
  template <typename Force>
  void add_forces(const Force& force, VectorOut f) const {
    for (const PotentialTerm& term : *terms_) scatter_add(force(term), 1.0, term.coordinates, f);
  }
  template <typename Tangent>
  void add_tangents(const Tangent& tangent, SparseMatrix& K) const {
    const std::vector<Slots>& slots = slots_.get();
    for (std::size_t i = 0; i < slots.size(); ++i) slots[i].add(tangent((*terms_)[i]), 1.0, K);
  }

 private:
  using Group = LaneGroup<PotentialLanes>;

  SharedTerms<PotentialTerm> terms_;
  OnDemand<std::vector<Group>> groups_;
  OnDemand<std::vector<Slots>> slots_;
};

}  // namespace visviva

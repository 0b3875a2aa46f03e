#include "visviva/mechanics/potentials.hpp"

#include <algorithm>
#include <utility>

namespace visviva {
namespace {

// Everything a term needs at one configuration.
struct Point {
  Point(const PotentialTerm& term, VectorIn q)
      : x(gather(q, term.coordinates)),
        e(term.strain->outputs()),
        De(term.strain->outputs(), term.strain->inputs()) {
    term.strain->evaluate(x, e, De);
  }
  LocalVector x;
  LocalVector e;
  LocalMatrix De;
};

LocalVector stress_at(const PotentialTerm& term, const LocalVector& e) {
  LocalVector s(e.size());
  term.energy->stress(e, s);
  return s;
}

// The strain of an interpolated step, or nothing to interpolate: the strain of q_alg itself.
LocalVector interpolated_strain(const PotentialTerm& term, const StrainInterpolation& s,
                                const Point& alg) {
  if (!term.energy->is_quadratic()) return alg.e;
  const Point p0(term, s.q0);
  const Point p1(term, s.q1);
  return p0.e + s.rate_weight * (p0.De * gather(s.v0, term.coordinates)) + s.theta * (p1.e - p0.e);
}

// De(q_alg)ᵀ s(e) for the interpolated strain e: c_alg·∂/∂q_alg + c_1·∂/∂q₁.
LocalMatrix interpolated_tangent(const PotentialTerm& term, const StrainInterpolation& s,
                                 double c_alg, double c_1) {
  const Point alg(term, s.q_alg);
  const LocalVector e = interpolated_strain(term, s, alg);
  LocalMatrix C(e.size(), e.size());
  term.energy->tangent(e, C);
  LocalMatrix H = LocalMatrix::Zero(alg.x.size(), alg.x.size());
  term.strain->add_curvature(alg.x, stress_at(term, e), H);
  H *= c_alg;
  if (term.energy->is_quadratic()) {
    H += (c_1 * s.theta) * (alg.De.transpose() * C * Point(term, s.q1).De);
  } else {
    H += c_alg * (alg.De.transpose() * C * alg.De);
  }
  return H;
}

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

  [[nodiscard]] std::pair<LocalMatrix, LocalMatrix> tangents() const {
    LocalMatrix C0(s_.size(), s_.size());
    LocalMatrix C1(s_.size(), s_.size());
    term_.energy->secant_tangent(p0_.e, p1_.e, C0, C1);
    LocalMatrix H0 = De_.transpose() * C0 * p0_.De;
    LocalMatrix H1 = De_.transpose() * C1 * p1_.De;
    term_.strain->add_secant_curvature(p0_.x, p1_.x, s_, H0, H1);
    return {H0, H1};
  }

 private:
  const PotentialTerm& term_;
  Point p0_;
  Point p1_;
  LocalMatrix De_;
  LocalVector s_;
};

struct PointForce {
  PointForce(const PotentialTerm& term, VectorIn q) {
    const LocalVector x = gather(q, term.coordinates);
    const LocalVector rest = LocalVector::Zero(x.size());
    LocalMatrix damping(x.size(), x.size());
    force.resize(x.size());
    tangent.resize(x.size(), x.size());
    term.point_force->force(x, rest, 0.0, force);
    term.point_force->tangent(x, rest, 0.0, tangent, damping);
  }
  LocalVector force;
  LocalMatrix tangent;
};

}  // namespace

Potentials::Potentials(std::vector<PotentialTerm> terms, const SparseMatrix& square_pattern)
    : terms_(std::move(terms)) {
  slots_.reserve(terms_.size());
  for (const auto& term : terms_)
    slots_.emplace_back(square_pattern, term.coordinates, term.coordinates);
}

bool Potentials::has_point_forces() const {
  return std::any_of(terms_.begin(), terms_.end(),
                     [](const auto& term) { return term.point_force != nullptr; });
}

double Potentials::energy(VectorIn q) const {
  double sum = 0.0;
  for (const auto& term : terms_) {
    LocalVector e(term.strain->outputs());
    term.strain->value(gather(q, term.coordinates), e);
    sum += term.energy->value(e);
  }
  return sum;
}

void Potentials::add_gradient(VectorIn q, double scale, VectorOut f) const {
  for (const auto& term : terms_) {
    const Point p(term, q);
    scatter_add(p.De.transpose() * stress_at(term, p.e), scale, term.coordinates, f);
  }
}

void Potentials::add_hessian(VectorIn q, double scale, SparseMatrix& K) const {
  for (std::size_t i = 0; i < terms_.size(); ++i) {
    const auto& term = terms_[i];
    const Point p(term, q);
    LocalMatrix C(p.e.size(), p.e.size());
    term.energy->tangent(p.e, C);
    LocalMatrix H = p.De.transpose() * C * p.De;
    term.strain->add_curvature(p.x, stress_at(term, p.e), H);
    slots_[i].add(H, scale, K);
  }
}

void Potentials::add_secant(VectorIn q0, VectorIn q1, double scale, VectorOut f) const {
  for (const auto& term : terms_)
    scatter_add(Secant(term, q0, q1).force(), scale, term.coordinates, f);
}

void Potentials::add_secant_tangent(VectorIn q0, VectorIn q1, double scale0, SparseMatrix& K0,
                                    double scale1, SparseMatrix& K1) const {
  for (std::size_t i = 0; i < terms_.size(); ++i) {
    const auto [H0, H1] = Secant(terms_[i], q0, q1).tangents();
    if (scale0 != 0.0) slots_[i].add(H0, scale0, K0);
    if (scale1 != 0.0) slots_[i].add(H1, scale1, K1);
  }
}

void Potentials::add_interpolated(const StrainInterpolation& s, VectorOut f) const {
  for (const auto& term : terms_) {
    if (term.point_force) {
      scatter_add(PointForce(term, s.q_alg).force, -1.0, term.coordinates, f);
    } else if (s.is_secant()) {
      scatter_add(Secant(term, s.q0, s.q1).force(), 1.0, term.coordinates, f);
    } else {
      const Point alg(term, s.q_alg);
      const LocalVector stress = stress_at(term, interpolated_strain(term, s, alg));
      scatter_add(alg.De.transpose() * stress, 1.0, term.coordinates, f);
    }
  }
}

void Potentials::add_interpolated_tangent(const StrainInterpolation& s, double c_alg, double c_1,
                                          SparseMatrix& K) const {
  for (std::size_t i = 0; i < terms_.size(); ++i) {
    const auto& term = terms_[i];
    if (term.point_force) {
      slots_[i].add(PointForce(term, s.q_alg).tangent, -c_alg, K);
    } else if (s.is_secant()) {
      slots_[i].add(Secant(term, s.q0, s.q1).tangents().second, c_1, K);
    } else {
      slots_[i].add(interpolated_tangent(term, s, c_alg, c_1), 1.0, K);
    }
  }
}

}  // namespace visviva

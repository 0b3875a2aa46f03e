#include "visviva/schemes/gssss/interpolated_forces.hpp"

namespace visviva {
namespace {

Potentials without_prescribed(const System& system) {
  std::vector<PotentialTerm> terms = system.potentials().terms();
  std::erase_if(terms, [](const PotentialTerm& term) { return term.constrained_force != nullptr; });
  return {share(std::move(terms)), system.square_pattern()};
}

Loads prescribed(const System& system) {
  std::vector<LoadTerm> terms;
  for (const PotentialTerm& term : system.potentials().terms())
    if (term.constrained_force != nullptr)
      terms.push_back({term.name, term.coordinates, term.constrained_force});
  return {share(std::move(terms)), system.square_pattern()};
}

// The strain of an interpolated step, or nothing to interpolate: the strain of q_alg itself.
LocalVector interpolated_strain(const PotentialTerm& term, const StrainInterpolation& s,
                                const StrainPoint& alg) {
  if (!term.energy->is_quadratic()) return alg.e;
  const StrainPoint p0(term, s.q0);
  const StrainPoint p1(term, s.q1);
  return p0.e + s.rate_weight * (p0.De * gather(s.v0, term.coordinates)) + s.theta * (p1.e - p0.e);
}

LocalVector interpolated_force(const PotentialTerm& term, const StrainInterpolation& s) {
  const StrainPoint alg(term, s.q_alg);
  return alg.De.transpose() * stress_at(term, interpolated_strain(term, s, alg));
}

LocalMatrix interpolated_tangent(const PotentialTerm& term, const StrainInterpolation& s,
                                 double c_alg, double c_1) {
  const StrainPoint alg(term, s.q_alg);
  const LocalVector e = interpolated_strain(term, s, alg);
  LocalMatrix C(e.size(), e.size());
  term.energy->tangent(e, C);
  LocalMatrix H = LocalMatrix::Zero(alg.x.size(), alg.x.size());
  term.strain->add_curvature(alg.x, stress_at(term, e), H);
  H *= c_alg;
  if (term.energy->is_quadratic()) {
    H += (c_1 * s.theta) * (alg.De.transpose() * C * StrainPoint(term, s.q1).De);
  } else {
    H += c_alg * (alg.De.transpose() * C * alg.De);
  }
  return H;
}

LoadPoint at_alg(const StrainInterpolation& s) { return {s.q_alg, s.v0, 0.0, 0.0, 0.0}; }

}  // namespace

InterpolatedForces::InterpolatedForces(const System& system)
    : potentials_(without_prescribed(system)), prescribed_(prescribed(system)) {}

void InterpolatedForces::add_force(const StrainInterpolation& s, VectorOut f) const {
  prescribed_.add_force(at_alg(s), LoadSort::all, -1.0, f);
  if (s.is_secant())
    potentials_.add_secant(s.q0, s.q1, 1.0, f);
  else
    potentials_.add_forces([&](const PotentialTerm& term) { return interpolated_force(term, s); },
                           f);
}

void InterpolatedForces::add_tangent(const StrainInterpolation& s, double c_alg, double c_1,
                                     SparseMatrix& K) const {
  prescribed_.add_tangent(at_alg(s), LoadSort::all, -c_alg, 0.0, K);
  if (s.is_secant())
    potentials_.add_secant_tangent(s.q0, s.q1, 0.0, K, c_1, K);
  else
    potentials_.add_tangents(
        [&](const PotentialTerm& term) { return interpolated_tangent(term, s, c_alg, c_1); }, K);
}

}  // namespace visviva

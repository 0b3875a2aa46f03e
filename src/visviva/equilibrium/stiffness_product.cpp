#include "visviva/equilibrium/stiffness_product.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace visviva {
namespace {

// What a stress does along a change to second order.
double bent(const PotentialTerm& term, const StrainPoint& p, const LocalVector& stress,
            const LocalVector& dx) {
  LocalMatrix curvature = LocalMatrix::Zero(dx.size(), dx.size());
  term.strain->add_curvature(p.x, stress, curvature);
  return dx.dot(curvature * dx);
}

}  // namespace

StiffnessProduct::StiffnessProduct(const Linearization& linear)
    : linear_(linear), sizes_(linear), others_(linear.system().mass()) {
  const InitialState& state = linear.state();
  const System& system = linear.system();
  set_zero(others_);
  system.constraints().add_curvature(state.q, state.lambda, 1.0, others_);
  system.loads().add_tangent({state.q, state.v, state.t, state.t, 0.0}, LoadSort::all, -1.0, 0.0,
                             others_);
}

StiffnessProduct::Value StiffnessProduct::operator()(const Vector& y) const {
  const Vector dq = linear_.turning() * y;
  double product = quadratic_form(others_, dq);
  double round_off = 0.0;
  for (const PotentialTerm& term : linear_.system().potentials().terms()) {
    const StrainPoint p(term, linear_.state().q);
    const LocalVector dx = gather(dq, term.coordinates);
    const LocalVector de = p.De * dx;
    LocalMatrix C(p.e.size(), p.e.size());
    term.energy->tangent(p.e, C);
    product += de.dot(C * de) + bent(term, p, stress_at(term, p.e), dx);
    const LocalVector stress = std::numeric_limits<double>::epsilon() *
                               (C.cwiseAbs() * (p.De.cwiseAbs() * p.x.cwiseAbs()));
    for (Eigen::Index k = 0; k < stress.size(); ++k) {
      LocalVector one = LocalVector::Zero(stress.size());
      one[k] = stress[k];
      round_off += std::abs(bent(term, p, one, dx));
    }
  }
  constexpr double digits = 0.1 * std::numeric_limits<double>::epsilon();
  constexpr double few = 20.0;
  const double least = std::max(digits * sizes_.of_stiffness(y.cwiseAbs()), few * round_off);
  return {product, std::abs(product) <= least};
}

}  // namespace visviva

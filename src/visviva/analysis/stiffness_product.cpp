#include "visviva/analysis/stiffness_product.hpp"

namespace visviva {

StiffnessProduct::StiffnessProduct(const Linearization& linear)
    : linear_(linear), others_(linear.system().mass()) {
  const InitialState& state = linear.state();
  const System& system = linear.system();
  set_zero(others_);
  system.constraints().add_curvature(state.q, state.lambda, 1.0, others_);
  system.loads().add_tangent({state.q, state.v, state.t, state.t, 0.0}, LoadSort::all, -1.0, 0.0,
                             others_);
}

double StiffnessProduct::operator()(const Vector& y) const {
  const Vector dq = linear_.turning() * y;
  double sum = quadratic_form(others_, dq);
  for (const PotentialTerm& term : linear_.system().potentials().terms()) {
    const StrainPoint p(term, linear_.state().q);
    const LocalVector dx = gather(dq, term.coordinates);
    const LocalVector de = p.De * dx;
    LocalMatrix C(p.e.size(), p.e.size());
    term.energy->tangent(p.e, C);
    LocalMatrix curvature = LocalMatrix::Zero(dx.size(), dx.size());
    term.strain->add_curvature(p.x, stress_at(term, p.e), curvature);
    sum += de.dot(C * de) + dx.dot(curvature * dx);
  }
  return sum;
}

}  // namespace visviva

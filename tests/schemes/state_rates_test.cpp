// Strain accelerations and jerks of StateRates against the equations of motion in natural coordinates.
#include "visviva/schemes/house/state_rates.hpp"

#include <gtest/gtest.h>

#include "run_problem.hpp"

namespace visviva::test {
namespace {

/// ë of all terms of a state, De a + vᵀD²e v with a from AccelerationSolver.
Vector strain_accelerations(AccelerationSolver& solver, const StateRates& rates, const Vector& q,
                            const Vector& v, double t) {
  Vector a;
  Vector lambda;
  EXPECT_TRUE(solver.solve(q, v, t, a, lambda));
  Vector result(rates.strain_count());
  for (const StateRates::Strain& s : rates.strains()) {
    const LocalVector x = gather(q, s.term->coordinates);
    const LocalVector w = gather(v, s.term->coordinates);
    LocalVector e(s.rows());
    LocalMatrix De(s.rows(), x.size());
    LocalMatrix D(s.rows(), x.size());
    s.term->strain->evaluate(x, e, De);
    s.term->strain->rate_gradient(x, w, D);
    result.segment(s.first, s.rows()) = De * gather(a, s.term->coordinates) + D * w;
  }
  return result;
}

TEST(StateRates, AreThoseOfTheEquationsOfMotion) {
  for (const std::string name : {"beam-chain", "right-angle-flight", "hinged-beams", "spinning"}) {
    const Problem problem =
        name == "spinning" ? read_problem("schemes/data/spinning-pair.yaml") : make_problem(name);
    // A state in which strains are at work, after some steps.
    const auto stepper = make_scheme("visviva")->start(problem.system, start_of(problem), {});
    for (int i = 0; i < 5; ++i) ASSERT_TRUE(stepper->advance(0.1 * problem.step).ok) << name;
    const Vector q = stepper->q();
    const Vector v = stepper->shown_velocity();

    const FrameSystem system(problem.system);
    const FrameForces forces(system);
    StateRates rates(system, forces);
    ASSERT_TRUE(rates.settle(q));
    Vector V(system.unknowns());
    rates.velocities().from_rates(v, V);
    const double h = 0.1 * problem.step;
    const double now = stepper->time();
    rates.solve(V, now, h);

    AccelerationSolver solver(problem.system);
    const Vector exact = strain_accelerations(solver, rates, q, v, now);
    // The last digits of the strains times their stiffness show in the chain.
    EXPECT_LT((rates.strain_acceleration() - exact).norm(), 2e-5 * exact.norm()) << name;

    Vector a;
    Vector lambda;
    ASSERT_TRUE(solver.solve(q, v, now, a, lambda));
    const double tau = 1e-6;
    const auto along = [&](double t) {
      return strain_accelerations(solver, rates, q + t * v + 0.5 * t * t * a, v + t * a, now + t);
    };
    const Vector jerk = (along(tau) - along(-tau)) / (2.0 * tau);
    EXPECT_LT((rates.strain_jerk() - jerk).norm(), 1e-3 * jerk.norm()) << name;
  }
}

}  // namespace
}  // namespace visviva::test

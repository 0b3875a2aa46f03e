// Strain accelerations and jerks of StateRates against the equations of motion in natural coordinates.
#include "visviva/schemes/house/state_rates.hpp"

#include <gtest/gtest.h>

#include "run_problem.hpp"
#include "support/differences.hpp"
#include "visviva/math/decompositions.hpp"
#include "visviva/mechanics/elements/viscous_load.hpp"
#include "visviva/mechanics/invariant_at.hpp"

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
    result.segment(s.first(), s.rows()) = De * gather(a, s.term->coordinates) + D * w;
  }
  return result;
}

/// What e⃛ has more if dampers do not resist A d̈ more and more.
Vector without_resistance(StateRates& rates, const FrameSystem& system) {
  Vector x = Vector::Zero(system.unknowns() + system.rows());
  rates.add_resistance(rates.damper_acceleration(), 1.0, x.head(system.unknowns()));
  rates.solve_for_forces(x);
  Vector more(rates.strain_count());
  rates.strain_rate(x.head(system.unknowns()), more);
  return more;
}

Problem problem_named(const std::string& name) {
  if (name.ends_with(".yaml")) return read_problem("schemes/data/" + name);
  return make_problem(name);
}

TEST(StateRates, AreThoseOfTheEquationsOfMotion) {
  for (const std::string name : {"beam-chain", "right-angle-flight", "hinged-beams",
                                 "spinning-pair.yaml", "damped-bodies.yaml"}) {
    const Problem problem = problem_named(name);
    // A state in which strains are at work, after some steps.
    const auto stepper = make_scheme("visviva")->start(problem.system, start_of(problem), {});
    for (int i = 0; i < 5; ++i) ASSERT_TRUE(stepper->advance(0.1 * problem.step).ok) << name;
    const Vector q = stepper->q();
    const Vector v = stepper->shown_velocity();

    const FrameSystem system(problem.system);
    const FrameForces forces(system);
    StateRates rates(system, forces);
    rates.settle(q);
    ASSERT_TRUE(rates.can_solve());
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
    Vector jerk = (along(tau) - along(-tau)) / (2.0 * tau);
    jerk += without_resistance(rates, system);
    EXPECT_LT((rates.strain_jerk() - jerk).norm(), 1e-3 * jerk.norm()) << name;
  }
}

// Dampers on the strains of beams, bushings and springs, at their accelerations: with all coordinates, and by differences.
TEST(StateRates, AreThoseOfDampers) {
  const Problem problem = problem_named("damped-bodies.yaml");
  const auto stepper = make_scheme("visviva")->start(problem.system, start_of(problem), {});
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(stepper->advance(0.1 * problem.step).ok);
  const FrameSystem system(problem.system);
  const FrameForces forces(system);
  StateRates rates(system, forces);
  rates.settle(stepper->q());
  ASSERT_TRUE(rates.can_solve());
  Vector V(system.unknowns());
  rates.velocities().from_rates(stepper->v(), V);
  const double h = 0.1 * problem.step;
  rates.solve_accelerations(V, stepper->time(), h);
  const Vector second = rates.damper_acceleration();
  rates.solve(V, stepper->time(), h);
  EXPECT_LT(relative_error(rates.damper_acceleration(), second), 1e-5);

  AccelerationSolver solver(problem.system);
  Vector a;
  Vector lambda;
  ASSERT_TRUE(solver.solve(stepper->q(), stepper->v(), stepper->time(), a, lambda));
  Eigen::Index first = 0;
  for (const LoadTerm& term : problem.system->loads().terms()) {
    const Invariant& e = term.load->viscous()->invariant();
    const InvariantAt at(e, gather(stepper->q(), term.coordinates));
    const LocalVector u = gather(stepper->v(), term.coordinates);
    LocalMatrix D(e.outputs(), e.inputs());
    e.rate_gradient(gather(stepper->q(), term.coordinates), u, D);
    const LocalVector expected = at.rate(gather(a, term.coordinates)) + D * u;
    EXPECT_LT(relative_error(second.segment(first, e.outputs()), expected), 1e-9) << term.name;
    Vector rate(rates.damper_count());
    rates.damper_rate(V, rate);
    EXPECT_LT(relative_error(rate.segment(first, e.outputs()), at.rate(u)), 1e-11) << term.name;
    first += e.outputs();
  }
  EXPECT_EQ(first, rates.damper_count());
}

// Of two frames by products of another kind: they are those with D₀ and C.
TEST(StateRates, MultiplyWithStrainsOfTwoFrames) {
  const Problem problem = make_problem("beam-chain");
  const FrameSystem system(problem.system);
  const FrameForces forces(system);
  StateRates rates(system, forces);
  const auto stepper = make_scheme("visviva")->start(problem.system, start_of(problem), {});
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(stepper->advance(problem.step).ok);
  rates.settle(stepper->q());
  Random random(3);
  for (const StateRates::Strain& s : rates.strains()) {
    ASSERT_TRUE(PairProducts::can_have(s.reduced(), s.rows()));
    const auto own = [&](const Matrix& all) -> Matrix {
      return all(s.reduced().map.unknowns(), Eigen::all);
    };
    Matrix V(system.unknowns(), 3);
    Matrix e(rates.strain_count(), 3);
    for (Eigen::Index j = 0; j < 3; ++j) {
      V.col(j) = random.vector(V.rows());
      e.col(j) = random.vector(e.rows());
    }
    TermSecant place(*s.term->strain, s.reduced().map);
    place.settle_at(stepper->q());
    const Matrix D = place.columns(rates.velocities().E()).transpose();
    EXPECT_LT(relative_error(s.matrix(), D), 1e-13);
    Matrix result = e;
    s.rate(V, result);
    EXPECT_LT(relative_error(result.middleRows(s.first(), 6), D * own(V)), 1e-13);
    Matrix f = V;
    s.add_force(e, 0.3, f);
    const Matrix stress = s.coefficients() * e.middleRows(s.first(), 6);
    EXPECT_LT(relative_error(own(f - V), 0.3 * D.transpose() * stress), 1e-11);
    Vector g = V.col(0);
    s.add_stress(e.col(1), g);
    EXPECT_LT(relative_error(own(g - V.col(0)), D.transpose() * e.col(1).segment<6>(s.first())),
              1e-11);
    const Matrix K = D.transpose() * s.coefficients() * D;
    SparseMatrix H = system.pattern();
    set_zero(H);
    s.add_square(1.0, H);
    const std::vector<int>& unknowns = s.reduced().map.unknowns();
    EXPECT_LT(relative_error(Matrix(H)(unknowns, unknowns), K), 1e-13);
  }
}

// What a step may take for slow is not faster than the vibrations are: masses on springs, whose frequencies are known.
TEST(StateRates, KnowWhetherVibrationsAreSlow) {
  for (const std::string name : {"andrews-squeezer", "beam-chain"}) {
    const Problem problem = make_problem(name);
    const FrameSystem system(problem.system);
    const FrameForces forces(system);
    StateRates rates(system, forces);
    rates.settle(start_of(problem).q);
    // Without joints, which only make vibrations slower, and without coordinates that have no mass.
    const auto of_frames = [&](const SparseMatrix& all) -> Matrix {
      const Eigen::Index n = system.reduction().first_free();
      return Matrix(all).topLeftCorner(n, n);
    };
    SparseMatrix sum = system.pattern();
    set_zero(sum);
    rates.add_stiffness(1.0, sum);
    const Matrix K = of_frames(sum);
    set_zero(sum);
    rates.velocities().add_mass(1.0, sum);
    const Matrix M = of_frames(sum);
    const double largest = symmetric_pairs(K, M).values.maxCoeff();
    const double h = 2.0 / std::sqrt(largest);
    EXPECT_FALSE(rates.are_slow(h, 1.0 - 1e-9)) << name;
    EXPECT_FALSE(rates.are_slow(1e-3 * h, 0.999e-6)) << name;
    EXPECT_TRUE(rates.are_slow(1e-3 * h, 2e-5)) << name;
  }
}

}  // namespace
}  // namespace visviva::test

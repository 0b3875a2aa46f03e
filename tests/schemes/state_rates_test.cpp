// Strain accelerations and jerks of StateRates against the equations of motion in natural coordinates.
#include "visviva/schemes/house/state_rates.hpp"

#include <gtest/gtest.h>

#include "run_problem.hpp"
#include "support/differences.hpp"
#include "visviva/math/decompositions.hpp"

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
    const Vector jerk = (along(tau) - along(-tau)) / (2.0 * tau);
    EXPECT_LT((rates.strain_jerk() - jerk).norm(), 1e-3 * jerk.norm()) << name;
  }
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
    ASSERT_TRUE(s.pair);
    const auto own = [&](const Matrix& all) -> Matrix {
      return all(s.reduced->map.unknowns(), Eigen::all);
    };
    Matrix V(system.unknowns(), 3);
    Matrix e(rates.strain_count(), 3);
    for (Eigen::Index j = 0; j < 3; ++j) {
      V.col(j) = random.vector(V.rows());
      e.col(j) = random.vector(e.rows());
    }
    const Matrix D = s.place.columns(rates.velocities().E()).transpose();
    EXPECT_LT(relative_error(s.matrix(), D), 1e-13);
    Matrix result = e;
    s.pair->rate(V, s.first, result);
    EXPECT_LT(relative_error(result.middleRows(s.first, 6), D * own(V)), 1e-13);
    Matrix f = V;
    s.pair->add_force(e, s.first, 0.3, f);
    const Matrix stress = s.stiffness * e.middleRows(s.first, 6);
    EXPECT_LT(relative_error(own(f - V), 0.3 * D.transpose() * stress), 1e-11);
    Vector g = V.col(0);
    s.pair->add_gradient(e.col(1), s.first, g);
    EXPECT_LT(relative_error(own(g - V.col(0)), D.transpose() * e.col(1).segment<6>(s.first)),
              1e-11);
    const Matrix K = D.transpose() * s.stiffness * D;
    EXPECT_LT(relative_error(s.pair->square(), K), 1e-13);
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

// The assembled loads of every problem that has any.
#include <gtest/gtest.h>

#include "problems/problem_cases.hpp"
#include "support/dense.hpp"

namespace visviva::test {
namespace {

class LoadsOf : public ProblemTest {
 protected:
  void SetUp() override {
    if (!system_.loads().any(LoadSort::all)) GTEST_SKIP() << "it has no loads";
  }
  // Within the pulse of thin-beam, and astride its peak.
  static constexpr double t0 = 0.2;
  static constexpr double t1 = 0.3;
  static constexpr double weight = 0.3;
};

TEST_P(LoadsOf, TangentIsTheDerivativeOfTheForce) {
  const Vector q = state();
  const Vector v = rates();
  const double c_q = 0.7;
  const double c_v = -1.3;
  SparseMatrix K = system_.mass();
  system_.loads().add_tangent({q, v, t0, t1, weight}, LoadSort::all, c_q, c_v, K);
  const auto by_q = [&](const Vector& x) { return load_force(system_, {x, v, t0, t1, weight}); };
  const auto by_v = [&](const Vector& x) { return load_force(system_, {q, x, t0, t1, weight}); };
  const Matrix expected = c_q * differences(by_q, q, step()) + c_v * differences(by_v, v);
  EXPECT_LT(relative_error(Matrix(K) - Matrix(system_.mass()), expected), tolerance);
}

TEST_P(LoadsOf, ForceIsAveragedOverTheStep) {
  const Vector q = state();
  const Vector v = rates();
  const Vector at_t0 = load_force(system_, {q, v, t0, t0, 0.0});
  const Vector at_t1 = load_force(system_, {q, v, t1, t1, 1.0});
  const Vector averaged = load_force(system_, {q, v, t0, t1, weight});
  EXPECT_GT(averaged.norm(), 0.0);
  EXPECT_LT(relative_error(averaged, (1.0 - weight) * at_t0 + weight * at_t1), 1e-14);
}

TEST_P(LoadsOf, WorkIsForceTimesDisplacementForEachSort) {
  const Vector q = state();
  const Vector v = rates();
  const Vector dq = rates();
  const LoadPoint point{q, v, t0, t1, weight};
  for (const LoadSort sort : {LoadSort::all, LoadSort::external, LoadSort::damping}) {
    const Vector force = load_force(system_, point, sort);
    EXPECT_NEAR(system_.loads().work(point, sort, dq), force.dot(dq),
                1e-14 * (10.0 + force.norm()));
  }
  EXPECT_LT(relative_error(load_force(system_, point, LoadSort::external) +
                               load_force(system_, point, LoadSort::damping),
                           load_force(system_, point)),
            1e-14);
}

INSTANTIATE_TEST_SUITE_P(All, LoadsOf, testing::ValuesIn(problem_cases()), problem_case_name);

TEST(Dashpot, TakesEnergyAndIsBookedAsDamping) {
  const ProblemCase damped{"oscillator", {{"damping", "0.3"}}};
  const Problem problem = damped.make();
  const Vector q = Vector::Constant(1, 0.2);
  const Vector v = Vector::Constant(1, 2.0);
  const LoadPoint point{q, v, 0.0, 0.1, 0.5};
  EXPECT_DOUBLE_EQ(problem.system->loads().work(point, LoadSort::damping, 0.1 * v),
                   -0.3 * 2.0 * 0.2);
  EXPECT_EQ(problem.system->loads().work(point, LoadSort::external, 0.1 * v), 0.0);
}

TEST(TriangularPulse, RisesToItsPeakAndIsOverAtItsEnd) {
  const ProblemCase beam{"thin-beam", {}};
  const Problem problem = beam.make();
  const auto force = [&](double t) {
    return load_force(*problem.system, {problem.q0, problem.v0, t, t, 0.0});
  };
  for (const auto& [t, f] :
       {std::pair{0.0, 0.0}, {0.1, 8.0}, {0.25, 20.0}, {0.4, 8.0}, {0.5, 0.0}, {3.0, 0.0}}) {
    EXPECT_NEAR(force(t)[1], f, 1e-13);
    EXPECT_NEAR(force(t).norm(), f, 1e-13);
  }
}

}  // namespace
}  // namespace visviva::test

// The assembled potentials of every problem: derivatives against differences, secants against the energy.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "problems/problem_cases.hpp"
#include "support/dense.hpp"

namespace visviva::test {
namespace {

using PotentialsOf = ProblemTest;

TEST_P(PotentialsOf, GradientIsTheDerivativeOfTheEnergy) {
  for (int i = 0; i < states; ++i) {
    const Vector q = state();
    const auto V = [&](const Vector& x) -> Vector {
      return Vector::Constant(1, system_.potential_energy(x));
    };
    EXPECT_LT(relative_error(gradient(system_, q).transpose(), differences(V, q, step())),
              tolerance);
  }
}

TEST_P(PotentialsOf, HessianIsAddedWithItsScaleAndIsTheDerivativeOfTheGradient) {
  for (int i = 0; i < states; ++i) {
    const Vector q = state();
    SparseMatrix K = system_.mass();
    system_.potentials().add_hessian(q, -2.0, K);
    const Matrix H = (Matrix(system_.mass()) - Matrix(K)) / 2.0;
    const auto g = [&](const Vector& x) { return gradient(system_, x); };
    EXPECT_LT(relative_error(H, differences(g, q, step())), tolerance);
    EXPECT_LT(relative_error(H, H.transpose()), 1e-14);
  }
}

TEST_P(PotentialsOf, SecantDoesExactlyTheWorkOfTheEnergyChange) {
  constexpr double epsilon = std::numeric_limits<double>::epsilon();
  for (int i = 0; i < states; ++i) {
    const Vector q0 = state();
    for (const Vector& q1 : {state(), Vector(q0 + 1e-9 * rates())}) {
      const Vector f = potential_secant(system_, q0, q1);
      const double V0 = system_.potential_energy(q0);
      const double V1 = system_.potential_energy(q1);
      const double scale = 1.0 + std::abs(V0) + std::abs(V1) + f.norm() * (q0.norm() + q1.norm());
      EXPECT_LT(std::abs(f.dot(q1 - q0) - (V1 - V0)), 20 * epsilon * scale);
    }
    EXPECT_LT(relative_error(potential_secant(system_, q0, q0), gradient(system_, q0)), 1e-12);
  }
}

TEST_P(PotentialsOf, SecantTangentsAreTheDerivativesOfTheSecant) {
  for (int i = 0; i < states; ++i) {
    const Vector q0 = state();
    const Vector q1 = state();
    SparseMatrix K0 = zeros(system_);
    SparseMatrix K1 = zeros(system_);
    system_.potentials().add_secant_tangent(q0, q1, 2.0, K0, -3.0, K1);
    const auto by_q0 = [&](const Vector& x) { return potential_secant(system_, x, q1); };
    const auto by_q1 = [&](const Vector& x) { return potential_secant(system_, q0, x); };
    EXPECT_LT(relative_error(Matrix(K0) / 2.0, differences(by_q0, q0, step())), tolerance);
    EXPECT_LT(relative_error(Matrix(K1) / -3.0, differences(by_q1, q1, step())), tolerance);
  }
}

INSTANTIATE_TEST_SUITE_P(All, PotentialsOf, testing::ValuesIn(problem_cases()), problem_case_name);

}  // namespace
}  // namespace visviva::test

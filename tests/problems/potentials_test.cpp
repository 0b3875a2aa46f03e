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

Vector interpolated(const System& system, const StrainInterpolation& s) {
  Vector f = Vector::Zero(system.coordinate_count());
  system.potentials().add_interpolated(s, f);
  return f;
}

TEST_P(PotentialsOf, InterpolatedTangentIsTheDerivativeOfTheInterpolatedForce) {
  for (const auto& weights : {std::pair{1.0, 0.0}, {0.5, 0.0}, {0.7, 0.02}, {0.5, 0.01}}) {
    const double theta = weights.first;
    const double rate_weight = weights.second;
    const Vector q0 = state();
    const Vector q1 = state();
    const Vector q_alg = state();
    const Vector v0 = GetParam().spread() * rates();
    const double c_alg = 0.3;
    const double c_1 = 1.7;
    SparseMatrix K = zeros(system_);
    system_.potentials().add_interpolated_tangent({q0, v0, q1, q_alg, theta, rate_weight}, c_alg,
                                                  c_1, K);
    const auto by_alg = [&](const Vector& x) {
      return interpolated(system_, {q0, v0, q1, x, theta, rate_weight});
    };
    const auto by_q1 = [&](const Vector& x) {
      return interpolated(system_, {q0, v0, x, q_alg, theta, rate_weight});
    };
    const Matrix expected =
        c_alg * differences(by_alg, q_alg, step()) + c_1 * differences(by_q1, q1, step());
    EXPECT_LT(relative_error(K, expected), tolerance)
        << "theta " << theta << ", rate " << rate_weight;
  }
}

// On the constraints the force a paper prescribes must be the gradient of the energy that is booked.
TEST_P(PotentialsOf, InterpolatedForceOfAStepThatRestsIsTheGradient) {
  const Vector& q = problem_.q0;
  const Vector rest = Vector::Zero(n_);
  for (const double theta : {0.5, 1.0})
    EXPECT_LT(
        relative_error(interpolated(system_, {q, rest, q, q, theta, 0.0}), gradient(system_, q)),
        1e-12);
}

// For stresses linear in the strain, [Hoitink2011] (2.8): strain operator at q_alg, stress of the strain
// e₀ + rate_weight·ė₀ + θ(e₁ − e₀). Here for the Green springs of four-mass, written out.
TEST(InterpolatedStrain, IsWhatTheThesisWrites) {
  const ProblemCase four_mass{"four-mass", {}};
  const Problem problem = four_mass.make();
  Random random(45);
  const auto state = [&]() -> Vector { return problem.q0 + 0.1 * random.vector(12); };
  const Vector q0 = state();
  const Vector v0 = random.vector(12);
  const Vector q1 = state();
  const Vector q_alg = state();
  Vector expected = Vector::Zero(12);
  for (const auto& [i, j, k] : {std::tuple{3, 6, 100.0}, {0, 9, 1000.0}}) {
    const auto span = [i = i, j = j](const Vector& q) -> Eigen::Vector3d {
      return q.segment<3>(j) - q.segment<3>(i);
    };
    const double e0 = 0.5 * (span(q0).squaredNorm() - 1.0);
    const double e1 = 0.5 * (span(q1).squaredNorm() - 1.0);
    const double strain = e0 + 0.02 * span(q0).dot(span(v0)) + 0.7 * (e1 - e0);
    expected.segment<3>(j) += k * strain * span(q_alg);
    expected.segment<3>(i) -= k * strain * span(q_alg);
  }
  EXPECT_LT(relative_error(interpolated(*problem.system, {q0, v0, q1, q_alg, 0.7, 0.02}), expected),
            1e-14);
}

INSTANTIATE_TEST_SUITE_P(All, PotentialsOf, testing::ValuesIn(problem_cases()), name_of);

}  // namespace
}  // namespace visviva::test

// The assembled constraints of every problem: derivatives against differences, secants against the values.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <set>

#include "problems/problem_cases.hpp"
#include "support/dense.hpp"

namespace visviva::test {
namespace {

class ConstraintsOf : public ProblemTest {
 protected:
  void SetUp() override {
    if (r_ == 0) GTEST_SKIP() << "it has no constraints";
  }
};

TEST_P(ConstraintsOf, JacobianIsTheDerivativeOfTheValue) {
  for (int i = 0; i < states; ++i) {
    const Vector q = state();
    const auto value = [&](const Vector& x) { return phi(system_, x, 0.0); };
    EXPECT_LT(relative_error(constraint_jacobian(system_, q), differences(value, q, step())),
              tolerance);
  }
}

TEST_P(ConstraintsOf, CurvatureIsAddedWithItsScaleAndIsTheDerivativeOfTheForce) {
  for (int i = 0; i < states; ++i) {
    const Vector q = state();
    const Vector lambda = multipliers();
    SparseMatrix K = system_.mass();
    system_.constraints().add_curvature(q, lambda, -2.0, K);
    const auto force = [&](const Vector& x) -> Vector {
      return constraint_jacobian(system_, x).transpose() * lambda;
    };
    EXPECT_LT(
        relative_error((Matrix(system_.mass()) - Matrix(K)) / 2.0, differences(force, q, step())),
        tolerance);
  }
}

TEST_P(ConstraintsOf, JacobianDerivativeIsTheDerivativeOfTheRate) {
  for (int i = 0; i < states; ++i) {
    const Vector q = state();
    const Vector v = rates();
    SparseMatrix Bv = system_.constraints().pattern();
    system_.constraints().jacobian_derivative(q, v, Bv);
    const auto rate = [&](const Vector& x) { return phi_rate(system_, x, v, 0.0); };
    EXPECT_LT(relative_error(Bv, differences(rate, q, step())), tolerance);
    EXPECT_LT(relative_error(Matrix(Bv) * v, phi_bias(system_, q, v, 0.0)), 1e-13);
  }
}

TEST_P(ConstraintsOf, SecantIsExactAndBecomesTheJacobian) {
  constexpr double epsilon = std::numeric_limits<double>::epsilon();
  for (int i = 0; i < states; ++i) {
    const Vector q0 = state();
    for (const Vector& q1 : {state(), Vector(q0 + 1e-9 * rates())}) {
      const Matrix B = constraint_secant(system_, q0, q1);
      const Vector change = phi(system_, q1, 0.0) - phi(system_, q0, 0.0);
      EXPECT_LT((B * (q1 - q0) - change).norm(),
                20 * epsilon * (1.0 + B.norm() * (q0.norm() + q1.norm())));
    }
    EXPECT_LT(relative_error(constraint_secant(system_, q0, q0), constraint_jacobian(system_, q0)),
              1e-14);
  }
}

TEST_P(ConstraintsOf, SecantCurvaturesAreTheDerivativesOfTheSecantForce) {
  for (int i = 0; i < states; ++i) {
    const Vector q0 = state();
    const Vector q1 = state();
    const Vector lambda = multipliers();
    SparseMatrix K0 = zeros(system_);
    SparseMatrix K1 = zeros(system_);
    system_.constraints().add_secant_curvature(q0, q1, lambda, 2.0, K0, -3.0, K1);
    const auto by_q0 = [&](const Vector& x) -> Vector {
      return constraint_secant(system_, x, q1).transpose() * lambda;
    };
    const auto by_q1 = [&](const Vector& x) -> Vector {
      return constraint_secant(system_, q0, x).transpose() * lambda;
    };
    EXPECT_LT(relative_error(Matrix(K0) / 2.0, differences(by_q0, q0, step())), tolerance);
    EXPECT_LT(relative_error(Matrix(K1) / -3.0, differences(by_q1, q1, step())), tolerance);
  }
}

TEST_P(ConstraintsOf, WeightedProductIsAdded) {
  const Vector q0 = state();
  const Vector q1 = state();
  const Vector w = multipliers();
  SparseMatrix A = system_.constraints().pattern();
  SparseMatrix B = system_.constraints().pattern();
  system_.constraints().jacobian(q0, A);
  system_.constraints().jacobian(q1, B);
  SparseMatrix K = system_.mass();
  system_.constraints().add_weighted_product(A, w, B, K);
  const Matrix expected = Matrix(A).transpose() * w.asDiagonal() * Matrix(B);
  EXPECT_LT(relative_error(Matrix(K) - Matrix(system_.mass()), expected), 1e-13);
}

TEST_P(ConstraintsOf, RowsHaveNamesOfTheirOwn) {
  std::set<std::string> names;
  for (int row = 0; row < r_; ++row) names.insert(system_.constraints().row_name(row));
  EXPECT_EQ(names.size(), static_cast<std::size_t>(r_));
}

INSTANTIATE_TEST_SUITE_P(All, ConstraintsOf, testing::ValuesIn(problem_cases()), problem_case_name);

}  // namespace
}  // namespace visviva::test

#include "visviva/math/screw_parameters.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "differences.hpp"
#include "visviva/math/rotation.hpp"

namespace visviva {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

struct ScrewCase {
  RotationParameters kind;
  double largest;  // |p|² to test
};

const std::vector<ScrewCase> screw_cases = {{RotationParameters::rodrigues, 30.0},
                                            {RotationParameters::vector, 8.0},
                                            {RotationParameters::linear, 0.9},
                                            {RotationParameters::reduced_euler, 3.5},
                                            {RotationParameters::conformal, 14.0}};

std::vector<double> places(const ScrewCase& c) {
  return {0.0, 1e-5, 0.01, 0.2499, 0.2503, 0.5, c.largest};
}

// x₁ = R x₀ + H w is x₁ − x₀ = v + θ × ½(x₀ + x₁), whatever x₀ is.
TEST(ScrewParameters, DescribeTheMotionOfAllPoints) {
  test::Random random(21);
  for (const auto& c : screw_cases)
    for (const double s : places(c)) {
      const Vector3d p = std::sqrt(s) * Vector3d(random.vector(3)).normalized();
      const Vector3d w = random.vector(3);
      const Vector3d start = random.vector(3);
      const ParameterFunctions f = parameter_functions(c.kind, s);
      const Matrix3d inverse_H =
          (1.0 - f.g * s) * Matrix3d::Identity() + (f.c + f.g) * p * p.transpose() - 0.5 * skew(p);
      const Vector3d theta = f.epsilon * p;
      const Vector3d end = cayley(theta) * start + inverse_H.inverse() * w;
      const ScrewSecant g = screw_secant(c.kind, s, s);
      const Vector3d v = g.epsilon.mean * w + g.b.mean * p.dot(w) * p;
      EXPECT_LT((end - start - v - theta.cross(0.5 * (start + end))).norm(),
                1e-13 * (1.0 + theta.squaredNorm()))
          << s;
      EXPECT_NEAR(g.epsilon.mean, f.epsilon, 1e-14 * f.epsilon) << s;
      EXPECT_NEAR(g.epsilon.secant, f.epsilon_s, 1e-12 * (1.0 + std::abs(f.epsilon_s))) << s;
    }
}

double b_of(RotationParameters kind, double s) {
  const ParameterFunctions f = parameter_functions(kind, s);
  return -f.epsilon * (f.c + f.g) / (1.0 + f.c * s);
}

TEST(ScrewSecants, TimesTheDifferenceOfTheirPlacesAreTheDifferenceOfTheFunctions) {
  for (const auto& c : screw_cases)
    for (const double s1 : places(c))
      for (const double ds : {-0.4, -1.1e-3, -0.9e-3, 1e-8, 0.99e-3, 1.01e-3, 0.05}) {
        const double s2 = s1 + ds;
        if (s2 < 0.0 || s2 > c.largest + 0.05) continue;
        const ScrewSecant f = screw_secant(c.kind, s1, s2);
        const double e1 = parameter_functions(c.kind, s1).epsilon;
        const double e2 = parameter_functions(c.kind, s2).epsilon;
        EXPECT_NEAR(f.epsilon.secant * ds, e2 - e1, 1e-14 * e2) << s1 << " " << ds;
        EXPECT_NEAR(f.epsilon.mean, 0.5 * (e1 + e2), 1e-14 * e2) << s1 << " " << ds;
        const double b1 = b_of(c.kind, s1);
        const double b2 = b_of(c.kind, s2);
        EXPECT_NEAR(f.b.secant * ds, b2 - b1, 1e-14 * (1.0 + std::abs(b2))) << s1 << " " << ds;
        EXPECT_NEAR(f.b.mean, 0.5 * (b1 + b2), 1e-14 * (1.0 + std::abs(b2))) << s1 << " " << ds;
      }
}

TEST(ScrewSecants, HaveExactDerivatives) {
  for (const auto& c : screw_cases)
    for (const double s1 : {0.01, 0.2, 0.3, 0.8})
      for (const double ds : {0.0, 0.6e-3, 2e-3, 0.06}) {
        const auto at = [&](const Vector& s) {
          const ScrewSecant f = screw_secant(c.kind, s[0], s[1]);
          return Vector{{f.epsilon.mean, f.b.mean, f.epsilon.secant, f.b.secant}};
        };
        const Matrix D = test::differences(at, Vector{{s1, s1 + ds}}, 1e-4);
        const ScrewSecant f = screw_secant(c.kind, s1, s1 + ds);
        Matrix expected(4, 2);
        for (int a = 0; a < 2; ++a) {
          const auto i = static_cast<std::size_t>(a);
          expected.col(a) << 0.5 * f.epsilon.slope[i], 0.5 * f.b.slope[i], f.epsilon.secant_s[i],
              f.b.secant_s[i];
        }
        EXPECT_LT(test::relative_error(D, expected), 1e-7) << s1 << " " << ds;
      }
}

}  // namespace
}  // namespace visviva

#include "visviva/math/rotation_parameters.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "visviva/math/rotation.hpp"

namespace visviva {
namespace {

struct Case {
  RotationParameters kind;
  double (*length)(double);  // |p| of the angle
  double largest;            // angle
};

const std::vector<Case> cases = {
    {RotationParameters::rodrigues, [](double a) { return 2.0 * std::tan(0.5 * a); }, 3.0},
    {RotationParameters::vector, [](double a) { return a; }, 3.0},
    {RotationParameters::linear, [](double a) { return std::sin(a); }, 1.5},
    {RotationParameters::reduced_euler, [](double a) { return 2.0 * std::sin(0.5 * a); }, 3.0},
    {RotationParameters::conformal, [](double a) { return 4.0 * std::tan(0.25 * a); }, 3.0}};

TEST(RotationParameters, AreWhatTheirDefinitionsSay) {
  for (const auto& c : cases)
    for (const double angle : {1e-3, 0.1, 0.2, 0.25, 0.9, 1.4, c.largest}) {
      const double p = c.length(angle);
      const double d = 1e-6;
      const double slope = (c.length(angle + d) - c.length(angle - d)) / (2.0 * d);
      const ParameterFunctions f = parameter_functions(c.kind, p * p);
      EXPECT_NEAR(f.epsilon * p, 2.0 * std::tan(0.5 * angle), 1e-12 * f.epsilon * p);
      EXPECT_NEAR(1.0 - f.g * p * p, 1.0 / f.epsilon, 1e-14);
      EXPECT_NEAR(1.0 + f.c * p * p, slope, 1e-8 * std::max(1.0, std::abs(slope)));
    }
}

TEST(RotationParameters, HaveTheDerivativesTheyState) {
  for (const auto& c : cases)
    for (const double angle : {0.05, 0.2, 0.2236, 0.7, 1.3}) {
      const double s = c.length(angle) * c.length(angle);
      const double d = 1e-6 * s;
      const ParameterFunctions f = parameter_functions(c.kind, s);
      const ParameterFunctions a = parameter_functions(c.kind, s - d);
      const ParameterFunctions b = parameter_functions(c.kind, s + d);
      const auto slope = [&](double ParameterFunctions::*member) {
        return (b.*member - a.*member) / (2.0 * d);
      };
      const double noise = 1e-9 / s;
      EXPECT_NEAR(f.epsilon_s, slope(&ParameterFunctions::epsilon), noise);
      EXPECT_NEAR(f.g_s, slope(&ParameterFunctions::g), noise);
      EXPECT_NEAR(f.c_s, slope(&ParameterFunctions::c), noise);
    }
}

TEST(RotationParameters, AreNoNumbersBeyondTheRotationsTheyDescribe) {
  EXPECT_TRUE(std::isnan(parameter_functions(RotationParameters::linear, 1.01).epsilon));
  EXPECT_TRUE(std::isnan(parameter_functions(RotationParameters::reduced_euler, 4.01).epsilon));
  EXPECT_TRUE(std::isnan(parameter_functions(RotationParameters::conformal, 16.1).epsilon));
}

TEST(Cayley, IsTheRotationAndItsTangent) {
  const Eigen::Vector3d axis = Eigen::Vector3d(0.3, -0.5, 0.8).normalized();
  for (const double angle : {1e-9, 0.3, 2.0, 3.1}) {
    const Eigen::Vector3d theta = 2.0 * std::tan(0.5 * angle) * axis;
    const Eigen::Matrix3d R = cayley(theta);
    EXPECT_TRUE(R.isApprox(Eigen::AngleAxisd(angle, axis).toRotationMatrix(), 1e-13));
    const Eigen::Vector3d direction(0.2, 0.9, -0.4);
    const double d = 1e-6 * (1.0 + theta.norm());
    const Eigen::Matrix3d dR =
        (cayley(theta + d * direction) - cayley(theta - d * direction)) / (2.0 * d);
    EXPECT_TRUE((dR * R.transpose()).isApprox(skew(cayley_tangent(theta) * direction), 1e-6));
  }
}

}  // namespace
}  // namespace visviva

// Constraints with a prescribed motion e₀(t): a bar whose length is driven and a coordinate that is.
#include <gtest/gtest.h>

#include <cmath>

#include "support/dense.hpp"
#include "support/differences.hpp"
#include "visviva/mechanics/invariants.hpp"

namespace visviva::test {
namespace {

Motion length(double t) {
  return {1.0 + 0.2 * std::sin(3.0 * t), 0.6 * std::cos(3.0 * t), -1.8 * std::sin(3.0 * t)};
}
Motion ramp(double t) { return {t * t * t, 3.0 * t * t, 6.0 * t}; }
Motion still(double) { return {0.5, 0.0, 0.0}; }

System driven_system() {
  SystemDescription d;
  d.coordinates = {"x1", "y1", "x2", "y2"};
  d.mass = {{0, 0, 1.0}, {1, 1, 1.0}, {2, 2, 2.0}, {3, 3, 2.0}};
  d.constraints = {{"bar", {0, 1, 2, 3}, std::make_shared<Distance>(2, 0.0), {length}},
                   {"guide", {1, 0}, std::make_shared<Identity>(2), {ramp, still}}};
  return System(std::move(d));
}

class DrivenConstraint : public testing::Test {
 protected:
  // Φ along the straight line q + s v at the time t + s.
  [[nodiscard]] Vector along(double s) const { return phi(system_, q_ + s * v_, t_ + s); }

  System system_ = driven_system();
  Vector q_{{0.1, 0.2, 0.9, -0.4}};
  Vector v_{{0.5, -1.0, 2.0, 0.3}};
  double t_ = 0.7;
};

TEST_F(DrivenConstraint, ValueIsTheInvariantLessItsTarget) {
  const double bar = std::hypot(0.8, 0.6) - (1.0 + 0.2 * std::sin(2.1));
  EXPECT_LT((phi(system_, q_, t_) - Vector{{bar, 0.2 - 0.343, 0.1 - 0.5}}).norm(), 1e-15);
  EXPECT_EQ(system_.constraints().row_name(0), "bar");
  EXPECT_EQ(system_.constraints().row_name(2), "guide[1]");
}

TEST_F(DrivenConstraint, RateIsTheTimeDerivativeOfTheValue) {
  const auto value = [&](const Vector& s) { return along(s[0]); };
  EXPECT_LT(relative_error(phi_rate(system_, q_, v_, t_), differences(value, Vector::Zero(1))),
            1e-9);
}

TEST_F(DrivenConstraint, BiasIsTheSecondTimeDerivativeAtConstantVelocity) {
  const auto rate = [&](const Vector& s) {
    return phi_rate(system_, q_ + s[0] * v_, v_, t_ + s[0]);
  };
  EXPECT_LT(relative_error(phi_bias(system_, q_, v_, t_), differences(rate, Vector::Zero(1))),
            1e-9);
}

TEST_F(DrivenConstraint, SecantAndTargetChangeAddUpToTheChangeOfTheValue) {
  const Vector q1 = q_ + 0.3 * v_;
  Vector change(system_.constraint_count());
  system_.constraints().target_change(t_, t_ + 0.3, change);
  EXPECT_LT(
      (along(0.3) - along(0.0) - (constraint_secant(system_, q_, q1) * (q1 - q_) - change)).norm(),
      1e-15);
  EXPECT_NEAR(change[1], 1.0 - 0.343, 1e-15);
  EXPECT_EQ(change[2], 0.0);
}

}  // namespace
}  // namespace visviva::test

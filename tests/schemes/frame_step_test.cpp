// The kinematics and inertia of one frame over one step, for all schemes and all rotation parameters, on random states.
#include "visviva/schemes/frames/frame_step.hpp"

#include <gtest/gtest.h>

#include <random>

#include "visviva/math/rotation.hpp"

namespace visviva {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

struct Case {
  FrameVariant variant;
  RotationParameters parameters;
};

class FrameStepTest : public testing::TestWithParam<Case> {
 protected:
  Vector3d random3() { return {uniform_(rng_), uniform_(rng_), uniform_(rng_)}; }
  Matrix3d random_rotation() {
    return Eigen::AngleAxisd(3.0 * uniform_(rng_), random3().normalized()).toRotationMatrix();
  }
  Frame random_frame(const Vector3d& centre) {
    const Matrix3d A = random_rotation();
    const Vector3d J = Vector3d(2.0, 2.5, 3.0) + 0.4 * random3();
    return {"body", 0, frame_inertia(1.7, centre, A * J.asDiagonal() * A.transpose())};
  }
  static void expect_whole_tangent_is_the_sum(const FrameStep& step, const Vector6& V_end,
                                              const Vector12& force) {
    const double rate = 1.7;
    const Matrix6 sum = rate * step.inertia_by_velocity() * step.mean_velocity_tangent() +
                        step.inertia_by_increment(V_end) + step.force_tangent(force);
    EXPECT_LT((step.tangent(rate, V_end, force) - sum).norm(), 1e-13 * sum.norm());
  }
  // A rotation by the angle, in the case's own parameters.
  Vector6 increments(double angle) {
    const RotationParameters kind = GetParam().parameters;
    const double length = kind == RotationParameters::rodrigues ? 2.0 * std::tan(0.5 * angle)
                          : kind == RotationParameters::vector  ? angle
                          : kind == RotationParameters::linear  ? std::sin(angle)
                          : kind == RotationParameters::reduced_euler
                              ? 2.0 * std::sin(0.5 * angle)
                              : 4.0 * std::tan(0.25 * angle);
    Vector6 y;
    y << random3(), length * random3().normalized();
    return y;
  }
  double largest_angle() const {
    return GetParam().parameters == RotationParameters::linear ? 1.5 : 3.12;
  }
  static FrameOperator Q_of(const FrameStep& step) {
    FrameOperator Q;
    Q.directors = step.mean_directors();
    Q.turn.diagonal().setConstant(step.turn_scale());
    if (GetParam().variant == FrameVariant::three) Q.point_turn = step.pole_arm().transpose();
    return Q;
  }
  static FrameOperator T_of(const FrameStep& step) {
    FrameOperator T;
    T.directors = step.end_directors();
    T.turn = step.rotation_tangent();
    return T;
  }
  FrameStep started() {
    FrameStep step(GetParam().variant, GetParam().parameters, mass_of(frame_));
    const Matrix3d R = random_rotation();
    z_ = frame_coordinates(random3(), R);
    z_dot_ = frame_velocities(R, random3(), random3());
    step.begin(z_, z_dot_, drift_, h_, h_);
    return step;
  }
  // What the scheme takes for the motion of the step: Δx and p, in scheme 3 the screw (H⁻¹Δx, p).
  Vector6 way(const Vector6& y) const {
    if (GetParam().variant != FrameVariant::three) return y;
    const Vector3d dx = y.head<3>();
    const Vector3d p = y.tail<3>();
    const ParameterFunctions f = parameter_functions(GetParam().parameters, p.squaredNorm());
    Vector6 w;
    w << (1.0 - f.g * p.squaredNorm()) * dx + (f.c + f.g) * p.dot(dx) * p - 0.5 * p.cross(dx), p;
    return w;
  }
  double kinetic(const Vector12& z_dot, const Vector3d& drift) const {
    Vector12 v = z_dot;
    v.head<3>() -= drift;
    double sum = 0.0;
    for (int a = 0; a < 4; ++a)
      for (int b = 0; b < 4; ++b)
        sum += 0.5 * frame_.inertia(a, b) * v.segment<3>(3 * a).dot(v.segment<3>(3 * b));
    return sum;
  }

  std::mt19937 rng_{7};
  std::uniform_real_distribution<double> uniform_{-1.0, 1.0};
  double h_ = 0.3;
  Vector3d drift_{0.4, -0.2, 0.7};
  Frame frame_ = random_frame(random3());
  Vector12 z_;
  Vector12 z_dot_;
};

TEST_P(FrameStepTest, SecantOperatorGivesTheChangeOfTheNaturalCoordinates) {
  for (const double angle : {0.1, 1.0, largest_angle()}) {
    FrameStep step = started();
    const Vector6 y = increments(angle);
    step.move(y);
    Vector12 dz = step.end() - z_;
    dz.head<3>() -= h_ * drift_;
    EXPECT_LT((Q_of(step).expand(way(y)) - dz).norm(), 1e-13 * (1.0 + dz.norm() + y.norm()));
    EXPECT_TRUE(Eigen::Map<const Matrix3d>(step.end().data() + 3).isUnitary(1e-14));
  }
}

TEST_P(FrameStepTest, InertiaForceDoesTheWorkOfTheKineticEnergy) {
  for (const double angle : {0.1, 1.0, largest_angle()}) {
    FrameStep step = started();
    const Vector6 y = increments(angle);
    step.move(y);
    const Vector6 V_end = 2.0 * step.mean_velocity() - step.start_velocity();
    const Vector12 rate = step.end_rate(V_end);
    const Vector6 g = step.inertia_force(V_end);
    const double change = kinetic(rate, drift_) - kinetic(z_dot_, drift_);
    EXPECT_NEAR(
        g.dot(way(y)), change,
        1e-13 * (kinetic(rate, drift_) + kinetic(z_dot_, drift_)) + 1e-13 * g.norm() * y.norm());
  }
}

// Whatever velocity a scheme chooses for the end of the step.
TEST_P(FrameStepTest, WorkOfInertiaIsMeanVelocityTimesChangeOfMomentum) {
  for (const double angle : {0.1, 1.0, largest_angle()}) {
    FrameStep step = started();
    const Vector6 y = increments(angle);
    step.move(y);
    Vector6 V_end;
    V_end << random3(), random3();
    const double work = step.inertia_force(V_end).dot(way(y));
    const double expected = step.mean_velocity().dot(step.mass() * (V_end - step.start_velocity()));
    EXPECT_NEAR(work, expected, 1e-13 * (1.0 + step.inertia_force(V_end).norm() * y.norm()));
    EXPECT_NEAR(0.5 * V_end.dot(step.mass() * V_end), kinetic(step.end_rate(V_end), drift_),
                1e-13 * (1.0 + kinetic(step.end_rate(V_end), drift_)));
  }
}

TEST_P(FrameStepTest, TangentsAreExact) {
  Vector12 force;
  for (int i = 0; i < 12; ++i) force[i] = uniform_(rng_);
  for (const double angle : {0.2, 1.1, 1.4}) {
    FrameStep step = started();
    const Vector6 y = increments(angle);
    Vector6 V_end;
    V_end << random3(), random3();
    step.move(y);
    step.differentiate();
    Eigen::Matrix<double, 12, 6> T;
    for (int j = 0; j < 6; ++j) T.col(j) = T_of(step).expand(Vector6::Unit(j));
    const Matrix6 V_y = step.mean_velocity_tangent();
    const Matrix6 g_y = step.inertia_by_increment(V_end);
    const Matrix6 g_V = step.inertia_by_velocity();
    const Matrix6 f_y = step.force_tangent(force);
    expect_whole_tangent_is_the_sum(step, V_end, force);
    for (int j = 0; j < 6; ++j) {
      const double d = 1e-6;
      const Vector6 unit = Vector6::Unit(j);
      step.move(y + d * unit);
      const Vector12 z1 = step.end();
      const Vector6 V1 = step.mean_velocity();
      const Vector6 g1 = step.inertia_force(V_end);
      const Vector6 f1 = Q_of(step).reduce(force);
      step.move(y - d * unit);
      EXPECT_LT((T.col(j) - (z1 - step.end()) / (2.0 * d)).norm(), 1e-7 * T.norm());
      EXPECT_LT((V_y.col(j) - (V1 - step.mean_velocity()) / (2.0 * d)).norm(), 1e-7 * V_y.norm());
      EXPECT_LT((g_y.col(j) - (g1 - step.inertia_force(V_end)) / (2.0 * d)).norm(),
                1e-7 * (g_y.norm() + g_V.norm()));
      EXPECT_LT((f_y.col(j) - (f1 - Q_of(step).reduce(force)) / (2.0 * d)).norm(),
                1e-7 * (f_y.norm() + force.norm()));
      step.move(y);
      EXPECT_LT(
          (g_V.col(j) - (step.inertia_force(V_end + unit) - step.inertia_force(V_end))).norm(),
          1e-12 * g_V.norm());
    }
  }
}

TEST_P(FrameStepTest, TangentOfACentredBodyIsTheSumToo) {
  frame_ = random_frame(Vector3d::Zero());
  Vector12 force;
  for (int i = 0; i < 12; ++i) force[i] = uniform_(rng_);
  FrameStep step = started();
  step.move(increments(0.7));
  step.differentiate();
  Vector6 V_end;
  V_end << random3(), random3();
  expect_whole_tangent_is_the_sum(step, V_end, force);
}

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  for (const auto variant :
       {FrameVariant::one, FrameVariant::two, FrameVariant::three, FrameVariant::centre})
    for (const auto kind :
         {RotationParameters::rodrigues, RotationParameters::vector, RotationParameters::linear,
          RotationParameters::reduced_euler, RotationParameters::conformal})
      cases.push_back({variant, kind});
  return cases;
}

std::string case_name(const testing::TestParamInfo<Case>& info) {
  static const std::vector<std::string> variants = {"one", "two", "three", "centre"};
  static const std::vector<std::string> kinds = {"rodrigues", "vector", "linear", "reduced_euler",
                                                 "conformal"};
  return variants[static_cast<std::size_t>(info.param.variant)] + "_" +
         kinds[static_cast<std::size_t>(info.param.parameters)];
}

INSTANTIATE_TEST_SUITE_P(All, FrameStepTest, testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace visviva

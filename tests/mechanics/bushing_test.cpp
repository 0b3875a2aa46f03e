// A flexible joint between two frames: its strain is the screw from one to the other, whatever couples forces and moments.
#include "visviva/mechanics/elements/bushing.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "mechanics/two_bodies.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva::test {
namespace {

Matrix3d cross_matrix(const Vector3d& w) {
  return Matrix3d{{0.0, -w[2], w[1]}, {w[2], 0.0, -w[0]}, {-w[1], w[0], 0.0}};
}

// Where a frame is after a unit of time with the velocity u of its point and the angular velocity φ in its own axes.
Pose screwed(const Vector3d& u, const Vector3d& phi) {
  const double angle = phi.norm();
  const Matrix3d w = cross_matrix(phi);
  const Matrix3d V = Matrix3d::Identity() + (1.0 - std::cos(angle)) / (angle * angle) * w +
                     (angle - std::sin(angle)) / std::pow(angle, 3) * w * w;
  return {V * u, about(phi, angle)};
}

Matrix6 coupled_stiffness(Random& random) {
  const Matrix6 R = random.vector(36).reshaped(6, 6);
  return R * R.transpose() + 0.1 * Matrix6::Identity();
}

System bushing_between(const Bushing& element, const Pose& a, const Pose& b) {
  ElementTerms terms = element.terms("rubber", {marker_on(first_a, a), marker_on(first_b, b)});
  SystemDescription d;
  d.potentials = std::move(terms.potentials);
  d.loads = std::move(terms.loads);
  return system_of(std::move(d));
}

TEST(Bushing, StoresTheEnergyOfTheScrewBetweenItsFrames) {
  Random random(71);
  const Matrix6 K = coupled_stiffness(random);
  for (int i = 0; i < 20; ++i) {
    const Pose marker_a = random_pose(random);
    const Pose marker_b = random_pose(random);
    const System system = bushing_between(Bushing(K), marker_a, marker_b);
    Vector6 e;
    e << random_vector(random), 0.15 * (i + 1) * random_vector(random).normalized();  // up to 172°
    const Pose a = random_pose(random);
    const Pose b = a * marker_a * screwed(e.head<3>(), e.tail<3>()) * inverse(marker_b);
    const double expected = 0.5 * e.dot(K * e);
    EXPECT_NEAR(system.potential_energy(state_of(a, b, 0.0)), expected, 1e-11 * expected);
  }
}

// Force and moment on b at the frames, in their axes, for small screws: K e, with all that couples them.
TEST(Bushing, HasTheStiffnessItSays) {
  Random random(72);
  const Matrix6 K = coupled_stiffness(random);
  const Pose marker = random_pose(random);
  const System system = bushing_between(Bushing(K), marker, marker);
  const double small = 1e-6;
  Matrix6 found;
  for (int k = 0; k < 6; ++k) {
    Vector6 e = small * Vector6::Unit(k);
    e += 1e-12 * Vector6::Ones();  // the screw of a pure displacement has an axis, too
    const Pose b = marker * screwed(e.head<3>(), e.tail<3>()) * inverse(marker);
    const Vector q = state_of({}, b, 0.0);
    Vector f = gradient(system, q);
    f.segment<12>(first_a).setZero();
    const auto [force, moment] = resultant(q, f);
    found.col(k).head<3>() = marker.R.transpose() * force;
    found.col(k).tail<3>() = marker.R.transpose() * (moment - marker.x.cross(force));
  }
  EXPECT_LT((found / small - K).norm(), 1e-5 * K.norm());
}

// The power of damping is that of D on the rate of the screw, which at frames that coincide is the velocity of b against a.
TEST(Bushing, DampsTheRateOfTheScrew) {
  Random random(73);
  const Matrix6 D = coupled_stiffness(random);
  const System system = bushing_between(Bushing(Matrix6::Zero(), D), {}, {});
  const Vector q = state_of({}, {}, 0.0);
  Vector6 rate;
  rate << random_vector(random), random_vector(random);
  const Vector v = rigid_velocity(q, first_b, rate.head<3>(), rate.tail<3>());
  EXPECT_NEAR(load_force(system, {q, v, 0.0, 0.0, 0.0}).dot(v), -rate.dot(D * rate), 1e-12);
}

TEST(Bushing, RefusesWhatCouldGiveEnergy) {
  Matrix6 K = Matrix6::Identity();
  K(0, 5) = K(5, 0) = 1.1;
  EXPECT_THROW(Bushing{K}, InvalidModel);
  EXPECT_THROW(Bushing(Matrix6::Identity(), K), InvalidModel);
  K(5, 0) = 0.0;
  EXPECT_THROW(Bushing{K}, InvalidModel);
  EXPECT_NO_THROW(Bushing{Matrix6::Zero()});
}

}  // namespace
}  // namespace visviva::test

// Free systems: moving or turning the whole changes neither energy nor constraints, and secant forces have neither
// a resultant nor a moment about the midpoints of a step. Hence schemes built on them keep momentum.
#include <gtest/gtest.h>

#include <Eigen/Geometry>

#include "problems/problem_cases.hpp"
#include "support/dense.hpp"

namespace visviva::test {
namespace {

Eigen::Vector3d place(const Particle& particle, const Vector& values) {
  Eigen::Vector3d x = Eigen::Vector3d::Zero();
  for (std::size_t i = 0; i < particle.coordinates.size(); ++i)
    x[static_cast<Eigen::Index>(i)] = values[particle.coordinates[i]];
  return x;
}

// Every particle and frame turned by R and moved by c; plane systems must be turned and moved within their plane.
Vector moved(const System& system, const Eigen::Matrix3d& R, const Eigen::Vector3d& c,
             const Vector& q) {
  Vector result = q;
  for (const auto& particle : system.particles()) {
    const Eigen::Vector3d x = R * place(particle, q) + c;
    for (std::size_t i = 0; i < particle.coordinates.size(); ++i)
      result[particle.coordinates[i]] = x[static_cast<Eigen::Index>(i)];
  }
  for (const auto& frame : system.frames()) {
    for (int k = 0; k < Frame::size; k += 3)
      result.segment<3>(frame.first + k) = R * q.segment<3>(frame.first + k);
    result.segment<3>(frame.first) += c;
  }
  return result;
}

struct Resultant {
  Eigen::Vector3d force = Eigen::Vector3d::Zero();
  Eigen::Vector3d moment = Eigen::Vector3d::Zero();
};

Resultant resultant(const System& system, const Vector& q, const Vector& f) {
  Resultant sum;
  for (const auto& particle : system.particles()) {
    sum.force += place(particle, f);
    sum.moment += place(particle, q).cross(place(particle, f));
  }
  for (const auto& frame : system.frames()) {
    sum.force += f.segment<3>(frame.first);
    for (int k = frame.first; k < frame.first + Frame::size; k += 3)
      sum.moment += Eigen::Vector3d(q.segment<3>(k)).cross(Eigen::Vector3d(f.segment<3>(k)));
  }
  return sum;
}

class RigidMotionOf : public ProblemTest {
 protected:
  [[nodiscard]] bool is_plane() const {
    return !system_.particles().empty() && system_.particles().front().coordinates.size() == 2;
  }
  Eigen::Matrix3d rotation() {
    const Eigen::Vector3d axis =
        is_plane() ? Eigen::Vector3d::UnitZ() : Eigen::Vector3d(random_.vector(3).normalized());
    return Eigen::AngleAxisd(3.0 * random_.number(), axis).toRotationMatrix();
  }
  Eigen::Vector3d shift() {
    Eigen::Vector3d c = 2.0 * random_.vector(3);
    if (is_plane()) c.z() = 0.0;
    return c;
  }
};

TEST_P(RigidMotionOf, LeavesTheElasticEnergyUnchanged) {
  for (int i = 0; i < states; ++i) {
    const Vector q = state();
    const double V = system_.potential_energy(q);
    EXPECT_GT(V, 0.0);
    EXPECT_NEAR(system_.potential_energy(moved(system_, rotation(), shift(), q)), V,
                1e-12 * (1.0 + V));
  }
}

TEST_P(RigidMotionOf, IsDoneNoWorkByTheSecantOfTheElasticEnergy) {
  for (int i = 0; i < states; ++i) {
    const Vector q0 = state();
    const Vector q1 = moved(system_, rotation(), shift(), state());
    const Vector f = potential_secant(system_, q0, q1);
    const auto [force, moment] = resultant(system_, 0.5 * (q0 + q1), f);
    EXPECT_LT(force.norm(), 1e-14 * f.norm());
    EXPECT_LT(moment.norm(), 1e-13 * f.norm());
  }
}

const std::vector<ProblemCase> elastic = {
    {"four-mass", {}},
    {"four-mass", {{"springs", "length"}}},
    {"thin-beam", {}},
    {"right-angle-flight", {{"elements", "2"}}},
    {"right-angle-flight", {{"elements", "2"}, {"curvature", "half-angle"}}},
    {"right-angle-flight", {{"elements", "2"}, {"curvature", "directors"}}}};
INSTANTIATE_TEST_SUITE_P(Elastic, RigidMotionOf, testing::ValuesIn(elastic), problem_case_name);

class FreeSystem : public RigidMotionOf {
 protected:
  void SetUp() override {
    if (!system_.translation_invariant() && !system_.rotation_invariant())
      GTEST_SKIP() << "it is held";
  }
};

TEST_P(FreeSystem, IsConstrainedOnlyByWhatRigidMotionLeavesUnchanged) {
  ASSERT_TRUE(system_.rotation_invariant() && system_.translation_invariant());
  EXPECT_FALSE(system_.loads().any(LoadSort::external));
  for (int i = 0; i < states; ++i) {
    const Vector q0 = state();
    const Vector q1 = moved(system_, rotation(), shift(), state());
    EXPECT_LT(
        (phi(system_, moved(system_, rotation(), shift(), q0), 0.0) - phi(system_, q0, 0.0)).norm(),
        1e-14);
    const Vector f = constraint_secant(system_, q0, q1).transpose() * multipliers();
    const auto [force, moment] = resultant(system_, 0.5 * (q0 + q1), f);
    EXPECT_LT(force.norm(), 1e-14);
    EXPECT_LT(moment.norm(), 1e-13);
  }
}

TEST_P(FreeSystem, ReportsTheMomentumOfItsParticlesAndFrames) {
  const Vector q = state();
  const Vector v = rates();
  const auto [force, moment] = resultant(system_, q, Matrix(system_.mass()) * v);
  const Momentum momentum = system_.momentum(q, v);
  EXPECT_LT((momentum.linear - force).norm(), 1e-14);
  EXPECT_LT((momentum.angular - moment).norm(), 1e-14);
}

INSTANTIATE_TEST_SUITE_P(All, FreeSystem, testing::ValuesIn(problem_cases()), problem_case_name);

}  // namespace
}  // namespace visviva::test

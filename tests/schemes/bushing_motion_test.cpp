// Bodies on flexible joints: energy is kept by every scheme that says so, and small motions have the frequencies of the matrices.
#include <gtest/gtest.h>

#include <cmath>

#include "algebra.hpp"
#include "differences.hpp"
#include "run_problem.hpp"
#include "scheme_cases.hpp"
#include "visviva/mechanics/elements/bushing.hpp"

namespace visviva::test {
namespace {

Matrix6 rubber(double size) {
  Random random(81);
  const Matrix6 R = random.vector(36).reshaped(6, 6);
  return size * (R * R.transpose() + Matrix6::Identity());
}

model::Body brick(const std::string& name, const Eigen::Vector3d& position) {
  model::Body body;
  body.name = name;
  body.mass = 2.0;
  body.inertia = Eigen::Vector3d(0.03, 0.05, 0.06).asDiagonal();
  body.centre << 0.05, -0.02, 0.03;
  body.position = position;
  return body;
}

// Two bricks that fly and shake against each other.
Problem flying_bricks(double damping_time) {
  model::Model m;
  m.name = "bricks";
  m.bodies = {brick("a", {0.0, 0.0, 0.0}), brick("b", {0.3, 0.1, 0.0})};
  m.bodies[0].velocity << 1.0, 0.3, -0.2;
  m.bodies[0].angular_velocity << 1.0, 2.0, 0.5;
  m.bodies[1].velocity << 0.7, -0.4, 0.1;
  m.bodies[1].angular_velocity << -1.0, 0.5, 1.5;
  const Matrix6 K = rubber(8.0);
  m.components = {{"rubber",
                   std::make_shared<Bushing>(K, damping_time * K),
                   {{"a", {0.15, 0.05, 0.0}, Eigen::Matrix3d::Identity()},
                    {"b", {-0.15, -0.05, 0.0}, Eigen::Matrix3d::Identity()}}}};
  return to_problem(m, 0.02, 2.0);
}

class BushingMotion : public testing::TestWithParam<SchemeCase> {};

TEST_P(BushingMotion, KeepsTheEnergyLaw) {
  const Problem problem = flying_bricks(0.0);
  const auto scheme = GetParam().make();
  if (!scheme->energy_law_holds(*problem.system)) GTEST_SKIP() << "the scheme claims no law here";
  const Ran ran = run(problem, *scheme, fixed_steps(problem.step, problem.until));
  ASSERT_EQ(ran.result.status, RunStatus::completed) << ran.result.failure->what;
  const RunResult& r = ran.result;
  EXPECT_GT(ran.system->potential_energy(ran.stepper->q()), 0.0);
  EXPECT_LE(r.ledger.max_step_unaccounted, 1e-12 * r.energy_scale);
  const bool preserves = GetParam().traits().energy == EnergyLaw::preserving;
  EXPECT_LE(preserves ? r.max_energy - r.min_energy : r.max_energy - r.initial_energy,
            1e-12 * r.energy_scale);
  const Momentum momentum = ran.system->momentum(ran.stepper->q(), ran.stepper->v());
  if (GetParam().traits().momentum != MomentumLaw::none) {
    EXPECT_LE(r.linear_momentum_drift, 1e-12 * momentum.linear.norm());
  }
  if (GetParam().traits().momentum == MomentumLaw::linear_and_angular) {
    EXPECT_LE(r.angular_momentum_drift, 1e-12 * (1.0 + momentum.angular.norm()) * 10.0);
  }
}

std::vector<SchemeCase> cases_with_energy_law() {
  std::vector<SchemeCase> cases;
  for (SchemeCase c : scheme_cases()) {
    if (c.scheme == "midpoint-end") c.set["form"] = "v";  // as of beams
    if (c.traits().energy != EnergyLaw::none) cases.push_back(c);
  }
  return cases;
}
INSTANTIATE_TEST_SUITE_P(Catalogue, BushingMotion, testing::ValuesIn(cases_with_energy_law()),
                         scheme_case_name);

TEST(BushingDamping, TakesWhatTheLedgerBooks) {
  const Problem problem = flying_bricks(0.02);
  const Ran ran = run(problem, *make_scheme("frame-1"), fixed_steps(problem.step, problem.until));
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  const RunResult& r = ran.result;
  EXPECT_GT(r.ledger[Account::physical_dissipation], 0.01 * r.energy_scale);
  EXPECT_NEAR(r.initial_energy - r.final_energy, r.ledger[Account::physical_dissipation],
              1e-11 * r.energy_scale);
}

// (K − ω²M)e = 0 with the mass matrix of a body about its bushing: after a period of the lowest mode it is where it began.
TEST(BushingMotionSmall, HasTheFrequenciesOfItsMatrices) {
  model::Model m;
  m.name = "mounted brick";
  m.bodies = {brick("b", {0.0, 0.0, 0.0})};
  const Matrix6 K = rubber(50.0);
  m.components = {{"mount", std::make_shared<Bushing>(K), {{"ground"}, {"b"}}}};

  const model::Body& body = m.bodies[0];
  const Eigen::Vector3d c = body.centre;
  const Eigen::Matrix3d C{{0.0, -c[2], c[1]}, {c[2], 0.0, -c[0]}, {-c[1], c[0], 0.0}};
  Matrix6 M;
  M << body.mass * Eigen::Matrix3d::Identity(), -body.mass * C, body.mass * C,
      body.inertia - body.mass * C * C;
  const SymmetricPairs modes = symmetric_pairs(K, M);
  for (const int mode : {0, 3, 5}) {
    const double omega = std::sqrt(modes.values[mode]);
    const Vector6 shape = 1e-5 * modes.vectors.col(mode);
    m.bodies[0].velocity = omega * shape.head<3>();
    m.bodies[0].angular_velocity = omega * shape.tail<3>();
    const double quarter = 0.5 * std::numbers::pi / omega;
    const Problem problem = to_problem(m, quarter, quarter);
    const Ran ran = run(problem, *make_scheme("frame-1"), fixed_steps(quarter / 400.0, quarter));
    ASSERT_EQ(ran.result.status, RunStatus::completed);
    const Vector q = ran.stepper->q();
    Vector6 e;
    e << frame_position(q, 0), frame_angular_velocity(start_of(problem).q, q, 0);
    EXPECT_LT((e - shape).norm(), 2e-5 * shape.norm()) << mode;
  }
}

// Far from the small ones, beside SUNDIALS.
TEST(BushingMotionLarge, AgreesWithIda) {
  const Problem problem = flying_bricks(0.01);
  const auto end = [&](const char* scheme, const Settings& settings, double h) {
    const Ran ran = run(problem, *make_scheme(scheme, settings), fixed_steps(h, 0.5));
    EXPECT_EQ(ran.result.status, RunStatus::completed) << scheme;
    return Vector(ran.stepper->q());
  };
  Vector exact;
  try {
    exact = end("ida", {{"rtol", "1e-10"}, {"atol", "1e-12"}}, 0.1);
  } catch (const NotBuilt&) {
    GTEST_SKIP() << "built without SUNDIALS";
  }
  const double coarse = (end("frame-1", {}, 0.005) - exact).norm();
  const double fine = (end("frame-1", {}, 0.0025) - exact).norm();
  EXPECT_LT(fine, 1e-3);
  EXPECT_NEAR(std::log2(coarse / fine), 2.0, 0.1);
}

}  // namespace
}  // namespace visviva::test

// What the schemes on frames promise on models of rigid bodies: energy, momentum, a straight path, and that large models run.
#include <gtest/gtest.h>

#include "run_problem.hpp"
#include "scheme_cases.hpp"
#include "visviva/mechanics/elements/spring.hpp"
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/shapes.hpp"

namespace visviva {
namespace {

using model::Vector3d;
using test::fixed_steps;
using test::make_problem;
using test::Ran;
using test::run;
using test::SchemeCase;

std::vector<SchemeCase> frame_cases() {
  std::vector<SchemeCase> cases;
  for (const std::string scheme : {"frame-1", "frame-2", "frame-3"})
    for (const std::string rotation :
         {"rodrigues", "vector", "linear", "reduced-euler", "conformal"})
      cases.push_back({scheme, {{"rotation", rotation}}});
  for (const std::string rotation : {"rodrigues", "vector"})
    cases.push_back({"frame-1", {{"rotation", rotation}, {"velocity", "spatial"}}});
  return cases;
}

// Two rods on a ball joint and, if wanted, a ball on a spring, spinning and flying freely.
Problem free_flight(bool with_ball = true) {
  model::Model m;
  m.name = "free flight";
  m.bodies = {model::rod("rod-1", {0.0, 0.0, 0.0}, {1.0, 0.0, 0.0}, 1.0, 0.1),
              model::rod("rod-2", {1.0, 0.0, 0.0}, {1.0, 1.0, 0.5}, 2.0, 0.1)};
  for (auto& body : m.bodies) {
    body.angular_velocity = {0.3, -0.5, 2.0};
    body.velocity = Vector3d(1.0, 2.0, -1.0) + body.angular_velocity.cross(body.position);
  }
  m.connect("knee", std::make_shared<Spherical>(), "rod-1", "rod-2", {1.0, 0.0, 0.0});
  if (!with_ball) return test::to_problem(m, 0.01, 10.0);
  m.points = {{"ball", 0.5, {0.0, 0.0, 1.0}, {1.0, 2.0, 0.0}}};
  m.attach("tether", std::make_shared<Spring>(20.0, 0.9),
           {{"rod-1", {0.0, 0.0, 0.0}}, {"ball", {0.0, 0.0, 1.0}}});
  return test::to_problem(m, 0.01, 10.0);
}

class FrameSchemes : public testing::TestWithParam<SchemeCase> {};

TEST_P(FrameSchemes, KeepTheEnergyOverAThousandSteps) {
  for (const Problem& problem :
       {free_flight(), make_problem("rod-chain", {{"links", "3"}}),
        make_problem("rod-chain", {{"joint", "spherical"}}), make_problem("gyroscope")}) {
    const Ran ran =
        run(problem, *GetParam().make(), fixed_steps(problem.step, 1000 * problem.step));
    ASSERT_EQ(ran.result.status, RunStatus::completed);
    const RunResult& r = ran.result;
    EXPECT_LE(r.max_energy - r.min_energy, 1e-12 * r.energy_scale);
    EXPECT_LE(r.ledger.max_step_unaccounted, 1e-12 * r.energy_scale);
  }
}

TEST_P(FrameSchemes, KeepTheLinearMomentumAndTheAngularOneWherePromised) {
  const MomentumLaw law = GetParam().traits().momentum;
  for (const bool with_ball : {false, true}) {
    const Ran ran = run(free_flight(with_ball), *GetParam().make(), fixed_steps(0.01, 10.0));
    ASSERT_EQ(ran.result.status, RunStatus::completed);
    const Momentum end = ran.system->momentum(ran.stepper->q(), ran.stepper->v());
    const double size = end.linear.norm() * ran.stepper->q().cwiseAbs().maxCoeff();
    EXPECT_LE(ran.result.linear_momentum_drift, 1e-12 * end.linear.norm());
    if (law == MomentumLaw::linear_and_angular && !with_ball) {
      EXPECT_LE(ran.result.angular_momentum_drift, 1e-12 * size);
    } else if (law == MomentumLaw::linear && GetParam().set.at("rotation") == "rodrigues") {
      EXPECT_GT(ran.result.angular_momentum_drift, 1e-8 * size)
          << "then the scheme promises too little";
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, FrameSchemes, testing::ValuesIn(frame_cases()),
                         test::scheme_case_name);

const std::vector<SchemeCase> director_cases = {{"energy-preserving"}, {"midpoint"}};

// On directors, and with scheme 1, between a body and a point mass too.
TEST(PointMassOnASpring, LeavesBothMomentaAlone) {
  std::vector<SchemeCase> cases = director_cases;
  cases.push_back({"frame-1"});
  for (const auto& c : cases) {
    const Ran ran = run(free_flight(), *c.make(), fixed_steps(0.01, 10.0));
    ASSERT_EQ(ran.result.status, RunStatus::completed);
    const double momentum = ran.system->momentum(ran.stepper->q(), ran.stepper->v()).linear.norm();
    EXPECT_LE(ran.result.linear_momentum_drift, 1e-12 * momentum) << c.name();
    EXPECT_LE(ran.result.angular_momentum_drift,
              1e-12 * momentum * ran.stepper->q().cwiseAbs().maxCoeff())
        << c.name();
  }
}

TEST(FreeBody, FliesStraight) {
  const Problem problem = make_problem("free-body", {{"centre", "[0.1,0.2,0.3]"},
                                                     {"centre_velocity", "[1,-2,0.5]"},
                                                     {"angular_velocity", "[0.3,5,0.2]"}});
  const auto centre = frame_on_body(0, {0.1, 0.2, 0.3}, Eigen::Matrix3d::Identity()).point;
  std::vector<SchemeCase> cases = frame_cases();
  cases.insert(cases.end(), director_cases.begin(), director_cases.end());
  cases.push_back({"energy-preserving", {{"coordinates", "euler-parameters"}}});
  for (const auto& c : cases) {
    const Ran ran = run(problem, *c.make(), fixed_steps(0.05, 20.0));
    const Vector3d expected = centre.at(problem.q0) + 20.0 * Vector3d(1.0, -2.0, 0.5);
    EXPECT_LT((centre.at(ran.stepper->q()) - expected).norm(), 1e-12 * expected.norm()) << c.name();
  }
}

TEST(LongRuns, KeepTheEnergyOverTenThousandSteps) {
  for (const SchemeCase& c :
       {SchemeCase{"frame-1"}, SchemeCase{"frame-3"}, SchemeCase{"energy-preserving"}}) {
    const Ran ran =
        run(make_problem("rod-chain", {{"links", "2"}}), *c.make(), fixed_steps(0.01, 100.0));
    ASSERT_EQ(ran.result.status, RunStatus::completed);
    EXPECT_LE(ran.result.max_energy - ran.result.min_energy, 1e-12 * ran.result.energy_scale)
        << c.name();
  }
}

// Codes in wide use fail, gain energy or drift here with their settings without dissipation.
TEST(FiveLinks, FallFromHorizontalForTenSecondsWithExactEnergy) {
  for (const SchemeCase& c : {SchemeCase{"frame-1"}, SchemeCase{"energy-preserving"}})
    for (const std::string joint : {"revolute", "spherical"}) {
      const Ran ran =
          run(make_problem("rod-chain", {{"joint", joint}}), *c.make(), fixed_steps(0.01, 10.0));
      ASSERT_EQ(ran.result.status, RunStatus::completed) << c.name();
      EXPECT_EQ(ran.result.steps, 1000);
      EXPECT_LE(ran.result.max_energy - ran.result.min_energy, 1e-12 * ran.result.energy_scale);
    }
}

TEST(LargeModels, Run) {
  for (const std::string scheme : {"frame-1", "energy-preserving"}) {
    const Ran chain = run(make_problem("rod-chain", {{"links", "100"}}), *test::make_scheme(scheme),
                          fixed_steps(0.01, 0.3));
    ASSERT_EQ(chain.result.status, RunStatus::completed) << scheme;
    EXPECT_LE(chain.result.ledger.max_step_unaccounted, 1e-12 * chain.result.energy_scale);
    const Ran loops = run(make_problem("rigid-four-bar", {{"loops", "40"}}),
                          *test::make_scheme(scheme), fixed_steps(0.01, 0.3));
    ASSERT_EQ(loops.result.status, RunStatus::completed) << scheme;
    EXPECT_LE(loops.result.ledger.max_step_unaccounted, 1e-12 * loops.result.energy_scale);
  }
}

}  // namespace
}  // namespace visviva

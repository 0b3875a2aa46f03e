// Beams in motion: a curved and twisted beam of a general section that flies, spins and vibrates. Schemes with an energy law
// keep it with every measure of curvature, and those that keep momenta keep them.
#include <gtest/gtest.h>

#include "differences.hpp"
#include "run_problem.hpp"
#include "scheme_cases.hpp"
#include "visviva/mechanics/elements/beam.hpp"

namespace visviva::test {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

constexpr int elements = 4;
constexpr double arc = 1.2;
constexpr double arc_radius = 1.0;

BeamSection general_section(double damping_time) {
  Random random(61);
  const Matrix6 R = random.vector(36).reshaped(6, 6);
  BeamSection section;
  section.stiffness = 5.0 * (R * R.transpose() + Matrix6::Identity());
  section.damping = damping_time * section.stiffness;
  section.mass = 2.0;
  section.centre << 0.0, 0.05, -0.03;
  // Not J₁ = J₂ + J₃, as of a flat piece: its director d₁ has no mass, and augmented-lagrangian needs mass everywhere.
  section.inertia = Vector3d(0.025, 0.01, 0.02).asDiagonal();
  return section;
}

Pose on_helix(int i) {
  const double s = arc * i / elements;
  const Matrix3d bent = Eigen::AngleAxisd(s, Vector3d::UnitZ()).toRotationMatrix();
  return {arc_radius * Vector3d(std::sin(s), 1.0 - std::cos(s), 0.2 * s),
          bent * Eigen::AngleAxisd(0.5 * s, Vector3d::UnitX()).toRotationMatrix()};
}

// Half the inertia of each element at its ends; at the start free of stress and with velocities that deform it.
Problem flying_beam(CurvatureMeasure measure, double damping_time) {
  const BeamSection section = general_section(damping_time);
  const double length = arc * arc_radius / elements;
  Random random(62);
  model::Model m;
  m.name = "flying beam";
  for (int i = 0; i <= elements; ++i) {
    const double share = i == 0 || i == elements ? 0.5 * length : length;
    model::Body body;
    body.name = "node-" + std::to_string(i);
    body.mass = share * section.mass;
    body.centre = section.centre;
    body.inertia = share * section.inertia;
    body.position = on_helix(i).position;
    body.orientation = on_helix(i).axes;
    body.angular_velocity = Vector3d(0.3, -0.5, 2.0) + Vector3d(random.vector(3));
    body.velocity = Vector3d(1.0, 2.0, -1.0) + body.angular_velocity.cross(body.position) +
                    0.5 * Vector3d(random.vector(3));
    m.bodies.push_back(body);
  }
  for (int i = 0; i < elements; ++i) {
    const auto name = [](int node) { return "node-" + std::to_string(node); };
    m.components.push_back(
        {"beam-" + std::to_string(i),
         std::make_shared<BeamElement>(section, on_helix(i), on_helix(i + 1), length, measure),
         {{name(i)}, {name(i + 1)}}});
  }
  return to_problem(m, 0.02, 2.0);
}

constexpr CurvatureMeasure measures[] = {CurvatureMeasure::directors, CurvatureMeasure::half_angle,
                                         CurvatureMeasure::quarter_angle, CurvatureMeasure::angle};

class BeamMotion : public testing::TestWithParam<SchemeCase> {};

TEST_P(BeamMotion, ObeysTheLawsOfItsScheme) {
  for (const CurvatureMeasure measure : measures) {
    const Problem problem = flying_beam(measure, 0.0);
    const auto scheme = GetParam().make();
    if (!scheme->energy_law_holds(*problem.system))
      GTEST_SKIP() << "the scheme claims no energy law";
    const Ran ran = run(problem, *scheme, fixed_steps(problem.step, problem.until));
    ASSERT_EQ(ran.result.status, RunStatus::completed) << ran.result.failure->what;
    const RunResult& r = ran.result;
    EXPECT_GT(r.energy_scale, 1.0);
    EXPECT_LE(r.ledger.max_step_unaccounted, 1e-12 * r.energy_scale);
    const double spread = GetParam().traits().energy == EnergyLaw::preserving
                              ? r.max_energy - r.min_energy
                              : r.max_energy - r.initial_energy;
    EXPECT_LE(spread, 1e-12 * r.energy_scale);
    const double momentum = ran.system->momentum(ran.stepper->q(), ran.stepper->v()).linear.norm();
    const double arm = ran.stepper->q().cwiseAbs().maxCoeff();
    if (GetParam().traits().momentum != MomentumLaw::none) {
      EXPECT_LE(r.linear_momentum_drift, 1e-12 * momentum);
    }
    if (GetParam().traits().momentum == MomentumLaw::linear_and_angular) {
      EXPECT_LE(r.angular_momentum_drift, 1e-12 * momentum * arm);
    }
  }
}

// Damping takes energy, exactly what the ledger books, and leaves the momenta alone.
TEST(BeamDamping, TakesEnergyAndNoMomentum) {
  for (const CurvatureMeasure measure : measures) {
    const Problem problem = flying_beam(measure, 0.01);
    const Ran ran =
        run(problem, *make_scheme("energy-preserving"), fixed_steps(problem.step, problem.until));
    ASSERT_EQ(ran.result.status, RunStatus::completed);
    const RunResult& r = ran.result;
    EXPECT_GT(r.ledger[Account::physical_dissipation], 0.01 * r.energy_scale);
    EXPECT_NEAR(r.initial_energy - r.final_energy, r.ledger[Account::physical_dissipation],
                1e-11 * r.energy_scale);
    EXPECT_LE(r.max_energy, r.initial_energy);
    const double momentum = ran.system->momentum(ran.stepper->q(), ran.stepper->v()).linear.norm();
    EXPECT_LE(r.linear_momentum_drift, 1e-12 * momentum);
    EXPECT_LE(r.angular_momentum_drift, 1e-12 * momentum * ran.stepper->q().cwiseAbs().maxCoeff());
  }
}

std::vector<SchemeCase> lawful_cases() {
  std::vector<SchemeCase> cases;
  for (SchemeCase c : scheme_cases()) {
    // From a start that is not smooth its accelerations oscillate; with form=a Newton's method starts from them.
    if (c.scheme == "midpoint-end") c.set["form"] = "v";
    if (c.traits().energy != EnergyLaw::none) cases.push_back(c);
  }
  return cases;
}
INSTANTIATE_TEST_SUITE_P(Catalogue, BeamMotion, testing::ValuesIn(lawful_cases()),
                         scheme_case_name);

}  // namespace
}  // namespace visviva::test

// Scheme 3 with forces in fixed-pole form: exact work, exact momenta, and no dependence on the choice of reference lines.
#include "visviva/schemes/frames/fixed_pole.hpp"

#include <gtest/gtest.h>

#include "differences.hpp"
#include "scheme_cases.hpp"
#include "visviva/math/rotation.hpp"
#include "visviva/mechanics/elements/spring.hpp"
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/beam_lines.hpp"
#include "visviva/model/beams.hpp"
#include "visviva/model/shapes.hpp"
#include "visviva/schemes/frames/frame_forces.hpp"

namespace visviva {
namespace {

using model::Vector3d;
using test::fixed_steps;
using test::Ran;
using test::run;
using test::SchemeCase;

const std::vector<std::string> rotations = {"rodrigues", "vector", "linear", "reduced-euler",
                                            "conformal"};
const std::vector<RotationParameters> parameter_kinds = {
    RotationParameters::rodrigues, RotationParameters::vector, RotationParameters::linear,
    RotationParameters::reduced_euler, RotationParameters::conformal};

BeamSection random_section() {
  test::Random random(70);
  Matrix6 A;
  for (int k = 0; k < 6; ++k) A.col(k) = random.vector(6);
  BeamSection s;
  s.stiffness = 1e3 * (A * A.transpose() + Matrix6::Identity());
  s.stiffness = (0.5 * (s.stiffness + s.stiffness.transpose())).eval();
  s.mass = 1.3;
  s.centre = Vector3d(0.05, 0.1, -0.2);
  const Eigen::Matrix3d R =
      Eigen::AngleAxisd(1.7, Vector3d(random.vector(3)).normalized()).matrix();
  s.inertia = R * Vector3d(0.3, 0.4, 0.5).asDiagonal() * R.transpose();
  s.inertia = (0.5 * (s.inertia + s.inertia.transpose())).eval();
  return s;
}

// Curved and twisted, in free flight, with one end in vibration.
model::Model free_beam() {
  model::Model m;
  m.name = "free beam";
  m.beams.resize(1);
  model::Beam& beam = m.beams[0];
  beam.name = "beam";
  beam.line = model::arc_line({2.0, 0.0, 0.0}, Vector3d::Zero(), Vector3d::UnitZ(), 1.5, 4,
                              {0.0, 1.0, 1.0}, 0.6);
  beam.sections = {random_section()};
  beam.velocity = {1.0, -2.0, 3.0};
  beam.angular_velocity = {3.0, -2.0, 4.0};
  beam.node_motions = {{0, {1.0, 2.0, -1.0}, {2.0, 1.0, 3.0}}};
  return m;
}

// Two rods on a joint, tied by a spring, at the end of the beam.
model::Model beam_and_rods() {
  model::Model m = free_beam();
  const Vector3d tip = m.beams[0].line.nodes.back().position;
  m.bodies = {
      model::rod("rod-1", tip, tip + Vector3d(0.0, 1.0, 0.5), 1.0, 0.1),
      model::rod("rod-2", tip + Vector3d(0.0, 1.0, 0.5), tip + Vector3d(1.0, 1.0, 1.0), 2.0, 0.1)};
  for (auto& body : m.bodies) {
    body.angular_velocity = m.beams[0].angular_velocity;
    body.velocity = m.beams[0].velocity + body.angular_velocity.cross(body.position);
  }
  m.connect("shoulder", std::make_shared<Spherical>(), "beam#4", "rod-1", tip);
  m.connect("elbow", std::make_shared<Universal>(), "rod-1", "rod-2", tip + Vector3d(0.0, 1.0, 0.5),
            {1.0, 0.3, 0.2});
  m.attach("tether", std::make_shared<Spring>(200.0, 0.9),
           {{"beam#2", {0.1, 0.0, 0.2}}, {"rod-2", {0.3, 0.0, 0.1}}});
  return m;
}

// A step of the model, in the middle of Newton's method.
struct Trial {
  explicit Trial(RotationParameters kind)
      : problem(test::to_problem(beam_and_rods(), 0.01, 1.0)),
        system(problem.system),
        motion(system, FrameVariant::three, kind),
        forces(system, pole_pairs(system, FrameVariant::three, kind, problem.q0)),
        y(Vector::Zero(system.unknowns())),
        lambda(random.vector(system.rows())) {
    forces.begin(problem.q0, 0.0, h);
    motion.begin(problem.q0, problem.v0, {1.0, -2.0, 3.0}, h, h);
    y = 0.2 * random.vector(system.unknowns());
    move(y);
  }
  void move(const Vector& increments) {
    motion.move(increments);
    forces.move(motion);
    forces.set_stresses(motion);
  }
  Vector rows() {
    Vector r = Vector::Zero(system.unknowns());
    forces.add_pair_forces(lambda, 1.0, r);
    return r;
  }

  double h = 0.1;
  test::Random random{71};
  Problem problem;
  FrameSystem system;
  FrameMotion motion;
  FrameForces forces;
  Vector y;
  Vector lambda;
};

TEST(PolePairs, AreTheBeamsSpringsAndJointsBetweenBodies) {
  Trial trial(RotationParameters::vector);
  ASSERT_EQ(trial.forces.strains().size(), 5U);
  for (const auto& s : trial.forces.strains()) EXPECT_TRUE(s.pair) << s.term->name;
  ASSERT_GE(trial.forces.joints().size(), 2U);
  for (const auto& j : trial.forces.joints()) EXPECT_TRUE(j.pair) << j.term->name;
  Vector f = Vector::Zero(trial.problem.q0.size());
  trial.forces.internal_force(trial.lambda, f);
  EXPECT_EQ(f.norm(), 0.0) << "what else acts";
}

// Two bodies with the same height: a constraint that is not invariant to rotation.
class SameHeight final : public Invariant {
 public:
  SameHeight() : Invariant(6, 1) {}
  void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const override {
    e[0] = x[5] - x[2];
    De.setZero();
    De(0, 2) = -1.0;
    De(0, 5) = 1.0;
  }
  void add_curvature(const LocalVector&, const LocalVector&, LocalMatrix&) const override {}
};

TEST(PolePairs, LeaveAloneWhatNoticesRigidMotions) {
  const Problem problem = test::to_problem(beam_and_rods(), 0.01, 1.0);
  const FrameSystem system(problem.system);
  const FrameReduction& reduction = system.reduction();
  const int a = reduction.frames()[0];
  const int b = reduction.frames()[1];
  const std::vector<int> coordinates = {a, a + 1, a + 2, b, b + 1, b + 2};
  const TermReduction map(reduction, coordinates);
  PolePair pair(reduction, map, coordinates, RotationParameters::vector);
  FrameMotion motion(system, FrameVariant::three, RotationParameters::vector);
  motion.begin(problem.q0, problem.v0, Vector3d::Zero(), 0.1, 0.1);
  motion.move(0.1 * test::Random(72).vector(system.unknowns()));
  pair.move(motion);
  LocalMatrix D(1, 6);
  LocalVector e(1);
  SameHeight().evaluate(LocalVector::Zero(6), e, D);
  EXPECT_FALSE(pair.balances(D, motion));
}

// Of multipliers too, but only where the joints hold.
TEST(PolePairs, DoTheWorkOfTheirStresses) {
  for (const auto kind : parameter_kinds) {
    Trial trial(kind);
    trial.lambda.setZero();
    const Vector u = trial.h * trial.motion.mean_velocity();
    double work = 0.0;
    double size = 0.0;
    for (const auto& s : trial.forces.strains()) {
      work += s.stress.dot(s.e1 - s.e0);
      size += s.stress.norm() * (s.e1 - s.e0).norm();
    }
    EXPECT_GT(size, 1.0);
    EXPECT_NEAR(trial.rows().dot(u), work, 1e-13 * size);
  }
}

TEST(PolePairs, AddUpToNoForceAndNoMoment) {
  for (const auto kind : parameter_kinds) {
    Trial trial(kind);
    const Vector r = trial.rows();
    Vector3d force = Vector3d::Zero();
    Vector3d moment = Vector3d::Zero();
    const std::vector<int>& frames = trial.system.reduction().frames();
    for (std::size_t i = 0; i < frames.size(); ++i) {
      const auto row = static_cast<Eigen::Index>(6 * i);
      const Vector3d F = r.segment<3>(row);
      force += F;
      const Vector3d point = trial.motion.start().segment<3>(frames[i]);
      moment += r.segment<3>(row + 3) + point.cross(F);
    }
    EXPECT_LT(force.norm(), 1e-13 * r.norm());
    EXPECT_LT(moment.norm(), 1e-13 * r.norm());
  }
}

TEST(PolePairs, HaveExactTangents) {
  for (const auto kind : parameter_kinds) {
    Trial trial(kind);
    const auto at = [&](const Vector& y) {
      trial.move(y);
      return trial.rows();
    };
    const Matrix expected = test::differences(at, trial.y, 3e-4);
    trial.move(trial.y);
    trial.motion.differentiate();
    const double scale = 0.25;
    SparseMatrix K = trial.system.pattern();
    trial.forces.add_strain_tangent(trial.motion, scale, 0.0, K);
    trial.forces.add_joint_tangent(trial.lambda, trial.motion, scale, K);
    const Eigen::Index n = trial.system.unknowns();
    EXPECT_LT(test::relative_error(Matrix(K).topLeftCorner(n, n), scale * expected), 1e-9);
  }
}

class FreeBeam : public testing::TestWithParam<std::string> {
 protected:
  [[nodiscard]] SchemeCase scheme(const std::string& rho_inf = "1") const {
    return {"frame-3", {{"rotation", GetParam()}, {"rho_inf", rho_inf}}};
  }
};

void expect_both_momenta(const Ran& ran) {
  ASSERT_EQ(ran.result.status, RunStatus::completed)
      << (ran.result.failure ? ran.result.failure->what + ran.result.failure->where : "");
  const Momentum end = ran.system->momentum(ran.stepper->q(), ran.stepper->v());
  EXPECT_LE(ran.result.linear_momentum_drift, 1e-12 * end.linear.norm());
  EXPECT_LE(ran.result.angular_momentum_drift, 1e-12 * end.angular.norm());
}

TEST_P(FreeBeam, KeepsItsEnergyOverAThousandSteps) {
  const Problem problem = test::to_problem(free_beam(), 0.02, 20.0);
  const Ran ran = run(problem, *scheme().make(), fixed_steps(0.02, 20.0));
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  EXPECT_EQ(ran.result.steps, 1000);
  EXPECT_LE(ran.result.max_energy - ran.result.min_energy, 1e-12 * ran.result.energy_scale);
}

TEST_P(FreeBeam, KeepsBothMomenta) {
  const Problem problem = test::to_problem(free_beam(), 0.02, 4.0);
  expect_both_momenta(run(problem, *scheme().make(), fixed_steps(0.02, 4.0)));
}

TEST_P(FreeBeam, KeepsBothMomentaWhileItsEnergyDecays) {
  const Problem problem = test::to_problem(free_beam(), 0.02, 4.0);
  const Ran ran = run(problem, *scheme("0.3").make(), fixed_steps(0.02, 4.0));
  expect_both_momenta(ran);
  EXPECT_GT(ran.result.ledger[Account::numerical_dissipation], 1e-3 * ran.result.energy_scale);
  EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-13 * ran.result.energy_scale);
}

TEST_P(FreeBeam, KeepsBothMomentaWithJointsAndSprings) {
  const Problem problem = test::to_problem(beam_and_rods(), 0.0025, 0.5);
  const Ran ran = run(problem, *scheme().make(), fixed_steps(0.0025, 0.5));
  expect_both_momenta(ran);
  EXPECT_LE(ran.result.max_energy - ran.result.min_energy, 1e-12 * ran.result.energy_scale);
}

TEST_P(FreeBeam, MovesWithSecondOrder) {
  const Problem problem = test::to_problem(free_beam(), 0.01, 0.05);
  const auto at_end = [&](double h) {
    return run(problem, *scheme().make(), fixed_steps(h, 0.05)).stepper->q();
  };
  const Vector exact = at_end(0.05 / 1280);
  const double coarse = (at_end(0.05 / 40) - exact).norm();
  const double fine = (at_end(0.05 / 80) - exact).norm();
  EXPECT_NEAR(std::log2(coarse / fine), 2.0, 0.1);
}

// The same beam described from a line that is shifted by r in the axes of its sections. Strains are Γ + κ × r there, per
// length of that line; what belongs to a length belongs to more or less of it.
model::Model from_another_line(const model::Model& given, const Vector3d& r) {
  model::Model m = given;
  model::Beam& beam = m.beams[0];
  for (auto& node : beam.line.nodes) node.position += node.axes * r;
  beam.line.lengths.clear();
  Matrix6 T = Matrix6::Identity();
  T.topRightCorner<3, 3>() = skew(r);
  beam.sections.clear();
  for (int i = 0; i + 1 < static_cast<int>(beam.line.nodes.size()); ++i) {
    const double longer = model::element_length(beam, i) / model::element_length(given.beams[0], i);
    BeamSection s = given.beams[0].sections[0];
    s.stiffness = (longer * T.transpose() * s.stiffness * T).eval();
    s.stiffness = (0.5 * (s.stiffness + s.stiffness.transpose())).eval();
    s.mass /= longer;
    s.inertia /= longer;
    s.centre -= r;
    beam.sections.push_back(s);
  }
  for (auto& motion : beam.node_motions)
    motion.velocity += motion.angular_velocity.cross(
        beam.line.nodes[static_cast<std::size_t>(motion.node)].axes * r);
  return m;
}

// How far apart the same points are at the end.
double difference_of_lines(const SchemeCase& c) {
  const Vector3d r(0.1, 0.3, -0.2);
  const auto at_end = [&](const model::Model& m) {
    return run(test::to_problem(m, 0.02, 1.0), *c.make(), fixed_steps(0.02, 1.0)).stepper->q();
  };
  model::Model given = free_beam();
  given.beams[0].order = 0;  // others depend on the length of the line
  const Vector a = at_end(given);
  const Vector b = at_end(from_another_line(given, r));
  double worst = 0.0;
  for (Eigen::Index i = 0; i < a.size(); i += 12) {
    const Eigen::Map<const Eigen::Matrix3d> S(a.data() + i + 3);
    worst = std::max(worst, (a.segment<3>(i) + S * r - b.segment<3>(i)).norm());
    worst = std::max(worst, (a.segment<9>(i + 3) - b.segment<9>(i + 3)).norm());
  }
  return worst;
}

TEST_P(FreeBeam, MovesTheSameFromWhicheverReferenceLine) {
  EXPECT_LT(difference_of_lines(scheme()), 1e-12);
  EXPECT_LT(difference_of_lines(scheme("0.3")), 1e-12);
}

TEST(ReferenceLines, MatterToSchemeTwoButNotToSchemeOneWithRodriguesParameters) {
  EXPECT_LT(difference_of_lines({"frame-1"}), 1e-12);
  EXPECT_GT(difference_of_lines({"frame-1", {{"rotation", "vector"}}}), 1e-6);
  EXPECT_GT(difference_of_lines({"frame-2"}), 1e-6);
}

// A spinning beam whose strains do not change: nothing in the forces may need a difference of strains.
TEST_P(FreeBeam, MayMoveRigidlyUnderStress) {
  model::Model m;
  m.bodies = {model::ball("ball-1", {1.0, 0.0, 0.0}, 0.1, 1.0),
              model::ball("ball-2", {-1.0, 0.0, 0.0}, 0.1, 1.0)};
  for (auto& body : m.bodies) {
    body.angular_velocity = Vector3d(0.0, 0.0, 5.0);
    body.velocity = body.angular_velocity.cross(body.position) + Vector3d(0.0, 0.0, 1.0);
  }
  // The centripetal force is 25 N at the length of 2 m.
  m.attach("spring", std::make_shared<Spring>(100.0, 1.75),
           {{"ball-1", {1.0, 0.0, 0.0}}, {"ball-2", {-1.0, 0.0, 0.0}}});
  const Ran ran = run(test::to_problem(m, 0.02, 2.0), *scheme().make(), fixed_steps(0.02, 2.0));
  expect_both_momenta(ran);
  EXPECT_LE(ran.result.max_energy - ran.result.min_energy, 1e-12 * ran.result.energy_scale);
  EXPECT_LE(ran.result.iterations, 5 * ran.result.steps);
}

INSTANTIATE_TEST_SUITE_P(All, FreeBeam, testing::ValuesIn(rotations), [](const auto& test) {
  std::string name = test.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace visviva

// The models with beams against independent computations: runs of the same schemes and elements by another program, and
// solutions on fine meshes. "Same element" means the same digits.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <ostream>

#include "run_problem.hpp"
#include "visviva/mechanics/elements/spring.hpp"
#include "visviva/model/beam_lines.hpp"
#include "visviva/model/motions.hpp"

namespace visviva::test {
namespace {

using Eigen::Vector3d;

// What the other implementation has: constant strains, half the mass of an element on each of its nodes.
Settings textbook(const std::string& curvature) {
  return {{"element_order", "0"}, {"curvature", curvature}};
}

Vector3d read(const Ran& ran, const std::string& name) {
  for (const auto& sensor : ran.system->sensors()) {
    if (sensor.name != name) continue;
    const Vector& q = ran.stepper->q();
    const Vector& v = ran.stepper->v();
    if (const auto* point = std::get_if<PointSensor>(&sensor.reads))
      return reading(*point, {q, v, v});
    if (const auto* turn = std::get_if<TurningSensor>(&sensor.reads))
      return reading(*turn, {q, v, v});
    if (const auto* s = std::get_if<SectionSensor>(&sensor.reads)) return reading(*s, {q, v, v});
    if (const auto* c = std::get_if<CoordinateSensor>(&sensor.reads))
      return Vector3d::Constant(q[c->coordinate]);
  }
  throw std::runtime_error("no sensor '" + name + "' to read");
}

Ran completed(const Problem& problem, const std::string& scheme, const Settings& set, double step,
              double until) {
  Ran ran = run(problem, *make_scheme(scheme, set), fixed_steps(step, until));
  EXPECT_EQ(ran.result.status, RunStatus::completed);
  return ran;
}

void expect_near(const Vector3d& value, const Vector3d& expected, double tolerance) {
  EXPECT_LT((value - expected).cwiseAbs().maxCoeff(), tolerance)
      << value.transpose() << " instead of " << expected.transpose();
}

// Directors, 5 + 5 elements, quarter-angle curvature, step 0.1 s: an independent implementation printed 13 digits.
TEST(RightAngleFlight, WithDirectorsHasTheDigitsOfAnotherImplementation) {
  const Ran ran = completed(make_problem("right-angle-flight", textbook("quarter-angle")),
                            "energy-preserving", {}, 0.1, 8.0);
  EXPECT_NEAR(ran.result.kinetic, 387.2401039957, 2e-9);
  EXPECT_NEAR(ran.result.potential, 75.64437928331, 2e-9);
  expect_near(read(ran, "end-1"), {22.16023240717, 19.07178992545, 25.04439015793}, 2e-11);
  expect_near(read(ran, "corner"), {18.82844984720, 19.65834206041, 17.55854135870}, 2e-11);
  expect_near(read(ran, "end-2"), {23.27999440908, 18.45022590130, 9.713071692979}, 2e-11);
  expect_near(read(ran, "corner-force"), {9.521979827554, -6.137056380546, 2.828994359620}, 3e-9);
  expect_near(read(ran, "corner-moment"), {-12.38522634786, 10.54874517151, 22.38682436004}, 3e-11);
  const Momentum p = ran.system->momentum(ran.stepper->q(), ran.stepper->v());
  expect_near(p.linear, {50.0, 50.0, 50.0}, 1e-10);
  expect_near(p.angular, {481.6667736133, -4.964217741672, 34.97561452487}, 2e-9);
}

// The same by scheme 1 with the velocity of the mass centre in space, which does not depend on the observer; 0.003125 s.
TEST(RightAngleFlight, OnFramesHasTheDigitsOfAnotherImplementation) {
  const Ran ran = completed(make_problem("right-angle-flight", textbook("quarter-angle")),
                            "frame-1", {{"velocity", "spatial"}}, 0.003125, 8.0);
  EXPECT_NEAR(ran.result.kinetic, 386.8672664080, 3e-9);
  EXPECT_NEAR(ran.result.potential, 76.80101648703, 3e-9);
  expect_near(read(ran, "end-1"), {22.17235611292, 19.02280793882, 25.04916996167}, 2e-11);
  expect_near(read(ran, "corner"), {18.83983250460, 19.66495632079, 17.56141847475}, 2e-11);
  expect_near(read(ran, "end-2"), {23.26212547053, 18.48471256721, 9.708161447104}, 2e-11);
  expect_near(read(ran, "corner-moment"), {-13.06027261185, 10.68748175474, 22.23192498313}, 2e-11);
  const Momentum p = ran.system->momentum(ran.stepper->q(), ran.stepper->v());
  expect_near(p.angular, {481.8780499364, -4.891011681725, 34.82695785034}, 2e-9);
}

// Scheme 1 as [BauchauBottasso1999] has it depends on the observer, so frame-1 moves with the mass centre where it can. A
// spring without stiffness ties the model to the ground and brings back the scheme of the paper.
TEST(RightAngleFlight, TiedToTheGroundHasTheDigitsOfThePapersScheme) {
  const BeamSection section = beam_section({.EA = 1e5,
                                            .GA2 = 1e5,
                                            .GA3 = 1e5,
                                            .GJ = 100.0,
                                            .EI2 = 100.0,
                                            .EI3 = 100.0,
                                            .mass = 1.0,
                                            .inertia = Vector3d::Constant(10.0)});
  model::Model m;
  const Vector3d corner = Vector3d::Zero();
  m.beams = {{"a", model::straight_line({10.0, 0.0, 0.0}, corner, 5), {section}},
             {"b", model::straight_line(corner, {0.0, 10.0, 0.0}, 5), {section}, "a#5"}};
  for (auto& beam : m.beams) {
    beam.order = 0;
    beam.curvature = CurvatureMeasure::quarter_angle;
  }
  const std::vector<std::string> nodes = {"a#0", "a#5", "b#5"};
  for (int i = 0; i < 3; ++i) {
    const std::string& node = nodes[static_cast<std::size_t>(i)];
    m.loads.push_back({"on " + node,
                       {node},
                       &force_load,
                       Direction::dead,
                       50.0 * Vector3d::Unit(i),
                       [](double t) { return std::max(0.0, 1.0 - std::abs(t - 1.0)); }});
    m.sensors.push_back({"place of " + node, model::Sensor::Quantity::position, {node}});
  }
  const auto zero = [](double) { return 0.0; };
  m.attach("tie", std::make_shared<Spring>(std::make_shared<FunctionEnergy>(zero, zero, zero)),
           {{model::ground, {1.0, 2.0, -3.0}}, {"a#3", {4.0, 0.0, 0.0}}});
  const Ran ran = completed(to_problem(m, 0.1, 8.0), "frame-1", {}, 0.1, 8.0);
  EXPECT_NEAR(ran.result.kinetic, 386.6764058939, 2e-9);
  EXPECT_NEAR(ran.result.potential, 75.72382477494, 2e-9);
  expect_near(read(ran, "place of a#0"), {22.18689077911, 19.20042275986, 25.00676766969}, 2e-11);
  expect_near(read(ran, "place of a#5"), {18.81303100225, 19.60758987049, 17.53019100688}, 2e-11);
  expect_near(read(ran, "place of b#5"), {23.24140221585, 18.34678118198, 9.667164030975}, 2e-11);
}

// The other computation starts with the velocities that bars without the defect would have and meets the tilted joint in
// its first step, without the impulse that make_problem adds.
InitialState without_impulse(const Problem& problem, double omega) {
  InitialState start = start_of(problem);
  const Vector3d turn(0.0, 0.0, omega);
  const Vector3d B(0.0, 0.12, 0.0);
  const Vector3d D(0.24, 0.0, 0.0);
  for (const auto& frame : problem.system->frames()) {
    const Vector3d x = frame_position(start.q, frame.first);
    const Eigen::Matrix3d R = frame_rotation(start.q, frame.first);
    const char bar = frame.name[4];
    start.v.segment<12>(frame.first) = bar == '1' ? frame_velocities(R, turn.cross(x), turn)
                                       : bar == '2'
                                           ? frame_velocities(R, turn.cross(B), Vector3d::Zero())
                                           : frame_velocities(R, turn.cross(x - D), turn);
  }
  return start;
}

// Scheme 1, 4 elements a bar, half-angle curvature, 0.0005 s.
TEST(FourBarDefect, HasTheDigitsOfAnotherImplementation) {
  const Problem problem = make_problem("four-bar-defect", textbook("half-angle"));
  const auto stepper =
      make_scheme("frame-1")->start(problem.system, without_impulse(problem, 20.0), {});
  for (int i = 0; i < 1000; ++i) ASSERT_TRUE(stepper->advance(0.0005).ok) << i;
  const auto sensor = [&](std::size_t i) { return problem.system->sensors()[i].reads; };
  const Vector& q = stepper->q();
  const Vector& v = stepper->v();
  const Vector3d C(0.24, 0.12, 0.0);
  expect_near(reading(std::get<PointSensor>(sensor(0)), {q, v, v}),
              C + Vector3d(-5.447441569039e-02, -1.307700357790e-02, 2.245633958547e-04), 1e-12);
  // Of the end of bar-2; that of bar-3 has a slightly other velocity, schemes on frames keep positions on the joints.
  for (const auto& frame : problem.system->frames())
    if (frame.name == "bar-2#4")
      expect_near(v.segment<3>(frame.first), {2.259920593587, 1.149571830811, -1.328080254064e-02},
                  1e-7);
  expect_near(reading(std::get<SectionSensor>(sensor(3)), {q, v, v}),
              {130.4713179895, -4758.546827886, -34595.58212985}, 1e-4);
  expect_near(reading(std::get<SectionSensor>(sensor(4)), {q, v, v}),
              {-1294.892871524, 1772.722585538, -427.7590436435}, 1e-4);
}

// With the impulse, which is how the problem starts, the same motion but for the vibration of the joints.
TEST(FourBarDefect, IsThrownBackByItsDefect) {
  const Problem problem = make_problem("four-bar-defect", textbook("half-angle"));
  const Ran ran = completed(problem, "frame-1", {}, 0.0005, 0.5);
  const Vector3d C(0.24, 0.12, 0.0);
  expect_near(read(ran, "place-C"),
              C + Vector3d(-5.447441569039e-02, -1.307700357790e-02, 2.245633958547e-04), 2e-9);
  EXPECT_NEAR(read(ran, "swing")[0], 27.0 * std::numbers::pi / 180.0, 1e-3);
  const Ran sound =
      completed(make_problem("four-bar-defect", {{"tilt", "0"}}), "frame-1", {}, 0.0005, 0.5);
  EXPECT_NEAR(read(sound, "swing")[0], 10.0, 1e-3) << "turns with the crank";
}

// Scheme 1, 12 + 2 elements, half-angle curvature, 0.002 s. There the crank starts at rest; it is driven, so that this has
// no effect on how the beam moves.
TEST(ActuatedBeam, MovesAsInAnotherImplementation) {
  const Problem problem = make_problem("actuated-beam", textbook("half-angle"));
  const Ran ran = completed(problem, "frame-1", {}, 0.002, 0.5);
  expect_near(read(ran, "tip"), {2.4 - 1.423215936667e-01, 7.630249107453e-01, 0.0}, 1e-10);
  expect_near(read(ran, "middle"), {1.2 - 4.064338049577e-02, 2.798761764360e-01, 0.0}, 1e-10);
  EXPECT_NEAR(ran.result.potential, 1034.587323009, 1e-5);
  expect_near(read(ran, "quarter-force"), {934.6385348874, 5768.655703300, 0.0}, 0.01);
  EXPECT_NEAR(read(ran, "link-force")[0], -4796.707413528, 0.01);
}

// The motion with half the step and half the elements of order 0, against a reference.
struct Case {
  std::string name;
  std::string problem;
  Settings set;
  std::string scheme;
  int elements;
  double step;
  double until;
  std::function<Vector(const Ran&)> measure;
  Vector reference;
  double tolerance;  ///< of what is extrapolated
  double order_slack = 0.05;
};
void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }

Vector joined(const Vector3d& a, const Vector3d& b) {
  Vector both(6);
  both << a, b;
  return both;
}

Vector elbow_and_tip(const Ran& ran) {
  return joined(read(ran, "elbow") - Vector3d(10.0, 0.0, 0.0),
                read(ran, "tip") - Vector3d(10.0, 10.0, 0.0));
}
Vector ends_of_spaghetti(const Ran& ran) {
  return joined(read(ran, "lower") - Vector3d(6.0, 0.0, 0.0),
                read(ran, "upper") - Vector3d(0.0, 0.0, 8.0));
}
// Along and across the hub's direction.
Vector tip_on_the_hub(const Ran& ran) {
  const double psi = read(ran, "hub-angle")[0];
  const Vector3d tip = read(ran, "tip");
  return Vector{{std::cos(psi) * tip[0] + std::sin(psi) * tip[1] - 10.0,
                 -std::sin(psi) * tip[0] + std::cos(psi) * tip[1]}};
}

// Solutions of another program with explicit steps, meshes of 32 to 256 elements and Richardson's extrapolation; its own
// estimate of their error is 2e-5 m for the cantilever, 4e-7 m for the spin-up, below 1e-5 m for the spaghetti at 2.5 s,
// whose load starts at once and sends out fronts of waves: there errors fall less evenly.
std::vector<Case> cases() {
  const Vector cantilever_3{{-2.049121, 0.239660, 5.501668, 0.788497, -1.061500, 1.507208}};
  const Vector spin_up_5{{-0.0126546, -0.468476}};
  return {
      {"CantileverDirectors",
       "right-angle-cantilever",
       {},
       "energy-preserving",
       10,
       0.05,
       3.0,
       elbow_and_tip,
       cantilever_3,
       2e-4},
      {"CantileverFrames",
       "right-angle-cantilever",
       {},
       "frame-1",
       10,
       0.05,
       3.0,
       elbow_and_tip,
       cantilever_3,
       2e-4},
      {"CantileverConsistent",
       "right-angle-cantilever",
       {{"beam_mass", "consistent"}},
       "energy-preserving",
       10,
       0.05,
       3.0,
       elbow_and_tip,
       cantilever_3,
       2e-4},
      {"CantileverHalfAngle",
       "right-angle-cantilever",
       {{"curvature", "half-angle"}},
       "energy-preserving",
       10,
       0.05,
       3.0,
       elbow_and_tip,
       cantilever_3,
       2e-4},
      {"SpaghettiDirectors",
       "flying-spaghetti",
       {},
       "energy-preserving",
       16,
       0.025,
       2.5,
       ends_of_spaghetti,
       Vector{{-1.56991954, 0.0, -0.7851418353, 5.945220082, 0.0, 0.9707409595}},
       2e-3,
       0.25},
      {"SoftSpaghettiDirectors",
       "flying-spaghetti",
       {{"bending_stiffness", "100"}},
       "energy-preserving",
       16,
       0.025,
       2.5,
       ends_of_spaghetti,
       Vector{{-1.03691, 0.0, 4.47601, 3.58318, 0.0, -1.88813}},
       5e-3,
       0.1},
      {"SpinUpDirectors",
       "spin-up",
       {},
       "energy-preserving",
       8,
       0.02,
       5.0,
       tip_on_the_hub,
       spin_up_5,
       1e-5},
      {"SpinUpFrames", "spin-up", {}, "frame-1", 8, 0.02, 5.0, tip_on_the_hub, spin_up_5, 1e-5},
  };
}

class ReferenceBeam : public testing::TestWithParam<Case> {};

TEST_P(ReferenceBeam, IsReachedWithTheSquareOfStepAndElement) {
  const Case& c = GetParam();
  const auto result = [&](int finer) -> Vector {
    Settings set = c.set;
    set.emplace("element_order", "0");
    set["elements"] = std::to_string(finer * c.elements);
    return c.measure(
        completed(make_problem(c.problem, set), c.scheme, {}, c.step / finer, c.until));
  };
  const Vector coarse = result(1);
  const Vector fine = result(2);
  EXPECT_NEAR(std::log2((coarse - c.reference).norm() / (fine - c.reference).norm()), 2.0,
              c.order_slack);
  EXPECT_LT(((4.0 * fine - coarse) / 3.0 - c.reference).norm(), c.tolerance);
}

INSTANTIATE_TEST_SUITE_P(All, ReferenceBeam, testing::ValuesIn(cases()),
                         [](const auto& test) { return test.param.name; });

// With elements of order 1 a fourth of those is enough, and steps alone make the error.
TEST(SpinUp, IsReachedWithFourElements) {
  const auto error = [](const std::string& order) {
    const Problem problem = make_problem("spin-up", {{"elements", "4"}, {"element_order", order}});
    const Ran ran = completed(problem, "frame-1", {}, 0.005, 5.0);
    return (tip_on_the_hub(ran) - Vector{{-0.0126546, -0.468476}}).norm();
  };
  EXPECT_LT(error("1"), 2.5e-4);
  EXPECT_GT(error("0"), 4e-3);
  EXPECT_LT(error("2"), 4e-3);
}

// The force stops at once after 2.5 s: the momentum is 8 N · 2.5 s to the last digit, and the mass centre, a beam of 10 kg,
// flies on with it.
TEST(FlyingSpaghetti, GetsTheWholeImpulseOfItsForce) {
  const Problem problem = make_problem("flying-spaghetti");
  const std::vector<std::pair<std::string, Settings>> schemes = {
      {"energy-preserving", {}}, {"frame-1", {{"velocity", "spatial"}}}};
  for (const auto& [scheme, set] : schemes) {
    const Ran ran = completed(problem, scheme, set, 0.05, 5.0);
    const Momentum p = ran.system->momentum(ran.stepper->q(), ran.stepper->v());
    EXPECT_NEAR(p.linear[0], 20.0, 1e-11) << scheme;
    double moment = 0.0;
    for (const auto& frame : ran.system->frames())
      moment += (frame.mass() * frame_position(ran.stepper->q(), frame.first) +
                 frame_rotation(ran.stepper->q(), frame.first) * frame.moment())[0];
    EXPECT_NEAR(moment / 10.0, 3.0 + 2.0 * (5.0 - 1.25), 1e-11) << scheme;
  }
}

// A rod of steel swings like a rigid one.
TEST(BeamPendulum, SwingsLikeARigidRodIfItIsStiff) {
  const Ran stiff =
      completed(make_problem("beam-pendulum",
                             {{"young", "2e12"}, {"beam_mass", "consistent"}, {"elements", "2"}}),
                "energy-preserving", {}, 0.005, 1.0);
  const Ran rigid =
      completed(make_problem("rod-chain",
                             {{"links", "1"}, {"mass", "0.34557519189487723"}, {"radius", "0.01"}}),
                "energy-preserving", {}, 0.005, 1.0);
  expect_near(read(stiff, "tip"), read(rigid, "tip"), 1e-4);
  const Ran soft = completed(make_problem("beam-pendulum"), "energy-preserving", {}, 0.005, 1.0);
  EXPECT_GT((read(soft, "tip") - read(rigid, "tip")).norm(), 0.1);
}

// Below its critical speed a disc of mass m, off the axis by e, bends the shaft by m e ω²/(k − (m + 13/35 mₛ)ω²), k = 192 EI/L³,
// mₛ the mass of the shaft.
TEST(FlexibleRotor, BendsAsItsSpeedDemands) {
  const Problem problem = make_problem(
      "flexible-rotor", {{"gravity", "0"}, {"speed", "100"}, {"ramp", "0.3"}, {"elements", "8"}});
  struct Deflection final : Observer {
    void observe(const Snapshot& now) override {
      if (now.t < 0.4) return;
      const Vector3d disc = frame_position(now.stepper->q(), 0);
      sum += std::hypot(disc[1], disc[2]);
      ++count;
    }
    double sum = 0.0;
    int count = 0;
  } deflection;
  const Ran ran = run(problem, *make_scheme("frame-1"), fixed_steps(0.001, 0.8), &deflection);
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  constexpr double pi = std::numbers::pi;
  const double k = 192.0 * 210e9 * pi / 64.0 * std::pow(0.02, 4);
  const double shaft = 7850.0 * pi / 4.0 * 0.02 * 0.02;
  const double expected = 10.0 * 0.001 * 1e4 / (k - (10.0 + 13.0 / 35.0 * shaft) * 1e4);
  EXPECT_NEAR(deflection.sum / deflection.count, expected, 0.03 * expected);
}

class WholeBeamRun : public testing::TestWithParam<std::string> {};

TEST_P(WholeBeamRun, ClosesItsLedgerInEveryStep) {
  const Problem p = make_problem(GetParam());
  const Ran ran = completed(p, "frame-1", {}, p.step, p.until);
  EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-12 * ran.result.energy_scale);
  EXPECT_LE(ran.result.position_error, 1e-12);
}

INSTANTIATE_TEST_SUITE_P(All, WholeBeamRun,
                         testing::Values("beam-chain", "hinged-beams", "beam-pendulum",
                                         "flexible-rotor"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace visviva::test

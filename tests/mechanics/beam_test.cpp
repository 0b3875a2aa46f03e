// The beam element, with each of its curvature measures, between bodies and on the ground: exact secants, derivatives,
// objectivity, strains of states known in closed form, sections with offsets, damping.
#include "visviva/mechanics/elements/beam.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <ostream>

#include "mechanics/two_bodies.hpp"
#include "visviva/mechanics/elements/spring.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva::test {
namespace {

using Node = visviva::Pose;

constexpr int states = 10;

enum class Ground { none, first, second };

struct BeamCase {
  std::string name;
  CurvatureMeasure measure;
  Ground ground;
};

void PrintTo(const BeamCase& c, std::ostream* out) { *out << c.name; }

std::vector<BeamCase> beam_cases() {
  std::vector<BeamCase> result;
  for (const auto& [measure, name] : {std::pair{CurvatureMeasure::directors, "Directors"},
                                      {CurvatureMeasure::half_angle, "HalfAngle"},
                                      {CurvatureMeasure::quarter_angle, "QuarterAngle"},
                                      {CurvatureMeasure::angle, "Angle"}})
    for (const auto& [ground, where] : {std::pair{Ground::none, ""},
                                        {Ground::first, "FirstOnGround"},
                                        {Ground::second, "SecondOnGround"}})
      result.push_back({std::string(name) + where, measure, ground});
  return result;
}

Node node(const Pose& p) { return {p.x, p.R}; }

Matrix6 random_positive(Random& random) {
  const Matrix6 R = random.vector(36).reshaped(6, 6);
  return R * R.transpose() + 0.5 * Matrix6::Identity();
}

BeamSection random_section(Random& random) {
  BeamSection section;
  section.stiffness = random_positive(random);
  section.damping = 0.3 * random_positive(random);
  return section;
}

// A beam whose stress-free state is bent and twisted by 60°, between markers that are offset and turned on their bodies.
class Beam : public testing::TestWithParam<BeamCase> {
 protected:
  [[nodiscard]] FrameForms on(bool grounded, int first, const Pose& marker) const {
    return grounded ? frame_on_ground(ground_.x, ground_.R) : marker_on(first, marker);
  }
  [[nodiscard]] std::vector<FrameForms> nodes() const {
    return {on(GetParam().ground == Ground::first, first_a, marker_a_),
            on(GetParam().ground == Ground::second, first_b, marker_b_)};
  }
  [[nodiscard]] System make() const {
    const BeamElement beam(section_, node(reference_a_), node(reference_b_), length_,
                           GetParam().measure);
    ElementTerms terms = beam.terms("beam", nodes());
    SystemDescription d;
    d.potentials = std::move(terms.potentials);
    d.loads = std::move(terms.loads);
    return system_of(std::move(d));
  }
  [[nodiscard]] const PotentialTerm& term() const { return system_.potentials().terms()[0]; }

  // Bodies such that the nodes are where they should be; a node on the ground stays there.
  [[nodiscard]] Vector with_nodes(const Pose& a, const Pose& b) const {
    const Pose motion = GetParam().ground == Ground::first    ? ground_ * inverse(a)
                        : GetParam().ground == Ground::second ? ground_ * inverse(b)
                                                              : Pose{};
    return state_of(motion * a * inverse(marker_a_), motion * b * inverse(marker_b_), 0.0);
  }
  // Anywhere in space, the element stretched, sheared and turned by up to `angle` beyond its stress-free state.
  Vector random_state(double angle) {
    const Pose strain{0.3 * random_vector(random_),
                      about(random_vector(random_), angle * random_.number())};
    const Pose a = random_pose(random_);
    return with_nodes(a, a * inverse(reference_a_) * reference_b_ * strain);
  }

  Random random_{51};
  BeamSection section_ = random_section(random_);
  Pose marker_a_ = random_pose(random_);
  Pose marker_b_ = random_pose(random_);
  Pose ground_ = random_pose(random_);
  Pose reference_a_ = random_pose(random_);
  Pose reference_b_ = reference_a_ * Pose{{0.9, 0.2, -0.1}, about({1.0, -2.0, 0.5}, 60.0 * degree)};
  double length_ = 1.1;
  System system_ = make();
};

TEST_P(Beam, IsFreeOfStressWhereItWasBuilt) {
  const BeamState state = beam_state(term(), with_nodes(reference_a_, reference_b_));
  EXPECT_LT(state.strain.norm(), 1e-14);
  EXPECT_LT(state.stress.norm(), 1e-14);
}

TEST_P(Beam, StateIsThatOfItsEnergy) {
  const Vector q = random_state(1.0);
  const BeamState state = beam_state(term(), q);
  EXPECT_LT((state.stress - section_.stiffness * state.strain).norm(), 1e-14);
  EXPECT_NEAR(system_.potential_energy(q), 0.5 * length_ * state.stress.dot(state.strain), 1e-14);
}

TEST_P(Beam, SecantDoesExactlyTheWorkOfTheEnergy) {
  for (int i = 0; i < states; ++i) {
    const Vector q0 = random_state(1.8);
    for (const Vector& q1 : {random_state(1.8), Vector(q0 + 1e-3 * random_.vector(25)),
                             Vector(q0 + 1e-7 * random_.vector(25))}) {
      const Vector f = potential_secant(system_, q0, q1);
      const double V0 = system_.potential_energy(q0);
      const double V1 = system_.potential_energy(q1);
      EXPECT_LT(std::abs(f.dot(q1 - q0) - (V1 - V0)), 1e-13 * (V0 + V1 + f.norm()));
    }
    EXPECT_LT(relative_error(potential_secant(system_, q0, q0), gradient(system_, q0)), 1e-13);
  }
}

TEST_P(Beam, DerivativesAreRight) {
  for (int i = 0; i < states; ++i) {
    const Vector q0 = random_state(1.2);
    const Vector q1 = random_state(1.2);
    const Vector v = random_.vector(coordinate_count);
    const auto V = [&](const Vector& x) -> Vector {
      return Vector::Constant(1, system_.potential_energy(x));
    };
    const auto force = [&](const Vector& x) { return gradient(system_, x); };
    const auto by_q0 = [&](const Vector& x) { return potential_secant(system_, x, q1); };
    const auto by_q1 = [&](const Vector& x) { return potential_secant(system_, q0, x); };
    const auto viscous = [&](const Vector& x) {
      return load_force(system_, {x, v, 0.0, 0.0, 0.0});
    };
    const auto by_v = [&](const Vector& x) { return load_force(system_, {q0, x, 0.0, 0.0, 0.0}); };
    SparseMatrix K = zeros(system_);
    SparseMatrix K0 = zeros(system_);
    SparseMatrix K1 = zeros(system_);
    SparseMatrix D_q = zeros(system_);
    SparseMatrix D_v = zeros(system_);
    const LoadPoint point{q0, v, 0.0, 0.0, 0.0};
    system_.potentials().add_hessian(q0, 1.0, K);
    system_.potentials().add_secant_tangent(q0, q1, 1.0, K0, 1.0, K1);
    system_.loads().add_tangent(point, LoadSort::all, 1.0, 0.0, D_q);
    system_.loads().add_tangent(point, LoadSort::all, 0.0, 1.0, D_v);
    EXPECT_LT(relative_error(gradient(system_, q0).transpose(), differences(V, q0)), 1e-8);
    EXPECT_LT(relative_error(K, differences(force, q0)), 1e-8);
    EXPECT_LT(relative_error(K0, differences(by_q0, q0)), 1e-8);
    EXPECT_LT(relative_error(K1, differences(by_q1, q1)), 1e-8);
    EXPECT_LT(relative_error(D_q, differences(viscous, q0)), 1e-8);
    EXPECT_LT(relative_error(D_v, differences(by_v, v)), 1e-8);
  }
}

// Neither its strain nor, over the step of the motion, its damping force.
TEST_P(Beam, DoesNotNoticeARigidMotionOfBothNodes) {
  if (GetParam().ground != Ground::none) GTEST_SKIP() << "the ground does not move";
  for (int i = 0; i < states; ++i) {
    const Vector q0 = random_state(1.5);
    const Vector q1 = moved(random_pose(random_), q0);
    const Vector6 e0 = beam_state(term(), q0).strain;
    EXPECT_GT(e0.norm(), 0.1);
    EXPECT_LT((beam_state(term(), q1).strain - e0).norm(), 1e-13 * (1.0 + e0.norm()));
    const Vector q_mid = 0.5 * (q0 + q1);
    EXPECT_LT(load_force(system_, {q_mid, q1 - q0, 0.0, 0.0, 0.0}).norm(),
              1e-12 * (q1 - q0).norm());
  }
}

// −l ėᵀD ė, with ė from strains a moment before and after.
TEST_P(Beam, DampingTakesThePowerOfTheStrainRates) {
  for (int i = 0; i < states; ++i) {
    const Vector q = random_state(1.5);
    const Vector v = random_.vector(coordinate_count);
    const auto strain = [&](const Vector& t) -> Vector {
      return beam_state(term(), q + t[0] * v).strain;
    };
    const Vector6 rate = differences(strain, Vector::Zero(1), 1e-4);
    const double power = load_force(system_, {q, v, 0.0, 0.0, 0.0}).dot(v);
    EXPECT_LT(power, 0.0);
    EXPECT_NEAR(power, -length_ * rate.dot(section_.damping * rate), 1e-8 * std::abs(power));
  }
}

TEST_P(Beam, EnergyDoesNotDependOnWhichNodeIsTheFirst) {
  const BeamElement reversed(section_, node(reference_b_), node(reference_a_), length_,
                             GetParam().measure);
  SystemDescription d;
  d.potentials = reversed.terms("reversed", {nodes()[1], nodes()[0]}).potentials;
  const System system = system_of(std::move(d));
  for (int i = 0; i < states; ++i) {
    const Vector q = random_state(1.5);
    const double V = system_.potential_energy(q);
    EXPECT_GT(V, 1e-3);
    EXPECT_NEAR(system.potential_energy(q), V, 1e-13 * (1.0 + V));
  }
}

// The same beam with other axes drawn into its section.
TEST_P(Beam, EnergyDoesNotDependOnTheAxesOfTheSection) {
  const Matrix3d turn = about(random_vector(random_), 2.0);
  Matrix6 T = Matrix6::Zero();
  T.topLeftCorner<3, 3>() = T.bottomRightCorner<3, 3>() = turn.transpose();
  BeamSection section;
  section.stiffness = T * section_.stiffness * T.transpose();
  section.stiffness = 0.5 * (section.stiffness + section.stiffness.transpose()).eval();
  const auto turned = [&](const Pose& p) -> Node { return {p.x, p.R * turn}; };
  const auto axes = [&](FrameForms f) {
    const auto old = f.axis;
    for (int k = 0; k < 3; ++k)
      f.axis[static_cast<std::size_t>(k)] =
          turn(0, k) * old[0] + turn(1, k) * old[1] + turn(2, k) * old[2];
    return f;
  };
  const BeamElement beam(section, turned(reference_a_), turned(reference_b_), length_,
                         GetParam().measure);
  SystemDescription d;
  d.potentials = beam.terms("turned", {axes(nodes()[0]), axes(nodes()[1])}).potentials;
  const System system = system_of(std::move(d));
  for (int i = 0; i < states; ++i) {
    const Vector q = random_state(1.5);
    const double V = system_.potential_energy(q);
    EXPECT_NEAR(system.potential_energy(q), V, 1e-12 * (1.0 + V));
  }
}

INSTANTIATE_TEST_SUITE_P(All, Beam, testing::ValuesIn(beam_cases()),
                         [](const auto& test) { return test.param.name; });

SectionData unit_section() { return {1.0, 1.0, 1.0, 1.0, 1.0, 1.0}; }

// The strain of a straight element of length l from the origin along x, with its second node at a pose.
Vector6 strain_at(const Pose& b, double l, CurvatureMeasure measure) {
  const BeamElement beam(beam_section(unit_section()), {}, {{l, 0.0, 0.0}}, 0.0, measure);
  const auto terms = beam.terms(
      "beam", {frame_on_ground(Vector3d::Zero(), Matrix3d::Identity()), marker_on(first_b, {})});
  return beam_state(terms.potentials[0], state_of({}, b, 0.0)).strain;
}

TEST(BeamStrain, OfExtensionAndShear) {
  for (const auto measure : {CurvatureMeasure::directors, CurvatureMeasure::half_angle,
                             CurvatureMeasure::quarter_angle, CurvatureMeasure::angle}) {
    Vector6 expected;
    expected << 0.25, 0.1, -0.05, 0.0, 0.0, 0.0;
    const Pose b{{2.5, 0.2, -0.1}, Matrix3d::Identity()};
    EXPECT_LT((strain_at(b, 2.0, measure) - expected).norm(), 1e-15);
  }
}

// Turned by φ about any axis n, the curvature is n times what the measure makes of φ, over l; and the strain is the
// slope x′ in the axes half way between the nodes, those parts of it scaled that are across n.
TEST(BeamStrain, OfARotation) {
  struct Measure {
    CurvatureMeasure measure;
    double (*of_angle)(double);
    double (*across)(double);
    double limit;
  };
  const Measure measures[] = {
      {CurvatureMeasure::directors, [](double a) { return std::sin(a); },
       [](double a) { return std::cos(a / 2); }, 90.0},
      {CurvatureMeasure::half_angle, [](double a) { return 2.0 * std::sin(a / 2); },
       [](double) { return 1.0; }, 179.0},
      {CurvatureMeasure::quarter_angle, [](double a) { return 4.0 * std::tan(a / 4); },
       [](double a) { return 1.0 / std::pow(std::cos(a / 4), 2); }, 179.0},
      {CurvatureMeasure::angle, [](double a) { return a; },
       [](double a) { return 0.5 * a / std::sin(a / 2); }, 175.0}};
  Random random(52);
  const double l = 1.7;
  for (const auto& [measure, of_angle, across, limit] : measures)
    for (const double part : {0.001, 0.1, 0.5, 0.9, 1.0}) {
      const double angle = part * limit * degree;
      const Vector3d n = random_vector(random).normalized();
      const Vector3d x = random_vector(random);
      const Vector6 e = strain_at({x, about(n, angle)}, l, measure);
      EXPECT_LT((e.tail<3>() - of_angle(angle) / l * n).norm(), 1e-12);
      const Vector3d slope = about(n, -0.5 * angle) * x / l;
      const Vector3d along = n * n.dot(slope);
      const Vector3d gamma = along + across(angle) * (slope - along);
      EXPECT_LT((e.head<3>() + Vector3d::UnitX() - gamma).norm(), 1e-11);
    }
}

// At 180° the axis of the rotation can be reversed: the strain is no number, and a step that comes there fails.
TEST(BeamStrain, EndsAtHalfATurn) {
  Pose b{{1.0, 0.0, 0.0}, Vector3d(-1.0, -1.0, 1.0).asDiagonal()};
  EXPECT_TRUE(strain_at(b, 1.0, CurvatureMeasure::directors).allFinite());
  EXPECT_FALSE(strain_at(b, 1.0, CurvatureMeasure::half_angle).allFinite());
  EXPECT_FALSE(strain_at(b, 1.0, CurvatureMeasure::quarter_angle).allFinite());
  EXPECT_FALSE(strain_at(b, 1.0, CurvatureMeasure::angle).allFinite());
}

TEST(BeamElement, RefusesWhatIsNoBeam) {
  const BeamSection good = beam_section(unit_section());
  const Node a;
  const Node b{{1.0, 0.0, 0.0}};
  EXPECT_NO_THROW(BeamElement(good, a, b));
  EXPECT_THROW(BeamElement(good, a, a), InvalidModel);
  EXPECT_THROW(BeamElement(good, a, b, -1.0), InvalidModel);
  EXPECT_THROW(BeamElement(good, a, {b.position, 2.0 * Matrix3d::Identity()}), InvalidModel);
  EXPECT_THROW(BeamElement(good, a, {b.position, -Matrix3d::Identity()}), InvalidModel);
  const Node half_turn{b.position, about(Vector3d::UnitZ(), 180.0 * degree)};
  const Node quarter_turn{b.position, about(Vector3d::UnitZ(), 90.0 * degree)};
  EXPECT_THROW(BeamElement(good, a, half_turn), InvalidModel);
  EXPECT_THROW(BeamElement(good, a, quarter_turn, 0.0, CurvatureMeasure::directors), InvalidModel);
  EXPECT_NO_THROW(BeamElement(good, a, quarter_turn));
  BeamSection bad = good;
  bad.stiffness(0, 1) = 0.1;
  EXPECT_THROW(BeamElement(bad, a, b), InvalidModel);
  bad = good;
  bad.stiffness(5, 5) = -1.0;
  EXPECT_THROW(BeamElement(bad, a, b), InvalidModel);
  bad = good;
  bad.damping(2, 2) = -0.1;
  EXPECT_THROW(BeamElement(bad, a, b), InvalidModel);
}

TEST(BeamState, IsAskedOfBeamsOnly) {
  const auto terms =
      Spring(1.0, 1.0).terms("spring", {marker_on(first_a, {}), marker_on(first_b, {})});
  EXPECT_THROW((void)beam_state(terms.potentials[0], Vector::Zero(24)), std::invalid_argument);
}

}  // namespace
}  // namespace visviva::test

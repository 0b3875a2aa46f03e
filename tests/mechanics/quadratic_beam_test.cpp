// The beam element of three nodes: strains of states known in closed form, objectivity, stress-free states, damping. Its
// secants and derivatives are those of quadratic forms, see invariant_contract_test.cpp.
#include "visviva/mechanics/elements/quadratic_beam.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "mechanics/arc_strain.hpp"
#include "mechanics/two_bodies.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva::test {
namespace {

constexpr int three_bodies = 36;
using ThreePoses = std::array<Pose, 3>;

visviva::Pose as_node(const Pose& p) { return {p.x, p.R}; }
std::array<visviva::Pose, 3> as_nodes(const ThreePoses& p) {
  return {as_node(p[0]), as_node(p[1]), as_node(p[2])};
}

Pose straight_at(double s) { return {{s, 0.0, 0.0}, Matrix3d::Identity()}; }

Vector coordinates_of(const ThreePoses& poses) {
  Vector q(three_bodies);
  for (int i = 0; i < 3; ++i) {
    const Pose& pose = poses[static_cast<std::size_t>(i)];
    q.segment<12>(12 * i) = frame_coordinates(pose.x, pose.R);
  }
  return q;
}

std::vector<FrameForms> three_markers(const ThreePoses& markers) {
  return {marker_on(0, markers[0]), marker_on(12, markers[1]), marker_on(24, markers[2])};
}

System system_of_three(const ElementTerms& terms) {
  SystemDescription d;
  d.potentials = terms.potentials;
  d.loads = terms.loads;
  for (int i = 0; i < three_bodies; ++i) d.coordinates.push_back("q" + std::to_string(i));
  return System(std::move(d));
}

BeamSection any_section(Random& random) {
  const auto positive = [&]() -> Matrix6 {
    const Matrix6 R = random.vector(36).reshaped(6, 6);
    return R * R.transpose() + 0.5 * Matrix6::Identity();
  };
  BeamSection section;
  section.stiffness = positive();
  section.damping = 0.3 * positive();
  return section;
}

// Bent and twisted by some 35° to either side when free of stress, between markers that are offset and turned.
class QuadraticBeam : public testing::Test {
 protected:
  [[nodiscard]] Vector with_nodes(const ThreePoses& nodes) const {
    ThreePoses bodies;
    for (std::size_t i = 0; i < 3; ++i) bodies[i] = nodes[i] * inverse(markers_[i]);
    return coordinates_of(bodies);
  }
  [[nodiscard]] ThreePoses strained(double size) {
    const Pose motion = random_pose(random_);
    ThreePoses nodes;
    for (std::size_t i = 0; i < 3; ++i)
      nodes[i] = motion * reference_[i] *
                 Pose{size * random_vector(random_),
                      about(random_vector(random_), size * random_.number())};
    return nodes;
  }
  [[nodiscard]] Vector6 strain(std::size_t point, const Vector& q) const {
    return quadratic_beam_state(terms_.potentials[point], length_, q).strain;
  }

  Random random_{53};
  BeamSection section_ = any_section(random_);
  ThreePoses markers_{random_pose(random_), random_pose(random_), random_pose(random_)};
  Pose middle_ = random_pose(random_);
  ThreePoses reference_{middle_ * Pose{{-0.5, 0.1, 0.05}, about({1.0, -2.0, 0.5}, -35.0 * degree)},
                        middle_,
                        middle_* Pose{{0.5, 0.2, -0.1}, about({0.5, -2.0, 1.0}, 35.0 * degree)}};
  double length_ = 1.1;
  QuadraticBeamElement beam_{section_, as_nodes(reference_), length_};
  ElementTerms terms_ = beam_.terms("beam", three_markers(markers_));
  System system_ = system_of_three(terms_);
};

TEST_F(QuadraticBeam, IsFreeOfStressWhereItWasBuilt) {
  const Vector q = with_nodes(reference_);
  EXPECT_LT(strain(0, q).norm(), 1e-14);
  EXPECT_LT(strain(1, q).norm(), 1e-14);
  EXPECT_LT(system_.potential_energy(q), 1e-28);
  EXPECT_LT(gradient(system_, q).norm(), 1e-13);
}

TEST_F(QuadraticBeam, StateIsThatOfItsEnergy) {
  const Vector q = with_nodes(strained(0.15));
  double V = 0.0;
  for (const auto& term : terms_.potentials) {
    const BeamState state = quadratic_beam_state(term, length_, q);
    EXPECT_LT((state.stress - section_.stiffness * state.strain).norm(), 1e-13);
    V += 0.25 * length_ * state.stress.dot(state.strain);
  }
  EXPECT_NEAR(system_.potential_energy(q), V, 1e-13 * V);
}

// Neither its strains nor, over the step of the motion, its damping forces.
TEST_F(QuadraticBeam, DoesNotNoticeARigidMotionOfItsNodes) {
  for (int i = 0; i < 10; ++i) {
    const ThreePoses nodes = strained(0.15);
    const Pose motion = random_pose(random_);
    const Vector q0 = with_nodes(nodes);
    const Vector q1 = with_nodes({motion * nodes[0], motion * nodes[1], motion * nodes[2]});
    for (const std::size_t point : {0, 1}) {
      EXPECT_GT(strain(point, q0).norm(), 0.1);
      EXPECT_LT((strain(point, q1) - strain(point, q0)).norm(), 1e-13);
    }
    EXPECT_LT(load_force(system_, {0.5 * (q0 + q1), q1 - q0, 0.0, 0.0, 0.0}).norm(),
              1e-12 * (q1 - q0).norm());
  }
}

TEST_F(QuadraticBeam, KeepsItsDigitsFarAway) {
  const Vector near = with_nodes(strained(0.15));
  Vector away = near;
  Vector back = near;
  for (int first = 0; first < three_bodies; first += 12) {
    away.segment<3>(first).array() += 1 << 22;
    back.segment<3>(first) = away.segment<3>(first).array() - (1 << 22);
  }
  for (const std::size_t point : {0, 1})
    EXPECT_LT((strain(point, away) - strain(point, back)).norm(), 1e-13);
}

TEST_F(QuadraticBeam, SecantDoesExactlyTheWorkOfTheEnergy) {
  for (int i = 0; i < 10; ++i) {
    const Vector q0 = with_nodes(strained(0.15));
    const Vector q1 = with_nodes(strained(0.15));
    const Vector f = potential_secant(system_, q0, q1);
    const double change = system_.potential_energy(q1) - system_.potential_energy(q0);
    EXPECT_LT(std::abs(f.dot(q1 - q0) - change), 1e-13 * f.norm() * (q0.norm() + q1.norm()));
  }
}

TEST_F(QuadraticBeam, DampingTakesThePowerOfTheStrainRates) {
  const Vector q = with_nodes(strained(0.15));
  const Vector v = random_.vector(three_bodies);
  double expected = 0.0;
  for (const std::size_t point : {0, 1}) {
    const auto at = [&](const Vector& t) -> Vector { return strain(point, q + t[0] * v); };
    const Vector6 rate = differences(at, Vector::Zero(1), 1e-4);
    expected -= 0.5 * length_ * rate.dot(section_.damping * rate);
  }
  EXPECT_LT(expected, 0.0);
  EXPECT_NEAR(load_force(system_, {q, v, 0.0, 0.0, 0.0}).dot(v), expected,
              1e-8 * std::abs(expected));
}

// Seen from the other end, with axes turned about the third, Γ₃ and κ₃ change their signs.
TEST_F(QuadraticBeam, EnergyDoesNotDependOnWhichEndIsTheFirst) {
  const Pose turn{Vector3d::Zero(), about(Vector3d::UnitZ(), 180.0 * degree)};
  BeamSection seen = section_;
  const Vector6 signs(Vector6::Ones() - 2.0 * Vector6::Unit(2) - 2.0 * Vector6::Unit(5));
  seen.stiffness = signs.asDiagonal() * section_.stiffness * signs.asDiagonal();
  const QuadraticBeamElement reversed(
      seen, as_nodes({reference_[2] * turn, reference_[1] * turn, reference_[0] * turn}), length_);
  const auto markers = three_markers({markers_[0] * turn, markers_[1] * turn, markers_[2] * turn});
  const System system =
      system_of_three(reversed.terms("reversed", {markers[2], markers[1], markers[0]}));
  const Vector q = with_nodes(strained(0.15));
  const double V = system_.potential_energy(q);
  EXPECT_NEAR(system.potential_energy(q), V, 1e-13 * V);
}

// A motion along a screw with the strains Γ = e₁ + γ and κ as velocities: of the element of two nodes, too.
TEST(QuadraticBeamStrain, OfUniformStrainIsThatOfTheElementOfTwoNodes) {
  const double l = 0.02;
  for (int i = 0; i < 6; ++i) {
    const Vector6 uniform = 0.1 * Vector6::Unit(i);
    const auto at = [&](double s) -> Pose {
      const Vector3d turn = s * uniform.tail<3>();
      const Vector3d way = s * (Vector3d::UnitX() + uniform.head<3>());
      return {way + 0.5 * turn.cross(way),
              i < 3 ? Matrix3d(Matrix3d::Identity()) : about(uniform.tail<3>(), s * 0.1)};
    };
    const auto one = beam_section({1.0, 1.0, 1.0, 1.0, 1.0, 1.0});
    const QuadraticBeamElement three(
        one, as_nodes({straight_at(-0.5 * l), straight_at(0.0), straight_at(0.5 * l)}), l);
    const BeamElement two(one, as_node(straight_at(-0.5 * l)), as_node(straight_at(0.5 * l)));
    const Vector q = coordinates_of({at(-0.5 * l), at(0.0), at(0.5 * l)});
    const auto of_three = three.terms("three", three_markers({}));
    const auto of_two = two.terms("two", {marker_on(0, {}), marker_on(24, {})});
    const Vector6 e = beam_state(of_two.potentials[0], q).strain;
    EXPECT_LT((e - uniform).norm(), 1e-6);
    for (const auto& point : of_three.potentials)
      EXPECT_LT((quadratic_beam_state(point, l, q).strain - e).norm(), 1e-6) << "strain " << i;
  }
}

// Turned by a to either side of the middle, [docs/theory/beams.md] (18).
TEST(QuadraticBeamStrain, OfARotation) {
  Random random(54);
  const double l = 1.7;
  const auto line = as_nodes({straight_at(-0.5 * l), straight_at(0.0), straight_at(0.5 * l)});
  const QuadraticBeamElement beam(beam_section({1.0, 1.0, 1.0, 1.0, 1.0, 1.0}), line, l);
  for (const double a : {0.001, 0.3, 1.0, 1.5}) {
    const Vector3d n = random_vector(random).normalized();
    const Vector q = coordinates_of({Pose{{}, about(n, -a)}, Pose{}, Pose{{}, about(n, a)}});
    for (const auto& point : beam.terms("beam", three_markers({})).potentials) {
      const Vector3d kappa = quadratic_beam_state(point, l, q).strain.tail<3>();
      EXPECT_LT((kappa - 2.0 * arc_strain(a) / l * n).norm(), 1e-14);
    }
  }
}

TEST(QuadraticBeamElement, RefusesWhatIsNoBeam) {
  const BeamSection good = beam_section({1.0, 1.0, 1.0, 1.0, 1.0, 1.0});
  const auto nodes = as_nodes({straight_at(0.0), straight_at(0.5), straight_at(1.0)});
  EXPECT_NO_THROW(QuadraticBeamElement(good, nodes, 1.0));
  EXPECT_THROW(QuadraticBeamElement(good, nodes, 0.0), InvalidModel);
  EXPECT_THROW(QuadraticBeamElement(good, nodes, -1.0), InvalidModel);
  const auto with_end = [&](const Matrix3d& axes) {
    auto changed = nodes;
    changed[2].axes = axes;
    return changed;
  };
  EXPECT_THROW(QuadraticBeamElement(good, with_end(2.0 * Matrix3d::Identity()), 1.0), InvalidModel);
  EXPECT_THROW(QuadraticBeamElement(good, with_end(-Matrix3d::Identity()), 1.0), InvalidModel);
  const Vector3d z = Vector3d::UnitZ();
  EXPECT_NO_THROW(QuadraticBeamElement(good, with_end(about(z, 89.0 * degree)), 1.0));
  EXPECT_THROW(QuadraticBeamElement(good, with_end(about(z, 90.0 * degree)), 1.0), InvalidModel);
  BeamSection bad = good;
  bad.stiffness(5, 5) = -1.0;
  EXPECT_THROW(QuadraticBeamElement(bad, nodes, 1.0), InvalidModel);
}

}  // namespace
}  // namespace visviva::test

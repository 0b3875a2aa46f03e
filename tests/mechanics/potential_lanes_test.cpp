// Potentials of terms that are alike, found side by side, against those of each term on its own.
#include "visviva/mechanics/potential_lanes.hpp"

#include <gtest/gtest.h>

#include "mechanics/two_bodies.hpp"
#include "visviva/mechanics/elements/beam.hpp"
#include "visviva/mechanics/elements/spring.hpp"
#include "visviva/mechanics/potentials.hpp"

namespace visviva::test {
namespace {

// Frames in a row and beams between them, each with a length, a stress-free state and a section of its own.
class BeamsInARow : public testing::Test {
 protected:
  static constexpr int frames = 10;
  static constexpr int coordinates = 12 * frames;

  [[nodiscard]] PotentialTerm beam(int i, const FrameForms& a, const FrameForms& b,
                                   CurvatureMeasure measure = CurvatureMeasure::angle) {
    const Matrix6 R = random_.vector(36).reshaped(6, 6);
    BeamSection section;
    section.stiffness = R * R.transpose() + Matrix6::Identity();
    const auto node = [&](int k) {
      return visviva::Pose{Vector3d(k, 0.1 * k, 0.0) + 0.1 * random_vector(random_),
                           about(random_vector(random_), 0.3)};
    };
    const BeamElement element(section, node(i), node(i + 1), 1.0 + 0.1 * i, measure);
    return element.terms("beam", {a, b}).potentials[0];
  }
  [[nodiscard]] PotentialTerm beam(int i) { return beam(i, marker(i), marker(i + 1)); }
  [[nodiscard]] std::vector<PotentialTerm> beams(int count) {
    std::vector<PotentialTerm> terms;
    for (int i = 0; i < count; ++i) terms.push_back(beam(i));
    return terms;
  }
  [[nodiscard]] static FrameForms marker(int i) { return marker_on(12 * i, {}); }
  // Far from the origin, where only differences have digits left.
  [[nodiscard]] Vector state() {
    Vector q(coordinates);
    for (int i = 0; i < frames; ++i)
      q.segment<12>(12 * i) =
          frame_coordinates(Vector3d(1000.0 + i, 0.2 * i, 0.0) + 0.2 * random_vector(random_),
                            about(random_vector(random_), 0.5));
    return q;
  }

  static void compare(const std::vector<PotentialTerm>& terms, const Vector& q) {
    double energy = 0.0;
    Vector force = Vector::Constant(coordinates, 0.25);
    for (const PotentialTerm& term : terms) {
      const StrainPoint p(term, q);
      energy += term.energy->value(p.e);
      scatter_add(p.De.transpose() * stress_at(term, p.e), -2.0, term.coordinates, force);
    }
    const Potentials all(terms);
    EXPECT_NEAR(all.energy(q), energy, 1e-11 * energy);
    Vector found = Vector::Constant(coordinates, 0.25);
    all.add_gradient(q, -2.0, found);
    EXPECT_LT((found - force).norm(), 1e-10 * force.norm());
  }
  [[nodiscard]] static bool are_alike(const std::vector<PotentialTerm>& terms) {
    return PotentialLanes::of(terms, nullptr) != nullptr;
  }

  Random random_{7};
};

TEST_F(BeamsInARow, HaveTheEnergiesAndForcesThatEachHas) {
  for (int count = 1; count < frames; ++count) compare(beams(count), state());
}

TEST_F(BeamsInARow, AreFoundSideBySide) {
  if (Lanes::count < 2) GTEST_SKIP() << "one lane";
  for (std::size_t some = 2; some <= Lanes::count; ++some)
    EXPECT_TRUE(are_alike(beams(static_cast<int>(some))));
}

TEST_F(BeamsInARow, MayStandAmongOtherTerms) {
  std::vector<PotentialTerm> terms = beams(7);
  const Spring spring(3.0, 0.5, 0.0);
  for (const int place : {5, 2, 0})
    terms.insert(terms.begin() + place,
                 spring.terms("spring", {marker(place), marker(place + 1)}).potentials[0]);
  compare(terms, state());
}

TEST_F(BeamsInARow, WithOtherFormsAreNotAlike) {
  const FrameForms ground = frame_on_ground({1000.0, 0.0, 0.0}, Matrix3d::Identity());
  EXPECT_FALSE(are_alike({beam(0, ground, marker(1)), beam(1)}));
  EXPECT_FALSE(
      are_alike({beam(0, marker_on(0, {Vector3d(0.1, 0.0, 0.0), Matrix3d::Identity()}), marker(1)),
                 beam(1)}));
  EXPECT_FALSE(are_alike({beam(0, marker(0), marker(1), CurvatureMeasure::directors), beam(1)}));
  compare({beam(0, ground, marker(1)), beam(1), beam(2)}, state());
}

// Both on the ground, with coordinates of the other frame only.
TEST_F(BeamsInARow, MayAllBeTiedToTheGround) {
  const FrameForms ground = frame_on_ground({1000.0, 0.0, 0.0}, Matrix3d::Identity());
  compare({beam(0, ground, marker(1)), beam(0, ground, marker(2)), beam(0, ground, marker(3))},
          state());
}

}  // namespace
}  // namespace visviva::test

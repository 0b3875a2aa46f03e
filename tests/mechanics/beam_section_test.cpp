// Sections of beams against hand calculations.
#include <gtest/gtest.h>

#include <cmath>

#include "mechanics/two_bodies.hpp"
#include "visviva/mechanics/elements/beam.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva::test {
namespace {

// A rectangle b × h with the reference line along its corner: E ∫(1, y, z, y², yz, z²) over [0, b] × [0, h].
TEST(BeamSection, OfARectangleHeldAtItsCorner) {
  const double E = 7.0;
  const double G = 2.5;
  const double b = 0.3;
  const double h = 0.5;
  SectionData data;
  data.EA = E * b * h;
  data.GA2 = data.GA3 = G * b * h;
  data.GJ = 0.9;
  data.EI2 = E * b * h * h * h / 12;
  data.EI3 = E * h * b * b * b / 12;
  data.tension_centre = data.shear_centre = {b / 2, h / 2};
  Matrix6 expected = Matrix6::Zero();
  expected(0, 0) = E * b * h;
  expected(0, 4) = E * b * h * h / 2;
  expected(0, 5) = -E * h * b * b / 2;
  expected(4, 4) = E * b * h * h * h / 3;
  expected(5, 5) = E * h * b * b * b / 3;
  expected(4, 5) = -E * b * b * h * h / 4;
  // Shear forces through the middle have a moment about the corner.
  expected(1, 1) = expected(2, 2) = G * b * h;
  expected(1, 3) = -G * b * h * h / 2;
  expected(2, 3) = G * b * h * b / 2;
  expected(3, 3) = data.GJ + G * b * h * (b * b + h * h) / 4;
  expected.triangularView<Eigen::StrictlyLower>() = expected.transpose();
  EXPECT_LT((beam_section(data).stiffness - expected).norm(), 1e-15 * E);
}

// Pulled and sheared in parallel, a section answers with forces at its tension and shear centres.
TEST(BeamSection, ForcesActOnTheirCentres) {
  SectionData data{5.0, 3.0, 2.0, 1.0, 1.5, 2.5};
  data.tension_centre << 0.2, -0.1;
  data.shear_centre << -0.3, 0.4;
  const Matrix6 C = beam_section(data).stiffness;
  const Vector6 pulled = C * Vector6::Unit(0);
  EXPECT_LT((pulled.head<3>() - Vector3d(5.0, 0.0, 0.0)).norm(), 1e-15);
  EXPECT_LT((pulled.tail<3>() - Vector3d(0.0, 0.2, -0.1).cross(Vector3d(5.0, 0.0, 0.0))).norm(),
            1e-15);
  const Vector6 sheared = C * (Vector6::Unit(1) + Vector6::Unit(2));
  EXPECT_LT((sheared.head<3>() - Vector3d(0.0, 3.0, 2.0)).norm(), 1e-15);
  EXPECT_LT((sheared.tail<3>() - Vector3d(0.0, -0.3, 0.4).cross(Vector3d(0.0, 3.0, 2.0))).norm(),
            1e-15);
}

TEST(BeamSection, TakesMassAndDampingAsGiven) {
  SectionData data{5.0, 3.0, 2.0, 1.0, 1.5, 2.5};
  data.mass = 1.2;
  data.inertia << 0.03, 0.01, 0.02;
  data.mass_centre << 0.1, -0.2;
  data.damping_time = 1e-3;
  const BeamSection section = beam_section(data);
  EXPECT_EQ(section.mass, 1.2);
  EXPECT_EQ(section.centre, Vector3d(0.0, 0.1, -0.2));
  EXPECT_EQ(section.inertia, Matrix3d(Vector3d(0.03, 0.01, 0.02).asDiagonal()));
  EXPECT_EQ(section.damping, 1e-3 * section.stiffness);
}

// An element of a section that is offset by r is the element of the centred one between nodes shifted by r.
TEST(BeamSection, OffsetIsAShiftOfTheNodes) {
  const Vector3d r(0.0, 0.3, -0.2);
  SectionData centred{5.0, 3.0, 2.0, 1.0, 1.5, 2.5};
  SectionData offset = centred;
  offset.tension_centre = offset.shear_centre = r.tail<2>();
  Random random(53);
  const Pose a = random_pose(random);
  const Pose b = a * Pose{{1.0, 0.2, -0.1}, about({1.0, 2.0, -1.0}, 0.8)};
  const auto shifted = [&](const Pose& p) -> visviva::Pose { return {p.x + p.R * r, p.R}; };
  const auto energy = [](const BeamElement& beam, const Vector3d& at, const Vector& q) {
    SystemDescription d;
    d.potentials =
        beam.terms("beam", {marker_on(first_a, {at}), marker_on(first_b, {at})}).potentials;
    return system_of(std::move(d)).potential_energy(q);
  };
  for (const auto measure : {CurvatureMeasure::directors, CurvatureMeasure::half_angle,
                             CurvatureMeasure::quarter_angle, CurvatureMeasure::angle}) {
    const BeamElement with_offset(beam_section(offset), {a.x, a.R}, {b.x, b.R}, 1.3, measure);
    const BeamElement with_shift(beam_section(centred), shifted(a), shifted(b), 1.3, measure);
    for (int i = 0; i < 10; ++i) {
      const Pose strain{0.3 * random_vector(random), about(random_vector(random), random.number())};
      const Vector q = state_of(a, b * strain, 0.0);
      const double V = energy(with_shift, r, q);
      EXPECT_GT(V, 1e-3);
      EXPECT_NEAR(energy(with_offset, Vector3d::Zero(), q), V, 1e-13 * (1.0 + V));
    }
  }
}

TEST(BeamSection, RefusesNumbersThatMakeNoSense) {
  const SectionData good{5.0, 3.0, 2.0, 1.0, 1.5, 2.5};
  EXPECT_NO_THROW((void)beam_section(good));
  for (double SectionData::*stiffness : {&SectionData::EA, &SectionData::GA2, &SectionData::GA3,
                                         &SectionData::GJ, &SectionData::EI2, &SectionData::EI3})
    for (const double value : {0.0, -1.0, static_cast<double>(NAN), HUGE_VAL}) {
      SectionData bad = good;
      bad.*stiffness = value;
      EXPECT_THROW((void)beam_section(bad), InvalidModel);
    }
  for (double SectionData::*number : {&SectionData::mass, &SectionData::damping_time}) {
    SectionData bad = good;
    bad.*number = -1.0;
    EXPECT_THROW((void)beam_section(bad), InvalidModel);
  }
  SectionData bad = good;
  bad.inertia[1] = -1.0;
  EXPECT_THROW((void)beam_section(bad), InvalidModel);
}

}  // namespace
}  // namespace visviva::test

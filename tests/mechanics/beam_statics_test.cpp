// Chains of beam elements clamped at one end and loaded at the other, against exact solutions: the error of the tip is of
// second order in the length of the elements, whatever the measure of curvature.
#include <gtest/gtest.h>

#include <cmath>
#include <ostream>

#include "mechanics/cantilever.hpp"
#include "visviva/mechanics/elements/beam.hpp"

namespace visviva::test {
namespace {

// Elements of two nodes.
Cantilever chain(const BeamSection& section, CurvatureMeasure measure, int elements, double length,
                 const Cantilever::Line& line) {
  return {elements, 1, length, line, [&](const Cantilever::Nodes& nodes, double l) {
            return std::make_unique<BeamElement>(section, nodes[0], nodes[1], l, measure);
          }};
}

struct Case {
  std::string name;
  CurvatureMeasure measure;
  double (*moment)(double);  ///< of an element bent by φ, in units of EI/l: half the slope of (κl)²
  double (*chord)(double);  ///< of an element bent by φ, without axial strain
  int elements;             ///< of the coarsest mesh
  int steps;                ///< of the load, for Newton's method to converge
};
void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }

class BeamStatics : public testing::TestWithParam<Case> {
 protected:
  // Errors of the tip with n, 2n and 4n elements: each a quarter of the one before, and the last below `finest`.
  void expect_second_order(const Vector3d& exact, double finest,
                           const std::function<Vector3d(int n)>& tip) const {
    const int n = GetParam().elements;
    const double coarse = (tip(n) - exact).norm();
    const double middle = (tip(2 * n) - exact).norm();
    const double fine = (tip(4 * n) - exact).norm();
    RecordProperty("errors", testing::PrintToString(std::vector{coarse, middle, fine}));
    EXPECT_NEAR(std::log2(coarse / middle), 2.0, 0.15) << coarse << ' ' << middle << ' ' << fine;
    EXPECT_NEAR(std::log2(middle / fine), 2.0, 0.1) << coarse << ' ' << middle << ' ' << fine;
    EXPECT_LT(fine, finest);
  }
};

// M = π EI/L makes the beam half a circle, and the elements equal chords that meet at equal angles.
TEST_P(BeamStatics, MomentBendsABeamToACircle) {
  const double L = 10.0;
  const double EI = 100.0;
  const BeamSection section = beam_section({1e4, 1e4, 1e4, EI, EI, EI});
  const double curvature = std::numbers::pi / L;
  expect_second_order(Vector3d(0.0, 2.0 / curvature, 0.0), 0.02, [&](int n) -> Vector3d {
    Cantilever beam = chain(section, GetParam().measure, n, L, straight);
    beam.load(Vector3d::Zero(), Vector3d(0.0, 0.0, curvature * EI), GetParam().steps);
    const double slope = std::atan2(beam.tip_axes()(1, 0), beam.tip_axes()(0, 0));
    const double angle = (slope < 0.0 ? slope + 2.0 * std::numbers::pi : slope) / n;
    EXPECT_NEAR(GetParam().moment(angle), curvature * L / n, 1e-12);
    Vector3d chord = Vector3d::Zero();
    for (int i = 0; i < n; ++i)
      chord += L / n * GetParam().chord(angle) *
               Vector3d(std::cos((i + 0.5) * angle), std::sin((i + 0.5) * angle), 0.0);
    EXPECT_LT((beam.tip() - chord).norm(), 1e-10 * L);
    return beam.tip();
  });
}

// Dead force across the tip, P L²/EI = 5: deflection and shortening of the elastica of Euler, from elliptic integrals.
TEST_P(BeamStatics, ForceBendsTheElastica) {
  const BeamSection section = beam_section({1e8, 1e8, 1e8, 1.0, 1.0, 1.0});
  const Vector3d exact(1.0 - 0.3876283607244299, 0.7137915236119127, 0.0);
  const double slope = 1.215368117611681;
  expect_second_order(exact, 4e-4, [&](int n) {
    Cantilever beam = chain(section, GetParam().measure, n, 1.0, straight);
    beam.load(Vector3d(0.0, 5.0, 0.0), Vector3d::Zero(), GetParam().steps);
    EXPECT_NEAR(std::atan2(beam.tip_axes()(1, 0), beam.tip_axes()(0, 0)), slope, 2.0 / (n * n));
    return beam.tip();
  });
}

// 45° arc of radius 100 in the plane, loaded across it [BatheBolourchi1979]. The tip is that of the differential equations
// of the beam, solved by shooting to 1e-10 for EA = 1e7, GA = 5e6, GJ = EI = 1e7/12.
TEST_P(BeamStatics, ForceTurnsACurvedBeamOutOfItsPlane) {
  const double EI = 1e7 / 12.0;
  const BeamSection section = beam_section({1e7, 5e6, 5e6, EI, EI, EI});
  const double R = 100.0;
  const auto arc = arc_of_radius(R);
  const Vector3d exact(47.15043857362905, 15.684800534038818, 53.474858791825184);
  expect_second_order(exact, 0.025, [&](int n) {
    Cantilever beam = chain(section, GetParam().measure, n, 45.0 * degree * R, arc);
    beam.load(Vector3d(0.0, 0.0, 600.0), Vector3d::Zero(), GetParam().steps);
    return beam.tip();
  });
}

// Elements that measure the angle itself and have moments that vary along them: errors of the tip with 2, 4 and 8 of them.
std::vector<double> errors_of_order_1(const std::string& name, const BeamSection& section,
                                      double length, const Cantilever::Line& line,
                                      const Vector3d& force, const Vector3d& moment,
                                      const Vector3d& exact) {
  std::vector<double> errors;
  for (const int n : {2, 4, 8}) {
    Cantilever beam(n, 1, length, line, [&](const Cantilever::Nodes& nodes, double l) {
      const LineSlope slope = line_slope(nodes[0], nodes[1], l);
      return std::make_unique<BeamElement>(with_linear_moments(section, l, slope), nodes[0],
                                           nodes[1], l, CurvatureMeasure::angle,
                                           bent_length(section, l, slope));
    });
    beam.load(force, moment, 20);
    errors.push_back((beam.tip() - exact).norm());
  }
  testing::Test::RecordProperty(name, testing::PrintToString(errors));
  return errors;
}

TEST(BeamsOfOrderOne, AreBentToACircleExactlyByAnyNumberOfElements) {
  const BeamSection section = beam_section({1e4, 1e4, 1e4, 100.0, 100.0, 100.0});
  const double curvature = std::numbers::pi / 10.0;
  const auto errors =
      errors_of_order_1("circle", section, 10.0, straight, Vector3d::Zero(),
                        Vector3d(0.0, 0.0, 100.0 * curvature), Vector3d(0.0, 2.0 / curvature, 0.0));
  for (const double error : errors) EXPECT_LT(error, 1e-11);
}

TEST(BeamsOfOrderOne, AreOfFourthOrderWhereSlenderBeamsAreBent) {
  const auto expect_fourth_order = [](const std::vector<double>& errors, double finest) {
    const std::string all = testing::PrintToString(errors);
    EXPECT_NEAR(std::log2(errors[1] / errors[2]), 4.0, 0.3) << all;
    EXPECT_LT(errors[2], finest) << all;
  };
  const BeamSection rod = beam_section({1e8, 1e8, 1e8, 1.0, 1.0, 1.0});
  expect_fourth_order(
      errors_of_order_1("elastica", rod, 1.0, straight, Vector3d(0.0, 5.0, 0.0), Vector3d::Zero(),
                        {0.612371639275569, 0.713791573611911, 0.0}),
      1e-4);
  const double EI = 1e7 / 12.0;
  const BeamSection bar = beam_section({1e7, 5e6, 5e6, EI, EI, EI});
  expect_fourth_order(
      errors_of_order_1("arc", bar, 45.0 * degree * 100.0, arc_of_radius(100.0),
                        Vector3d(0.0, 0.0, 600.0), Vector3d::Zero(),
                        {47.15043857362905, 15.684800534038818, 53.474858791825184}),
      1e-2);
}

const Case cases[] = {
    {"Directors", CurvatureMeasure::directors, [](double a) { return 0.5 * std::sin(2 * a); },
     [](double a) { return 1.0 / std::cos(a / 2); }, 16, 40},
    {"HalfAngle", CurvatureMeasure::half_angle, [](double a) { return std::sin(a); },
     [](double) { return 1.0; }, 8, 6},
    {"QuarterAngle", CurvatureMeasure::quarter_angle,
     [](double a) { return 4.0 * std::tan(a / 4) / std::pow(std::cos(a / 4), 2); },
     [](double a) { return std::pow(std::cos(a / 4), 2); }, 8, 6}};
INSTANTIATE_TEST_SUITE_P(All, BeamStatics, testing::ValuesIn(cases),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace visviva::test

// Chains of beam elements of three nodes clamped at one end and loaded at the other, against exact solutions: exact in the
// linear theory with one element, and of fourth order in the length of the elements else.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "algebra.hpp"
#include "mechanics/arc_strain.hpp"
#include "mechanics/cantilever.hpp"
#include "visviva/mechanics/elements/quadratic_beam.hpp"

namespace visviva::test {
namespace {

// Of elements with this many intervals between their nodes: two, or one to compare with.
Cantilever chain_of(int intervals, const BeamSection& section, int elements, double length,
                    const Cantilever::Line& line) {
  return {elements, intervals, length, line,
          [&](const Cantilever::Nodes& n, double l) -> std::unique_ptr<Element> {
            if (intervals == 1)
              return std::make_unique<BeamElement>(section, n[0], n[1], l,
                                                   CurvatureMeasure::quarter_angle);
            return std::make_unique<QuadraticBeamElement>(section, std::array{n[0], n[1], n[2]}, l);
          }};
}

// Of a beam from 0 along x that is loaded by w = (force, moment) at L: displacement and rotation at s, to first order in w.
// What the load is at s is (f, m + (L − s) e × f), what a strain there does at S is (Γ + κ × (S − s) e, κ).
Vector6 linear_displacement(const Matrix6& C, const Vector6& w, double L, double S) {
  const auto at = [&](double s) {
    Matrix6 load = Matrix6::Identity();
    load.bottomLeftCorner<3, 3>() = (L - s) * skew(Vector3d::UnitX());
    Matrix6 effect = Matrix6::Identity();
    effect.topRightCorner<3, 3>() = -(S - s) * skew(Vector3d::UnitX());
    return Vector6(effect * solve(C, load * w));
  };
  return S / 6.0 * (at(0.0) + 4.0 * at(0.5 * S) + at(S));
}

// Small loads of either sign, so that what is of second order cancels.
Vector6 small_displacement(const BeamSection& section, const Vector6& w, double L, int node) {
  const double size = 1e-4;
  std::array<Vector6, 2> u;
  for (const int sign : {0, 1}) {
    const double factor = sign == 0 ? size : -size;
    Cantilever beam = chain_of(2, section, 1, L, straight);
    beam.load(factor * w.head<3>(), factor * w.tail<3>(), 1);
    const Matrix3d R = beam.axes(node);
    u[static_cast<std::size_t>(sign)] << beam.point(node),
        0.5 * Vector3d(R(2, 1) - R(1, 2), R(0, 2) - R(2, 0), R(1, 0) - R(0, 1));
  }
  return (u[0] - u[1]) / (2.0 * size);
}

TEST(QuadraticBeamStatics, OneElementIsExactForSmallLoads) {
  const double L = 1.7;
  SectionData offset{40.0, 15.0, 12.0, 2.0, 3.0, 1.5};
  offset.tension_centre = {0.2, -0.1};
  offset.shear_centre = {-0.15, 0.25};
  BeamSection coupled;
  Random random(61);
  const Matrix6 R = random.vector(36).reshaped(6, 6);
  coupled.stiffness = R * R.transpose() + Matrix6::Identity();
  for (const BeamSection& section :
       {beam_section({100.0, 30.0, 20.0, 1.0, 2.0, 3.0}), beam_section(offset), coupled})
    for (int i = 0; i < 6; ++i)
      for (const int node : {1, 2}) {
        const Vector6 exact =
            linear_displacement(section.stiffness, Vector6::Unit(i), L, 0.5 * node * L);
        const Vector6 u = small_displacement(section, Vector6::Unit(i), L, node);
        EXPECT_LT((u - exact).norm(), 1e-6 * exact.norm()) << "load " << i << ", node " << node;
      }
}

// For Newton's method to converge with few elements.
constexpr int load_steps = 40;

using Tip = std::function<Vector3d(int intervals, int elements)>;

// Errors of the tip with n, 2n, 4n and 8n elements, and with elements of two nodes between as many nodes.
void expect_fourth_order(const std::string& name, int n, const Vector3d& exact, double finest,
                         const Tip& tip) {
  std::vector<double> errors;
  std::vector<double> of_two_nodes;
  for (const int elements : {n, 2 * n, 4 * n, 8 * n}) {
    errors.push_back((tip(2, elements) - exact).norm());
    of_two_nodes.push_back((tip(1, 2 * elements) - exact).norm());
  }
  const std::string all = testing::PrintToString(errors);
  testing::Test::RecordProperty(name + "_errors", all);
  testing::Test::RecordProperty(name + "_of_two_nodes", testing::PrintToString(of_two_nodes));
  EXPECT_GT(std::log2(errors[1] / errors[2]), 3.5) << all;
  EXPECT_NEAR(std::log2(errors[2] / errors[3]), 4.0, 0.2) << all;
  EXPECT_LT(errors[2], finest);
  EXPECT_LT(errors[2], 0.03 * of_two_nodes[2]);
}

// The elements are arcs that meet at equal angles 2a, [docs/theory/beams.md] (18).
TEST(QuadraticBeamStatics, MomentBendsABeamToACircle) {
  const double L = 10.0;
  const double EI = 100.0;
  const BeamSection section = beam_section({1e4, 1e4, 1e4, EI, EI, EI});
  const double curvature = std::numbers::pi / L;
  const Tip tip = [&](int intervals, int n) {
    Cantilever beam = chain_of(intervals, section, n, L, straight);
    beam.load(Vector3d::Zero(), Vector3d(0.0, 0.0, curvature * EI), load_steps);
    if (intervals == 2) {
      const Matrix3d middle = beam.axes(1);
      const double a = std::atan2(middle(1, 0), middle(0, 0));
      const double f_a = (arc_strain(a + 1e-4) - arc_strain(a - 1e-4)) / 2e-4;
      EXPECT_NEAR(2.0 * arc_strain(a) * f_a, curvature * L / n, 1e-8);
    }
    return beam.tip();
  };
  expect_fourth_order("circle", 2, Vector3d(0.0, 2.0 / curvature, 0.0), 1e-3, tip);
}

// Dead force across the tip, P L²/EI = 1 and 5. The tips are those of the differential equations of this beam, by
// shooting: the one that cannot be stretched is 5e-8 away.
TEST(QuadraticBeamStatics, ForceBendsTheElastica) {
  const BeamSection section = beam_section({1e8, 1e8, 1e8, 1.0, 1.0, 1.0});
  const auto tip = [&](double force) -> Tip {
    return [&section, force](int intervals, int n) {
      Cantilever beam = chain_of(intervals, section, n, 1.0, straight);
      beam.load(Vector3d(0.0, force, 0.0), Vector3d::Zero(), load_steps);
      return beam.tip();
    };
  };
  expect_fourth_order("elastica_1", 1, {0.943566763716622, 0.301720783799812, 0.0}, 2e-5, tip(1.0));
  expect_fourth_order("elastica_5", 2, {0.612371639275569, 0.713791573611911, 0.0}, 4e-5, tip(5.0));
}

// [BatheBolourchi1979] as in beam_statics_test.cpp, with elements that are arcs themselves.
TEST(QuadraticBeamStatics, ForceTurnsACurvedBeamOutOfItsPlane) {
  const double EI = 1e7 / 12.0;
  const BeamSection section = beam_section({1e7, 5e6, 5e6, EI, EI, EI});
  const Vector3d exact(47.15043857362905, 15.684800534038818, 53.474858791825184);
  expect_fourth_order("arc", 2, exact, 4e-3, [&](int intervals, int n) {
    Cantilever beam = chain_of(intervals, section, n, 45.0 * degree * 100.0, arc_of_radius(100.0));
    beam.load(Vector3d(0.0, 0.0, 600.0), Vector3d::Zero(), load_steps);
    return beam.tip();
  });
}

}  // namespace
}  // namespace visviva::test

// Chains of beam elements clamped at one end and loaded at the other, against exact solutions: the error of the tip is of
// second order in the length of the elements, whatever the measure of curvature.
#include <gtest/gtest.h>

#include <Eigen/SparseLU>
#include <cmath>
#include <functional>
#include <ostream>

#include "mechanics/two_bodies.hpp"
#include "visviva/math/rotation.hpp"
#include "visviva/mechanics/elements/beam.hpp"

namespace visviva::test {
namespace {

using Node = visviva::Pose;

// Elements between the poses of a line at equal distances; the first node is on the ground.
class Cantilever {
 public:
  Cantilever(const BeamSection& section, CurvatureMeasure measure, int elements, double length,
             const std::function<Pose(double s)>& line)
      : n_(elements), q_(12 * elements), system_(make(section, measure, length, line)) {}

  // Equilibrium with a force and a moment at the tip, both fixed in space, reached in equal steps of the load.
  void load(const Vector3d& force, const Vector3d& moment, int steps) {
    for (int i = 1; i <= steps; ++i) balance(force * i / steps, moment * i / steps);
  }
  [[nodiscard]] Vector3d tip() const { return frame_position(q_, 12 * (n_ - 1)); }
  [[nodiscard]] Matrix3d tip_axes() const { return frame_rotation(q_, 12 * (n_ - 1)); }

 private:
  System make(const BeamSection& section, CurvatureMeasure measure, double length,
              const std::function<Pose(double s)>& line) {
    SystemDescription d;
    const auto pose = [&](int i) -> Node {
      const Pose p = line(i * length / n_);
      return {p.x, p.R};
    };
    FrameForms before = frame_on_ground(pose(0).position, pose(0).axes);
    for (int i = 0; i < n_; ++i) {
      const Node next = pose(i + 1);
      q_.segment<12>(12 * i) = frame_coordinates(next.position, next.axes);
      const FrameForms after = frame_on_body(12 * i, Vector3d::Zero(), Matrix3d::Identity());
      const BeamElement beam(section, pose(i), next, length / n_, measure);
      d.potentials.push_back(beam.terms("beam", {before, after}).potentials[0]);
      for (int k = 0; k < 12; ++k) d.coordinates.push_back("q" + std::to_string(12 * i + k));
      before = after;
    }
    return System(std::move(d));
  }

  // Newton's method in displacements and spins of the nodes, δz = (δx, θ × d₁, θ × d₂, θ × d₃) = T (δx, θ).
  void balance(const Vector3d& force, const Vector3d& moment) {
    Vector load = Vector::Zero(6 * n_);
    load.tail<6>() << force, moment;
    for (int iteration = 0; iteration < 30; ++iteration) {
      const Vector f = gradient(system_, q_);
      SparseMatrix H = zeros(system_);
      system_.potentials().add_hessian(q_, 1.0, H);
      Blocks T;
      Blocks turning;
      for (int i = 0; i < n_; ++i) {
        add(12 * i, 6 * i, Matrix3d::Identity(), T);
        for (int k = 3; k < 12; k += 3) {
          const Vector3d d = q_.segment<3>(12 * i + k);
          const Vector3d f_d = f.segment<3>(12 * i + k);
          add(12 * i + k, 6 * i + 3, -skew(d), T);
          add(6 * i + 3, 6 * i + 3, d * f_d.transpose() - d.dot(f_d) * Matrix3d::Identity(),
              turning);
        }
      }
      const SparseMatrix to_z = assembled(12 * n_, T);
      SparseMatrix K = to_z.transpose() * H * to_z;
      K += assembled(6 * n_, turning);
      const Vector step = Eigen::SparseLU<SparseMatrix>(K).solve(load - to_z.transpose() * f);
      for (int i = 0; i < n_; ++i) {
        q_.segment<3>(12 * i) += step.segment<3>(6 * i);
        const Matrix3d R = cayley(step.segment<3>(6 * i + 3));
        for (int k = 3; k < 12; k += 3)
          q_.segment<3>(12 * i + k) = R * Vector3d(q_.segment<3>(12 * i + k));
      }
      if (step.norm() < 1e-9 * q_.norm()) return;
    }
    FAIL() << "no equilibrium found";
  }

  using Blocks = std::vector<Eigen::Triplet<double>>;
  static void add(int row, int column, const Matrix3d& block, Blocks& to) {
    for (int i = 0; i < 3; ++i)
      for (int j = 0; j < 3; ++j) to.emplace_back(row + i, column + j, block(i, j));
  }
  [[nodiscard]] SparseMatrix assembled(int rows, const Blocks& blocks) const {
    SparseMatrix A(rows, 6 * n_);
    A.setFromTriplets(blocks.begin(), blocks.end());
    return A;
  }

  int n_;
  Vector q_;
  System system_;
};

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

Pose straight(double s) { return {{s, 0.0, 0.0}, Matrix3d::Identity()}; }

// M = π EI/L makes the beam half a circle, and the elements equal chords that meet at equal angles.
TEST_P(BeamStatics, MomentBendsABeamToACircle) {
  const double L = 10.0;
  const double EI = 100.0;
  const BeamSection section = beam_section({1e4, 1e4, 1e4, EI, EI, EI});
  const double curvature = std::numbers::pi / L;
  expect_second_order(Vector3d(0.0, 2.0 / curvature, 0.0), 0.02, [&](int n) -> Vector3d {
    Cantilever beam(section, GetParam().measure, n, L, straight);
    beam.load(Vector3d::Zero(), Vector3d(0.0, 0.0, curvature * EI), GetParam().steps);
    const double slope = std::atan2(beam.tip_axes()(1, 0), beam.tip_axes()(0, 0));
    const double angle = (slope < 0.0 ? slope + 2.0 * std::numbers::pi : slope) / n;
    EXPECT_NEAR(GetParam().moment(angle), curvature * L / n, 1e-12);
    Vector3d chain = Vector3d::Zero();
    for (int i = 0; i < n; ++i)
      chain += L / n * GetParam().chord(angle) *
               Vector3d(std::cos((i + 0.5) * angle), std::sin((i + 0.5) * angle), 0.0);
    EXPECT_LT((beam.tip() - chain).norm(), 1e-10 * L);
    return beam.tip();
  });
}

// Dead force across the tip, P L²/EI = 5: deflection and shortening of the elastica of Euler, from elliptic integrals.
TEST_P(BeamStatics, ForceBendsTheElastica) {
  const BeamSection section = beam_section({1e8, 1e8, 1e8, 1.0, 1.0, 1.0});
  const Vector3d exact(1.0 - 0.3876283607244299, 0.7137915236119127, 0.0);
  const double slope = 1.215368117611681;
  expect_second_order(exact, 4e-4, [&](int n) {
    Cantilever beam(section, GetParam().measure, n, 1.0, straight);
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
  const auto arc = [&](double s) -> Pose {
    return {{R * std::sin(s / R), R * (1.0 - std::cos(s / R)), 0.0},
            about(Vector3d::UnitZ(), s / R)};
  };
  const Vector3d exact(47.15043857362905, 15.684800534038818, 53.474858791825184);
  expect_second_order(exact, 0.025, [&](int n) {
    Cantilever beam(section, GetParam().measure, n, 45.0 * degree * R, arc);
    beam.load(Vector3d(0.0, 0.0, 600.0), Vector3d::Zero(), GetParam().steps);
    return beam.tip();
  });
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

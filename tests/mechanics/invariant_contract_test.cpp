// What every Invariant promises, checked on random states. A new invariant joins by one line in `cases`.
#include <gtest/gtest.h>

#include <limits>
#include <memory>
#include <ostream>
#include <string>

#include "support/differences.hpp"
#include "visviva/mechanics/elements/beam_strain.hpp"
#include "visviva/mechanics/elements/quadratic_beam.hpp"
#include "visviva/mechanics/function_of_forms.hpp"
#include "visviva/mechanics/invariant_at.hpp"
#include "visviva/mechanics/invariants.hpp"
#include "visviva/mechanics/of_parameters.hpp"
#include "visviva/mechanics/planar_invariants.hpp"

namespace visviva {
namespace {

using test::differences;
using test::Random;
using test::relative_error;

constexpr double tolerance = 1e-8;
constexpr double epsilon = std::numeric_limits<double>::epsilon();
constexpr int states = 20;

struct Case {
  std::string name;
  std::shared_ptr<const Invariant> invariant;
  Vector centre;  ///< random states lie around it,
  double spread;  ///< this far away
};

void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }

std::shared_ptr<const Invariant> harmonic() {
  Random random(7);
  const auto block = [&] { return LocalMatrix(random.vector(6).reshaped(2, 3)); };
  return std::make_shared<Harmonic>(LocalVector(random.vector(2)), block(), block(), block());
}

// A massless bar: points enter linearly, the angle by its sine and cosine only.
std::shared_ptr<const Invariant> bar() {
  LocalMatrix linear = LocalMatrix::Zero(2, 3);
  LocalMatrix sine = LocalMatrix::Zero(2, 3);
  LocalMatrix cosine = LocalMatrix::Zero(2, 3);
  linear(0, 0) = linear(1, 1) = 1.0;
  sine(0, 2) = -0.7;
  cosine(1, 2) = 0.7;
  return std::make_shared<Harmonic>(LocalVector::Zero(2), linear, sine, cosine);
}

// The distance between a point and one on a body, in mass centre and Euler parameters.
std::shared_ptr<const Invariant> distance_of_parameters() {
  const VectorForm arm = VectorForm::of_coordinates(3) + 0.8 * VectorForm::of_coordinates(6) -
                         VectorForm::of_coordinates(0);
  PoseMap::Body body{0, 3, {0.3, -0.2, 0.4}};
  for (int k = 0; k < 6; ++k) body.reads.push_back({k, 3 + k});
  return std::make_shared<InvariantOfParameters>(
      std::make_shared<Length>(bind_forms({dot(arm, arm)}).forms),
      PoseMap(9, 10, {body}, {{0, 7}, {1, 8}, {2, 9}}));
}

// Between two bodies, the first node offset and turned on its own.
Case beam_strain(const std::string& name, CurvatureMeasure measure, const BentLength& bent = {}) {
  const auto rotation = [](double angle, const Eigen::Vector3d& axis) {
    return Eigen::AngleAxisd(angle, axis.normalized()).toRotationMatrix();
  };
  const FrameForms a = frame_on_body(0, {0.2, -0.1, 0.3}, rotation(0.7, {1.0, 2.0, -1.0}));
  const FrameForms b = frame_on_body(12, Eigen::Vector3d::Zero(), Eigen::Matrix3d::Identity());
  Vector centre(24);
  centre << frame_coordinates({0.1, 0.2, 0.3}, Eigen::Matrix3d::Identity()),
      frame_coordinates({1.3, 0.4, 0.1}, rotation(1.5, {2.0, 0.5, -1.0}));
  const Vector6 reference =
      bent.H.isZero(0.0) ? Vector6(Vector6::Zero()) : Vector6(Vector6::Unit(0));
  return {name,
          std::make_shared<BeamStrain>(beam_forms(a, b, 1.4).forms, 1.4, measure, reference, bent),
          centre, 0.2};
}

// At one point of integration, between three bodies, the last node offset and turned on its own.
Case quadratic_beam_strain() {
  const auto turned = [](double angle) {
    return Eigen::AngleAxisd(angle, Eigen::Vector3d(1.0, 2.0, -1.0).normalized())
        .toRotationMatrix();
  };
  BeamSection section;
  section.stiffness = Matrix6::Identity();
  const Pose a{{0.1, 0.2, 0.3}, turned(-0.6)};
  const Pose middle{{0.7, 0.3, 0.1}};
  const Pose b{{1.3, 0.2, 0.2}, turned(0.5)};
  const Pose marker{{0.2, -0.1, 0.3}, turned(0.7)};
  const QuadraticBeamElement beam(section, {a, middle, b}, 1.3);
  const auto node = [](int first, const Pose& p) {
    return frame_on_body(first, p.position, p.axes);
  };
  const auto terms = beam.terms("beam", {node(0, {}), node(12, {}), node(24, marker)});
  const Eigen::Matrix3d body_axes = b.axes * marker.axes.transpose();
  Vector centre(36);
  centre << frame_coordinates(a.position, a.axes), frame_coordinates(middle.position, middle.axes),
      frame_coordinates(b.position - body_axes * marker.position, body_axes);
  return {"QuadraticBeamStrain", terms.potentials[0].strain, centre, 0.1};
}

std::vector<Case> cases() {
  const Eigen::Vector2d a(0.4, -0.3);
  const Eigen::Vector2d c(2.0, 3.0);
  return {
      {"Identity", std::make_shared<Identity>(4), Vector::Zero(4), 2.0},
      {"SquaredRadius", std::make_shared<SquaredRadius>(c, -1.5, 0.7), Vector::Zero(2), 2.0},
      {"SquaredDistanceInPlane", std::make_shared<SquaredDistance>(2, 0.5, -0.5), Vector::Zero(4),
       2.0},
      {"SquaredDistanceInSpace", std::make_shared<SquaredDistance>(3, 1.0, 0.0), Vector::Zero(6),
       2.0},
      {"DistanceInPlane", std::make_shared<Distance>(2, -1.0), Vector{{0, 0, 3, 1}}, 0.8},
      {"DistanceInSpace", std::make_shared<Distance>(3, -1.0), Vector{{0, 0, 0, 1, -3, 2}}, 0.8},
      {"Harmonic", harmonic(), Vector::Zero(3), 3.0},
      {"HarmonicBar", bar(), Vector::Zero(3), 3.0},
      {"BodyPointSquaredDistance", std::make_shared<BodyPointSquaredDistance>(a, c),
       Vector::Zero(3), 3.0},
      {"DistanceOfParameters", distance_of_parameters(), Vector{{0, 0, 0, 1, 0, 0, 0, 4, 1, 0}},
       0.5},
      {"Bend", std::make_shared<Bend>(), Vector{{-2, 0.3, 0, 0, 2, 0.5}}, 0.7},
      beam_strain("BeamStrainOfDirectors", CurvatureMeasure::directors),
      beam_strain("BeamStrainOfHalfAngles", CurvatureMeasure::half_angle),
      beam_strain("BeamStrainOfQuarterAngles", CurvatureMeasure::quarter_angle),
      beam_strain("BeamStrainOfAngles", CurvatureMeasure::angle),
      beam_strain("BeamStrainOfBentLength", CurvatureMeasure::angle,
                  {Eigen::Vector3d::UnitX(), Eigen::Vector3d(1.0, 0.8, 0.5).asDiagonal()}),
      quadratic_beam_strain(),
  };
}

Vector value(const Invariant& invariant, const Vector& x) {
  LocalVector e(invariant.outputs());
  LocalMatrix De(invariant.outputs(), invariant.inputs());
  invariant.evaluate(x, e, De);
  return e;
}

Matrix jacobian(const Invariant& invariant, const Vector& x) {
  LocalVector e(invariant.outputs());
  LocalMatrix De(invariant.outputs(), invariant.inputs());
  invariant.evaluate(x, e, De);
  return De;
}

Matrix secant(const Invariant& invariant, const Vector& x0, const Vector& x1) {
  LocalMatrix De(invariant.outputs(), invariant.inputs());
  invariant.secant(x0, x1, De);
  return De;
}

class InvariantContract : public testing::TestWithParam<Case> {
 protected:
  Vector state() {
    return GetParam().centre + GetParam().spread * random_.vector(invariant_.inputs());
  }
  Vector weights() { return random_.vector(invariant_.outputs()); }
  Vector direction() { return random_.vector(invariant_.inputs()); }

  // |De*Δx − Δe| in units of what the rounding of x, e and De* alone may cause.
  [[nodiscard]] double secant_defect(const Vector& x0, const Vector& x1) const {
    const Vector e0 = value(invariant_, x0);
    const Vector e1 = value(invariant_, x1);
    const Matrix De = secant(invariant_, x0, x1);
    const double scale = 1.0 + e0.norm() + e1.norm() + De.norm() * (x0.norm() + x1.norm());
    return (De * (x1 - x0) - (e1 - e0)).norm() / (epsilon * scale);
  }

  const Invariant& invariant_ = *GetParam().invariant;
  Random random_{42};
};

TEST_P(InvariantContract, JacobianIsTheDerivativeOfTheValue) {
  for (int i = 0; i < states; ++i) {
    const Vector x = state();
    const auto e = [&](const Vector& y) { return value(invariant_, y); };
    EXPECT_LT(relative_error(jacobian(invariant_, x), differences(e, x)), tolerance);
  }
}

TEST_P(InvariantContract, RatesAndForcesAtAPlaceAreThoseOfTheJacobian) {
  for (int i = 0; i < states; ++i) {
    const Vector x = state();
    const Vector w = weights();
    const InvariantAt at(invariant_, x);
    EXPECT_LT(relative_error(at.e(), value(invariant_, x)), 100 * epsilon);
    EXPECT_LT(relative_error(at.force(w), jacobian(invariant_, x).transpose() * w), 100 * epsilon);
    const Vector u = random_.vector(x.size());
    EXPECT_LT(relative_error(at.rate(u), jacobian(invariant_, x) * u), 100 * epsilon);
  }
}

TEST_P(InvariantContract, CurvatureIsAddedAndIsTheDerivativeOfTheJacobian) {
  for (int i = 0; i < states; ++i) {
    const Vector x = state();
    const Vector w = weights();
    const int n = invariant_.inputs();
    LocalMatrix H = LocalMatrix::Ones(n, n);
    invariant_.add_curvature(x, w, H);
    const auto force = [&](const Vector& y) -> Vector {
      return jacobian(invariant_, y).transpose() * w;
    };
    EXPECT_LT(relative_error(H - LocalMatrix::Ones(n, n), differences(force, x)), tolerance);
  }
}

TEST_P(InvariantContract, RateGradientIsTheDerivativeOfTheRates) {
  for (int i = 0; i < states; ++i) {
    const Vector x = state();
    const Vector v = direction();
    LocalMatrix D(invariant_.outputs(), invariant_.inputs());
    invariant_.rate_gradient(x, v, D);
    const auto rates = [&](const Vector& y) -> Vector { return jacobian(invariant_, y) * v; };
    EXPECT_LT(relative_error(D, differences(rates, x)), tolerance);
  }
}

TEST_P(InvariantContract, SecantIsExactForAnyStep) {
  for (int i = 0; i < states; ++i) {
    const Vector x0 = state();
    EXPECT_LT(secant_defect(x0, state()), 8.0);
    for (const double step : {1e-1, 1e-3, 1e-6, 1e-9, 1e-12})
      EXPECT_LT(secant_defect(x0, x0 + step * direction()), 8.0) << "step " << step;
  }
}

TEST_P(InvariantContract, SecantOfAVanishingStepIsTheJacobian) {
  for (int i = 0; i < states; ++i) {
    const Vector x = state();
    EXPECT_LT(relative_error(secant(invariant_, x, x), jacobian(invariant_, x)), 100 * epsilon);
    const Vector delta = 1e-9 * direction();
    EXPECT_LT(
        relative_error(secant(invariant_, x, x + delta), jacobian(invariant_, x + 0.5 * delta)),
        100 * epsilon);
  }
}

TEST_P(InvariantContract, SecantKnowsNoDirection) {
  for (int i = 0; i < states; ++i) {
    const Vector x0 = state();
    const Vector x1 = state();
    EXPECT_LT(relative_error(secant(invariant_, x0, x1), secant(invariant_, x1, x0)),
              100 * epsilon);
  }
}

TEST_P(InvariantContract, SecantCurvatureIsAddedAndIsTheDerivativeOfTheSecant) {
  for (int i = 0; i < states; ++i) {
    const Vector x0 = state();
    for (const Vector& x1 : {state(), Vector(x0 + 1e-9 * direction()), x0}) {
      const Vector w = weights();
      const LocalMatrix ones = LocalMatrix::Ones(invariant_.inputs(), invariant_.inputs());
      LocalMatrix H0 = ones;
      LocalMatrix H1 = ones;
      invariant_.add_secant_curvature(x0, x1, w, &H0, H1);
      const auto by_x0 = [&](const Vector& y) -> Vector {
        return secant(invariant_, y, x1).transpose() * w;
      };
      const auto by_x1 = [&](const Vector& y) -> Vector {
        return secant(invariant_, x0, y).transpose() * w;
      };
      EXPECT_LT(relative_error(H0 - ones, differences(by_x0, x0)), tolerance);
      EXPECT_LT(relative_error(H1 - ones, differences(by_x1, x1)), tolerance);
      LocalMatrix at_end = ones;
      invariant_.add_secant_curvature(x0, x1, w, nullptr, at_end);
      EXPECT_LT(relative_error(at_end - ones, H1 - ones), 1e-12);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, InvariantContract, testing::ValuesIn(cases()),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace visviva

// The forces of a GSSSS step: interpolated strains, and constraint forces at the midpoint.
#include <gtest/gtest.h>

#include <memory>
#include <tuple>

#include "run_problem.hpp"
#include "support/dense.hpp"
#include "support/differences.hpp"
#include "visviva/mechanics/function_of_forms.hpp"
#include "visviva/mechanics/invariants.hpp"
#include "visviva/mechanics/planar_invariants.hpp"
#include "visviva/schemes/gssss/interpolated_forces.hpp"
#include "visviva/schemes/gssss/midpoint_work.hpp"

namespace visviva::test {
namespace {

struct SystemCase {
  std::string problem;
  Settings set = {};
  double spread = 0.1;  ///< of random states about the initial one

  [[nodiscard]] std::string name() const { return problem + (set.empty() ? "" : ", varied"); }
};

// Springs linear and not linear in their strain, bending, and a force that a paper prescribes.
const std::vector<SystemCase> system_cases = {{"four-mass"},
                                              {"four-mass", {{"springs", "length"}}},
                                              {"thin-beam"},
                                              {"two-particles"},
                                              {"seven-bar", {}, 4e-3}};

Vector interpolated(const System& system, const StrainInterpolation& s) {
  Vector f = Vector::Zero(system.coordinate_count());
  InterpolatedForces(system).add_force(s, f);
  return f;
}

TEST(InterpolatedForces, TangentIsTheDerivativeOfTheForce) {
  Random random(44);
  for (const SystemCase& c : system_cases) {
    const Problem problem = make_problem(c.problem, c.set);
    const System& system = *problem.system;
    const auto state = [&]() -> Vector {
      return problem.q0 + c.spread * random.vector(system.coordinate_count());
    };
    for (const auto& weights : {std::pair{1.0, 0.0}, {0.5, 0.0}, {0.7, 0.02}, {0.5, 0.01}}) {
      const Vector q0 = state();
      const Vector q1 = state();
      const Vector q_alg = state();
      const Vector v0 = c.spread * random.vector(system.coordinate_count());
      const auto with = [&](const Vector& end, const Vector& alg) -> StrainInterpolation {
        return {q0, v0, end, alg, weights.first, weights.second};
      };
      const double c_alg = 0.3;
      const double c_1 = 1.7;
      SparseMatrix K = zeros(system);
      InterpolatedForces(system).add_tangent(with(q1, q_alg), c_alg, c_1, K);
      const double step = 1e-4 * c.spread;
      const Matrix expected =
          c_alg * differences([&](const Vector& x) { return interpolated(system, with(q1, x)); },
                              q_alg, step) +
          c_1 * differences([&](const Vector& x) { return interpolated(system, with(x, q_alg)); },
                            q1, step);
      EXPECT_LT(relative_error(K, expected), 1e-7)
          << c.name() << ", theta " << weights.first << ", rate " << weights.second;
    }
  }
}

// On the constraints the force a paper prescribes must be the gradient of the energy that is booked.
TEST(InterpolatedForces, OfAStepThatRestsAreTheGradient) {
  for (const SystemCase& c : system_cases) {
    const Problem problem = make_problem(c.problem, c.set);
    const System& system = *problem.system;
    const Vector q = start_of(problem).q;
    const Vector rest = Vector::Zero(q.size());
    for (const double theta : {0.5, 1.0})
      EXPECT_LT(
          relative_error(interpolated(system, {q, rest, q, q, theta, 0.0}), gradient(system, q)),
          1e-12)
          << c.name();
  }
}

// For stresses linear in the strain, [Hoitink2011] (2.8): strain operator at q_alg, stress of the strain
// e₀ + rate_weight·ė₀ + θ(e₁ − e₀). Here for the Green springs of four-mass, written out.
TEST(InterpolatedForces, AreWhatTheThesisWrites) {
  const Problem problem = make_problem("four-mass");
  Random random(45);
  const auto state = [&]() -> Vector { return problem.q0 + 0.1 * random.vector(12); };
  const Vector q0 = state();
  const Vector v0 = random.vector(12);
  const Vector q1 = state();
  const Vector q_alg = state();
  Vector expected = Vector::Zero(12);
  for (const auto& [i, j, k] : {std::tuple{3, 6, 100.0}, {0, 9, 1000.0}}) {
    const auto span = [i = i, j = j](const Vector& q) -> Eigen::Vector3d {
      return q.segment<3>(j) - q.segment<3>(i);
    };
    const double e0 = 0.5 * (span(q0).squaredNorm() - 1.0);
    const double e1 = 0.5 * (span(q1).squaredNorm() - 1.0);
    const double strain = e0 + 0.02 * span(q0).dot(span(v0)) + 0.7 * (e1 - e0);
    expected.segment<3>(j) += k * strain * span(q_alg);
    expected.segment<3>(i) -= k * strain * span(q_alg);
  }
  EXPECT_LT(relative_error(interpolated(*problem.system, {q0, v0, q1, q_alg, 0.7, 0.02}), expected),
            1e-14);
}

using Columns = std::vector<bool>;

// A massless bar: points enter linearly, the angle by its sine and cosine only.
std::shared_ptr<const Invariant> bar() {
  LocalMatrix linear = LocalMatrix::Zero(2, 3);
  LocalMatrix sine = LocalMatrix::Zero(2, 3);
  LocalMatrix cosine = LocalMatrix::Zero(2, 3);
  linear(0, 0) = linear(1, 1) = 1.0;
  sine(0, 2) = -1.0;
  cosine(1, 2) = 1.0;
  return std::make_shared<Harmonic>(LocalVector::Zero(2), linear, sine, cosine);
}

TEST(MidpointJacobian, IsTheSecantOfQuadraticFunctionsAndParallelToThatOfLengths) {
  const VectorForm arm = VectorForm::of_coordinates(3) + 0.8 * VectorForm::of_coordinates(6) -
                         VectorForm::of_coordinates(0);
  EXPECT_EQ(columns_off_secant(Identity(2)), Columns(2, false));
  EXPECT_EQ(columns_off_secant(SquaredDistance(3, 0.5, -0.5)), Columns(6, false));
  EXPECT_EQ(columns_off_secant(bind_forms({dot(arm, arm), dot(arm, arm + arm)}).forms),
            Columns(9, false));
  EXPECT_EQ(columns_off_secant(Distance(2, -1.0)), Columns(4, false));
  EXPECT_EQ(columns_off_secant(Length(bind_forms({dot(arm, arm)}).forms)), Columns(9, false));
}

TEST(MidpointJacobian, IsOffWhereFunctionsAreMoreThanQuadratic) {
  EXPECT_EQ(columns_off_secant(*bar()), (Columns{false, false, true}));
  EXPECT_EQ(columns_off_secant(BodyPointSquaredDistance({0.4, -0.3}, {2.0, 3.0})),
            Columns(3, true));
  EXPECT_EQ(columns_off_secant(Bend()), Columns(6, true));
}

// A bar on a massless angle: with the midpoint Jacobian it does no work as long as nothing else holds the angle.
TEST(MidpointJacobian, DoesNoWorkOnAMasslessAngleUntilItIsDriven) {
  SystemDescription d;
  d.coordinates = {"x", "y", "theta"};
  d.mass = {{0, 0, 1.0}, {1, 1, 1.0}};
  d.constraints = {{"bar", {0, 1, 2}, bar(), {}}};
  EXPECT_TRUE(midpoint_constraints_do_no_work(System(d)));
  SystemDescription heavy = d;
  heavy.mass.emplace_back(2, 2, 0.1);
  EXPECT_FALSE(midpoint_constraints_do_no_work(System(heavy)));
  d.constraints.push_back({"drive", {2}, std::make_shared<Identity>(1), {[](double t) {
                             return Motion{t, 1.0, 0.0};
                           }}});
  EXPECT_FALSE(midpoint_constraints_do_no_work(System(d)));
}

}  // namespace
}  // namespace visviva::test

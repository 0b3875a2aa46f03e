#include "visviva/simulate/consistent_state.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "run_problem.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/invariants.hpp"

namespace visviva::test {
namespace {

double max_abs(const Vector& x) { return x.cwiseAbs().maxCoeff(); }

Vector constraint_values(const System& system, const Vector& q) {
  Vector phi(system.constraint_count());
  system.constraints().value(q, 0.0, phi);
  return phi;
}

TEST(ConsistentState, LeavesAnAssembledStateAlone) {
  for (const auto& suite : suite_problems()) {
    const Problem p = make_problem(suite.name, suite.set);
    const ConsistentState c = make_consistent(p.system, p.q0, p.v0, 0.0);
    EXPECT_LE(c.position_move, 1e-15 * (1.0 + p.q0.norm())) << suite.name;
    EXPECT_LE(c.velocity_move, 1e-14 * (1.0 + p.v0.norm())) << suite.name;
  }
}

TEST(ConsistentState, ProjectsSmallErrorsAndSaysHowFar) {
  const Problem p = make_problem("double-pendulum", {{"rate_1", "1"}, {"rate_2", "2"}});
  Vector q = p.q0;
  Vector v = p.v0;
  q[0] += 1e-4;
  v[1] += 1e-4;
  const ConsistentState c = make_consistent(p.system, q, v, 0.0);
  EXPECT_LE(max_abs(constraint_values(*p.system, c.state.q)), 1e-15);
  Vector rate(p.system->constraint_count());
  p.system->constraints().rate(c.state.q, c.state.v, 0.0, rate);
  EXPECT_LE(max_abs(rate), 1e-14);
  EXPECT_GT(c.position_move, 1e-5);
  EXPECT_LT(c.position_move, 3e-4);
  EXPECT_GT(c.velocity_move, 1e-5);
}

TEST(ConsistentState, NamesThePartsThatMoved) {
  SystemDescription d;
  d.coordinates = {"ax", "ay", "bx", "by"};
  d.mass = {{0, 0, 1.0}, {1, 1, 1.0}, {2, 2, 1.0}, {3, 3, 1.0}};
  d.particles = {{"near", {0, 1}, 1.0}, {"far", {2, 3}, 1.0}};
  const auto radius = [](double r) {
    return std::make_shared<SquaredRadius>(LocalVector::Zero(2), 1.0, -r * r);
  };
  d.constraints = {{"rod", {0, 1}, radius(1.0), {}}, {"long rod", {2, 3}, radius(2.0), {}}};
  const auto system = std::make_shared<System>(std::move(d));
  const Vector v{{0.0, 1.0, 1e-4, 1.0}};
  const ConsistentState c =
      make_consistent(system, Vector{{1.0 + 1e-4, 0.0, 2.0 - 2e-4, 0.0}}, v, 0.0);
  ASSERT_EQ(c.moves.size(), 2U);
  EXPECT_EQ(c.moves[0].name, "far");
  EXPECT_NEAR(c.moves[0].distance, 2e-4, 1e-9);
  EXPECT_NEAR(c.moves[0].velocity, 1e-4, 1e-9);
  EXPECT_EQ(c.moves[1].name, "near");
  EXPECT_NEAR(c.moves[1].distance, 1e-4, 1e-9);
  EXPECT_LT(c.moves[1].velocity, 1e-12);
  const Vector round_off{{1.0 + 1e-12, 0.0, 2.0, 0.0}};
  EXPECT_TRUE(make_consistent(system, round_off, Vector::Zero(4), 0.0).moves.empty());
}

TEST(ConsistentState, RefusesLargeMoves) {
  const Problem p = make_problem("pendulum");
  EXPECT_THROW((void)make_consistent(p.system, Vector{{1.2, 0.0}}, p.v0, 0.0), InvalidModel);
  EXPECT_THROW((void)make_consistent(p.system, p.q0, Vector{{1.0, 1.0}}, 0.0), InvalidModel);
  ConsistencyOptions generous;
  generous.largest_move = 1.0;
  const ConsistentState c = make_consistent(p.system, Vector{{1.2, 0.0}}, p.v0, 0.0, generous);
  EXPECT_NEAR(c.position_move, 0.2, 1e-12);
}

TEST(ConsistentState, RefusesNumbersThatAreNotFinite) {
  const Problem p = make_problem("pendulum");
  EXPECT_THROW((void)make_consistent(p.system, Vector{{NAN, 0.0}}, p.v0, 0.0), InvalidModel);
}

// M a + ∇V + Bᵀλ = F and Φ̈ = 0, with massless coordinates too.
TEST(ConsistentState, AccelerationsSolveTheEquationsOfMotion) {
  for (const std::string name : {"double-pendulum", "seven-bar", "circle-track", "thin-beam"}) {
    const Problem p = make_problem(name);
    const InitialState s = start_of(p);
    SparseMatrix B = p.system->constraints().pattern();
    p.system->constraints().jacobian(s.q, B);
    Vector r = Vector::Zero(s.q.size());
    add_product(p.system->mass(), 1.0, s.a, r);
    add_transposed_product(B, 1.0, s.lambda, r);
    p.system->potentials().add_gradient(s.q, 1.0, r);
    p.system->loads().add_force({s.q, s.v, 0.0, 0.0, 0.0}, LoadSort::all, -1.0, r);
    EXPECT_LE(max_abs(r), 1e-12 * (1.0 + max_abs(s.lambda))) << name;
    Vector acceleration(p.system->constraint_count());
    p.system->constraints().acceleration_bias(s.q, s.v, 0.0, acceleration);
    add_product(B, 1.0, s.a, acceleration);
    EXPECT_LE(max_abs(acceleration), 1e-12 * (1.0 + max_abs(s.a))) << name;
  }
}

SystemDescription point_in_the_plane(double mass_y) {
  SystemDescription d;
  d.coordinates = {"x", "y"};
  d.mass = {{0, 0, 1.0}, {1, 1, mass_y}};
  return d;
}

TEST(ConsistentState, NamesSingularModels) {
  const auto loose = std::make_shared<System>(point_in_the_plane(0.0));
  EXPECT_THROW((void)make_consistent(loose, Vector::Zero(2), Vector::Zero(2), 0.0), InvalidModel);

  SystemDescription d = point_in_the_plane(1.0);
  const auto circle = std::make_shared<SquaredRadius>(LocalVector::Zero(2), 1.0, -1.0);
  d.constraints = {{"rod", {0, 1}, circle, {}}, {"rod again", {0, 1}, circle, {}}};
  const auto twice = std::make_shared<System>(std::move(d));
  EXPECT_THROW((void)make_consistent(twice, Vector{{1.0, 0.0}}, Vector::Zero(2), 0.0),
               InvalidModel);
}

TEST(ConsistentState, NamesTheConstraintThatCannotBeMet) {
  SystemDescription d = point_in_the_plane(1.0);
  d.constraints = {
      {"impossible", {0, 1}, std::make_shared<SquaredRadius>(LocalVector::Zero(2), 1.0, 1.0), {}}};
  const auto system = std::make_shared<System>(std::move(d));
  try {
    (void)make_consistent(system, Vector{{1.0, 0.5}}, Vector::Zero(2), 0.0);
    FAIL() << "x² + y² + 1 = 0 has no solution";
  } catch (const InvalidModel& error) {
    EXPECT_NE(std::string(error.what()).find("impossible"), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace visviva::test

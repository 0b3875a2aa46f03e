// Projections after a step: [GarciaOrden2009] (2) to (7), their balance of energy (15) to (21), and its criterion for matrices.
#include <gtest/gtest.h>

#include <cmath>

#include "algebra.hpp"
#include "run_problem.hpp"
#include "support/dense.hpp"
#include "support/differences.hpp"
#include "visviva/schemes/projected/projection_criterion.hpp"
#include "visviva/schemes/projected/state_projection.hpp"

namespace visviva::test {
namespace {

using Metric = ProjectionMetric;
using Method = ProjectionMethod;

constexpr double step_of_metric = 0.2;

// Two springs and two bars, away from the constraints, with some matrix.
struct Place {
  Problem problem = make_problem("four-mass");
  std::shared_ptr<const System> system = problem.system;
  Random random{71};
  Vector q = problem.q0 + 0.2 * random.vector(12);
  Vector v = random.vector(12);
  Matrix M = system->bare_mass();
  Matrix B = jacobian();

  [[nodiscard]] Matrix jacobian() const { return constraint_jacobian(*system, q); }
  [[nodiscard]] ProjectionOptions options(Metric metric, Method method, double penalty = 1.0) {
    ProjectionOptions o{metric, method, penalty};
    if (metric == Metric::diagonal)
      for (int i = 0; i < 12; ++i) o.weights.push_back(1.0 + random.number() * 0.5);
    if (metric == Metric::matrix) {
      Matrix root(12, 12);
      for (double& x : root.reshaped()) x = random.number();
      const Matrix A = root * root.transpose() + Matrix::Identity(12, 12);
      const Matrix symmetric = 0.5 * (A + A.transpose());
      o.weights.assign(symmetric.data(), symmetric.data() + symmetric.size());
    }
    return o;
  }
  [[nodiscard]] StateProjection projection(const ProjectionOptions& o) const {
    StateProjection p(system, o);
    p.set_metric(q, v, 0.0, step_of_metric);
    return p;
  }
};

const std::vector<Metric> metrics = {Metric::mass, Metric::identity, Metric::diagonal,
                                     Metric::matrix, Metric::tangent};

// (4), (15), (16), (19) to (21), with dense matrices and as they are printed.
TEST(VelocityProjection, HasTheBalanceOfThePaper) {
  Place place;
  const Matrix one = Matrix::Identity(12, 12);
  for (const Metric metric : metrics) {
    for (const double alpha : {0.3, 20.0}) {
      StateProjection projection = place.projection(place.options(metric, Method::penalty, alpha));
      const Matrix A = projection.metric();
      const Matrix G = place.B.transpose() * place.B;
      const Matrix P = one + alpha * inverse(A) * G;
      const Matrix D = 0.5 * (one + P).transpose() * place.M * (one - P);
      const Matrix bold_B = place.M * inverse(A) * G;
      Vector v = place.v;
      ASSERT_TRUE(projection.move_velocities(place.q, 0.0, v));
      EXPECT_LE((P * v - place.v).norm(), 1e-12);
      const auto& balance = projection.balance();
      EXPECT_NEAR(balance.first + balance.second, v.dot(D * v), 1e-12);
      EXPECT_NEAR(balance.first, -alpha * v.dot(bold_B * v), 1e-12);
      const Vector Bv = bold_B * v;
      EXPECT_NEAR(balance.second, -0.5 * alpha * alpha * Bv.dot(inverse(place.M) * Bv), 1e-12);
      EXPECT_NEAR(balance.first + balance.second,
                  place.system->kinetic_energy(v) - place.system->kinetic_energy(place.v), 1e-12);
      EXPECT_GE(std::abs(balance.first), 1e-4);
    }
  }
}

TEST(VelocityProjection, WithTheTangentHasThatOfTheTrapezoidalRule) {
  Place place;
  const auto force = [&](const Vector& q) { return gradient(*place.system, q); };
  const Matrix K = differences(force, place.q);
  const Matrix A = place.projection({Metric::tangent}).metric();
  const double h = step_of_metric;
  EXPECT_LE(relative_error(A, place.M + 0.25 * h * h * K), 1e-8);
  EXPECT_GE(relative_error(A, place.M), 0.1);
}

// (2): of all velocities the constraints allow the nearest one, which a penalty comes to as 1/α.
TEST(VelocityProjection, IsTheNearestIfItIsExact) {
  Place place;
  for (const Metric metric : metrics) {
    const ProjectionOptions options = place.options(metric, Method::exact);
    StateProjection projection = place.projection(options);
    Vector v = place.v;
    ASSERT_TRUE(projection.move_velocities(place.q, 0.0, v));
    EXPECT_LE((place.B * v).norm(), 1e-13);
    const Matrix allowed = kernel(place.B);
    EXPECT_LE((allowed.transpose() * (projection.metric() * (v - place.v))).norm(), 1e-12);
    Vector again = v;  // proposition 1
    ASSERT_TRUE(projection.move_velocities(place.q, 0.0, again));
    EXPECT_LE((again - v).norm(), 1e-14);
    const auto distance = [&](double alpha) {
      ProjectionOptions soft = options;
      soft.method = Method::penalty;
      soft.penalty = alpha;
      Vector near = place.v;
      EXPECT_TRUE(place.projection(soft).move_velocities(place.q, 0.0, near));
      return (near - v).norm();
    };
    EXPECT_NEAR(distance(1e4) / distance(1e5), 10.0, 0.05);
  }
}

TEST(PositionProjection, IsTheNearestPlaceOnTheConstraints) {
  Place place;
  for (const Metric metric : metrics) {
    StateProjection projection = place.projection(place.options(metric, Method::exact));
    const Vector start = place.q;
    Vector q = start;
    ASSERT_TRUE(projection.move_positions(0.0, q));
    EXPECT_LE(phi(*place.system, q, 0.0).norm(), 1e-15);
    EXPECT_GE((q - start).norm(), 1e-3);
    const Matrix allowed = kernel(constraint_jacobian(*place.system, q));
    EXPECT_LE((allowed.transpose() * (projection.metric() * (q - start))).norm(), 1e-12);
  }
}

// The minimum of ½|q − q*|²_A + ½α|Φ|² is where its gradient vanishes.
TEST(PositionProjection, ByPenaltyIsTheMinimumOfThePenalizedDistance) {
  Place place;
  StateProjection projection =
      place.projection(place.options(Metric::diagonal, Method::penalty, 50.0));
  Vector q = place.q;
  ASSERT_TRUE(projection.move_positions(0.0, q));
  const Vector slope =
      projection.metric() * (q - place.q) +
      50.0 * constraint_jacobian(*place.system, q).transpose() * phi(*place.system, q, 0.0);
  EXPECT_LE(slope.norm(), 1e-12);
}

// (6), (7).
TEST(AccelerationProjection, MeetsTheConstraintsOfAccelerations) {
  Place place;
  const Vector a_start = place.random.vector(12);
  const Vector bias = phi_bias(*place.system, place.q, place.v, 0.0);
  for (const Metric metric : metrics) {
    const ProjectionOptions options = place.options(metric, Method::exact);
    Vector a = a_start;
    ASSERT_TRUE(place.projection(options).move_accelerations(place.q, place.v, 0.0, a));
    EXPECT_LE((place.B * a + bias).norm(), 1e-12);
    ProjectionOptions soft = options;
    soft.method = Method::penalty;
    soft.penalty = 3.0;
    StateProjection penalty = place.projection(soft);
    a = a_start;
    ASSERT_TRUE(penalty.move_accelerations(place.q, place.v, 0.0, a));
    const Matrix A = penalty.metric();
    const Vector expected = solve(A + 3.0 * place.B.transpose() * place.B,
                                  A * a_start - 3.0 * place.B.transpose() * bias);
    EXPECT_LE((a - expected).norm(), 1e-12);
  }
}

// Section 6: A = M is case IV everywhere; A = diag(a, 1) is case II but on the axes and for aμ = 1, with the determinant
// det 𝐁ˢ = −(4/a²) q₁²q₂²(1 − aμ)².
TEST(ProjectionCriterion, JudgesTheTwoParticlesAsThePaperDoes) {
  const double mu = 0.1;
  const Matrix M = Vector{{1.0, mu}}.asDiagonal();
  const auto judge = [&](double a, double angle) {
    const Matrix B = 2.0 * Vector{{std::cos(angle), std::sin(angle)}}.transpose();
    return ProjectionCriterion(M, Vector{{a, 1.0}}.asDiagonal(), B);
  };
  EXPECT_EQ(ProjectionCriterion(M, M, Matrix{{1.2, 1.6}}).number(), 4);
  EXPECT_EQ(judge(15.0, 0.9).number(), 2);
  EXPECT_EQ(judge(15.0, 0.0).number(), 4);
  EXPECT_EQ(judge(1.0 / mu, 0.9).number(), 4);
  const double a = 15.0;
  const double c2 = std::pow(std::cos(0.9), 2);
  const double s2 = std::pow(std::sin(0.9), 2);
  const double trace = 4.0 * (c2 / a + mu * s2);
  const double det = -4.0 / (a * a) * c2 * s2 * std::pow(1.0 - a * mu, 2);
  const double root = std::sqrt(0.25 * trace * trace - det);
  EXPECT_NEAR(judge(a, 0.9).least_b, (0.5 * trace - root) / (0.5 * trace + root), 1e-14);
}

// Without mass in one direction (M A⁻¹)ˢ is only semidefinite: cases I and III.
TEST(ProjectionCriterion, KnowsDirectionsThatNoMassIsIn) {
  const Matrix M = Vector{{1.0, 0.0}}.asDiagonal();
  const Matrix one = Matrix::Identity(2, 2);
  EXPECT_EQ(ProjectionCriterion(M, one, Matrix{{1.0, 0.0}}).number(), 3);
  EXPECT_EQ(ProjectionCriterion(M, one, Matrix{{1.0, 1.0}}).number(), 1);
}

// Figure 13 b, its slope corrected: an incompatible velocity whose projection keeps the energy, between those that lose and gain.
TEST(ProjectionCriterion, LeavesOneIncompatibleDirectionItsEnergyInCaseTwo) {
  const double mu = 0.1;
  const double a = 15.0;
  const Problem problem = make_problem("two-particles");
  const Vector q{{std::cos(0.9), std::sin(0.9)}};
  for (const double alpha : {1.0, 20.0}) {
    StateProjection projection(problem.system,
                               {Metric::diagonal, Method::penalty, alpha, {a, 1.0}});
    const double square = q[0] * q[0] + a * a * mu * q[1] * q[1];
    const double kappa = (a + 2.0 * alpha * square) / (mu * a * a + 2.0 * alpha * square);
    const auto change = [&](double slope) {
      const Vector wanted{{1.0, slope}};
      const double rate = 2.0 * q.dot(wanted);
      Vector v = wanted + alpha * rate * 2.0 * Vector{{q[0] / a, q[1]}};
      EXPECT_TRUE(projection.move_velocities(q, 0.0, v));
      EXPECT_LE((v - wanted).norm(), 1e-12);
      return projection.balance().first + projection.balance().second;
    };
    const double compatible = -q[0] / q[1];
    EXPECT_NEAR(change(compatible), 0.0, 1e-14);
    EXPECT_NEAR(change(kappa * compatible), 0.0, 1e-13);
    EXPECT_GT(change(0.5 * (1.0 + kappa) * compatible), 0.0);
    EXPECT_LT(change((2.0 * kappa - 1.0) * compatible), 0.0);
  }
}

Settings projected(const std::string& metric, const std::string& method,
                   const std::string& of = "velocities") {
  return {{"projection", metric}, {"projection_method", method}, {"projection_of", of}};
}

// Whatever takes an energy-preserving step, the projection after it takes what the paper says.
TEST(ProjectedSteps, LoseAlikeAfterAnyPreservingStep) {
  for (const std::string scheme : {"augmented-lagrangian", "energy-preserving", "midpoint"}) {
    const Ran ran = run(make_problem("two-particles"),
                        *make_scheme(scheme, {{"projection", "mass"}}), fixed_steps(0.1, 50.0));
    EXPECT_NEAR(ran.result.final_energy / ran.result.initial_energy, 0.739069, 1e-5) << scheme;
    EXPECT_NEAR(ran.result.ledger[Account::projection_loss],
                ran.result.initial_energy - ran.result.final_energy, 1e-11)
        << scheme;
  }
}

// ΔE_p1 and ΔE_p2 of the rows are all that the steps lose, for every matrix and at each level.
TEST(ProjectedSteps, TellTheirBalanceStepByStep) {
  struct Sum : Observer {
    double all = 0.0;
    void observe(const Snapshot& s) override {
      for (const auto& [name, value] : s.stepper->algorithmic_values())
        if (name == "projection_1" || name == "projection_2") all += value[0];
    }
  };
  for (const std::string metric : {"mass", "identity", "tangent"})
    for (const std::string method : {"penalty", "exact"}) {
      Sum sum;
      const Ran ran =
          run(make_problem("four-mass"), *make_scheme("midpoint", projected(metric, method)),
              fixed_steps(0.05, 5.0), &sum);
      ASSERT_EQ(ran.result.status, RunStatus::completed) << metric;
      EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-13 * ran.result.energy_scale) << metric;
      EXPECT_NEAR(sum.all, ran.result.final_energy - ran.result.initial_energy,
                  1e-11 * ran.result.energy_scale)
          << metric << " " << method;
      EXPECT_GE(std::abs(sum.all), 1e-9) << metric << " " << method;
      if (method == "exact") {
        EXPECT_LE(ran.result.velocity_error, 1e-12) << metric;
      }
    }
}

// Newmark's rule fails at 5 s with index 3 equations; with velocities on the constraints it goes on [CuadradoEtAl2000], loses what
// falls as h³, and with accelerations on them, too, has those of the equations of motion.
TEST(ProjectedSteps, LetNewmarkGoOn) {
  const Problem problem = make_problem("double-pendulum");
  const auto tried = [&](double step, const Settings& set) {
    return run(problem, *make_scheme("newmark", set), fixed_steps(step, 20.0));
  };
  EXPECT_EQ(tried(0.01, {}).result.status, RunStatus::failed);
  for (const std::string of : {"velocities", "accelerations"}) {
    const auto loss = [&](double step) {
      const Ran ran = tried(step, projected("mass", "exact", of));
      EXPECT_EQ(ran.result.status, RunStatus::completed) << of;
      const double error = (ran.value("a") - ran.value("a_kkt")).cwiseAbs().maxCoeff();
      EXPECT_LE(error, of == "accelerations" ? 1e-12 : 0.1) << of;
      return ran.result.initial_energy - ran.result.final_energy;
    };
    EXPECT_NEAR(std::log2(loss(0.01) / loss(0.005)), 3.0, 0.2) << of;
  }
}

// [LensCardona2007]: without dissipation ED-α locks on a pendulum, since velocities across the constraint are never taken back. Where they are, it
// swings as it must, to first order, and loses less.
TEST(ProjectedSteps, UnlockEnergyDecaying) {
  const Problem problem = make_problem("pendulum");
  const Ran exact =
      run(problem, *make_scheme("energy-preserving", {{"order", "6"}}), fixed_steps(0.005, 1.5));
  const auto error = [&](double step, Settings set) {
    set["rho_inf"] = "1";
    const Ran ran = run(problem, *make_scheme("energy-decaying", set), fixed_steps(step, 1.5));
    EXPECT_LE(ran.result.ledger.max_step_unaccounted, 1e-13 * ran.result.energy_scale);
    return (ran.value("q") - exact.value("q")).norm();
  };
  EXPECT_GE(error(0.0005, {}), 0.5);
  const Settings set = projected("mass", "exact");
  EXPECT_LE(error(0.0005, set), 0.01);
  EXPECT_NEAR(std::log2(error(0.001, set) / error(0.0005, set)), 1.0, 0.05);
}

TEST(ProjectedSteps, SayOfWhatTheirWarningsAre) {
  const Problem problem = make_problem("double-pendulum");
  const auto warnings = make_scheme("newmark", {{"projection", "mass"}})->warnings(*problem.system);
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_TRUE(warnings[0].starts_with("without its projection: ")) << warnings[0];
}

// Positions that equations of index 1 let go are brought back, and the order is kept.
TEST(ProjectedSteps, TakeDriftBack) {
  const Problem problem = make_problem("double-pendulum", {{"rate_1", "1"}, {"rate_2", "2"}});
  const Ran exact =
      run(problem, *make_scheme("energy-preserving", {{"order", "6"}}), fixed_steps(0.005, 1.0));
  Settings set = projected("mass", "exact", "positions");
  set["constraint_level"] = "acceleration";
  std::array<double, 2> error{};
  for (std::size_t i = 0; i < 2; ++i) {
    const Ran ran = run(problem, *make_scheme("midpoint", set),
                        fixed_steps(0.01 / (1.0 + static_cast<double>(i)), 1.0));
    EXPECT_LE(ran.result.position_error, 1e-14);
    EXPECT_LE(ran.result.velocity_error, 1e-13);
    error[i] = (ran.value("q") - exact.value("q")).cwiseAbs().maxCoeff();
  }
  EXPECT_NEAR(std::log2(error[0] / error[1]), 2.0, 0.25);
}

TEST(ProjectedSteps, RefuseWhatMakesNoSense) {
  const Problem problem = make_problem("two-particles");
  const auto started = [&](const std::string& scheme, const Settings& set) {
    (void)make_scheme(scheme, set)->start(problem.system, start_of(problem), {});
  };
  const Settings asked = {{"projection", "matrix"}};
  const auto with = [&](const std::string& key, const std::string& value) {
    Settings set = asked;
    set[key] = value;
    return set;
  };
  EXPECT_NO_THROW(started("midpoint", with("projection_weights", "[2,1,1,2]")));
  EXPECT_THROW(started("midpoint", with("projection_weights", "[2,1]")), UsageError);
  EXPECT_THROW(started("midpoint", with("projection_weights", "[2,1,0,2]")), UsageError);
  EXPECT_THROW(started("midpoint", with("projection_weights", "[1,2,2,1]")), UsageError);
  EXPECT_THROW(started("midpoint", projected("mass", "exact", "accelerations")), UsageError);
  EXPECT_THROW(started("midpoint", {{"projection", "mass"}, {"order", "4"}}), UsageError);
  EXPECT_THROW(
      started("energy-preserving", {{"projection", "mass"}, {"coordinates", "euler-parameters"}}),
      UsageError);
}

}  // namespace
}  // namespace visviva::test

#include "visviva/equilibrium/loaded_system.hpp"

#include <gtest/gtest.h>

#include "equilibrium/static_models.hpp"
#include "run_problem.hpp"
#include "visviva/mechanics/changed_system.hpp"
#include "visviva/simulate/consistent_state.hpp"

namespace visviva::test {
namespace {

// A state that no symmetry makes special, near the start.
Vector bent(const Prepared& ready) {
  Vector q = ready.start.state.q;
  for (Eigen::Index i = 0; i < q.size(); ++i)
    q[i] += 0.01 * std::sin(1.0 + 2.3 * static_cast<double>(i));
  return q;
}

Vector forces(const System& system, const Vector& q, double t) {
  Vector f = Vector::Zero(q.size());
  system.loads().add_force({q, Vector::Zero(q.size()), t, t, 0.0}, LoadSort::all, 1.0, f);
  system.potentials().add_gradient(q, -1.0, f);
  return f;
}

const std::string loaded_beam = unit_cantilever(3, R"(
gravity: [0, 0, -9.81]
loads:
  pull: {on: beam/end, force: [1, 2, 3], factor: 2*t}
  twist: {on: beam/end, moment: [0.1, 0.2, 0.3], direction: follower, factor: cos(t)}
)");

TEST(ChangedSystem, WithoutChangeIsTheSame) {
  for (const SuiteProblem& suite : suite_problems()) {
    const Problem p = make_problem(suite.name, suite.set);
    const System same = changed_system(*p.system, [](SystemDescription&) {});
    EXPECT_EQ((same.bare_mass() - p.system->bare_mass()).norm(), 0.0) << suite.name;
    EXPECT_EQ(same.constraints().row_names(), p.system->constraints().row_names());
    EXPECT_EQ(same.implied().row_names(), p.system->implied().row_names());
    EXPECT_EQ(same.frames_are_uncoupled(), p.system->frames_are_uncoupled());
    EXPECT_EQ(forces(same, p.q0, 0.3), forces(*p.system, p.q0, 0.3)) << suite.name;
  }
}

TEST(LoadedSystem, HasTheLoadsOfATimeMultipliedByItsOwn) {
  const Prepared ready = static_model(loaded_beam);
  const Vector q = bent(ready);
  const auto loaded = loaded_system(*ready.system, {0.7});
  const Vector none = forces(*loaded, q, 0.0);
  Vector elastic = Vector::Zero(q.size());
  for (const PotentialTerm& term : ready.system->potentials().terms()) {
    if (term.is_weight) continue;
    const StrainPoint at(term, q);
    scatter_add(at.De.transpose() * stress_at(term, at.e), -1.0, term.coordinates, elastic);
  }
  const double scale = elastic.norm();
  EXPECT_LE((none - elastic).norm(), 1e-14 * scale) << "without loads there are strains only";
  const Vector full = forces(*ready.system, q, 0.7);
  EXPECT_LE((forces(*loaded, q, 1.0) - full).norm(), 1e-14 * scale);
  EXPECT_LE((forces(*loaded, q, 0.3) - (0.3 * full + 0.7 * elastic)).norm(), 1e-14 * scale);
}

TEST(LoadedSystem, LeavesLoadsThatAreNotNamedAsTheyAre) {
  const Prepared ready = static_model(loaded_beam);
  const Vector q = bent(ready);
  const auto of_one = loaded_system(*ready.system, {0.7, {"pull"}});
  const Vector change = forces(*of_one, q, 1.0) - forces(*of_one, q, 0.0);
  Vector pull = Vector::Zero(q.size());
  for (const LoadTerm& term : ready.system->loads().terms())
    if (term.name == "pull") {
      LocalVector f(term.load->inputs());
      term.load->force(gather(q, term.coordinates), LocalVector::Zero(f.size()), 0.7, f);
      scatter_add(f, 1.0, term.coordinates, pull);
    }
  EXPECT_LE((change - pull).norm(), 1e-9);
  EXPECT_GT(pull.norm(), 1.0);
  EXPECT_EQ(load_names(*ready.system), (std::vector<std::string>{"pull", "twist", "gravity"}));
  EXPECT_THROW(static_cast<void>(loaded_system(*ready.system, {0.7, {"pul"}})), UsageError);
}

TEST(LoadedSystem, MovesDrivesWithTheLoadAndIsAtRest) {
  const Prepared ready = static_model(R"(
points: {bob: {mass: 1, position: [1, 0, 0]}}
base_motions: {lift: {of: bob, x: 0, y: 0.5*t^2, z: 0}}
)");
  const auto loaded = loaded_system(*ready.system, {2.0});
  Vector phi(3);
  loaded->constraints().value(ready.start.state.q, 0.5, phi);
  EXPECT_NEAR(phi[1], -0.5, 1e-15) << "at half the load the drive is where it is at half the time";
  loaded->constraints().rate(ready.start.state.q, Vector::Zero(3), 0.5, phi);
  EXPECT_EQ(phi.norm(), 0.0);
}

}  // namespace
}  // namespace visviva::test

// What a decaying scheme takes from each part of a model: parts that know nothing of each other lose what they lose alone.
#include <gtest/gtest.h>

#include <map>

#include "run_problem.hpp"
#include "visviva/mechanics/elements/spring.hpp"

namespace visviva::test {
namespace {

model::Body swinging_body(const std::string& name, double size) {
  model::Body body;
  body.name = name;
  body.mass = 1.0 + size;
  body.inertia = Eigen::Vector3d(0.2 * size, 0.3 * size, 0.4 * size).asDiagonal();
  body.position << size, 0.0, 0.0;
  body.angular_velocity << 1.0, 2.0 * size, -1.0;
  return body;
}

void add_swing(model::Model& m, const std::string& name, double size) {
  m.bodies.push_back(swinging_body(name, size));
  m.components.push_back({"spring of " + name,
                          std::make_shared<Spring>(100.0 * size, 0.5 * size),
                          {{"ground"}, {name, {0.1, 0.2, 0.0}, Eigen::Matrix3d::Identity()}}});
}

std::map<std::string, double> losses(const model::Model& m, const SchemeInfo& info,
                                     const Settings& settings) {
  const Problem problem = to_problem(m, 0.05, 2.0);
  const Ran ran = run(problem, *make_scheme(info.name, settings), fixed_steps(0.05, 2.0));
  EXPECT_EQ(ran.result.status, RunStatus::completed) << info.name;
  const Ledger& ledger = ran.result.ledger;
  std::map<std::string, double> of;
  EXPECT_EQ(static_cast<std::size_t>(ledger.part_dissipation.size()),
            ran.system->part_energies().size());
  for (Eigen::Index i = 0; i < ledger.part_dissipation.size(); ++i) {
    of[ran.system->part_energies()[static_cast<std::size_t>(i)].part] = ledger.part_dissipation[i];
    EXPECT_GE(ledger.part_dissipation[i], 0.0);
  }
  EXPECT_NEAR(ledger.part_dissipation.sum(), ledger[Account::numerical_dissipation],
              1e-13 * ran.result.energy_scale);
  return of;
}

TEST(PartDissipation, IsThatOfEachPartAlone) {
  for (const std::string name : {"frame-1", "frame-2", "frame-3"}) {
    const SchemeInfo& info = find_scheme(name);
    const Settings settings = {{"rho_inf", "0.3"}};
    model::Model both;
    both.name = "both";
    model::Model first;
    first.name = "first";
    model::Model second;
    second.name = "second";
    for (model::Model* m : {&both, &first}) add_swing(*m, "a", 0.5);
    for (model::Model* m : {&both, &second}) add_swing(*m, "b", 0.9);
    const auto together = losses(both, info, settings);
    ASSERT_EQ(together.size(), 4U);
    for (const auto& alone : {losses(first, info, settings), losses(second, info, settings)})
      for (const auto& [part, lost] : alone) {
        EXPECT_GT(lost, 1e-4) << name << " " << part;
        EXPECT_NEAR(together.at(part), lost, 1e-9 * lost) << name << " " << part;
      }
  }
}

TEST(PartDissipation, IsNotToldBySchemesThatHaveNone) {
  model::Model m;
  m.name = "swing";
  add_swing(m, "a", 0.5);
  const Problem problem = to_problem(m, 0.05, 0.5);
  const Ran ran = run(problem, *make_scheme("frame-1"), fixed_steps(0.05, 0.5));
  EXPECT_EQ(ran.result.ledger.part_dissipation.size(), 0);
}

}  // namespace
}  // namespace visviva::test

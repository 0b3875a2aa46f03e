// A run that goes on from any of its checkpoints ends as it did, to the last bit, with every scheme.
#include "results/everything.hpp"

namespace visviva::test {
namespace {

class Checkpoints final : public Observer {
 public:
  void observe(const Snapshot& s) override {
    q.push_back(s.stepper->q());
    v.push_back(s.stepper->shown_velocity());
  }
  void checkpoint(const std::string& state) override { states.push_back(state); }

  std::vector<Vector> q;
  std::vector<Vector> v;
  std::vector<std::string> states;
};

// Numbers of a run that are not those of the clock on the wall.
std::string numbers_of(RunResult& result, const Stepper& stepper) {
  ArchiveWriter all;
  all(result, stepper.q(), stepper.v(), stepper.history(), result.end, result.turn, result.bend,
      result.status, result.failure ? result.failure->time : -1.0, result.missed.share,
      result.energy_scale, result.energy_budget, result.passage.has_value());
  if (result.accuracy)
    all(result.accuracy->end.way, result.accuracy->largest.way, result.accuracy->farthest_way);
  return all.bytes();
}

void expect_same_from_each_checkpoint(const Problem& problem, const Scheme& scheme,
                                      const RunOptions& options, std::size_t at_least,
                                      const std::string& name) {
  Checkpoints whole;
  Ran ran = run(problem, scheme, options, &whole);
  ASSERT_GE(whole.states.size(), at_least) << name;
  for (const auto& state : whole.states) {
    RunOptions rest = options;
    rest.resume_from = state;
    Checkpoints seen;
    Ran resumed = run(problem, scheme, rest, &seen);
    EXPECT_EQ(numbers_of(resumed.result, *resumed.stepper), numbers_of(ran.result, *ran.stepper))
        << name;
    EXPECT_EQ(resumed.result.steps - resumed.result.steps_before_resume,
              static_cast<long>(seen.q.size()));
    const std::size_t skipped = whole.q.size() - seen.q.size();
    for (std::size_t i = 0; i < seen.q.size(); ++i) {
      ASSERT_EQ(seen.q[i], whole.q[skipped + i]) << name << ", step " << i;
      ASSERT_EQ(seen.v[i], whole.v[skipped + i]) << name << ", step " << i;
    }
  }
}

RunOptions with_checkpoints(double step, double until) {
  RunOptions options = fixed_steps(step, until);
  options.estimate_error = true;
  options.checkpoint_every = 3;
  return options;
}

struct Resumed {
  std::string scheme;
  Settings set = {};
};

std::vector<Resumed> all_schemes() {
  std::vector<Resumed> list;
  for (const auto& info : scheme_catalogue()) list.push_back({info.name});
  list.push_back({"frame-1", {{"order", "4"}}});
  list.push_back({"visviva", {{"order", "6"}, {"rho_inf", "1"}}});
  return list;
}

TEST(Resume, IsTheSameRunWithEveryScheme) {
  const Problem problem = make_everything();
  for (const auto& [name, set] : all_schemes()) {
    const auto scheme = make_scheme(name, set);
    const bool can = can_adapt(*scheme, problem.system, start_of(problem));
    expect_same_from_each_checkpoint(problem, *scheme, with_checkpoints(0.001, 0.015), can ? 2 : 0,
                                     name);
  }
}

TEST(Resume, IsTheSameRunWithAdaptiveSteps) {
  const Problem problem = make_everything();
  for (const auto& [name, set] : all_schemes()) {
    const auto scheme = make_scheme(name, set);
    if (!can_adapt(*scheme, problem.system, start_of(problem))) continue;
    RunOptions options = with_checkpoints(0.001, 0.015);
    options.adaptive = AdaptiveStep{.tolerance = 1e-4, .max_step = 2e-3};
    expect_same_from_each_checkpoint(problem, *scheme, options, 1, name);
  }
}

TEST(Resume, RefusesWhatIsNoState) {
  const Problem problem = make_everything();
  RunOptions options = with_checkpoints(0.001, 0.015);
  options.resume_from = "no state";
  EXPECT_THROW((void)run(problem, *make_scheme("visviva"), options), ArchiveError);
}

}  // namespace
}  // namespace visviva::test

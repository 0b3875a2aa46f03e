#include "visviva/results/run_recorder.hpp"

#include <cmath>

#include "results/temporary_folder.hpp"
#include "run_problem.hpp"

namespace visviva::test {
namespace {

std::vector<std::vector<double>> read_numbers(const std::filesystem::path& path) {
  std::vector<std::vector<double>> rows;
  for (const auto& line : read_lines(path)) {
    rows.emplace_back();
    std::istringstream cells(line);
    for (std::string cell; std::getline(cells, cell, ',');)
      rows.back().push_back(std::strtod(cell.c_str(), nullptr));
  }
  rows.erase(rows.begin());
  return rows;
}

RunResult record(const TemporaryFolder& temporary, long every, const std::string& scheme,
                 const RunOptions& options) {
  const Problem problem = make_problem("double-pendulum-points");
  OutputFolder folder(temporary.path(), "summary.json");
  RunRecorder recorder(folder, problem.system, {.every = every, .states_csv = true});
  Ran ran = run(problem, *make_scheme(scheme), options, &recorder);
  recorder.finish(ran.result.status);
  folder.commit();
  return ran.result;
}

TEST(RunRecorder, ColumnsAreNamedWithUnitsAndCoordinates) {
  const TemporaryFolder folder;
  record(folder, 1, "midpoint", fixed_steps(0.01, 0.02));
  EXPECT_EQ(read_lines(folder / "energy.csv").front(),
            "t_s,kinetic_J,potential_J,energy_J,external_work_J,drive_work_J,constraint_work_J,"
            "physical_dissipation_J,numerical_dissipation_J,projection_loss_J,unaccounted_J,step_"
            "remainder_J,"
            "position_error,velocity_error,momentum_x_Ns,momentum_y_Ns,momentum_z_Ns,"
            "angular_momentum_x_Nms,angular_momentum_y_Nms,angular_momentum_z_Nms,"
            "newton_iterations,rejected_by_error,rejected_by_newton,guarded_steps,step_s");
  const Problem problem = make_problem("double-pendulum-points");
  const System& system = *problem.system;
  std::string expected = "t_s";
  for (const std::string prefix : {"", "v_", "a_"})
    for (int i = 0; i < 4; ++i) expected += "," + prefix + system.coordinate_name(i);
  for (int i = 0; i < 2; ++i) expected += ",lambda_" + system.constraints().row_name(i);
  EXPECT_EQ(read_lines(folder / "states.csv").front(), expected);
}

TEST(RunRecorder, SensorsOfAnEarlierRunAreGone) {
  const TemporaryFolder folder;
  std::ofstream(folder / "sensors.csv") << "of a model that had some";
  record(folder, 1, "midpoint", fixed_steps(0.01, 0.02));
  EXPECT_EQ(file_names(folder.path()),
            (std::vector<std::string>{"energy.csv", "results.h5", "states.csv", "summary.json"}));
}

TEST(RunRecorder, EveryRowSatisfiesTheEquationsOfMotion) {
  const TemporaryFolder folder;
  record(folder, 1, "midpoint", fixed_steps(0.01, 0.5));
  const auto rows = read_numbers(folder / "states.csv");
  ASSERT_EQ(rows.size(), 51U);
  const Problem problem = make_problem("double-pendulum-points");
  const System& system = *problem.system;
  for (const auto& row : rows) {
    const Eigen::Map<const Vector> x(row.data(), static_cast<Eigen::Index>(row.size()));
    const Vector q = x.segment(1, 4);
    SparseMatrix B = system.constraints().pattern();
    system.constraints().jacobian(q, B);
    Vector rest = system.mass() * x.segment(9, 4) + B.transpose() * x.tail(2);
    system.potentials().add_gradient(q, 1.0, rest);
    EXPECT_LT(rest.norm(), 1e-12);
  }
}

// Keeps what the stepper shows beside what is recorded.
struct Looking : Observer {
  explicit Looking(RunRecorder& to) : recorder(to) {}
  void observe(const Snapshot& s) override {
    recorder.observe(s);
    moved = moved || s.stepper->shown_velocity() != s.stepper->v();
    shown.push_back(s.stepper->shown_velocity());
  }
  void end(const Snapshot& s) override { recorder.end(s); }
  RunRecorder& recorder;
  std::vector<Vector> shown;
  bool moved = false;
};

TEST(RunRecorder, VelocitiesAreThoseThatTheStepperShows) {
  for (const char* scheme : {"visviva", "frame-1:order=4", "frame-1"}) {
    const TemporaryFolder temporary;
    const Problem problem = make_problem("chain", {{"count", "4"}});
    OutputFolder folder(temporary.path(), "summary.json");
    RunRecorder recorder(folder, problem.system, {.states_csv = true});
    Looking observer(recorder);
    const Ran ran = run(problem, *make_scheme(scheme), fixed_steps(0.01, 0.3), &observer);
    recorder.finish(ran.result.status);
    folder.commit();
    EXPECT_EQ(observer.moved, std::string(scheme) != "frame-1") << "onto the joints";
    const auto rows = read_numbers(temporary / "states.csv");
    ASSERT_EQ(rows.size(), observer.shown.size());
    const int n = problem.system->coordinate_count();
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const Eigen::Map<const Vector> v(rows[i].data() + 1 + n, n);
      EXPECT_LT((v - observer.shown[i]).norm(), 1e-12 * (1.0 + v.norm())) << scheme;
    }
  }
}

// Passes each step on several times, and then a checkpoint at once.
struct Hasty : Observer {
  explicit Hasty(RunRecorder& to) : recorder(to) {}
  void observe(const Snapshot& s) override {
    for (int i = 0; i < 4; ++i) recorder.observe(s);
    recorder.checkpoint("here");
  }
  RunRecorder& recorder;
};

TEST(RunRecorder, ACheckpointComesAfterTheRowsBeforeIt) {
  const TemporaryFolder temporary;
  const Problem problem = make_problem("chain", {{"count", "60"}});
  OutputFolder folder(temporary.path(), "summary.json");
  RunRecorder recorder(folder, problem.system, {.beside = true});
  Hasty observer(recorder);
  const Ran ran = run(problem, *make_scheme("frame-1"), fixed_steps(0.001, 0.003), &observer);
  recorder.finish(ran.result.status);
  folder.commit();
  const auto last = StoredResults(folder.path()).checkpoint();
  ASSERT_TRUE(last);
  EXPECT_EQ(last->rows, 16U) << "of the start and three steps, four times each";
  EXPECT_EQ(last->steps, 3);
}

TEST(RunRecorder, WhatLiesBetweenStoredStepsIsNotLost) {
  const TemporaryFolder all;
  const TemporaryFolder some;
  const RunResult result = record(all, 1, "generalized-alpha", fixed_steps(0.01, 0.25));
  record(some, 10, "generalized-alpha", fixed_steps(0.01, 0.25));
  const auto every_step = read_numbers(all / "energy.csv");
  const auto rows = read_numbers(some / "energy.csv");
  ASSERT_EQ(every_step.size(), 26U);
  ASSERT_EQ(rows.size(), 4U) << "0, 10, 20 and the last, 25";
  constexpr std::size_t iterations = 20;
  constexpr std::size_t position_error = 12;
  double sum = 0.0;
  double largest = 0.0;
  for (const auto& row : rows) {
    sum += row[iterations];
    largest = std::max(largest, row[position_error]);
  }
  EXPECT_EQ(sum, static_cast<double>(result.iterations));
  EXPECT_EQ(largest, result.position_error);
  EXPECT_EQ(rows.back()[0], every_step.back()[0]);
  EXPECT_EQ(rows.back()[10], every_step.back()[10]) << "the ledger adds up over all steps";
}

TEST(RunRecorder, AttemptsAndGuardsAreCountedWhereTheyHappen) {
  const TemporaryFolder folder;
  RunOptions options = fixed_steps(0.05, 2.0);
  options.adaptive = AdaptiveStep{.tolerance = 1e-6, .allowance = 1e-6};
  const RunResult result = record(folder, 7, "energy-preserving", options);
  double sum = 0.0;
  for (const auto& row : read_numbers(folder / "energy.csv")) sum += row[21];
  EXPECT_GT(result.step_statistics.rejected_by_error, 0);
  EXPECT_EQ(sum, static_cast<double>(result.step_statistics.rejected_by_error));
}

TEST(RunRecorder, TellsWhatDecidedEachStep) {
  const TemporaryFolder folder;
  RunOptions options = fixed_steps(0.01, 0.5);
  options.adaptive = AdaptiveStep{.tolerance = 1e-6, .allowance = 1e-6, .max_step = 2e-3};
  const RunResult result = record(folder, 1, "energy-preserving", options);
  const StoredResults stored(folder.path());
  std::array<long, step_limit_count> counts{};
  const auto rows = stored.read(*stored.find("step_limit"), 0, stored.rows());
  EXPECT_EQ(rows.front(), -1.0);
  for (std::size_t i = 1; i < rows.size(); ++i) ++counts.at(static_cast<std::size_t>(rows[i]));
  for (int i = 0; i < step_limit_count; ++i)
    EXPECT_EQ(counts.at(static_cast<std::size_t>(i)),
              result.step_statistics.limited_by(static_cast<StepLimit>(i)))
        << i;
}

}  // namespace
}  // namespace visviva::test

#include <csignal>
#include <thread>

#include "cli/program.hpp"

namespace visviva::test {
namespace {

using Json = nlohmann::json;
using Names = std::vector<std::string>;

void expect_keys(const Json& object, const Names& expected) {
  for (const auto& key : expected) EXPECT_TRUE(object.contains(key)) << key;
}

// The names that scripts rely on.
void expect_contract(const Json& s) {
  expect_keys(s, {"visviva", "model", "scheme", "status", "time", "newton", "energy", "ledger",
                  "momentum", "constraints", "final_state", "size", "cost", "failure"});
  expect_keys(s["scheme"], {"name", "parameters"});
  expect_keys(s["time"], {"start", "end", "step", "steps", "rejected"});
  expect_keys(s["newton"], {"iterations", "max_per_step", "size", "entries"});
  expect_keys(s["energy"], {"kinetic", "potential", "initial", "final", "min", "max", "scale"});
  expect_keys(s["ledger"],
              {"external_work", "drive_work", "constraint_work", "physical_dissipation",
               "numerical_dissipation", "unaccounted", "max_step_unaccounted"});
  expect_keys(s["momentum"], {"linear_drift", "angular_drift"});
  expect_keys(s["constraints"], {"position_max", "velocity_max"});
  expect_keys(s["final_state"], {"q", "v", "a", "lambda", "a_kkt", "lambda_kkt"});
  expect_keys(s["size"], {"unknowns", "constraints"});
  expect_keys(s["cost"], {"wall_seconds", "cpu_seconds", "cpu_per_step_us"});
  expect_keys(s["start"], {"position_move", "velocity_move"});
}

TEST(Run, LeavesTheFilesOfTheContractAndAVerdict) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"run", "problem:double-pendulum", "--scheme",
                                              "midpoint", "--dt", "0.01", "--until", "2"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_EQ(outcome.err, "");
  for (const std::string text :
       {"completed: problem:double-pendulum with midpoint, 200 steps of 0.01 s to t = 2 s",
        "energy", "ledger", "unaccounted", "constraints", "not conserved by this model",
        "Newton iterations per step",
        "runs/double-pendulum-midpoint: summary.json, results.h5, energy.csv"})
    EXPECT_NE(outcome.out.find(text), std::string::npos) << text << "\n" << outcome.out;

  const auto results = folder / "runs/double-pendulum-midpoint";
  EXPECT_EQ(file_names(results),
            (Names{"energy.csv", "report.html", "results.h5", "summary.json"}));
  EXPECT_EQ(read_lines(results / "energy.csv").size(), 202U);
  const Json s = read_json(results / "summary.json");
  expect_contract(s);
  EXPECT_EQ(s["status"], "completed");
  EXPECT_EQ(s["model"], "problem:double-pendulum");
  EXPECT_EQ(s["scheme"]["name"], "midpoint");
  EXPECT_EQ(s["scheme"]["parameters"]["constraint_force"], "inside");
  EXPECT_EQ(s["time"]["steps"], 200);
  EXPECT_EQ(s["time"]["end"], 2.0);
  EXPECT_TRUE(s["failure"].is_null());
  EXPECT_EQ(s["final_state"]["q"].size(), 6U);
  EXPECT_EQ(s["final_state"]["lambda"].size(), 4U);
  expect_keys(s["final_state"], {"a_raw", "lambda_raw"});
}

TEST(Run, WithoutAMultiplierOfItsOwnASchemeReportsThatOfTheEquationsOfMotion) {
  const TemporaryFolder folder;
  ASSERT_EQ(visviva_in(folder, {"run", "problem:pendulum", "--out", "o"}).code, 0);
  const Json s = read_json(folder / "o/summary.json");
  EXPECT_EQ(s["scheme"]["name"], "visviva");
  EXPECT_EQ(s["final_state"]["lambda"], s["final_state"]["lambda_kkt"]);
  EXPECT_EQ(s["final_state"]["a"], s["final_state"]["a_kkt"]);
  EXPECT_TRUE(s["energy_law_claimed"]);
}

TEST(Run, OptionsReachTheRun) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"run",
                                              "problem:oscillator",
                                              "--scheme",
                                              "u0",
                                              "--set",
                                              "rho=[0.5,0.5,0.25]",
                                              "--set",
                                              "q0=2",
                                              "--set",
                                              "newton=residual",
                                              "--set",
                                              "newton_tolerance=1e-9",
                                              "--fixed-step",
                                              "--out",
                                              "o",
                                              "--every",
                                              "30",
                                              "--no-report",
                                              "--quiet",
                                              "--dt",
                                              "0.01",
                                              "--until",
                                              "1"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_EQ(outcome.out, "");
  EXPECT_EQ(outcome.err, "");
  EXPECT_EQ(file_names(folder / "o"), (Names{"energy.csv", "results.h5", "summary.json"}));
  EXPECT_EQ(read_lines(folder / "o/energy.csv").size(), 6U) << "header, 0, 30, 60, 90 and 100";
  const Json s = read_json(folder / "o/summary.json");
  EXPECT_EQ(s["scheme"]["parameters"]["rho"], (Json{0.5, 0.5, 0.25}));
  EXPECT_EQ(s["model_parameters"]["q0"], 2.0);
  EXPECT_EQ(s["settings"]["newton"], "residual");
  EXPECT_EQ(s["settings"]["newton_tolerance"], 1e-9);
  EXPECT_EQ(s["settings"]["halvings"].dump(), "0");
  EXPECT_EQ(s["settings"]["every"].dump(), "30");
  EXPECT_EQ(s["final_state"]["lambda"], Json::array());
}

TEST(Run, AdaptiveStepsAreToldInFull) {
  const TemporaryFolder folder;
  const Outcome outcome =
      visviva_in(folder, {"run", "problem:rod-chain", "--set", "links=5", "--tolerance", "1e-3",
                          "--until", "1", "--max-dt", "0.02", "--out", "o"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_EQ(outcome.err, "");
  for (const std::string text :
       {"rejected", "limited by error", "the largest step", "in trials before",
        "accuracy     error of the positions about", "; tolerance 0.001 m"})
    EXPECT_NE(outcome.out.find(text), std::string::npos) << text << "\n" << outcome.out;
  const Json s = read_json(folder / "o/summary.json");
  EXPECT_EQ(s["settings"]["tolerance"], 1e-3);
  EXPECT_EQ(s["settings"]["max_step"], 0.02);
  const Json time = s["time"];
  expect_keys(time, {"smallest_step", "largest_step", "mean_step", "rejected_by_error",
                     "rejected_by_newton", "limited_by", "mostly_limited_by", "above_tolerance",
                     "tolerance", "local_error_sum", "trial_steps"});
  EXPECT_LE(time["largest_step"], 0.02);
  EXPECT_GT(time["limited_by"]["max_step"], 0);
  EXPECT_GT(time["limited_by"]["error"], 0);
  EXPECT_EQ(time["limited_by"]["end"], 2);
  long limited = 0;
  for (const auto& [limit, count] : time["limited_by"].items()) limited += count.get<long>();
  EXPECT_EQ(limited, time["steps"]);
  EXPECT_EQ(time["rejected"],
            time["rejected_by_error"].get<long>() + time["rejected_by_newton"].get<long>());
  EXPECT_NEAR(time["mean_step"].get<double>() * time["steps"].get<double>(), 1.0, 1e-12);
  // The last column of energy.csv is the step.
  const auto lines = read_lines(folder / "o/energy.csv");
  ASSERT_EQ(lines.size(), time["steps"].get<std::size_t>() + 2);
  double sum = 0.0;
  for (std::size_t i = 1; i < lines.size(); ++i)
    sum += std::stod(lines[i].substr(lines[i].rfind(',') + 1));
  EXPECT_NEAR(sum, 1.0, 1e-12);
}

TEST(Run, TheSmallestStepIsWarnedOf) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"run", "problem:pendulum", "--tolerance", "1e-6",
                                              "--min-dt", "0.01", "--until", "1", "--out", "o"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_NE(outcome.err.find("of the smallest size has a larger error than the tolerance allows"),
            std::string::npos)
      << outcome.err;
  EXPECT_FALSE(read_json(folder / "o/summary.json")["warnings"].empty());
  EXPECT_EQ(visviva_in(folder, {"run", "problem:pendulum", "--tolerance", "1e-6", "--min-dt",
                                "0.01", "--set", "at_min_step=fail", "--out", "o"})
                .code,
            1);
}

TEST(Run, SameInputSameBits) {
  const TemporaryFolder folder;
  for (const std::string out : {"a", "b"})
    ASSERT_EQ(visviva_in(folder, {"run", "problem:double-pendulum", "--scheme", "generalized-alpha",
                                  "--until", "3", "--set", "states_csv=on", "--out", out})
                  .code,
              0);
  for (const std::string name : {"energy.csv", "states.csv"})
    EXPECT_EQ(read_text(folder / ("a/" + name)), read_text(folder / ("b/" + name))) << name;
  Json a = read_json(folder / "a/summary.json");
  Json b = read_json(folder / "b/summary.json");
  a.erase("cost");
  b.erase("cost");
  EXPECT_EQ(a, b);
}

// [Hoitink2011]: Newmark's rule fails on the double pendulum; here between 4 and 5.2 s.
TEST(Run, ThatItsSchemeRefusesLeavesNoFolder) {
  const TemporaryFolder folder;
  const Outcome outcome =
      visviva_in(folder, {"run", "problem:pendulum", "--scheme",
                          "augmented-lagrangian:projection=diagonal:projection_weights=[1,2,3]"});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.err.find("projection_weights needs 2 numbers"), std::string::npos)
      << outcome.err;
  EXPECT_FALSE(std::filesystem::exists(folder / "runs"));
}

TEST(Run, AFailureIsToldAndItsFilesAreKept) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"run", "problem:double-pendulum", "--scheme",
                                              "newmark", "--until", "10", "--out", "o"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("warning: "), std::string::npos);
  EXPECT_NE(outcome.err.find("visviva: the run failed at t = "), std::string::npos) << outcome.err;
  EXPECT_NE(outcome.err.find("; try: "), std::string::npos);
  EXPECT_EQ(outcome.out.rfind("failed: ", 0), 0U);
  const Json s = read_json(folder / "o/summary.json");
  expect_contract(s);
  EXPECT_EQ(s["status"], "failed");
  EXPECT_FALSE(s["warnings"].empty());
  expect_keys(s["failure"], {"time", "step", "what", "where", "hint"});
  // It grows from round-off, of whatever size that is.
  EXPECT_GT(s["failure"]["time"], 3.0);
  EXPECT_LT(s["failure"]["time"], 7.0);
  EXPECT_EQ(read_lines(folder / "o/energy.csv").size(), s["time"]["steps"].get<std::size_t>() + 2);
}

class Interrupted : public testing::TestWithParam<int> {};

TEST_P(Interrupted, RunEndsAfterItsStepAndKeepsItsFiles) {
  const TemporaryFolder folder;
  const Program program(
      {"run", "problem:double-pendulum", "--until", "1e6", "--every", "1000", "--out", "o"},
      folder.path());
  ASSERT_TRUE(appears(folder / "o/unfinished/results.h5"));
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  program.signal(GetParam());
  const Outcome outcome = program.wait();
  EXPECT_EQ(outcome.code, 130);
  EXPECT_EQ(outcome.out.rfind("interrupted: ", 0), 0U) << outcome.out;
  EXPECT_EQ(file_names(folder / "o"),
            (Names{"energy.csv", "report.html", "results.h5", "summary.json"}));
  const Json s = read_json(folder / "o/summary.json");
  expect_contract(s);
  EXPECT_EQ(s["status"], "interrupted");
  EXPECT_TRUE(s["failure"].is_null());
  EXPECT_LT(s["time"]["end"], 1e6);
}

INSTANTIATE_TEST_SUITE_P(By, Interrupted, testing::Values(SIGINT, SIGTERM, SIGHUP),
                         [](const auto& c) { return "Signal" + std::to_string(c.param); });

const Arguments endless_pendulum{
    "run", "problem:pendulum", "--until", "1e6", "--every", "1000", "--out", "o"};

TEST(Run, KilledItLeavesNothingThatLooksLikeAResultAndEarlierOnesAsTheyWere) {
  const TemporaryFolder folder;
  ASSERT_EQ(visviva_in(folder, {"run", "problem:pendulum", "--out", "o"}).code, 0);
  const Program program(endless_pendulum, folder.path());
  ASSERT_TRUE(appears(folder / "o/unfinished/results.h5"));
  program.signal(SIGKILL);
  EXPECT_EQ(program.wait().code, -1);
  EXPECT_EQ(file_names(folder / "o"),
            (Names{"energy.csv", "report.html", "results.h5", "summary.json", "unfinished"}));
  EXPECT_EQ(read_json(folder / "o/summary.json")["status"], "completed");
  EXPECT_EQ(visviva_in(folder, {"run", "problem:pendulum", "--out", "o"}).code, 0);
  EXPECT_EQ(file_names(folder / "o"),
            (Names{"energy.csv", "report.html", "results.h5", "summary.json"}));
}

// A run that is killed in its first second has written rows of text, and no results.h5 yet.
TEST(Run, KilledBeforeItHasResultsItIsSaidToBeUnfinished) {
  const TemporaryFolder folder;
  const Program program(endless_pendulum, folder.path());
  ASSERT_TRUE(appears(folder / "o/unfinished/energy.csv"));
  program.signal(SIGKILL);
  EXPECT_EQ(program.wait().code, -1);
  std::filesystem::remove(folder / "o/unfinished/results.h5");  // if it was late
  for (const Arguments& verb : {Arguments{"info", "o"}, Arguments{"export", "o", "--to", "csv"},
                                Arguments{"report", "o"}, Arguments{"resume", "o"}}) {
    const Outcome outcome = visviva_in(folder, verb);
    EXPECT_NE(outcome.code, 0) << verb.front();
    EXPECT_NE(outcome.err.find("was stopped before it had results"), std::string::npos)
        << verb.front() << ": " << outcome.err;
  }
}

TEST(Run, TwoRunsDoNotWriteToOneFolder) {
  const TemporaryFolder folder;
  const TemporaryFolder& where = folder;
  const Program first(
      {"run", "problem:pendulum", "--until", "1e6", "--every", "1000", "--out", "o"},
      folder.path());
  ASSERT_TRUE(appears(folder / "o/unfinished/results.h5"));
  std::filesystem::create_directories(where / "elsewhere");
  const Outcome second =
      Program({"run", "problem:pendulum", "--out", "../o"}, where / "elsewhere").wait();
  first.signal(SIGINT);
  EXPECT_EQ(first.wait().code, 130);
  EXPECT_EQ(second.code, 3);
  EXPECT_NE(second.err.find("another run is writing to ../o"), std::string::npos) << second.err;
}

}  // namespace
}  // namespace visviva::test

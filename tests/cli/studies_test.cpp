// compare and converge: several runs at a time.
#include <csignal>

#include "cli/program.hpp"

namespace visviva::test {
namespace {

using Json = nlohmann::json;
using Names = std::vector<std::string>;

// How long something took, and how it was called, is the only thing that differs between two runs of the same.
Json without_times(Json json) {
  if (json.is_object())
    for (const char* key : {"cost", "cpu_seconds", "folder", "origin"}) json.erase(key);
  for (auto& item : json)
    if (item.is_structured()) item = without_times(item);
  return json;
}

std::string without_last_column(const std::filesystem::path& file) {
  std::string text;
  for (const auto& line : read_lines(file)) text += line.substr(0, line.rfind(',')) + "\n";
  return text;
}

// What a page shows.
Json page_data(const std::filesystem::path& file) {
  const std::string page = read_text(file);
  const std::string start = "id=\"data\">";
  const std::size_t from = page.find(start) + start.size();
  return parse_json(page.substr(from, page.find("</script>", from) - from));
}

class Study : public testing::Test {
 protected:
  [[nodiscard]] Outcome run(Arguments arguments, const std::string& jobs) const {
    arguments.insert(arguments.end(), {"--jobs", jobs, "--out", "with-" + jobs});
    return visviva_in(folder_, arguments);
  }
  void expect_same(const Names& files) const {
    for (const auto& name : files)
      EXPECT_EQ(read_text(folder_ / ("with-1/" + name)), read_text(folder_ / ("with-4/" + name)))
          << name;
  }
  void expect_same_numbers(const std::string& name) const {
    EXPECT_EQ(without_times(read_json(folder_ / ("with-1/" + name))),
              without_times(read_json(folder_ / ("with-4/" + name))));
  }

  void expect_same_page() const {
    EXPECT_EQ(without_times(page_data(folder_ / "with-1/report.html")),
              without_times(page_data(folder_ / "with-4/report.html")));
  }

  TemporaryFolder folder_;
};

// Schemes of every family, one that fails, and the same one twice.
TEST_F(Study, ComparisonIsTheSameWithAnyNumberOfJobs) {
  const Arguments compare = {"compare",   "problem:double-pendulum",
                             "--schemes", "newmark,midpoint,ida,energy-decaying,visviva,midpoint",
                             "--until",   "8"};
  const Outcome one = run(compare, "1");
  const Outcome four = run(compare, "4");
  EXPECT_EQ(one.code, 1);
  EXPECT_EQ(four.code, 1);
  EXPECT_EQ(one.err, four.err);
  expect_same({"compare_energy.csv"});
  const auto rows = read_lines(folder_ / "with-4/compare_energy.csv");
  EXPECT_TRUE(rows[1].starts_with("newmark,0,")) << rows[1];
  EXPECT_TRUE(rows.back().starts_with("midpoint,8,")) << rows.back();
  expect_same_numbers("compare.json");
  expect_same_page();
  const Json shown = page_data(folder_ / "with-4/report.html")["runs"];
  Names labels;
  for (const Json& run : shown) labels.push_back(run["label"]);
  EXPECT_EQ(labels,
            (Names{"newmark", "midpoint", "ida", "energy-decaying", "visviva", "midpoint"}));
  EXPECT_EQ(shown[0]["summary"]["status"], "failed");
  EXPECT_EQ(shown[1]["summary"]["status"], "completed");
  EXPECT_EQ(without_last_column(folder_ / "with-1/compare.csv"),
            without_last_column(folder_ / "with-4/compare.csv"));
  EXPECT_EQ(file_names(folder_ / "with-4"),
            (Names{"compare.csv", "compare.json", "compare_energy.csv", "report.html"}));
}

TEST_F(Study, ConvergenceIsTheSameWithAnyNumberOfJobs) {
  const Arguments converge = {"converge",  "problem:slider-crank",
                              "--schemes", "midpoint,visviva",
                              "--dt",      "2ms,1ms",
                              "--until",   "0.1"};
  const Outcome one = run(converge, "1");
  const Outcome four = run(converge, "4");
  EXPECT_EQ(one.code, 0) << one.err;
  EXPECT_EQ(four.code, 0);
  EXPECT_EQ(one.err, four.err);
  expect_same({"converge.csv"});
  expect_same_numbers("converge.json");
  expect_same_page();
  EXPECT_EQ(page_data(folder_ / "with-4/report.html")["convergence"]["schemes"].size(), 2U);
}

TEST_F(Study, WithASchemeThatIsRefusedEndsAtOnceAndChangesNothing) {
  const Outcome outcome =
      run({"compare", "problem:pendulum", "--until", "1e6", "--every", "1000", "--schemes",
           "midpoint,augmented-lagrangian:projection=diagonal:projection_weights=[1,2,3]"},
          "2");
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.err.find("projection_weights needs 2 numbers"), std::string::npos)
      << outcome.err;
  EXPECT_FALSE(std::filesystem::exists(folder_ / "with-2"));
}

TEST_F(Study, WithoutAReferenceEndsAtOnce) {
  const Outcome outcome = run({"converge", "problem:double-pendulum", "--until", "1e5", "--dt",
                               "0.01", "--schemes", "midpoint", "--reference", "1"},
                              "2");
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.err.find("no reference solution reaches"), std::string::npos) << outcome.err;
}

TEST_F(Study, OfSchemesSharesTheSizeOfItsPage) {
  const Arguments compare = {"compare", "problem:pendulum", "--schemes", "midpoint,hht,visviva",
                             "--quiet", "--max-size",       "1.3MB"};
  EXPECT_EQ(run(compare, "2").code, 0);
  const auto page = folder_ / "with-2/report.html";
  EXPECT_LE(std::filesystem::file_size(page), 1'300'000U);
  for (const Json& shown : page_data(page)["runs"]) EXPECT_GT(shown["thinned"]["series"], 1);
  Arguments small = compare;
  small.back() = "900kB";
  const Outcome refused = run(small, "1");
  EXPECT_EQ(refused.code, 2);
  EXPECT_NE(refused.err.find("a report of 3 runs needs at least"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(folder_ / "with-1"));
}

TEST_F(Study, HasAtLeastOneJob) {
  const Outcome outcome =
      run({"compare", "problem:pendulum", "--schemes", "midpoint,newmark"}, "-1");
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.err.find("--jobs must be at least 1"), std::string::npos) << outcome.err;
}

class InterruptedComparison : public testing::TestWithParam<int> {};

TEST_P(InterruptedComparison, KeepsWhatItHas) {
  const TemporaryFolder folder;
  const int jobs = GetParam();
  const Program program(
      {"compare", "problem:pendulum", "--schemes", "midpoint,energy-preserving,hht", "--until",
       "1e6", "--every", "1000", "--out", "o", "--jobs", std::to_string(jobs)},
      folder.path());
  for (int i = 0; i < jobs; ++i)
    ASSERT_TRUE(appears(folder / ("o/unfinished/energy-" + std::to_string(i) + ".csv")));
  program.signal(SIGINT);
  EXPECT_EQ(program.wait().code, 130);
  const Json runs = read_json(folder / "o/compare.json")["runs"];
  ASSERT_EQ(runs.size(), static_cast<std::size_t>(jobs));
  for (const auto& run : runs) EXPECT_EQ(run["status"], "interrupted");
  EXPECT_EQ(file_names(folder / "o"),
            (Names{"compare.csv", "compare.json", "compare_energy.csv", "report.html"}));
}

INSTANTIATE_TEST_SUITE_P(With, InterruptedComparison, testing::Values(1, 2, 3),
                         [](const auto& c) { return "Jobs" + std::to_string(c.param); });

TEST(InterruptedConvergence, EndsAllItsRuns) {
  const TemporaryFolder folder;
  const Program program({"converge", "problem:pendulum", "--schemes", "midpoint", "--dt",
                         "1e-5,1e-6", "--until", "100", "--out", "o", "--jobs", "3"},
                        folder.path());
  ASSERT_TRUE(appears(folder / "o/unfinished/converge.json"));
  program.signal(SIGINT);
  EXPECT_EQ(program.wait().code, 130);
  EXPECT_FALSE(std::filesystem::exists(folder / "o/unfinished"));
}

TEST_F(Study, IsPrintedForMachines) {
  const Outcome comparison = run(
      {"compare", "problem:pendulum", "--schemes", "midpoint,newmark", "--until", "1", "--json"},
      "2");
  EXPECT_EQ(comparison.code, 0);
  EXPECT_EQ(comparison.err, "");
  Json told = parse_json(comparison.out);
  EXPECT_EQ(told["folder"], "with-2");
  told.erase("folder");
  EXPECT_EQ(told, read_json(folder_ / "with-2/compare.json"));

  const Outcome convergence = run(
      {"converge", "problem:pendulum", "--schemes", "midpoint", "--until", "0.1", "--json"}, "3");
  EXPECT_EQ(convergence.code, 0);
  told = parse_json(convergence.out);
  EXPECT_EQ(told["folder"], "with-3");
  told.erase("folder");
  EXPECT_EQ(told, read_json(folder_ / "with-3/converge.json"));
}

TEST(Info, IsPrintedForMachines) {
  const TemporaryFolder folder;
  const Arguments run = {
      "run", "problem:simple-pendulum", "--dt", "0.1", "--until", "1", "--quiet", "--out", "o"};
  ASSERT_EQ(visviva_in(folder, run).code, 0);
  const Json told = parse_json(visviva_in(folder, {"info", "o", "--json"}).out);
  EXPECT_EQ(told["status"], "completed");
  EXPECT_EQ(told["times"], 11);
  EXPECT_EQ(told["data_sets"][0]["name"], "time");
  EXPECT_EQ(told["data_sets"][0]["shape"], Json{11});
}

TEST(Check, IsPrintedForMachines) {
  const TemporaryFolder folder;
  const Json told =
      parse_json(visviva_in(folder, {"check", "problem:chain", "--set", "count=3", "--json"}).out);
  EXPECT_EQ(told["mass"], 3.0);
  EXPECT_NEAR(told["centre"][0].get<double>(), 1.5, 1e-12);
  EXPECT_EQ(told["velocities"], 18);
  EXPECT_EQ(told["degrees_of_freedom"], 3);
  EXPECT_EQ(told["redundant"], Json::array());
}

TEST_F(Study, OfOneRunIsPrintedForMachines) {
  const Outcome run = visviva_in(
      folder_, {"run", "problem:pendulum", "--until", "1", "--json", "--quiet", "--out", "o"});
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(run.err, "");
  Json told = parse_json(run.out);
  EXPECT_EQ(told["folder"], "o");
  told.erase("folder");
  EXPECT_EQ(told, read_json(folder_ / "o/summary.json"));

  const Outcome resumed = visviva_in(folder_, {"resume", "o", "--until", "2", "--json"});
  EXPECT_EQ(parse_json(resumed.out)["time"]["end"], 2.0);
}

}  // namespace
}  // namespace visviva::test

#include <csignal>

#include "cli/program.hpp"
#include "visviva/schemes/scheme.hpp"
#include "visviva/textbook/problem.hpp"

namespace visviva::test {
namespace {

using Json = nlohmann::json;
using Names = std::vector<std::string>;

TEST(Schemes, ListTheWholeCatalogue) {
  const TemporaryFolder folder;
  const Outcome text = visviva_in(folder, {"schemes"});
  const Json list = Json::parse(visviva_in(folder, {"schemes", "--json"}).out);
  EXPECT_EQ(text.code, 0);
  ASSERT_EQ(list.size(), scheme_catalogue().size());
  for (std::size_t i = 0; i < list.size(); ++i) {
    const SchemeInfo& info = scheme_catalogue()[i];
    const Traits traits = info.default_traits();
    const auto& parameters = info.parameters;
    EXPECT_NE(text.out.find(info.name), std::string::npos);
    EXPECT_NE(text.out.find(info.summary), std::string::npos);
    EXPECT_EQ(list[i]["name"], info.name);
    EXPECT_EQ(list[i]["order"], traits.order);
    EXPECT_EQ(list[i]["energy"], to_string(traits.energy));
    ASSERT_EQ(list[i]["parameters"].size(), parameters.size());
    for (std::size_t j = 0; j < parameters.size(); ++j)
      EXPECT_EQ(list[i]["parameters"][j]["name"], parameters[j].name);
  }
}

TEST(Problems, MarkAssumedData) {
  const TemporaryFolder folder;
  const Outcome text = visviva_in(folder, {"problems"});
  const Json list = Json::parse(visviva_in(folder, {"problems", "--json"}).out);
  ASSERT_EQ(list.size(), problem_catalogue().size());
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto& info = problem_catalogue()[i];
    EXPECT_EQ(list[i]["name"], info.name);
    EXPECT_EQ(list[i]["assumed"], info.assumed);
    const std::string line = info.name + " [" + info.reference + "]";
    EXPECT_NE(text.out.find(info.assumed.empty() ? line : line + ": ASSUMED " + info.assumed),
              std::string::npos)
        << info.name;
  }
}

TEST(Compare, RunsAllSchemesAlsoIfOneFails) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"compare", "problem:double-pendulum", "--schemes",
                                              "newmark,midpoint,u0:rho=[0.6,0.6,0.6]:form=v",
                                              "--until", "6", "--every", "100", "--out", "o"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("visviva: newmark: the run failed at t = 4."), std::string::npos);
  EXPECT_NE(outcome.out.find("u0:rho=[0.6,0.6,0.6]:form=v  completed"), std::string::npos)
      << outcome.out;
  EXPECT_EQ(file_names(folder / "o"),
            (Names{"compare.csv", "compare.json", "compare.svg", "compare_energy.csv"}));
  const Json runs = read_json(folder / "o/compare.json")["runs"];
  ASSERT_EQ(runs.size(), 3U);
  EXPECT_EQ(runs[0]["status"], "failed");
  EXPECT_EQ(runs[1]["status"], "completed");
  EXPECT_EQ(runs[2]["scheme"]["parameters"]["form"], "v");
  EXPECT_EQ(read_lines(folder / "o/compare.csv").size(), 4U);
  EXPECT_EQ(read_lines(folder / "o/compare_energy.csv").size(), 1U + 5U + 7U + 7U);
}

TEST(Compare, ASettingReachesEverySchemeThatHasIt) {
  const TemporaryFolder folder;
  ASSERT_EQ(visviva_in(folder, {"compare", "problem:pendulum", "--schemes", "midpoint,hht,wbz",
                                "--set", "rho_inf=0.7", "--out", "o", "--quiet"})
                .code,
            0);
  const Json runs = read_json(folder / "o/compare.json")["runs"];
  EXPECT_EQ(runs[1]["scheme"]["parameters"]["rho_inf"], 0.7);
  EXPECT_EQ(runs[2]["scheme"]["parameters"]["rho_inf"], 0.7);
}

TEST(Compare, TakesATolerance) {
  const TemporaryFolder folder;
  const Outcome outcome =
      visviva_in(folder, {"compare", "problem:pendulum", "--schemes", "midpoint,alpha-kappa",
                          "--tolerance", "1e-3", "--until", "2", "--out", "o"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  const Json runs = read_json(folder / "o/compare.json")["runs"];
  for (const auto& run : runs) EXPECT_LT(run["time"]["estimated_error"], 5e-3);
  EXPECT_NE(runs[0]["time"]["steps"], runs[1]["time"]["steps"]);
}

TEST(Converge, TellsErrorsOrdersAndTheReferencesOwnError) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(
      folder, {"converge", "problem:double-pendulum", "--schemes",
               "midpoint,generalized-alpha:rho_inf=0.6", "--dt", "0.01,0.005,0.0025", "--until",
               "0.5", "--set", "rate_1=1", "--set", "rate_2=2", "--out", "o"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_NE(outcome.out.find("its own error is about"), std::string::npos) << outcome.out;
  EXPECT_EQ(file_names(folder / "o"), (Names{"converge.csv", "converge.json", "converge.svg"}));
  const Json study = read_json(folder / "o/converge.json");
  EXPECT_LT(study["reference"]["q"]["estimated_error"], 1e-9);
  for (const auto& scheme : study["schemes"]) {
    const Json orders = scheme["rows"][2]["orders"];
    EXPECT_NEAR(orders["q"].get<double>(), 2.0, 0.05) << scheme["scheme"];
    EXPECT_NEAR(orders["v"].get<double>(), 2.0, 0.05) << scheme["scheme"];
    EXPECT_NEAR(orders["lambda_kkt"].get<double>(), 2.0, 0.1) << scheme["scheme"];
    EXPECT_TRUE(orders.contains("a") && orders.contains("lambda") && orders.contains("a_raw"));
  }
  EXPECT_EQ(read_lines(folder / "o/converge.csv").size(), 1U + 2U * 3U * 8U);
}

TEST(Converge, ShowsStepsThatFailed) {
  const TemporaryFolder folder;
  const Outcome outcome =
      visviva_in(folder, {"converge", "problem:double-pendulum", "--schemes", "midpoint", "--dt",
                          "1,0.01", "--until", "1", "--set", "max_iterations=3", "--out", "o"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.out.find("failed"), std::string::npos) << outcome.out;
  const Json rows = read_json(folder / "o/converge.json")["schemes"][0]["rows"];
  EXPECT_EQ(rows[0]["status"], "failed");
  EXPECT_EQ(rows[1]["status"], "completed");
}

TEST(Spectrum, WritesCurvesAndTable) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"spectrum", "--schemes", "midpoint,wbz:rho_inf=0.5",
                                              "--points", "21", "--out", "o"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_NE(outcome.out.find("wbz:rho_inf=0.5"), std::string::npos);
  EXPECT_EQ(file_names(folder / "o"), (Names{"spectrum.csv", "spectrum.json", "spectrum.svg"}));
  EXPECT_EQ(read_lines(folder / "o/spectrum.csv").size(), 43U);
  const Json list = read_json(folder / "o/spectrum.json")["schemes"];
  EXPECT_NEAR(list[1]["table"][4]["spectral_radius"].get<double>(), 0.5000170968779, 1e-9);
}

TEST(Spectrum, HasADefaultSetOfSchemes) {
  const TemporaryFolder folder;
  ASSERT_EQ(visviva_in(folder, {"spectrum", "--quiet"}).code, 0);
  EXPECT_GE(read_json(folder / "runs/spectrum/spectrum.json")["schemes"].size(), 6U);
}

TEST(Interrupt, StopsAComparisonAndKeepsWhatItHas) {
  const TemporaryFolder folder;
  const Program program({"compare", "problem:pendulum", "--schemes", "midpoint,newmark", "--until",
                         "1e6", "--every", "1000", "--out", "o"},
                        folder.path());
  ASSERT_TRUE(appears(folder / "o/compare_energy.csv.part"));
  program.signal(SIGINT);
  EXPECT_EQ(program.wait().code, 130);
  const Json runs = read_json(folder / "o/compare.json")["runs"];
  ASSERT_EQ(runs.size(), 1U);
  EXPECT_EQ(runs[0]["status"], "interrupted");
}

}  // namespace
}  // namespace visviva::test

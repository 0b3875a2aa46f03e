#include <fstream>
#include <set>

#include "cli/program.hpp"
#include "visviva/job/built_in.hpp"
#include "visviva/mechanics/elements/catalogue.hpp"
#include "visviva/mechanics/joints/catalogue.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva::test {
namespace {

using Json = nlohmann::json;
using Names = std::vector<std::string>;

TEST(Schemes, ListTheWholeCatalogue) {
  const TemporaryFolder folder;
  const Outcome text = visviva_in(folder, {"schemes"});
  const Json list = parse_json(visviva_in(folder, {"schemes", "--json"}).out);
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

TEST(Joints, AreListedFromTheCatalogue) {
  const TemporaryFolder folder;
  const Outcome text = visviva_in(folder, {"joints"});
  const Json list = parse_json(visviva_in(folder, {"joints", "--json"}).out);
  EXPECT_EQ(text.code, 0);
  ASSERT_EQ(list.size(), joint_catalogue().size());
  std::set<std::string> keys = {"type", "repeat"};
  for (std::size_t i = 0; i < list.size(); ++i) {
    const JointKind& kind = joint_catalogue()[i];
    EXPECT_EQ(list[i]["name"], std::string(kind.name));
    EXPECT_EQ(list[i]["summary"], std::string(kind.summary));
    EXPECT_EQ(list[i]["freedom"], freedom(*example(kind)));
    EXPECT_EQ(list[i]["turns"], example(kind)->traits().turns);
    EXPECT_EQ(list[i]["slides"], example(kind)->traits().slides);
    EXPECT_NE(text.out.find(std::string(kind.name) + " "), std::string::npos);
    for (const Json& key : list[i]["parameters"]) {
      keys.insert(key["name"]);
      EXPECT_NE(text.out.find(" " + key["name"].get<std::string>() + " "), std::string::npos)
          << key;
    }
  }
  std::set<std::string> of_files;
  const Json schema = parse_json(visviva_in(folder, {"schema"}).out);
  for (const auto& [key, value] :
       schema["properties"]["joints"]["additionalProperties"]["properties"].items())
    of_files.insert(key);
  EXPECT_EQ(keys, of_files);
  const Json& lead = list[7]["parameters"][0];
  EXPECT_EQ(list[7]["name"], "screw");
  EXPECT_EQ(lead["name"], "lead");
  EXPECT_EQ(lead["unit"], "m");
  EXPECT_EQ(lead["values"], "any");
  EXPECT_EQ(lead["required"], true);
  EXPECT_FALSE(lead.contains("default"));
}

TEST(Elements, AreListedFromTheCatalogue) {
  const TemporaryFolder folder;
  const Outcome text = visviva_in(folder, {"elements"});
  const Json list = parse_json(visviva_in(folder, {"elements", "--json"}).out);
  EXPECT_EQ(text.code, 0);
  ASSERT_EQ(list.size(), element_catalogue().size());
  for (std::size_t i = 0; i < list.size(); ++i) {
    const ElementKind& kind = element_catalogue()[i];
    EXPECT_EQ(list[i]["name"], std::string(kind.name));
    EXPECT_EQ(list[i]["places"], kind.places);
    ASSERT_EQ(list[i]["parameters"].size(), kind.parameters.size());
    for (const PartParameter& p : kind.parameters)
      EXPECT_NE(text.out.find(std::string(p.help)), std::string::npos) << p.name;
  }
  const Json& damping = list[0]["parameters"][2];
  EXPECT_EQ(damping["name"], "damping");
  EXPECT_EQ(damping["unit"], "N s/m");
  EXPECT_EQ(damping["values"], "at least 0");
  EXPECT_EQ(damping["required"], false);
  EXPECT_EQ(damping["default"], "0");
}

TEST(Problems, MarkAssumedData) {
  const TemporaryFolder folder;
  const Outcome text = visviva_in(folder, {"problems"});
  const Json list = parse_json(visviva_in(folder, {"problems", "--json"}).out);
  const std::vector<std::string> names = built_in_names();
  ASSERT_EQ(list.size(), names.size());
  for (std::size_t i = 0; i < list.size(); ++i) {
    EXPECT_EQ(list[i]["name"], names[i]);
    EXPECT_FALSE(list[i]["summary"].get<std::string>().empty()) << names[i];
    const std::string assumed = list[i]["assumed"];
    const std::string line = names[i] + " [" + list[i]["reference"].get<std::string>() + "]";
    EXPECT_NE(text.out.find(assumed.empty() ? line : line + ": ASSUMED " + assumed),
              std::string::npos)
        << names[i];
  }
  for (std::size_t i = 0; i < problem_catalogue().size(); ++i)
    EXPECT_EQ(list[i]["assumed"], problem_catalogue()[i].assumed);
}

// The data of a model file are told as it is written, the meaning by the comment beside it.
TEST(Problems, TellTheParametersOfModelFiles) {
  const TemporaryFolder folder;
  for (const auto& problem : parse_json(visviva_in(folder, {"problems", "--json"}).out)) {
    if (problem["name"] != "flexible-rotor") continue;
    EXPECT_EQ(problem["parameters"][0],
              (Json{{"name", "length"}, {"default", "1 m"}, {"description", "of the shaft"}}));
    for (const auto& parameter : problem["parameters"]) {
      if (parameter["name"] != "beam_mass") continue;
      EXPECT_EQ(parameter["choices"], (Json{"lumped", "consistent"}));
    }
    return;
  }
  FAIL() << "there is no flexible-rotor";
}

// Names that scripts use.
TEST(Problems, KeepTheirNames) {
  const std::vector<std::string> names = built_in_names();
  for (const std::string name : {"pendulum-angle",
                                 "pendulum",
                                 "double-pendulum-points",
                                 "double-pendulum-stiff",
                                 "two-particles",
                                 "bead-on-wire",
                                 "oscillator",
                                 "double-pendulum",
                                 "four-mass",
                                 "thin-beam",
                                 "circle-track",
                                 "seven-bar",
                                 "rod-chain",
                                 "free-body",
                                 "simple-pendulum",
                                 "rigid-four-bar",
                                 "squeezer",
                                 "flyball-governor",
                                 "slider-crank",
                                 "gyroscope",
                                 "right-angle-flight",
                                 "four-bar-defect",
                                 "actuated-beam",
                                 "right-angle-cantilever",
                                 "flying-spaghetti",
                                 "spin-up",
                                 "beam-chain",
                                 "hinged-beams",
                                 "axial-kick",
                                 "beam-pendulum",
                                 "flexible-rotor"}) {
    EXPECT_EQ(std::count(names.begin(), names.end(), name), 1) << name;
    EXPECT_NO_THROW((void)find_built_in(name)) << name;
  }
}

TEST(Compare, RunsAllSchemesAlsoIfOneFails) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"compare", "problem:double-pendulum", "--schemes",
                                              "newmark,midpoint,u0:rho=[0.6,0.6,0.6]:form=v",
                                              "--until", "8", "--every", "100", "--out", "o"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("visviva: newmark: the run failed at t = "), std::string::npos)
      << outcome.err;
  EXPECT_NE(outcome.out.find("u0:rho=[0.6,0.6,0.6]:form=v  completed"), std::string::npos)
      << outcome.out;
  EXPECT_EQ(file_names(folder / "o"),
            (Names{"compare.csv", "compare.json", "compare_energy.csv", "report.html"}));
  const Json runs = read_json(folder / "o/compare.json")["runs"];
  ASSERT_EQ(runs.size(), 3U);
  EXPECT_EQ(runs[0]["status"], "failed");
  EXPECT_EQ(runs[1]["status"], "completed");
  EXPECT_EQ(runs[2]["scheme"]["parameters"]["form"], "v");
  EXPECT_EQ(read_lines(folder / "o/compare.csv").size(), 4U);
  const auto rows_of_newmark = 1U + runs[0]["time"]["steps"].get<std::size_t>() / 100U;
  EXPECT_EQ(read_lines(folder / "o/compare_energy.csv").size(), 1U + rows_of_newmark + 9U + 9U);
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
  for (const auto& run : runs) EXPECT_LT(run["accuracy"]["largest_error"], 5e-3);
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
  EXPECT_EQ(file_names(folder / "o"), (Names{"converge.csv", "converge.json", "report.html"}));
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
                          "1,0.01", "--until", "1", "--set", "max_iterations=4", "--set",
                          "newton=residual", "--out", "o"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.out.find("failed"), std::string::npos) << outcome.out;
  const Json rows = read_json(folder / "o/converge.json")["schemes"][0]["rows"];
  EXPECT_EQ(rows[0]["status"], "failed");
  EXPECT_EQ(rows[1]["status"], "completed");
}

TEST(Converge, LeavesTheToleranceOfAModelAside) {
  const TemporaryFolder folder;
  std::ofstream(folder / "bob.yaml")
      << "visviva: 1\ngravity: [0, 0, -9.81]\npoints: {p: {mass: 1, position: [1, 0, 0]}}\n"
         "joints: {bar: {type: distance, between: [ground, p]}}\n"
         "simulation: {step: 20 ms, until: 0.2, tolerance: 1 mm, max_step: 0.1}\n";
  const Arguments converge = {"converge", "bob.yaml", "--schemes", "energy-preserving"};
  EXPECT_EQ(visviva_in(folder, converge).code, 0);
  Arguments adaptive = converge;
  adaptive.insert(adaptive.end(), {"--set", "tolerance=1mm"});
  EXPECT_EQ(visviva_in(folder, adaptive).code, 2);
}

TEST(Converge, TakesStepsWithUnits) {
  const TemporaryFolder folder;
  ASSERT_EQ(visviva_in(folder, {"converge", "problem:pendulum", "--schemes", "midpoint", "--dt",
                                "20ms,10ms", "--until", "0.1 s", "--out", "o"})
                .code,
            0);
  const Json rows = read_json(folder / "o/converge.json")["schemes"][0]["rows"];
  EXPECT_EQ(rows[0]["dt"], 0.02);
  EXPECT_EQ(rows[1]["dt"], 0.01);
}

TEST(Spectrum, WritesCurvesAndTable) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"spectrum", "--schemes", "midpoint,wbz:rho_inf=0.5",
                                              "--points", "21", "--out", "o"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_NE(outcome.out.find("wbz:rho_inf=0.5"), std::string::npos);
  EXPECT_EQ(file_names(folder / "o"), (Names{"report.html", "spectrum.csv", "spectrum.json"}));
  EXPECT_EQ(read_lines(folder / "o/spectrum.csv").size(), 43U);
  const Json list = read_json(folder / "o/spectrum.json")["schemes"];
  EXPECT_NEAR(list[1]["table"][4]["spectral_radius"].get<double>(), 0.5000170968779, 1e-9);
}

TEST(Spectrum, HasADefaultSetOfSchemes) {
  const TemporaryFolder folder;
  ASSERT_EQ(visviva_in(folder, {"spectrum", "--quiet"}).code, 0);
  EXPECT_GE(read_json(folder / "runs/spectrum/spectrum.json")["schemes"].size(), 6U);
}

}  // namespace
}  // namespace visviva::test

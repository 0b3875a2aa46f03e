// Bad usage gets one line that says what is wrong and what to write, and exit code 2 (3 for files).
#include "cli/program.hpp"
#include "visviva/schemes/scheme.hpp"
#include "visviva/simulate/run_settings.hpp"
#include "visviva/textbook/problem.hpp"

namespace visviva::test {
namespace {

struct Case {
  std::string name;
  Arguments arguments;
  std::string message;  // part of the line on stderr
  int code = 2;
};

void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }

class Usage : public testing::TestWithParam<Case> {};

TEST_P(Usage, IsExplainedInOneLine) {
  const TemporaryFolder folder;
  std::ofstream(folder / "model.yaml") << "bodies: []\n";
  std::ofstream(folder / "file") << "no folder\n";
  const Outcome outcome = visviva_in(folder, GetParam().arguments);
  EXPECT_EQ(outcome.code, GetParam().code);
  EXPECT_NE(outcome.err.find(GetParam().message), std::string::npos) << outcome.err;
  EXPECT_TRUE(outcome.err.starts_with("visviva: ")) << outcome.err;
  EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << outcome.err;
  EXPECT_EQ(outcome.out, "");
  EXPECT_FALSE(std::filesystem::exists(folder / "runs/pendulum-visviva/summary.json"));
}

Case with(std::string name, const Arguments& more, std::string message, int code = 2) {
  Arguments all = {"run", "problem:pendulum"};
  all.insert(all.end(), more.begin(), more.end());
  return {std::move(name), all, std::move(message), code};
}

const std::vector<Case> cases = {
    {"NoVerb", {}, "give a verb (there are: run, "},
    {"UnknownVerb", {"rnu"}, "unknown verb 'rnu' (did you mean 'run'?)"},
    {"VerbOfALaterVersion", {"speculate"}, "unknown verb 'speculate'"},
    {"UnknownGlobalOption", {"--colour"}, "unexpected argument '--colour'"},
    {"NoModel", {"run"}, "MODEL is required; see visviva run --help"},
    {"ProblemWithoutPrefix", {"run", "pendulum"}, "(did you mean 'problem:pendulum'?)"},
    {"UnknownModel", {"run", "pendulm"}, "there is no model file 'pendulm'"},
    {"UnknownProblem", {"run", "problem:doubel-pendulum"}, "(did you mean 'double-pendulum'?)"},
    with("UnknownOption", {"--evry", "2"}, "'--evry' (did you mean '--every'?)"),
    with("SurplusWord", {"problem:seven-bar"}, "unexpected argument 'problem:seven-bar'"),
    with("UnknownScheme", {"--scheme", "midpont"}, "'midpont' (did you mean 'midpoint'?)"),
    with("UnknownKey", {"--set", "tolerence=1e-9"}, "'tolerence' (did you mean 'tolerance'?)"),
    with("KeyOfAnotherScheme", {"--set", "kappa=one"}, "has a parameter 'kappa'"),
    with("NoValue", {"--set", "tolerance"}, "'tolerance' is not an assignment: write KEY=VALUE"),
    with("NotANumber", {"--set", "tolerance=small"}, "tolerance = 'small' is not a finite number"),
    with("UnknownChoice", {"--set", "newton=residuum"}, "(did you mean 'residual'?)"),
    with("NotWhole", {"--set", "max_iterations=2.5"}, "max_iterations = 2.5 is not a whole number"),
    with("RhoOutOfRange", {"--scheme", "generalized-alpha", "--set", "rho_inf=1.2"},
         "rho_inf = 1.2 is out of range: it must be from 0 to 1"),
    with("RhoBelowZero", {"--scheme", "generalized-alpha", "--set", "rho_inf=-0.1"},
         "rho_inf = -0.1 is out of range"),
    with("RhoOfTheWrongOrder", {"--scheme", "u0", "--set", "rho=[0.5,1,0.8]"},
         "0 <= r3 <= r1 <= r2 <= 1"),
    with("StepZero", {"--dt", "0"}, "--dt = 0 must be greater than zero"),
    with("StepNegative", {"--dt", "-0.01"}, "--dt = -0.01 must be greater than zero"),
    with("StepNotANumber", {"--dt", "nan"}, "--dt = 'nan' is not a finite number"),
    with("ToleranceZero", {"--tolerance", "0"}, "--tolerance = 0 must be greater than zero"),
    with("ToleranceNegative", {"--tolerance", "-1e-3"}, "--tolerance = -1e-3 must be greater"),
    with("ToleranceNotANumber", {"--tolerance", "nan"},
         "--tolerance = 'nan' is not a finite number"),
    with("ToleranceAsKeyNegative", {"--set", "position_tolerance=-1"},
         "position_tolerance = -1 is out of range"),
    with("SmallestStepNegative", {"--tolerance", "1e-3", "--min-dt", "-1"},
         "--min-dt = -1 must be greater than zero"),
    with("LargestStepNotANumber", {"--tolerance", "1e-3", "--max-dt", "nan"},
         "--max-dt = 'nan' is not a finite number"),
    with("SmallestAboveLargestStep", {"--tolerance", "1e-3", "--min-dt", "0.2", "--max-dt", "0.1"},
         "the smallest step 0.2 is larger than the largest one, 0.1"),
    with("StepLimitsWithoutTolerance", {"--max-dt", "0.1"},
         "--min-dt and --max-dt limit adaptive steps: give a --tolerance too"),
    with("ToleranceWithFixedStep", {"--tolerance", "1e-3", "--fixed-step"},
         "--fixed-step and --tolerance contradict each other"),
    with("ToleranceForIda", {"--tolerance", "1e-3", "--scheme", "ida"},
         "ida cannot take a step back, so it cannot have adaptive steps (--tolerance)"),
    {"CompareToleranceForIda",
     {"compare", "problem:pendulum", "--schemes", "midpoint,ida", "--tolerance", "1e-3"},
     "ida cannot take a step back"},
    {"ConvergeWithTolerance",
     {"converge", "problem:pendulum", "--schemes", "midpoint", "--tolerance", "1e-3"},
     "orders are measured with fixed steps: leave --tolerance out"},
    with("StepInfinite", {"--dt", "inf"}, "--dt = 'inf' is not a finite number"),
    with("StepMissing", {"--dt"}, "--dt"),
    with("StepTwice", {"--dt", "0.1", "--dt", "0.2"}, "--dt"),
    with("EndZero", {"--until", "0"}, "--until = 0 must be greater than zero"),
    with("EndNegative", {"--until", "-1"}, "--until = -1 must be greater than zero"),
    with("EndNotANumber", {"--until", "1s"}, "--until = '1s' is not a finite number"),
    with("TooManySteps", {"--dt", "1e-30", "--until", "1e9"}, "ask for 1.0e+39 steps"),
    with("EveryZero", {"--every", "0"}, "--every must be at least 1"),
    with("EveryNegative", {"--every", "-2"}, "--every must be at least 1"),
    with("EveryNotANumber", {"--every", "often"}, "--every"),
    with("StartOffTheConstraints", {"--set", "length=-1"}, "length = -1 is out of range"),
    with("FolderIsAFile", {"--out", "file"}, "cannot make the folder file: Not a directory", 3),
    with("FolderBelowAFile", {"--out", "file/below"}, "cannot make the folder file/below", 3),
    with("FolderCannotBeMade", {"--out", "/proc/visviva"}, "/proc/visviva", 3),
    {"CompareWithoutSchemes", {"compare", "problem:pendulum"}, "--schemes is required"},
    {"CompareUnknownScheme",
     {"compare", "problem:pendulum", "--schemes", "midpoint,newmrk"},
     "(did you mean 'newmark'?)"},
    {"CompareUnknownKey",
     {"compare", "problem:pendulum", "--schemes", "hht:rho=0.8"},
     "unknown parameter 'rho' (did you mean 'rho_inf'?)"},
    {"CompareEmptyEntry",
     {"compare", "problem:pendulum", "--schemes", "midpoint,"},
     "'midpoint,' has an empty entry"},
    {"ConvergeStepDoesNotDivide",
     {"converge", "problem:pendulum", "--schemes", "midpoint", "--dt", "0.3", "--until", "1"},
     "--dt 0.3 does not divide --until 1"},
    {"ConvergeStepNegative",
     {"converge", "problem:pendulum", "--schemes", "midpoint", "--dt", "0.1,-0.05"},
     "--dt = -0.05 must be greater than zero"},
    {"ConvergeReferenceZero",
     {"converge", "problem:pendulum", "--schemes", "midpoint", "--reference", "0"},
     "--reference = 0 must be greater than zero"},
    {"SpectrumOnePoint", {"spectrum", "--points", "1"}, "--points must be at least 2"},
    {"SpectrumWithoutHistory", {"spectrum", "--schemes", "ida"}, "no amplification matrix"},
    {"SpectrumFolderIsAFile", {"spectrum", "--out", "file"}, "Not a directory", 3},
    {"SchemesSurplusWord", {"schemes", "midpoint"}, "unexpected argument 'midpoint'"},
};

INSTANTIATE_TEST_SUITE_P(Bad, Usage, testing::ValuesIn(cases),
                         [](const auto& c) { return c.param.name; });

TEST(Help, EveryVerbHasAnExample) {
  const TemporaryFolder folder;
  for (const std::string verb : {"run", "schemes", "problems", "compare", "converge", "spectrum"}) {
    const Outcome outcome = visviva_in(folder, {verb, "--help"});
    EXPECT_EQ(outcome.code, 0) << verb;
    EXPECT_NE(outcome.out.find("Example:\n  visviva " + verb), std::string::npos) << outcome.out;
    EXPECT_EQ(outcome.err, "");
    EXPECT_NE(visviva_in(folder, {"--help"}).out.find("  " + verb + " "), std::string::npos);
  }
}

TEST(Help, VersionIsTheOneOfTheSummaries) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, {"--version"});
  EXPECT_EQ(outcome.code, 0);
  ASSERT_EQ(visviva_in(folder, {"run", "problem:pendulum", "--out", "o"}).code, 0);
  EXPECT_EQ(outcome.out, read_json(folder / "o/summary.json")["visviva"].get<std::string>() + "\n");
}

// --set finds the owner of a key by its name alone, so no two owners in one run may share one.
TEST(Names, NoParameterHasTwoOwnersInOneRun) {
  std::vector<std::string> settings;
  const Parameters every_run = run_settings();
  for (const auto& p : every_run.declared()) settings.push_back(p.name);
  for (const auto& scheme : scheme_catalogue())
    for (const auto& p : scheme.parameters) {
      EXPECT_EQ(std::count(settings.begin(), settings.end(), p.name), 0)
          << scheme.name << " " << p.name;
      for (const auto& problem : problem_catalogue())
        for (const auto& other : problem.parameters)
          EXPECT_NE(p.name, other.name) << scheme.name << " and " << problem.name;
    }
  for (const auto& problem : problem_catalogue())
    for (const auto& p : problem.parameters)
      EXPECT_EQ(std::count(settings.begin(), settings.end(), p.name), 0)
          << problem.name << " " << p.name;
}

}  // namespace
}  // namespace visviva::test

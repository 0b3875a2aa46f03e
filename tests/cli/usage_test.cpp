// Bad usage gets one line that says what is wrong and what to write, and exit code 2 (3 for files).
#include <map>
#include <set>

#include "cli/program.hpp"
#include "visviva/job/built_in.hpp"
#include "visviva/schemes/scheme.hpp"
#include "visviva/settings/run_settings.hpp"

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
  EXPECT_FALSE(std::filesystem::exists(folder / "runs"));
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
    {"HelpForAnUnknownVerb", {"help", "rnu"}, "unknown verb 'rnu' (did you mean 'run'?)"},
    {"UnknownGlobalOption", {"--colour"}, "unexpected argument '--colour'"},
    {"NoModel", {"run"}, "MODEL is required; see visviva run --help"},
    with("EmptyValue", {"--dt", ""}, "--dt: a value is missing"),
    {"ProblemWithoutPrefix", {"run", "pendulum"}, "(did you mean 'problem:pendulum'?)"},
    {"UnknownModel", {"run", "pendulm"}, "there is no model file 'pendulm'"},
    {"UnknownProblem", {"run", "problem:doubel-pendulum"}, "(did you mean 'double-pendulum'?)"},
    with("UnknownOption", {"--evry", "2"}, "'--evry' (did you mean '--every'?)"),
    with("SurplusWord", {"problem:seven-bar"}, "unexpected argument 'problem:seven-bar'"),
    with("UnknownScheme", {"--scheme", "midpont"}, "'midpont' (did you mean 'midpoint'?)"),
    with("NoValue", {"--set", "tolerance"}, "'tolerance' is not an assignment: write KEY=VALUE"),
    with("ToleranceForIda", {"--tolerance", "1e-3", "--scheme", "ida"},
         "ida cannot take a step back, so it cannot have adaptive steps (a tolerance)"),
    with("OrderOfASchemeThatDecays", {"--scheme", "visviva:order=4"},
         "'visviva' is of order 4 only where it preserves energy: set rho_inf=1, or order=2"),
    with("SchemeKeyTwice", {"--scheme", "frame-1:order=4:order=6"},
         "'frame-1:order=4:order=6' has 'order' twice"),
    {"CompareToleranceForIda",
     {"compare", "problem:pendulum", "--schemes", "midpoint,ida", "--tolerance", "1e-3"},
     "ida cannot take a step back"},
    {"ConvergeWithTolerance",
     {"converge", "problem:pendulum", "--schemes", "midpoint", "--set", "tolerance=1e-3"},
     "orders are measured with fixed steps: leave the tolerance out"},
    with("StepMissing", {"--dt"}, "--dt"),
    with("StepTwice", {"--dt", "0.1", "--dt", "0.2"}, "--dt"),
    with("FolderIsAFile", {"--out", "file"}, "cannot make the folder file: Not a directory", 3),
    with("FolderBelowAFile", {"--out", "file/below"}, "cannot make the folder file/below", 3),
    with("FolderCannotBeMade", {"--out", "/proc/visviva"}, "/proc/visviva", 3),
    {"CompareWithoutSchemes", {"compare", "problem:pendulum"}, "--schemes is required"},
    {"CompareUnknownScheme",
     {"compare", "problem:pendulum", "--schemes", "midpoint,newmrk"},
     "(did you mean 'newmark'?)"},
    {"CompareEmptyEntry",
     {"compare", "problem:pendulum", "--schemes", "midpoint,"},
     "'midpoint,' has an empty entry"},
    {"ConvergeStepDoesNotDivide",
     {"converge", "problem:pendulum", "--schemes", "midpoint", "--dt", "0.3", "--until", "1"},
     "--dt 0.3 does not divide --until 1"},
    {"SpectrumOnePoint", {"spectrum", "--points", "1"}, "--points must be at least 2"},
    {"SpectrumWithoutHistory", {"spectrum", "--schemes", "ida"}, "no amplification matrix"},
    {"SpectrumFolderIsAFile", {"spectrum", "--out", "file"}, "Not a directory", 3},
    {"SchemesSurplusWord", {"schemes", "midpoint"}, "unexpected argument 'midpoint'"},
};

INSTANTIATE_TEST_SUITE_P(Bad, Usage, testing::ValuesIn(cases),
                         [](const auto& c) { return c.param.name; });

// What is wrong with a value is told like a mistake in a file: by place, with the line and a hint.
class GivenValue : public testing::TestWithParam<Case> {};

TEST_P(GivenValue, IsQuotedWithWhatToDo) {
  const TemporaryFolder folder;
  const Outcome outcome = visviva_in(folder, GetParam().arguments);
  EXPECT_EQ(outcome.code, 2);
  EXPECT_TRUE(outcome.err.starts_with(GetParam().message)) << outcome.err;
  EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 3) << outcome.err;
  EXPECT_EQ(outcome.out, "");
  EXPECT_FALSE(std::filesystem::exists(folder / "runs"));
}

const std::string no_setting = "neither the scheme nor the model nor the run has a setting ";

const std::vector<Case> value_cases = {
    with("UnknownKey", {"--set", "tolerence=1e-9"},
         "--set:1:1: error E602: " + no_setting + "'tolerence' — did you mean 'tolerance'?"),
    with("FormerName", {"--set", "position_tolerance=1e-3"},
         "--set:1:1: error E602: " + no_setting + "'position_tolerance' — did you mean"),
    with("KeyOfAnotherScheme", {"--set", "mass=2", "--set", "kappa=one"},
         "--set:2:1: error E602: " + no_setting + "'kappa'"),
    with("NotANumber", {"--set", "tolerance=small"}, "--set:1:11: error E304: "),
    with("NotFinite", {"--set", "tolerance=1/0"}, "--set:1:12: error E305: this is infinite"),
    with("UnknownChoice", {"--set", "newton=residuum"},
         "--set:1:8: error E602: newton cannot be 'residuum' (newton) — did you mean 'residual'?"),
    with("NotWhole", {"--set", "max_iterations=2.5"},
         "--set:1:16: error E602: max_iterations is 2.5 (max_iterations) — it must be a whole "
         "number"),
    with("RhoOutOfRange", {"--scheme", "generalized-alpha", "--set", "rho_inf=1.2"},
         "--set:1:9: error E602: rho_inf is 1.2 (rho_inf) — it must be from 0 to 1"),
    with("RhoBelowZero", {"--scheme", "generalized-alpha", "--set", "rho_inf=-0.1"},
         "--set:1:9: error E602: rho_inf is -0.1"),
    with("RhoOfTheWrongOrder", {"--scheme", "u0", "--set", "rho=[0.5,1,0.8]"},
         "--set:1:5: error E602: rho is [0.5,1,0.8] (rho) — it must be [r1,r2,r3] with 0 <= r3 <= "
         "r1 <= r2 <= 1"),
    with("RhoOfTwoNumbers", {"--scheme", "u0", "--set", "rho=[0.8,0.8]"},
         "--set:1:5: error E602: rho has 2 numbers, 3 are needed (rho) — write it as in [1,1,0]"),
    with("RhoOfOneNumber", {"--scheme", "u0:rho=0.8"},
         "--scheme:1:8: error E205: rho is a list of numbers (rho) — write it as in [1,1,0]"),
    with("RhoWithAUnit", {"--set", "rho_inf=0.5 kg"},
         "--set:1:9: error E303: this is a mass [kg], but a number or an angle is needed"),
    with("OrderThatThereIsNot", {"--scheme", "frame-1:order=3"},
         "--scheme:1:15: error E602: order cannot be '3' (order) — there are: 2, 4, 6"),
    with("RhoInALabel", {"--scheme", "generalized-alpha:rho_inf=3/2"},
         "--scheme:1:27: error E602: rho_inf is 1.5 (rho_inf) — it must be from 0 to 1"),
    with("UnknownKeyInALabel", {"--scheme", "hht:rho=0.8"},
         "--scheme:1:9: error E602: 'hht' has no parameter 'rho' (rho) — did you mean 'rho_inf'?"),
    with("StepZero", {"--dt", "0"},
         "--dt:1:6: error E603: step is 0 s (step) — it must be greater than 0 s"),
    with("StepNegative", {"--dt", "-0.01"}, "--dt:1:6: error E603: step is -0.01 s"),
    with("StepNotANumber", {"--dt", "nan"}, "--dt:1:6: error E304: "),
    with("StepInfinite", {"--dt", "inf"}, "--dt:1:6: error E304: "),
    with("StepOfMass", {"--dt", "10kg"},
         "--dt:1:6: error E303: this is a mass [kg], but a time [s] is needed (step) — give it a "
         "unit of the kind 's'"),
    with("ToleranceNegative", {"--tolerance", "-1e-3"},
         "--tolerance:1:13: error E602: tolerance is -0.001 m"),
    with("SmallestStepNegative", {"--tolerance", "1e-3", "--min-dt", "-1"},
         "--min-dt:1:10: error E603: min_step is -1 s"),
    with("SmallestAboveLargestStep", {"--tolerance", "1e-3", "--min-dt", "0.2", "--max-dt", "0.1"},
         "--min-dt:1:10: error E603: the smallest step of 0.2 s is larger than the largest one of "
         "0.1 s"),
    with("StepLimitWithoutTolerance", {"--max-dt", "0.1"},
         "--max-dt:1:10: error E603: this limits adaptive steps, but no tolerance asks for them"),
    with("StepLimitAsKeyWithoutTolerance", {"--set", "min_step=1ms"},
         "--set:1:10: error E603: this limits adaptive steps, but no tolerance asks for them"),
    with("AtASmallestStepThatIsNotThere", {"--tolerance", "1mm", "--set", "at_min_step=fail"},
         "--set:1:13: error E603: there is no smallest step at which this would matter"),
    with("ToleranceWithFixedStep", {"--tolerance", "1e-3", "--fixed-step"},
         "--fixed-step:1:1: error E208: --tolerance and --fixed-step both set 'tolerance' "
         "(tolerance) — give one of them\n    1 | --fixed-step\n      | ^\n"),
    with("EndZero", {"--until", "0"}, "--until:1:9: error E603: until is 0 s"),
    with("EndInMetres", {"--until", "1m"}, "--until:1:9: error E303: this is a length [m]"),
    with("TooManySteps", {"--dt", "1e-30", "--until", "1e9"},
         "--dt:1:6: error E603: this would be 1.0e+39 steps, at most 1e+12 are taken"),
    with("EveryZero", {"--every", "0"}, "--every:1:9: error E602: every is 0"),
    with("EveryNotWhole", {"--every", "1.5"}, "--every:1:9: error E602: every is 1.5"),
    with("EveryNotANumber", {"--every", "often"}, "--every:1:9: error E304: "),
    with("LengthNegative", {"--set", "length=-1"}, "--set:1:8: error E602: length is -1 m"),
    with("LengthZero", {"--set", "length=0"},
         "--set:1:8: error E602: length is 0 m (length) — it must be greater than 0 m"),
    with("MassZero", {"--set", "mass=0"},
         "--set:1:6: error E602: mass is 0 kg (mass) — it must be greater than 0 kg"),
    {"CompareUnknownKey",
     {"compare", "problem:pendulum", "--schemes", "midpoint,hht:rho=0.8"},
     "--scheme:2:9: error E602: 'hht' has no parameter 'rho'"},
    {"ConvergeStepNegative",
     {"converge", "problem:pendulum", "--schemes", "midpoint", "--dt", "0.1,-0.05"},
     "--dt:1:6: error E603: step is -0.05 s"},
    {"ConvergeReferenceZero",
     {"converge", "problem:pendulum", "--schemes", "midpoint", "--reference", "0"},
     "--reference:1:13: error E603: step is 0 s"},
};

INSTANTIATE_TEST_SUITE_P(Bad, GivenValue, testing::ValuesIn(value_cases),
                         [](const auto& c) { return c.param.name; });

TEST(Help, EveryVerbHasAnExample) {
  const TemporaryFolder folder;
  for (const std::string verb :
       {"run", "schemes", "problems", "compare", "converge", "spectrum", "linearize"}) {
    const Outcome outcome = visviva_in(folder, {verb, "--help"});
    EXPECT_EQ(outcome.code, 0) << verb;
    EXPECT_NE(outcome.out.find("Example:\n  visviva " + verb), std::string::npos) << outcome.out;
    EXPECT_EQ(outcome.err, "");
    EXPECT_NE(visviva_in(folder, {"--help"}).out.find("  " + verb + " "), std::string::npos);
  }
}

TEST(Help, IsAVerbToo) {
  const TemporaryFolder folder;
  const Outcome all = visviva_in(folder, {"help"});
  EXPECT_EQ(all.code, 0);
  EXPECT_EQ(all.out, visviva_in(folder, {"--help"}).out);
  const Outcome of_run = visviva_in(folder, {"help", "run"});
  EXPECT_EQ(of_run.code, 0);
  EXPECT_EQ(of_run.out, visviva_in(folder, {"run", "--help"}).out);
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
  std::map<std::string, std::string> owners;  // of the parameters of all problems
  for (const auto& problem : built_in_names()) {
    const BuiltIn found = find_built_in(problem);
    const auto parameters =
        found.textbook != nullptr ? found.textbook->parameters : parameters_of(*found.model);
    for (const auto& p : parameters) owners[p.name] = problem;
  }
  std::set<std::string> settings;
  for (const auto& p : run_settings()) {
    settings.insert(p.name);
    EXPECT_FALSE(owners.contains(p.name)) << owners[p.name] << " " << p.name;
  }
  for (const auto& scheme : scheme_catalogue())
    for (const auto& p : scheme.parameters) {
      EXPECT_FALSE(settings.contains(p.name)) << scheme.name << " " << p.name;
      EXPECT_FALSE(owners.contains(p.name)) << scheme.name << " and " << owners[p.name];
    }
}

}  // namespace
}  // namespace visviva::test

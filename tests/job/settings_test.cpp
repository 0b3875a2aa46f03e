// One table of settings, one name each: who wins, what a value may be, and what is refused.
#include "visviva/job/settings.hpp"

#include <gtest/gtest.h>

#include "job/sources.hpp"
#include "visviva/job/run_options.hpp"
#include "visviva/settings/run_settings.hpp"

namespace visviva::test {
namespace {

const std::string times = "step: 0.01 s, until: 1 s";

std::string refusal(const ModelSource& source, const Request& request) {
  return message_of([&] { (void)to_run_options(gather_settings(source, request)); });
}

TEST(Precedence, OptionsGoBeforeAssignmentsBeforeTheFileBeforeStandardValues) {
  const ModelSource file = pendulum_file(times + ", every: 3");
  Request request;
  EXPECT_EQ(gather_settings(file, request).run.number("every"), 3.0);
  EXPECT_EQ(gather_settings(file, request).run.number("blow_up"), 10.0);
  EXPECT_EQ(gather_settings(file, request).source("every").origin, Origin::model);
  EXPECT_EQ(gather_settings(file, request).source("blow_up").origin, Origin::standard);
  request.assignments = {{"every", "5"}};
  EXPECT_EQ(gather_settings(file, request).run.number("every"), 5.0);
  request.options = {{"every", "7", "--every"}};
  EXPECT_EQ(gather_settings(file, request).run.number("every"), 7.0);
  EXPECT_EQ(gather_settings(file, request).source("every").origin, Origin::option);
}

TEST(Precedence, TheLaterOfTwoAssignmentsCounts) {
  const auto settings =
      gather_settings(pendulum_file(times), {.assignments = {{"step", "1 ms"}, {"step", 0.02}}});
  EXPECT_EQ(settings.run.number("step"), 0.02);
}

TEST(Precedence, LabelsOfSchemesGoBeforeAssignmentsBeforeTheFile) {
  const ModelSource file = pendulum_file(times + ", settings: {rho_inf: 0.6}");
  const auto rho = [&](const Request& request) {
    std::vector<double> values;
    for (const auto& choice : gather_settings(file, request).schemes)
      values.push_back(choice.parameters.number("rho_inf"));
    return values;
  };
  using Values = std::vector<double>;
  EXPECT_EQ(rho({}), (Values{0.6}));
  EXPECT_EQ(rho({.schemes = {"hht:rho_inf=0.9", "wbz"}}), (Values{0.9, 0.6}));
  EXPECT_EQ(rho({.schemes = {"hht:rho_inf=0.9", "wbz"}, .assignments = {{"rho_inf", 0.7}}}),
            (Values{0.9, 0.7}));
}

TEST(Precedence, AnAssignmentGoesBeforeTheLabelInTheFile) {
  const ModelSource file = pendulum_file("scheme: 'hht:rho_inf=9/10', " + times);
  EXPECT_EQ(gather_settings(file, {}).schemes[0].parameters.number("rho_inf"), 0.9);
  const auto settings = gather_settings(file, {.assignments = {{"rho_inf", "0.75"}}});
  EXPECT_EQ(settings.schemes[0].parameters.number("rho_inf"), 0.75);
}

TEST(Precedence, AParameterOfTheFilesOwnSchemeIsNotMissedByAnother) {
  const ModelSource file = pendulum_file("scheme: hht, settings: {rho_inf: 0.8}, " + times);
  EXPECT_EQ(refusal(file, {.schemes = {"energy-preserving"}}), "");
}

TEST(Values, HaveUnitsAndFormulasWhereverTheyAreGiven) {
  const ModelSource file = pendulum_file(
      "step: 1 s/100, until: 2*duration, settings: {rho_inf: share/2, newton_tolerance: 1e-12}",
      "duration: 3 s, share: 1");
  const auto settings =
      gather_settings(file, {.assignments = {{"min_step", "1 ms"}, {"max_step", "duration/6"}},
                             .options = {{"tolerance", "2 mm", "--tolerance"}}});
  EXPECT_EQ(settings.run.number("step"), 0.01);
  EXPECT_EQ(settings.run.number("until"), 6.0);
  EXPECT_EQ(settings.run.number("min_step"), 0.001);
  EXPECT_EQ(settings.run.number("max_step"), 0.5);
  EXPECT_EQ(settings.run.number("tolerance"), 0.002);
  EXPECT_EQ(settings.run.number("newton_tolerance"), 1e-12);
  EXPECT_EQ(settings.schemes[0].parameters.number("rho_inf"), 0.5);
  const auto minutes = gather_settings(file, {.options = {{"until", "2min", "--until"}}});
  EXPECT_EQ(minutes.run.number("until"), 120.0);
}

TEST(Values, InLabelsMayBeFormulas) {
  const auto settings = gather_settings(
      {}, {.schemes = {"visviva:rho_inf=1/2", "u0:rho=[1/2, 0.5, max(0.25, 0.125)]:form=v"}});
  EXPECT_EQ(settings.schemes[0].parameters.number("rho_inf"), 0.5);
  EXPECT_EQ(settings.schemes[1].parameters.list("rho"), (std::vector<double>{0.5, 0.5, 0.25}));
  EXPECT_EQ(settings.schemes[1].parameters.choice("form"), "v");
}

TEST(Values, OfAProgramAreTakenAsTheyAre) {
  const double third = 1.0 / 3.0;
  const auto settings = gather_settings(
      pendulum_file(times), {.schemes = {"u0"},
                             .assignments = {{"step", third},
                                             {"newton", "residual"},
                                             {"rho", std::vector<double>{third, third, third}}}});
  EXPECT_EQ(settings.run.number("step"), third);
  EXPECT_EQ(settings.run.choice("newton"), "residual");
  EXPECT_EQ(settings.schemes[0].parameters.list("rho")[1], third);
}

// `tolerance` is that of adaptive steps at every door, `newton_tolerance` Newton's.
TEST(Names, MeanTheSameAtEveryDoor) {
  const std::vector<std::pair<ModelSource, Request>> doors = {
      {pendulum_file(times + ", tolerance: 1e-3"), {}},
      {pendulum_file(times + ", settings: {tolerance: 1e-3}"), {}},
      {pendulum_file(times), {.assignments = {{"tolerance", "1e-3"}}}},
      {pendulum_file(times), {.options = {{"tolerance", "1e-3", "--tolerance"}}}}};
  for (const auto& [file, request] : doors) {
    const RunOptions options = to_run_options(gather_settings(file, request));
    ASSERT_TRUE(options.adaptive.has_value());
    EXPECT_EQ(options.adaptive->tolerance, 1e-3);
    EXPECT_EQ(options.newton.tolerance, 0.0);
  }
}

struct Bad {
  std::string name;
  std::string simulation;
  Request request;
  std::string message;  // how it begins
};

class Refused : public testing::TestWithParam<Bad> {};

TEST_P(Refused, IsToldByPlaceWithWhatToDo) {
  const Bad& bad = GetParam();
  const std::string text = refusal(pendulum_file(times + bad.simulation), bad.request);
  EXPECT_TRUE(text.starts_with(bad.message)) << text;
}

const std::vector<Bad> refused = {
    {"WrongDimension",
     "",
     {.assignments = {{"min_step", "1 mm"}}},
     "--set:1:10: error E303: this is a length [m], but a time [s] is needed (min_step) — give it "
     "a unit of the kind 's'\n    1 | min_step=1 mm\n"},
    {"WrongDimensionInTheFile",
     ", settings: {max_step: 1 kg}",
     {},
     "pendulum.yaml:6:61: error E303: this is a mass [kg], but a time [s] is needed "
     "(simulation/settings/max_step)"},
    {"WrongDimensionInALabel",
     "",
     {.schemes = {"midpoint", "hht:rho_inf=1 s"}},
     "--scheme:2:13: error E303: this is a time [s], but a number or an angle is needed"},
    {"WrongDimensionOfAnOption",
     "",
     {.options = {{"step", "10 N", "--dt"}}},
     "--dt:1:6: error E303: this is a force [N], but a time [s] is needed"},
    {"UnknownName",
     "",
     {.assignments = {{"newton_tolerence", "1e-9"}}},
     "--set:1:1: error E602: neither the scheme nor the model nor the run has a setting "
     "'newton_tolerence' — did you mean 'newton_tolerance'?"},
    {"NameOfAnotherScheme",
     "",
     {.assignments = {{"kappa", "1"}}},
     "--set:1:1: error E602: neither the scheme nor the model nor the run has a setting "
     "'kappa' — other schemes have it: "},
    {"NearToANameOfOtherSchemes",
     "",
     {.assignments = {{"projektion", "mass"}}},
     "--set:1:1: error E602: neither the scheme nor the model nor the run has a setting "
     "'projektion' — did you mean 'projection'? Only other schemes have it: "},
    {"UnknownNameInTheFile",
     ", settings: {halving: 3}",
     {},
     "pendulum.yaml:6:51: error E602: neither the scheme nor the run has a setting 'halving' "
     "(simulation/settings/halving) — did you mean 'halvings'?"},
    {"UnknownParameterInAFormula",
     "",
     {.assignments = {{"step", "lenth/10"}}},
     "--set:1:6: error E304: "},
    {"TwiceInTheFile",
     ", every: 2, settings: {every: 3}",
     {},
     "pendulum.yaml:6:68: error E208: 'every' is given twice in this file"},
    {"TwiceByOptions",
     "",
     {.options = {{"step", "1", "--dt"}, {"step", "2", "--step"}}},
     "--step:1:8: error E208: --dt and --step both set 'step'"},
    {"ListForANumber",
     "",
     {.assignments = {{"step", "[1, 2]"}}},
     "--set:1:6: error E205: a time [s] is needed, this is a list"},
    {"ListOfAProgramForANumber",
     "",
     {.assignments = {{"step", std::vector<double>{1.0, 2.0}}}},
     "--set:1:6: error E603: step cannot be [1,2]"},
    {"NumberForAList",
     "",
     {.schemes = {"u0"}, .assignments = {{"rho", "0.5"}}},
     "--set:1:5: error E205: rho is a list of numbers (rho) — write it as in [1,1,0]"},
    {"EmptyValue", "", {.assignments = {{"step", ""}}}, "--set:1:6: error E301: "},
    {"LimitWithoutEffect",
     ", settings: {min_step: 1 ms}",
     {},
     "pendulum.yaml:6:61: error E603: this limits adaptive steps, but no tolerance asks for them"},
};

INSTANTIATE_TEST_SUITE_P(All, Refused, testing::ValuesIn(refused),
                         [](const auto& c) { return c.param.name; });

// The limits of a file lose their effect with its tolerance, which is no mistake of the one who asks for even steps.
TEST(StepLimits, OfAFileAreForgottenWithItsTolerance) {
  const ModelSource file = pendulum_file(times + ", tolerance: 1 mm, max_step: 20 ms");
  EXPECT_TRUE(to_run_options(gather_settings(file, {})).adaptive.has_value());
  const Request even = {.assignments = {{"tolerance", 0.0}}};
  EXPECT_FALSE(to_run_options(gather_settings(file, even)).adaptive.has_value());
  const Request limited = {.assignments = {{"tolerance", 0.0}, {"max_step", "1 ms"}}};
  EXPECT_NE(refusal(file, limited).find("no tolerance asks for them"), std::string::npos);
  const Request rescued = {.options = {{"tolerance", "1 mm", "--tolerance"}}};
  EXPECT_EQ(refusal(pendulum_file(times + ", max_step: 20 ms"), rescued), "");
}

TEST(Names, OfAModelMustNotBeThoseOfSettings) {
  const std::string text =
      "visviva: 1\nparameters: {every: 1 m}\ngravity: [0, -9.81, 0]\n"
      "points: {bob: {mass: 1 kg, position: [-every, 0, 0]}}\n"
      "simulation: {step: 0.01 s, until: 1 s}\n";
  const Request request = {.assignments = {{"every", "2"}}};
  const ModelSource file = {
      .label = "a.yaml",
      .name = "a",
      .file = modelfile::read_model_text(text, "a.yaml", {.overrides = {{"every", "2"}}})};
  const std::string refused_text = refusal(file, request);
  EXPECT_NE(refused_text.find("'every' is a parameter of the model and a setting of the run"),
            std::string::npos)
      << refused_text;
}

TEST(StandardValues, AreThoseOfARunThatIsToldNothing) {
  const RunOptions told = to_run_options(gather_settings({}, {}));
  const RunOptions usual;
  EXPECT_EQ(told.step, usual.step);
  EXPECT_EQ(told.until, usual.until);
  EXPECT_EQ(told.max_halvings, usual.max_halvings);
  EXPECT_EQ(told.blow_up, usual.blow_up);
  EXPECT_EQ(told.law_tolerance, usual.law_tolerance);
  EXPECT_EQ(told.newton.mode, usual.newton.mode);
  EXPECT_EQ(told.newton.tolerance, usual.newton.tolerance);
  EXPECT_EQ(told.newton.max_iterations, usual.newton.max_iterations);
  EXPECT_EQ(told.newton.linear_solver, usual.newton.linear_solver);
  EXPECT_FALSE(told.adaptive.has_value());
}

}  // namespace
}  // namespace visviva::test

#include "visviva/cli/selection.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>

#include "visviva/simulate/run_settings.hpp"

namespace visviva::cli {
namespace {

struct Assignment {
  std::string key;
  std::string value;
};

Assignment read_assignment(const std::string& text) {
  const auto equals = text.find('=');
  if (equals == std::string::npos || equals == 0)
    throw UsageError(fmt::format("'{}' is not an assignment: write KEY=VALUE", text));
  return {text.substr(0, equals), text.substr(equals + 1)};
}

// Splits at a character that is not inside brackets.
std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  int depth = 0;
  for (const char c : text) {
    if (c == '[') ++depth;
    if (c == ']') --depth;
    if (c == separator && depth == 0)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

const ProblemInfo& find_model(const std::string& model) {
  static const std::string prefix = "problem:";
  if (model.starts_with(prefix)) return find_problem(model.substr(prefix.size()));
  std::vector<std::string> names;
  for (const auto& info : problem_catalogue()) {
    if (info.name == model)
      throw UsageError(fmt::format("unknown model '{0}' (did you mean 'problem:{0}'?)", model));
    names.push_back(prefix + info.name);
  }
  if (std::filesystem::exists(model))
    throw UsageError(fmt::format(
        "{}: model files are not supported by this version yet, only built-in problems{}", model,
        did_you_mean("", names)));
  throw UsageError(fmt::format("unknown model '{}': this version knows only built-in problems{}",
                               model, did_you_mean(prefix + model, names)));
}

bool assign(Parameters& parameters, const Assignment& a) {
  if (!parameters.has(a.key)) return false;
  parameters.set(a.key, a.value);
  return true;
}

void add_names(const Parameters& parameters, std::vector<std::string>& names) {
  for (const auto& info : parameters.declared()) names.push_back(info.name);
}

void distribute(const std::string& text, std::vector<SchemeChoice>& schemes, Setup& setup) {
  const Assignment a = read_assignment(text);
  bool known = false;
  for (auto& scheme : schemes) known = assign(scheme.parameters, a) || known;
  if (known || assign(setup.model_parameters, a) || assign(setup.settings, a)) return;
  std::vector<std::string> names;
  for (const auto& scheme : schemes) add_names(scheme.parameters, names);
  add_names(setup.model_parameters, names);
  add_names(setup.settings, names);
  throw UsageError(
      fmt::format("neither the scheme nor the model nor the solver has a parameter "
                  "'{}'{}",
                  a.key, did_you_mean(a.key, names)));
}

void set_step_rule(const ModelOptions& options, Parameters& settings) {
  const auto set = [&](const std::string& option, const std::string& text, const std::string& key) {
    if (text.empty()) return;
    static_cast<void>(positive_number(option, text));
    settings.set(key, text);
  };
  set("--tolerance", options.tolerance, "position_tolerance");
  set("--min-dt", options.min_dt, "min_step");
  set("--max-dt", options.max_dt, "max_step");
  const bool adaptive = settings.number("position_tolerance") > 0.0;
  if (!adaptive && !(options.min_dt.empty() && options.max_dt.empty()))
    throw UsageError("--min-dt and --max-dt limit adaptive steps: give a --tolerance too");
  if (adaptive && options.fixed_step)
    throw UsageError("--fixed-step and --tolerance contradict each other: give one of them");
}

}  // namespace

std::vector<std::string> split_list(const std::string& text) {
  auto parts = split(text, ',');
  for (const auto& part : parts)
    if (part.empty()) throw UsageError(fmt::format("'{}' has an empty entry", text));
  return parts;
}

SchemeChoice choose_scheme(const std::string& text) {
  const auto parts = split(text, ':');
  const SchemeInfo& info = find_scheme(parts.front());
  SchemeChoice choice{text, &info, Parameters(info.parameters)};
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const Assignment a = read_assignment(parts[i]);
    choice.parameters.set(a.key, a.value);
  }
  return choice;
}

std::vector<SchemeChoice> choose_schemes(const std::string& text) {
  std::vector<SchemeChoice> schemes;
  for (const auto& part : split_list(text)) schemes.push_back(choose_scheme(part));
  return schemes;
}

double positive_number(const std::string& what, const std::string& text) {
  const double x = parse_number(what, text);
  if (!(x > 0.0)) throw UsageError(fmt::format("{} = {} must be greater than zero", what, text));
  return x;
}

void add_model_options(CLI::App& verb, ModelOptions& options) {
  verb.add_option("MODEL", options.model, "problem:NAME, one of `visviva problems`")->required();
  verb.add_option(
          "--set", options.assignments,
          "KEY=VALUE: a parameter of the scheme, the problem or the solver; may be repeated")
      ->allow_extra_args(false);
  verb.add_option("--until", options.until, "end time in seconds; default: the problem's");
  verb.add_option("--tolerance", options.tolerance,
                  "adaptive steps that aim at this error of the positions at the end, in metres");
  verb.add_option("--min-dt", options.min_dt, "smallest adaptive step in seconds");
  verb.add_option("--max-dt", options.max_dt, "largest adaptive step in seconds");
  verb.add_option("--out", options.out, "folder of the results; default: a folder in runs/");
  verb.add_flag("--fixed-step", options.fixed_step,
                "never halve a step that fails; the same as --set halvings=0");
  verb.add_flag("--quiet", options.quiet, "print nothing but errors");
}

Setup make_setup(const ModelOptions& options, std::vector<SchemeChoice>& schemes) {
  const ProblemInfo& info = find_model(options.model);
  Setup setup;
  setup.model = options.model;
  setup.problem_name = info.name;
  setup.model_parameters = Parameters(info.parameters);
  setup.settings = run_settings();
  for (const auto& text : options.assignments) distribute(text, schemes, setup);
  if (options.fixed_step) setup.settings.set("halvings", "0");
  set_step_rule(options, setup.settings);
  setup.run = to_run_options(setup.settings);
  setup.problem = info.make(setup.model_parameters);
  setup.run.step = setup.problem.step;
  setup.run.until =
      options.until.empty() ? setup.problem.until : positive_number("--until", options.until);
  setup.start = make_consistent(setup.problem.system, setup.problem.q0, setup.problem.v0, 0.0);
  return setup;
}

RunIdentity identify(const Setup& setup, const SchemeChoice& choice, const Scheme& scheme) {
  return {setup.model,
          setup.model_parameters,
          choice.info->traits.name,
          choice.parameters,
          setup.settings,
          scheme.warnings(*setup.problem.system),
          setup.start.position_move,
          setup.start.velocity_move,
          setup.problem.redundant};
}

void check_adaptive(const Setup& setup, const SchemeChoice& choice, const Scheme& scheme) {
  if (setup.run.adaptive && !can_adapt(scheme, setup.problem.system, setup.start.state))
    throw UsageError(
        fmt::format("{} cannot take a step back, so it cannot have adaptive steps (--tolerance)",
                    choice.info->traits.name));
}

void check_step_count(double step, double until) {
  constexpr double most = 1e12;
  if (until / step > most)
    throw UsageError(
        fmt::format("--dt {} and --until {} ask for {:.1e} steps; at most {:.0e} are "
                    "taken",
                    step, until, until / step, most));
}

}  // namespace visviva::cli

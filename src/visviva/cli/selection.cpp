#include "visviva/cli/selection.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "visviva/mechanics/error.hpp"
#include "visviva/simulate/run_settings.hpp"

namespace visviva::cli {
namespace {

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
  if (setup.source.file && setup.source.file->overridden.contains(a.key)) return;
  bool known = false;
  for (auto& scheme : schemes) known = assign(scheme.parameters, a) || known;
  if (known || assign(setup.model_parameters, a) || assign(setup.settings, a)) return;
  std::vector<std::string> names;
  for (const auto& scheme : schemes) add_names(scheme.parameters, names);
  add_names(setup.model_parameters, names);
  add_names(setup.settings, names);
  if (setup.source.file)
    for (const auto& [name, value] : setup.source.file->parameters) names.push_back(name);
  throw UsageError(
      fmt::format("neither the scheme nor the model nor the solver has a parameter "
                  "'{}'{}",
                  a.key, did_you_mean(a.key, names)));
}

std::string written(const modelfile::Node& node) {
  if (node.is_scalar()) return node.text();
  std::vector<std::string> items;
  for (const auto& item : node.items()) items.push_back(item.text());
  return fmt::format("[{}]", fmt::join(items, ","));
}

// What the file sets of the scheme and the solver. A parameter of the file's own scheme is not missed by another one.
void apply_file_settings(const modelfile::ModelFile& file, std::vector<SchemeChoice>& schemes,
                         Setup& setup) {
  modelfile::Diagnostics diagnostics = file.diagnostics;
  for (const auto& entry : file.simulation.settings) {
    const Assignment a{entry.key, written(entry.value)};
    try {
      bool known = false;
      for (auto& scheme : schemes) known = assign(scheme.parameters, a) || known;
      known = known || assign(setup.settings, a) ||
              Parameters(find_scheme(file.simulation.scheme).parameters).has(a.key);
      if (known) continue;
      std::vector<std::string> names;
      for (const auto& scheme : schemes) add_names(scheme.parameters, names);
      add_names(setup.settings, names);
      diagnostics.error(
          "E602", entry.key_place, entry.value.path(),
          fmt::format("neither the scheme nor the solver has a parameter '{}'", a.key),
          modelfile::nearest_hint(a.key, names));
    } catch (const UsageError& error) {
      diagnostics.error("E602", entry.value.place(), entry.value.path(), error.what(),
                        "`visviva schemes` tells what the parameters of the schemes mean");
    }
  }
  if (diagnostics.has_errors()) throw modelfile::ModelFileError(std::move(diagnostics));
  const auto set = [&](const char* key, double value) {
    if (value > 0.0) setup.settings.set(key, fmt::format("{}", value));
  };
  set("position_tolerance", file.simulation.tolerance);
  set("min_step", file.simulation.min_step);
  set("max_step", file.simulation.max_step);
}

// For the summary of a run, in SI units.
Parameters told_parameters(const modelfile::ModelFile& file) {
  std::vector<ParameterInfo> infos;
  for (const auto& [name, value] : file.parameters)
    infos.push_back({name, value, "of the model file, in SI units"});
  return Parameters(std::move(infos));
}

ConsistentState consistent_start(const Setup& setup) {
  const Problem& problem = setup.problem;
  if (!setup.source.file) return make_consistent(problem.system, problem.q0, problem.v0, 0.0);
  ConsistencyOptions options;
  const auto& asked = setup.source.file->simulation.largest_move;
  options.largest_move = asked.value_or(options.largest_move);
  try {
    return make_consistent(problem.system, problem.q0, problem.v0, 0.0, options);
  } catch (const InvalidModel& error) {
    throw setup.source.file->error("E511", error.what());
  }
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

long storing_rule(const std::string& every) {
  const double x = parse_number("--every", every);
  if (!(x >= 1.0)) throw UsageError("--every must be at least 1");
  return static_cast<long>(x);
}

std::vector<Option> model_options(ModelOptions& options) {
  return {
      {"MODEL", "a model file, its folder, or problem:NAME of `visviva problems`", &options.model,
       true},
      {"--set", "KEY=VALUE: a parameter of the model, the scheme or the solver; may be repeated",
       &options.assignments},
      {"--until", "end time in seconds; default: the model's", &options.until},
      {"--tolerance",
       "adaptive steps that aim at this error of the positions at the end, in metres",
       &options.tolerance},
      {"--min-dt", "smallest adaptive step in seconds", &options.min_dt},
      {"--max-dt", "largest adaptive step in seconds", &options.max_dt},
      {"--out", "folder of the results; default: a folder in runs/", &options.out},
      {"--fixed-step", "never halve a step that fails; the same as --set halvings=0",
       &options.fixed_step},
      {"--quiet", "print nothing but errors", &options.quiet}};
}

Setup make_setup(ModelSource source, const ModelOptions& options,
                 std::vector<SchemeChoice>& schemes) {
  Setup setup;
  setup.source = std::move(source);
  if (setup.source.problem != nullptr)
    setup.model_parameters = Parameters(setup.source.problem->parameters);
  setup.settings = run_settings();
  if (setup.source.file) apply_file_settings(*setup.source.file, schemes, setup);
  for (const auto& text : options.assignments) distribute(text, schemes, setup);
  if (options.fixed_step) setup.settings.set("halvings", "0");
  set_step_rule(options, setup.settings);
  setup.run = to_run_options(setup.settings);
  setup.problem = setup.source.file ? make_problem(*setup.source.file)
                                    : setup.source.problem->make(setup.model_parameters);
  setup.run.step = setup.problem.step;
  setup.run.until =
      options.until.empty() ? setup.problem.until : positive_number("--until", options.until);
  setup.start = consistent_start(setup);
  if (setup.source.file) setup.model_parameters = told_parameters(*setup.source.file);
  return setup;
}

RunIdentity identify(const Setup& setup, const SchemeChoice& choice, const Scheme& scheme) {
  return {setup.source.label,
          setup.model_parameters,
          choice.info->name,
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
                    choice.info->name));
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

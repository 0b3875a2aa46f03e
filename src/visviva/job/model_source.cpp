#include "visviva/job/model_source.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "visviva/assemble/redundancy.hpp"
#include "visviva/job/built_in.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/schemes/scheme.hpp"
#include "visviva/settings/default_scheme.hpp"
#include "visviva/simulate/start_velocities.hpp"

namespace visviva {
namespace {

const std::string problem_prefix = "problem:";

[[noreturn]] void refuse(const std::string& model) {
  std::error_code ignored;
  if (std::filesystem::exists(model + ".yaml", ignored))
    throw UsageError(fmt::format("there is no model file '{0}' (did you mean '{0}.yaml'?)", model));
  std::vector<std::string> names = built_in_names();
  if (std::find(names.begin(), names.end(), model) != names.end())
    throw UsageError(fmt::format("unknown model '{0}' (did you mean 'problem:{0}'?)", model));
  for (auto& name : names) name = problem_prefix + name;
  throw UsageError(fmt::format("there is no model file '{}', and it is no built-in problem{}",
                               model, did_you_mean(problem_prefix + model, names)));
}

std::filesystem::path find_file(const std::string& model) {
  std::error_code ignored;
  const std::filesystem::path path = model;
  if (!std::filesystem::is_directory(path, ignored)) return path;
  if (!std::filesystem::exists(path / "model.yaml", ignored))
    throw UsageError(fmt::format("the folder '{}' has no model.yaml", model));
  return path / "model.yaml";
}

// models/pendulum/model.yaml → pendulum, crank.yaml → crank
std::string name_of(const std::filesystem::path& file) {
  const std::string stem = file.stem().string();
  if (stem != "model") return stem;
  const std::string folder = std::filesystem::absolute(file).parent_path().filename().string();
  return folder.empty() ? stem : folder;
}

modelfile::ReadOptions read_options(const std::map<std::string, std::string>& overrides) {
  modelfile::ReadOptions options;
  options.overrides = overrides;
  for (const auto& scheme : scheme_catalogue()) {
    options.schemes.push_back(scheme.name);
    for (const auto& info : scheme.parameters) options.scheme_parameters.push_back(info.name);
  }
  return options;
}

void open_problem(const std::string& name, const std::map<std::string, std::string>& overrides,
                  ModelSource& source) {
  source.name = name;
  const BuiltIn found = find_built_in(name);
  source.problem = found.textbook;
  if (found.model != nullptr)
    source.file = modelfile::read_model_text(std::string(found.model->text), source.label,
                                             read_options(overrides));
}

Problem build_problem(const model::Model& model) {
  const model::Built built = model::build(model);
  Assembly assembly = assemble(built.system, built.q0, 0.0);
  const Vector v0 = start_velocities(model, built, assembly.q);
  return {.system = std::move(assembly.system), .q0 = built.q0, .v0 = v0};
}

}  // namespace

Assignment read_assignment(const std::string& text) {
  const auto equals = text.find('=');
  if (equals == std::string::npos || equals == 0)
    throw UsageError(fmt::format("'{}' is not an assignment: write KEY=VALUE", text));
  return {text.substr(0, equals), text.substr(equals + 1)};
}

std::string ModelSource::scheme() const {
  return file ? file->simulation.scheme : std::string(default_scheme);
}

std::string ModelSource::title() const {
  return file && !file->title.empty() ? file->title : label;
}

std::optional<model::Scene> ModelSource::scene() const {
  if (file) return model::scene(file->model);
  return model ? std::optional(model::scene(*model)) : std::nullopt;
}

ModelSource open_model(const std::string& model,
                       const std::map<std::string, std::string>& overrides) {
  ModelSource source;
  source.label = model;
  if (model.starts_with(problem_prefix)) {
    open_problem(model.substr(problem_prefix.size()), overrides, source);
    return source;
  }
  std::error_code ignored;
  if (!std::filesystem::exists(model, ignored) && !model.ends_with(".yaml")) refuse(model);
  const std::filesystem::path file = find_file(model);
  source.name = name_of(file);
  source.file = modelfile::read_model_file(file, read_options(overrides));
  return source;
}

ModelSource open_model_text(const std::string& label, const std::string& text,
                            const std::map<std::string, std::string>& overrides) {
  ModelSource source;
  source.label = source.name = label;
  source.file = modelfile::read_model_text(text, label, read_options(overrides));
  return source;
}

Problem make_problem(const ModelSource& source, const Parameters& parameters) {
  if (source.problem != nullptr) return source.problem->make(parameters);
  if (source.model) return build_problem(*source.model);
  try {
    Problem problem = build_problem(source.file->model);
    problem.step = source.file->simulation.number("step").value_or(problem.step);
    problem.until = source.file->simulation.number("until").value_or(problem.until);
    return problem;
  } catch (const InvalidModel& error) {
    throw source.file->error("E509", error);
  }
}

}  // namespace visviva

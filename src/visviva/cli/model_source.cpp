#include "visviva/cli/model_source.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "visviva/mechanics/error.hpp"
#include "visviva/problems/model_problem.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva::cli {
namespace {

const std::string problem_prefix = "problem:";

std::map<std::string, std::string> to_map(const std::vector<std::string>& assignments) {
  std::map<std::string, std::string> map;
  for (const auto& text : assignments) {
    const Assignment a = read_assignment(text);
    map[a.key] = a.value;
  }
  return map;
}

[[noreturn]] void refuse(const std::string& model) {
  std::error_code ignored;
  if (std::filesystem::exists(model + ".yaml", ignored))
    throw UsageError(fmt::format("there is no model file '{0}' (did you mean '{0}.yaml'?)", model));
  std::vector<std::string> names;
  for (const auto& info : problem_catalogue()) {
    if (info.name == model)
      throw UsageError(fmt::format("unknown model '{0}' (did you mean 'problem:{0}'?)", model));
    names.push_back(problem_prefix + info.name);
  }
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

}  // namespace

Assignment read_assignment(const std::string& text) {
  const auto equals = text.find('=');
  if (equals == std::string::npos || equals == 0)
    throw UsageError(fmt::format("'{}' is not an assignment: write KEY=VALUE", text));
  return {text.substr(0, equals), text.substr(equals + 1)};
}

std::string ModelSource::scheme() const { return file ? file->simulation.scheme : "visviva"; }

ModelSource open_model(const std::string& model, const std::vector<std::string>& assignments) {
  ModelSource source;
  source.label = model;
  if (model.starts_with(problem_prefix)) {
    source.problem = &find_problem(model.substr(problem_prefix.size()));
    source.name = source.problem->name;
    return source;
  }
  std::error_code ignored;
  if (!std::filesystem::exists(model, ignored) && !model.ends_with(".yaml")) refuse(model);
  const std::filesystem::path file = find_file(model);
  source.name = name_of(file);
  modelfile::ReadOptions options;
  options.overrides = to_map(assignments);
  for (const auto& scheme : scheme_catalogue()) options.schemes.push_back(scheme.traits.name);
  source.file = modelfile::read_model_file(file, options);
  return source;
}

Problem make_problem(const modelfile::ModelFile& file) {
  try {
    return to_problem(file.model, file.simulation.step, file.simulation.until);
  } catch (const InvalidModel& error) {
    throw file.error("E509", error.what());
  }
}

}  // namespace visviva::cli

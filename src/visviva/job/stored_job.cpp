#include "visviva/job/stored_job.hpp"

#include <fmt/format.h>

#include "visviva/version.hpp"

namespace visviva {
namespace {

ParameterValue to_value(const Json& json) {
  if (const auto* text = std::get_if<std::string>(&json.value)) return *text;
  const auto* list = std::get_if<Json::List>(&json.value);
  if (list == nullptr) return json.number();
  std::vector<double> numbers;
  for (const Json& item : *list) numbers.push_back(item.number());
  return numbers;
}

// Calls `give` with those of the stored values that differ from what there is.
template <typename Give>
void give_others(const std::string& stored, const Parameters& usual, Give give) {
  const Json json = Json::parse(stored);
  for (const auto& [name, item] : std::get<Json::Object>(json.value)) {
    const ParameterValue value = to_value(item);
    if (usual.find(name) != nullptr && usual.value(name) != value) give(name, value);
  }
}

}  // namespace

Job stored_job(const StoredResults& results, const std::string& until) {
  const std::string file = results.path().string();
  if (results.attribute("visviva") != version)
    throw FileError(
        fmt::format("cannot resume {}: visviva {} wrote it, and this is visviva {}, which may "
                    "compute otherwise",
                    file, results.attribute("visviva"), version));
  const std::string text = results.text("model/resolved");
  const std::string label = results.attribute("model");
  Job job = text.empty() ? Job(label) : Job::of_text(label, text);
  job.scheme(results.attribute("scheme"));
  const Settings usual = job.settings();
  const auto set = [&](const std::string& name, const ParameterValue& value) {
    job.set(Given{name, value, file});
  };
  if (text.empty()) give_others(results.attribute("model_parameters"), usual.model, set);
  give_others(results.attribute("scheme_parameters"), usual.schemes.front().parameters, set);
  give_others(results.attribute("settings"), usual.run,
              [&](const std::string& name, const ParameterValue& value) {
                if (name != "until" || until.empty()) job.option(name, value, file);
              });
  if (!until.empty()) job.option("until", until, "--until");
  return job;
}

std::optional<ModelSource> stored_source(const StoredResults& results) {
  const std::string text = results.text("model/resolved");
  if (results.attribute("visviva") != version || text.empty()) return std::nullopt;
  return open_model_text(results.attribute("model"), text);
}

std::optional<model::Scene> stored_scene(const StoredResults& results) {
  const auto source = stored_source(results);
  return source ? source->scene() : std::nullopt;
}

}  // namespace visviva

#include "visviva/job/settings.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "visviva/modelfile/setting_reader.hpp"
#include "visviva/modelfile/source_text.hpp"
#include "visviva/settings/run_settings.hpp"

namespace visviva {
namespace {

using modelfile::Node;
using modelfile::Place;

void add_names(const std::vector<ParameterInfo>& infos, std::vector<std::string>& names) {
  for (const auto& info : infos) names.push_back(info.name);
}

// A switch such as --fixed-step, which has no value of its own.
bool is_switch(const Given& given) {
  return given.from != "--set" && !std::holds_alternative<std::string>(given.value);
}

// "--set" is quoted with the key, "--dt" as it is written.
std::string quoted_start(const Given& given) {
  if (is_switch(given)) return "";
  return given.from == "--set" ? given.key + "=" : given.from + " ";
}

std::string quoted(const Given& given) {
  return is_switch(given) ? given.from : quoted_start(given) + to_text(given.value);
}

Node node_of(const Given& given, int line) {
  const int column = static_cast<int>(quoted_start(given).size()) + 1;
  return modelfile::outside_value(given.key, to_text(given.value), {given.from, line, column});
}

Parameters numbers_of(const modelfile::ModelFile& file) {
  std::vector<ParameterInfo> infos;
  for (const auto& [name, value] : file.parameters)
    infos.push_back({name, value, "of the model file, in SI units"});
  return Parameters(std::move(infos));
}

class Gatherer {
 public:
  Gatherer(const ModelSource& source, const Request& request) : source_(source) {
    s_.run = Parameters(run_settings());
    if (source.problem != nullptr) s_.model = Parameters(source.problem->parameters);
    if (source.file) {
      s_.model = numbers_of(*source.file);
      s_.symbols = source.file->symbols;
      s_.diagnostics = source.file->diagnostics;
    }
    if (request.schemes.empty())
      choose_own_scheme();
    else
      choose_schemes(request.schemes);
    if (source.file) apply_file(*source.file);
    if (request.schemes.empty()) apply_labels();
    quote(request.assignments);
    std::map<std::string, int> lines;
    for (const auto& given : request.assignments)
      assign(given, node_of(given, ++lines[given.from]));
    if (!request.schemes.empty()) apply_labels();
    for (const auto& given : request.options) apply_option(given);
  }

  Settings result() && {
    if (s_.diagnostics.has_errors()) throw modelfile::ModelFileError(std::move(s_.diagnostics));
    for (auto& choice : s_.schemes) choice.scheme = choice.info->make(choice.parameters);
    return std::move(s_);
  }

 private:
  void error(std::string code, const Node& node, std::string what, std::string hint) {
    s_.diagnostics.error(std::move(code), node.place(), node.path(), std::move(what),
                         std::move(hint));
  }

  void choose(const std::string& text, const Place& place) {
    labels_.push_back(read_scheme_label(text, place));
    const SchemeInfo& info = find_scheme(labels_.back().name);
    s_.schemes.push_back({text, &info, Parameters(info.parameters)});
  }
  void choose_own_scheme() {
    Place place;
    if (source_.file)
      if (const auto node = source_.file->simulation.node.find("scheme")) place = node->place();
    choose(source_.scheme(), place);
  }
  void choose_schemes(const std::vector<std::string>& labels) {
    std::string quoted;
    int line = 0;
    for (const auto& label : labels) {
      quoted += label + "\n";
      choose(label, {"--scheme", ++line, 1});
    }
    s_.diagnostics.remember_source("--scheme", quoted);
  }

  // Each on a line of its own, as if --set were a file.
  void quote(const std::vector<Given>& assignments) {
    std::map<std::string, std::string> lines;
    for (const auto& given : assignments) lines[given.from] += quoted(given) + "\n";
    for (const auto& [from, text] : lines) s_.diagnostics.remember_source(from, text);
  }

  void set_run(const std::string& name, std::optional<ParameterValue> value, Origin origin,
               const Node& node) {
    if (!value) return;
    s_.run.set(name, std::move(*value));
    s_.sources[name] = {origin, node};
  }

  // What is written is read; a value that is no text needs only be checked.
  std::optional<ParameterValue> read(const ParameterInfo& info, const Node& node,
                                     const ParameterValue* value = nullptr) {
    if (value == nullptr || std::holds_alternative<std::string>(*value))
      return modelfile::read_setting(node, info, s_.symbols, s_.diagnostics);
    const auto misfit = find_misfit(info, *value);
    if (!misfit) return *value;
    modelfile::report_misfit(node, info, *misfit, s_.diagnostics);
    return std::nullopt;
  }

  // Every scheme that has the parameter gets it; false if none has.
  bool assign_schemes(const std::string& key, const Node& node,
                      const ParameterValue* value = nullptr) {
    bool known = false;
    for (auto& choice : s_.schemes) {
      const ParameterInfo* info = choice.parameters.find(key);
      if (info == nullptr) continue;
      known = true;
      auto result = read(*info, node, value);
      if (!result) break;  // the others would say the same
      choice.parameters.set(key, std::move(*result));
    }
    return known;
  }

  // A parameter of the file's own scheme is not missed by another one.
  void apply_file(const modelfile::ModelFile& file) {
    for (const auto& given : file.simulation.run)
      set_run(given.name, given.value, Origin::model, given.node);
    for (const auto& entry : file.simulation.settings) {
      const bool twice = s_.sources.contains(entry.key) || in_own_label(entry.key);
      if (twice)
        error("E208", entry.value, fmt::format("'{}' is given twice in this file", entry.key),
              "keep one of them");
      else if (const ParameterInfo* info = s_.run.find(entry.key))
        set_run(entry.key, read(*info, entry.value), Origin::model, entry.value);
      else if (!assign_schemes(entry.key, entry.value) && !own_scheme_has(entry.key))
        refuse_unknown(entry.key, "neither the scheme nor the run has a setting", entry.key_place,
                       entry.value.path());
    }
  }
  [[nodiscard]] bool own_scheme_has(const std::string& key) const {
    const std::string& label = source_.file->simulation.scheme;
    return Parameters(find_scheme(label.substr(0, label.find(':'))).parameters).has(key);
  }
  [[nodiscard]] bool in_own_label(const std::string& key) const {
    const auto label = read_scheme_label(source_.file->simulation.scheme, {});
    return std::any_of(label.values.begin(), label.values.end(),
                       [&](const auto& value) { return value.key == key; });
  }

  void apply_labels() {
    for (std::size_t i = 0; i < labels_.size(); ++i)
      for (const auto& [key, node] : labels_[i].values) {
        Parameters& parameters = s_.schemes[i].parameters;
        const ParameterInfo* info = parameters.find(key);
        if (info == nullptr) {
          std::vector<std::string> names;
          add_names(parameters.declared(), names);
          error("E602", node, fmt::format("'{}' has no parameter '{}'", labels_[i].name, key),
                modelfile::nearest_hint(key, names));
        } else if (auto value = read(*info, node)) {
          parameters.set(key, std::move(*value));
        }
      }
  }

  void assign(const Given& given, const Node& node) {
    const auto& [key, value, from] = given;
    const bool of_file = source_.file && source_.file->overridden.contains(key);
    const ParameterInfo* of_problem = source_.file ? nullptr : s_.model.find(key);
    const ParameterInfo* of_run = s_.run.find(key);
    const bool of_scheme =
        std::any_of(s_.schemes.begin(), s_.schemes.end(),
                    [&](const auto& choice) { return choice.parameters.has(key); });
    if ((of_file || of_problem != nullptr) && (of_run != nullptr || of_scheme))
      return error("E402", node,
                   fmt::format("'{}' is a parameter of the model and {}", key,
                               of_run != nullptr ? "a setting of the run" : "of the scheme"),
                   of_run != nullptr
                       ? "give the model's another name"
                       : fmt::format("give the model's another name, or the scheme's with "
                                     "--scheme NAME:{}=VALUE",
                                     key));
    if (of_file) return;  // it was put into the model when that was read
    if (of_problem != nullptr) {
      if (auto read_value = read(*of_problem, node, &value)) s_.model.set(key, *read_value);
    } else if (of_run != nullptr) {
      set_run(key, read(*of_run, node, &value), Origin::assignment, node);
    } else if (!assign_schemes(key, node, &value)) {
      const Place place{from, node.place().line, 1};
      refuse_unknown(key, "neither the scheme nor the model nor the run has a setting", place, "");
    }
  }

  void apply_option(const Given& given) {
    const Node node = node_of(given, 1);
    s_.diagnostics.remember_source(given.from, quoted(given));
    const Settings::Source before = s_.source(given.key);
    if (before.origin == Origin::option)
      return error(
          "E208", node,
          fmt::format("{} and {} both set '{}'", before.node.place().file, given.from, given.key),
          "give one of them");
    set_run(given.key, read(*s_.run.find(given.key), node, &given.value), Origin::option, node);
  }

  void refuse_unknown(const std::string& key, std::string_view what, const Place& place,
                      const std::string& path) {
    std::vector<std::string> names;
    for (const auto& choice : s_.schemes) add_names(choice.parameters.declared(), names);
    add_names(s_.model.declared(), names);
    add_names(s_.run.declared(), names);
    s_.diagnostics.error("E602", place, path, fmt::format("{} '{}'", what, key),
                         hint_for_unknown(key, names));
  }
  // What only other schemes have may be nearer than all that there is.
  static std::string hint_for_unknown(const std::string& key,
                                      const std::vector<std::string>& names) {
    std::vector<std::string> all = names;
    for (const auto& info : scheme_catalogue()) add_names(info.parameters, all);
    const auto name = nearest(modelfile::shortened(key), all);
    if (!name || std::find(names.begin(), names.end(), *name) != names.end())
      return modelfile::nearest_hint(key, names);
    std::vector<std::string> owners;
    for (const auto& info : scheme_catalogue())
      if (Parameters(info.parameters).has(*name)) owners.push_back(info.name);
    const std::string text = fmt::format("other schemes have it: {}", fmt::join(owners, ", "));
    return *name == key ? text : fmt::format("did you mean '{}'? Only {}", *name, text);
  }

  const ModelSource& source_;
  std::vector<SchemeLabel> labels_;
  Settings s_;
};

}  // namespace

Settings::Source Settings::source(std::string_view name) const {
  const auto found = sources.find(name);
  return found == sources.end() ? Source{} : found->second;
}

Settings gather_settings(const ModelSource& source, const Request& request) {
  return Gatherer(source, request).result();
}

double read_number(const Settings& settings, const ParameterInfo& info, const Given& given) {
  modelfile::Diagnostics diagnostics;
  diagnostics.remember_source(given.from, quoted(given));
  const auto value =
      modelfile::read_setting(node_of(given, 1), info, settings.symbols, diagnostics);
  if (!value) throw modelfile::ModelFileError(std::move(diagnostics));
  return std::get<double>(*value);
}

}  // namespace visviva

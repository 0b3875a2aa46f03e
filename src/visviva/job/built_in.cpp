#include "visviva/job/built_in.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <sstream>

#include "visviva/modelfile/document.hpp"

namespace visviva {
namespace {

using modelfile::Node;

struct OtherName {
  std::string_view name;
  std::string_view model;
};
constexpr OtherName other_names[] = {{"simple-pendulum", "pendulum"},
                                     {"double-pendulum-rods", "double-pendulum"},
                                     {"rod-chain", "chain"},
                                     {"squeezer", "andrews-squeezer"},
                                     {"four-bar-defect", "four-bar-misaligned-fast"}};

const ProblemInfo* find_textbook(std::string_view name) {
  const auto& all = problem_catalogue();
  const auto it =
      std::find_if(all.begin(), all.end(), [&](const auto& info) { return info.name == name; });
  return it == all.end() ? nullptr : &*it;
}

const modelfile::NamedText* find_model(std::string_view name) {
  for (const auto& other : other_names)
    if (other.name == name) name = other.model;
  const auto& all = modelfile::model_templates();
  const auto it =
      std::find_if(all.begin(), all.end(), [&](const auto& text) { return text.name == name; });
  return it == all.end() ? nullptr : &*it;
}

// A number with its unit, a list or a text, as it would be written after `--set`.
std::string written(const Node& value) {
  if (!value.is_list()) return value.text();
  std::vector<std::string> items;
  for (const Node& item : value.items()) items.push_back(item.text());
  return fmt::format("[{}]", fmt::join(items, ", "));
}

std::string comment(const std::string& line) {
  const auto mark = line.find(" # ");
  return mark == std::string::npos ? "" : line.substr(mark + 3);
}

std::vector<std::string> lines(std::string_view text) {
  std::vector<std::string> list;
  std::istringstream stream{std::string(text)};
  for (std::string line; std::getline(stream, line);) list.push_back(line);
  return list;
}

}  // namespace

std::vector<std::string> built_in_names() {
  std::vector<std::string> names;
  for (const auto& info : problem_catalogue()) names.push_back(info.name);
  for (const auto& other : other_names) names.emplace_back(other.name);
  for (const auto& text : modelfile::model_templates())
    if (find_textbook(text.name) == nullptr) names.emplace_back(text.name);
  return names;
}

BuiltIn find_built_in(const std::string& name) {
  if (const auto* textbook = find_textbook(name)) return {.textbook = textbook};
  if (const auto* model = find_model(name)) return {.model = model};
  throw UsageError(
      fmt::format("unknown problem '{}'{}", name, did_you_mean(name, built_in_names())));
}

std::vector<ParameterInfo> parameters_of(const modelfile::NamedText& model) {
  std::vector<ParameterInfo> parameters;
  modelfile::Diagnostics none;
  const auto document =
      modelfile::parse_document(std::string(model.text), std::string(model.name), none);
  const auto block = document ? document->find("parameters") : std::nullopt;
  if (!block) return parameters;
  const auto source = lines(model.text);
  for (const auto& [name, place, value] : block->entries()) {
    ParameterInfo info{name, written(value),
                       comment(source[static_cast<std::size_t>(place.line) - 1])};
    if (const auto choices = value.find("choices")) {
      for (const Node& choice : choices->items()) info.choices.push_back(choice.text());
      info.default_value = info.choices.front();
    }
    parameters.push_back(std::move(info));
  }
  return parameters;
}

}  // namespace visviva

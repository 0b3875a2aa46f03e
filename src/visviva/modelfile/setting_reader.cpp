#include "visviva/modelfile/setting_reader.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "visviva/modelfile/node_data.hpp"
#include "visviva/modelfile/source_text.hpp"

namespace visviva::modelfile {
namespace {

// Times have a page of their own.
std::string code_of(const ParameterInfo& info) {
  return info.dimension == dimensions::time ? "E603" : "E602";
}

std::optional<ParameterValue> read_list(const Node& node, const ParameterInfo& info,
                                        const Symbols& symbols, Diagnostics& diagnostics) {
  if (!node.is_list()) {
    diagnostics.error("E205", node.place(), node.path(),
                      fmt::format("{} is a list of numbers", info.name),
                      fmt::format("write it as in {}", to_text(info.default_value)));
    return std::nullopt;
  }
  std::vector<double> list;
  bool all = true;
  for (const Node& item : node.items()) {
    const auto x = read_value(item, symbols, info.dimension, diagnostics);
    all = all && x.has_value();
    list.push_back(x.value_or(0.0));
  }
  return all ? std::optional<ParameterValue>(list) : std::nullopt;
}

std::optional<ParameterValue> read_typed(const Node& node, const ParameterInfo& info,
                                         const Symbols& symbols, Diagnostics& diagnostics) {
  if (std::holds_alternative<std::vector<double>>(info.default_value))
    return read_list(node, info, symbols, diagnostics);
  if (std::holds_alternative<double>(info.default_value)) {
    const auto x = read_value(node, symbols, info.dimension, diagnostics);
    return x ? std::optional<ParameterValue>(*x) : std::nullopt;
  }
  if (node.is_scalar()) return node.text();
  diagnostics.error("E205", node.place(), node.path(), fmt::format("{} is one word", info.name),
                    fmt::format("write one of {}", fmt::join(info.choices, ", ")));
  return std::nullopt;
}

std::shared_ptr<NodeData> scalar(std::string_view text, Place place) {
  const auto first = std::min(text.find_first_not_of(" \t"), text.size());
  const auto last = text.find_last_not_of(" \t");
  place.column += static_cast<int>(first);
  auto data = std::make_shared<NodeData>();
  data->kind = Node::Kind::scalar;
  data->place = std::move(place);
  data->text = first == text.size() ? "" : text.substr(first, last - first + 1);
  data->verbatim = true;
  return data;
}

}  // namespace

std::optional<ParameterValue> read_setting(const Node& node, const ParameterInfo& info,
                                           const Symbols& symbols, Diagnostics& diagnostics) {
  auto value = read_typed(node, info, symbols, diagnostics);
  if (!value) return std::nullopt;
  const auto misfit = find_misfit(info, *value);
  if (!misfit) return value;
  report_misfit(node, info, *misfit, diagnostics);
  return std::nullopt;
}

void report_misfit(const Node& node, const ParameterInfo& info, const Misfit& misfit,
                   Diagnostics& diagnostics) {
  diagnostics.error(code_of(info), node.place(), node.path(), misfit.what, misfit.hint);
}

Node outside_value(const std::string& name, std::string_view text, const Place& place) {
  const auto step = std::make_shared<const PathStep>(PathStep{nullptr, name, {}});
  const auto whole = scalar(text, place);
  const std::string_view inner = whole->text;
  if (inner.size() < 2 || inner.front() != '[' || inner.back() != ']') return Node(whole, step);
  auto list = std::make_shared<NodeData>();
  list->kind = Node::Kind::list;
  list->place = whole->place;
  std::size_t begin = 1;
  int depth = 0;
  for (std::size_t i = 1; i < inner.size(); ++i) {
    if (inner[i] == '(') ++depth;
    if (inner[i] == ')') --depth;
    const bool ends = i + 1 == inner.size() || (inner[i] == ',' && depth == 0);
    if (!ends) continue;
    Place at = whole->place;
    at.column += static_cast<int>(character_count(inner.substr(0, begin)));
    NodeData::Child item;
    item.value = scalar(inner.substr(begin, i - begin), at);
    list->children.push_back(std::move(item));
    begin = i + 1;
  }
  return Node(list, step);
}

}  // namespace visviva::modelfile

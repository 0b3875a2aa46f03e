#include "visviva/modelfile/document.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "visviva/modelfile/node_data.hpp"
#include "visviva/modelfile/source_text.hpp"

namespace visviva::modelfile {
namespace {

std::shared_ptr<const PathStep> below(const std::shared_ptr<const PathStep>& parent,
                                      const NodeData::Child& child) {
  return std::make_shared<const PathStep>(
      PathStep{parent, child.key, child.key_place, child.indices});
}
std::shared_ptr<const PathStep> below(const std::shared_ptr<const PathStep>& parent,
                                      std::size_t number, const NodeData::Child& item) {
  return std::make_shared<const PathStep>(
      PathStep{parent, std::to_string(number), {}, item.indices});
}

}  // namespace

Node::Node() : data_(std::make_shared<const NodeData>()) {}
Node::Node(std::shared_ptr<const NodeData> data, std::shared_ptr<const PathStep> step)
    : data_(std::move(data)), step_(std::move(step)) {}

Node::Kind Node::kind() const { return data_->kind; }
const Place& Node::place() const { return data_->place; }
const Place& Node::key_place() const {
  return step_ && step_->key_place.line > 0 ? step_->key_place : data_->place;
}
const std::string& Node::text() const { return data_->text; }
bool Node::quoted() const { return data_->quoted; }
std::size_t Node::size() const { return data_->children.size(); }

Place Node::place_at(std::size_t offset) const {
  Place place = data_->place;
  if (!data_->verbatim) return place;
  const auto before = std::string_view(data_->text).substr(0, offset);
  place.column += static_cast<int>(character_count(before)) + (data_->quoted ? 1 : 0);
  return place;
}

std::string Node::path() const {
  std::string path;
  for (const auto* step = step_.get(); step != nullptr; step = step->parent.get())
    path.insert(0, path.empty() ? step->name : step->name + "/");
  for (const auto& [name, value] : indices()) path += fmt::format(", {} = {}", name, value);
  return path;
}

const Indices& Node::indices() const {
  static const Indices none;
  for (const auto* step = step_.get(); step != nullptr; step = step->parent.get())
    if (step->indices) return *step->indices;
  return none;
}

std::vector<Node> Node::items() const {
  std::vector<Node> items;
  if (!is_list()) return items;
  for (const auto& child : data_->children)
    items.emplace_back(child.value, below(step_, items.size(), child));
  return items;
}

std::vector<Entry> Node::entries() const {
  std::vector<Entry> entries;
  if (!is_map()) return entries;
  for (const auto& child : data_->children)
    entries.push_back({child.key, child.key_place, Node(child.value, below(step_, child))});
  return entries;
}

std::optional<Node> Node::find(std::string_view key) const {
  if (!is_map()) return std::nullopt;
  for (const auto& child : data_->children)
    if (child.key == key) return Node(child.value, below(step_, child));
  return std::nullopt;
}

std::string_view kind_name(Node::Kind kind) {
  switch (kind) {
    case Node::Kind::scalar:
      return "text";
    case Node::Kind::list:
      return "a list";
    case Node::Kind::map:
      return "a map";
    case Node::Kind::null:
      break;
  }
  return "nothing";
}

std::optional<Node> load_document(const std::filesystem::path& file, Diagnostics& diagnostics) {
  const auto data = IncludeMerger(diagnostics).read_file(file);
  if (!data) return std::nullopt;
  return Node(data, nullptr);
}

std::optional<Node> parse_document(std::string text, const std::string& name,
                                   Diagnostics& diagnostics,
                                   const std::optional<std::filesystem::path>& folder) {
  const auto data = IncludeMerger(diagnostics).read_text(std::move(text), name, folder);
  if (!data) return std::nullopt;
  return Node(data, nullptr);
}

}  // namespace visviva::modelfile

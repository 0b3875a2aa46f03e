// Reading files, and merging a model with the parts it includes.
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>
#include <unordered_map>
#include <utility>

#include "visviva/modelfile/node_data.hpp"
#include "visviva/modelfile/source_text.hpp"

namespace visviva::modelfile {
namespace {

namespace fs = std::filesystem;

/// Without byte order mark, lines ended by "\n" alone.
std::string normalized(std::string text) {
  if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
  if (text.find('\r') == std::string::npos) return text;
  std::string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\r')
      result += text[i];
    else if (i + 1 == text.size() || text[i + 1] != '\n')
      result += '\n';
  }
  return result;
}

bool check_is_text(std::string_view text, const std::string& file, Diagnostics& diagnostics) {
  const auto bad = first_byte_not_text(text);
  if (!bad) return true;
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) {
    diagnostics.error("E102", {file}, "", "the file is encoded in UTF-16", "save it as UTF-8");
    return false;
  }
  const auto before = text.substr(0, *bad);
  const auto line_start = before.rfind('\n') + 1;
  const Place place{file, static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1,
                    static_cast<int>(character_count(before.substr(line_start))) + 1};
  diagnostics.error(
      "E102", place, "",
      fmt::format("the byte 0x{:02X} is not text", static_cast<unsigned char>(text[*bad])),
      "a model file is plain text: save it as UTF-8");
  return false;
}

std::optional<std::string> read_bytes(const fs::path& file, Diagnostics& diagnostics) {
  std::error_code error;
  const std::string name = file.string();
  const auto status = fs::status(file, error);
  if (!fs::exists(status)) {
    diagnostics.error("E101", {name}, "", "there is no such file", "check its name and folder");
  } else if (!fs::is_regular_file(status)) {
    diagnostics.error("E101", {name}, "",
                      fs::is_directory(status) ? "this is a folder" : "this is not a regular file",
                      "name the model file itself");
  } else if (fs::file_size(file, error) > largest_file && !error) {
    diagnostics.error("E105", {name}, "",
                      fmt::format("the file has more than {} MB", largest_file >> 20U),
                      "model files are a few kilobytes: is this the right file?");
  } else {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream bytes;
    if (stream.peek() != std::ifstream::traits_type::eof()) bytes << stream.rdbuf();
    if (stream.is_open() && !stream.bad()) return bytes.str();
    diagnostics.error("E101", {name}, "", "the file cannot be read", "check its permissions");
  }
  return std::nullopt;
}

fs::path resolved(const fs::path& file) {
  std::error_code error;
  const auto path = fs::weakly_canonical(file, error);
  return error ? file.lexically_normal() : path;
}

bool contains(const std::vector<fs::path>& files, const fs::path& file) {
  return std::find(files.begin(), files.end(), file) != files.end();
}

std::string place_text(const Place& place, const std::string& seen_from) {
  return place.file == seen_from ? fmt::format("line {}", place.line)
                                 : fmt::format("{}:{}", place.file, place.line);
}

/// The names of files under the key `include`; their keys are empty and their places those of the names.
std::vector<NodeData::Child> requests(const NodeData::Child& include, Diagnostics& diagnostics) {
  std::vector<NodeData::Child> names;
  if (include.value->kind == Node::Kind::list)
    names = include.value->children;
  else
    names.push_back(include);
  std::erase_if(names, [&](const NodeData::Child& name) {
    if (name.value->kind == Node::Kind::scalar && !name.value->text.empty()) return false;
    diagnostics.error(
        "E205", name.value->place, "include",
        fmt::format("the name of a file is needed, this is {}", kind_name(name.value->kind)),
        "write 'include: part.yaml' or 'include: [a.yaml, b.yaml]'");
    return true;
  });
  return names;
}

void count_again(NodeData& map) {
  map.node_count = 1;
  map.height = 1;
  for (const auto& child : map.children) {
    map.node_count += child.value->node_count;
    map.height = std::max(map.height, child.value->height + 1);
  }
}

}  // namespace

IncludeMerger::Data IncludeMerger::read_file(const fs::path& file) {
  auto bytes = read_bytes(file, diagnostics_);
  if (!bytes) return nullptr;
  open_.push_back(resolved(file));
  auto data = read_text(std::move(*bytes), file.string(), file.parent_path());
  done_.push_back(open_.back());
  open_.pop_back();
  return data;
}

IncludeMerger::Data IncludeMerger::read_text(std::string text, const std::string& name,
                                             const std::optional<fs::path>& folder) {
  if (text.size() > largest_file) {
    diagnostics_.error("E105", {name}, "",
                       fmt::format("the text has more than {} MB", largest_file >> 20U));
    return nullptr;
  }
  text = normalized(std::move(text));
  diagnostics_.remember_source(name, text);
  if (!check_is_text(text, name, diagnostics_)) return nullptr;
  const auto data = parse_yaml(text, name, diagnostics_);
  return data ? merge_parts(data, folder) : nullptr;
}

IncludeMerger::Data IncludeMerger::merge_parts(const Data& document,
                                               const std::optional<fs::path>& folder) {
  const auto is_include = [](const NodeData::Child& child) { return child.key == "include"; };
  const auto& children = document->children;
  const auto include = std::find_if(children.begin(), children.end(), is_include);
  if (include == children.end()) return document;
  auto whole = std::make_shared<NodeData>(*document);
  std::erase_if(whole->children, is_include);
  for (const auto& request : requests(*include, diagnostics_)) merge_part(*whole, request, folder);
  count_again(*whole);
  if (whole->node_count > most_nodes) {
    diagnostics_.error("E105", include->key_place, "include",
                       fmt::format("the model has more than {} values", most_nodes));
    return nullptr;
  }
  return whole;
}

void IncludeMerger::merge_part(NodeData& whole, const NodeData::Child& request,
                               const std::optional<fs::path>& folder) {
  const auto& [kind, place, name, quoted, verbatim, children, count, height] = *request.value;
  if (!folder)
    return diagnostics_.error("E104", place, "include",
                              "a model that comes from no file cannot include others",
                              "save it as a file and name that");
  const fs::path file = (*folder / name).lexically_normal();
  if (contains(done_, resolved(file)) || !may_include(file, place, name)) return;
  if (const auto part = read_file(file)) unite(whole, *part);
}

bool IncludeMerger::may_include(const fs::path& file, const Place& place, const std::string& name) {
  std::error_code error;
  if (contains(open_, resolved(file))) {
    diagnostics_.error("E104", place, "include",
                       fmt::format("'{}' includes itself{}", shortened(name),
                                   open_.back() == resolved(file) ? "" : ", through other files"),
                       "remove one of the includes");
    return false;
  }
  if (open_.size() >= deepest_nesting) {
    diagnostics_.error("E104", place, "include",
                       fmt::format("more than {} files include one another", deepest_nesting),
                       "include the parts from the model file itself");
    return false;
  }
  if (fs::is_regular_file(file, error)) return true;
  diagnostics_.error("E104", place, "include",
                     fmt::format("there is no file '{}'", shortened(file.string(), 200)),
                     "the name counts from the folder of the file that includes it");
  return false;
}

void IncludeMerger::unite(NodeData& whole, const NodeData& part) {
  std::unordered_map<std::string, std::size_t> blocks;
  for (std::size_t i = 0; i < whole.children.size(); ++i) blocks[whole.children[i].key] = i;
  for (const auto& addition : part.children) {
    const auto block = blocks.find(addition.key);
    if (block != blocks.end())
      unite_block(whole.children[block->second], addition);
    else if (addition.key != "visviva")
      whole.children.push_back(addition);
  }
}

void IncludeMerger::unite_block(NodeData::Child& block, const NodeData::Child& addition) {
  const auto twice = [this](const NodeData::Child& first, const NodeData::Child& second,
                            const std::string& path) {
    diagnostics_.error("E402", second.key_place, path,
                       fmt::format("'{}' is given twice, first in {}", shortened(second.key),
                                   place_text(first.key_place, second.key_place.file)),
                       "give it another name, or keep one of the two");
  };
  if (block.key == "visviva") {
    if (block.value->text != addition.value->text)
      diagnostics_.error("E202", addition.value->place, "visviva",
                         "the part has another schema version than the model that includes it",
                         fmt::format("write 'visviva: {}'", shortened(block.value->text)));
    return;
  }
  if (addition.value->kind == Node::Kind::null) return;
  if (block.value->kind == Node::Kind::null) {
    block = addition;
    return;
  }
  if (block.value->kind != Node::Kind::map || addition.value->kind != Node::Kind::map)
    return twice(block, addition, block.key);
  auto united = std::make_shared<NodeData>(*block.value);
  std::unordered_map<std::string, std::size_t> names;
  for (std::size_t i = 0; i < united->children.size(); ++i) names[united->children[i].key] = i;
  for (const auto& thing : addition.value->children) {
    const auto known = names.find(thing.key);
    if (known == names.end())
      united->children.push_back(thing);
    else
      twice(united->children[known->second], thing, block.key + "/" + thing.key);
  }
  count_again(*united);
  block.value = united;
}

}  // namespace visviva::modelfile

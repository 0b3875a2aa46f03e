#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "visviva/modelfile/document.hpp"

namespace visviva::modelfile {

/// Nothing in a model file may be nested deeper than this,
constexpr int deepest_nesting = 64;
/// nor may it have more values than this once its aliases are written out.
constexpr std::size_t most_nodes = 1'000'000;
constexpr std::size_t largest_file = std::size_t{64} << 20U;

/// What a node refers to. An alias shares the data of its anchor, hence paths are not in here.
struct NodeData {
  struct Child {
    std::string key;  // empty in lists
    Place key_place;
    std::shared_ptr<const NodeData> value;
    std::shared_ptr<const Indices> indices = nullptr;  // of a repetition that this is a copy from
  };

  Node::Kind kind = Node::Kind::null;
  Place place;
  std::string text;
  bool quoted = false;
  bool verbatim = false;  // the text stands in the file letter by letter
  std::vector<Child> children;
  std::size_t node_count = 1;  // with all below, aliases written out
  int height = 1;              // levels of nesting, this one included
};

struct PathStep {
  std::shared_ptr<const PathStep> parent;
  std::string name;
  Place key_place;                                   // line 0 in lists
  std::shared_ptr<const Indices> indices = nullptr;  // that begin here, with all those above
};

/// Parses one file, which may not be merged with its parts yet. `text` has no byte order mark and "\n"
/// at the end of its lines.
[[nodiscard]] std::shared_ptr<const NodeData> parse_yaml(const std::string& text,
                                                         const std::string& file,
                                                         Diagnostics& diagnostics);

/// Replaces the key `include` of a top-level map by what the named files hold.
class IncludeMerger {
 public:
  explicit IncludeMerger(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  [[nodiscard]] std::shared_ptr<const NodeData> read_file(const std::filesystem::path& file);
  [[nodiscard]] std::shared_ptr<const NodeData> read_text(
      std::string text, const std::string& name,
      const std::optional<std::filesystem::path>& folder);

 private:
  using Data = std::shared_ptr<const NodeData>;

  [[nodiscard]] Data merge_parts(const Data& document,
                                 const std::optional<std::filesystem::path>& folder);
  void merge_part(NodeData& whole, const NodeData::Child& request,
                  const std::optional<std::filesystem::path>& folder);
  [[nodiscard]] bool may_include(const std::filesystem::path& file, const Place& place,
                                 const std::string& name);
  void unite(NodeData& whole, const NodeData& part);
  void unite_block(NodeData::Child& block, const NodeData::Child& addition);

  Diagnostics& diagnostics_;
  std::vector<std::filesystem::path> open_;  // the files that include the present one
  std::vector<std::filesystem::path> done_;
};

}  // namespace visviva::modelfile

#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "visviva/modelfile/diagnostics.hpp"

namespace visviva::modelfile {

struct NodeData;
struct PathStep;
struct Entry;

/// The indices of the repetitions something stands in, by name, outermost first.
using Indices = std::vector<std::pair<std::string, int>>;

/// A value in a model file: nothing, a scalar, a list or a map. It knows where it is written and what
/// its path in the model is. Cheap to copy: nodes share what they refer to, and it never changes.
class Node {
 public:
  enum class Kind { null, scalar, list, map };

  /// An empty value of no file.
  Node();
  Node(std::shared_ptr<const NodeData> data, std::shared_ptr<const PathStep> step);

  [[nodiscard]] Kind kind() const;
  [[nodiscard]] bool is_null() const { return kind() == Kind::null; }
  [[nodiscard]] bool is_scalar() const { return kind() == Kind::scalar; }
  [[nodiscard]] bool is_list() const { return kind() == Kind::list; }
  [[nodiscard]] bool is_map() const { return kind() == Kind::map; }

  [[nodiscard]] const Place& place() const;
  /// Where its key is written; items of lists have none and give their own place.
  [[nodiscard]] const Place& key_place() const;
  /// Where byte number `offset` of the scalar's text is written, as well as it can be told.
  [[nodiscard]] Place place_at(std::size_t offset) const;
  /// "bodies/crank/mass"; items of lists by number, "points/0"; in a repetition "bodies/rod-3/mass, i = 3".
  [[nodiscard]] std::string path() const;
  /// Empty outside of repetitions.
  [[nodiscard]] const Indices& indices() const;

  /// The text of a scalar; empty for all else.
  [[nodiscard]] const std::string& text() const;
  /// Whether the text was written in quotes or as a block.
  [[nodiscard]] bool quoted() const;
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] std::vector<Node> items() const;
  [[nodiscard]] std::vector<Entry> entries() const;
  [[nodiscard]] std::optional<Node> find(std::string_view key) const;
  [[nodiscard]] const std::shared_ptr<const NodeData>& data() const { return data_; }

 private:
  std::shared_ptr<const NodeData> data_;
  std::shared_ptr<const PathStep> step_;
};

/// One key of a map with its value.
struct Entry {
  std::string key;
  Place key_place;
  Node value;
};

/// What kind of thing a node is, for messages: "a list", "a map", "text", "nothing".
[[nodiscard]] std::string_view kind_name(Node::Kind kind);

/// Reads a model file and the files it includes. What is wrong goes to `diagnostics`; without a
/// result nothing more can be said about the file.
[[nodiscard]] std::optional<Node> load_document(const std::filesystem::path& file,
                                                Diagnostics& diagnostics);

/// The same for text that is in memory already, called `name` in messages. Its includes are sought
/// in `folder`; without a folder they are refused.
[[nodiscard]] std::optional<Node> parse_document(
    std::string text, const std::string& name, Diagnostics& diagnostics,
    const std::optional<std::filesystem::path>& folder = std::nullopt);

}  // namespace visviva::modelfile

// One YAML file into a tree. The events of yaml-cpp are used, not its nodes: those keep neither
// duplicate keys nor where a key is written.
#include <fmt/format.h>
#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <unordered_map>
#include <utility>

#include "visviva/modelfile/node_data.hpp"
#include "visviva/modelfile/source_text.hpp"

namespace visviva::modelfile {
namespace {

/// Ends the parsing; what was wrong has been reported.
struct GiveUp {};

/// Where the bytes of a file are: yaml-cpp counts columns in bytes, Place in characters.
class SourceFile {
 public:
  SourceFile(const std::string& text, const std::string& file)
      : text_(text), file_(file), starts_(line_starts(text)) {}

  [[nodiscard]] std::size_t offset(const YAML::Mark& mark) const {
    const auto line = static_cast<std::size_t>(std::max(mark.line, 0));
    if (line >= starts_.size()) return text_.size();
    return std::min(starts_[line] + static_cast<std::size_t>(std::max(mark.column, 0)),
                    text_.size());
  }
  [[nodiscard]] Place place(std::size_t offset) {
    const auto next = std::upper_bound(starts_.begin(), starts_.end(), offset);
    if (const std::size_t start = *std::prev(next); counted_to_ < start || counted_to_ > offset) {
      counted_to_ = start;
      characters_ = 0;
    }
    characters_ +=
        character_count(std::string_view(text_).substr(counted_to_, offset - counted_to_));
    counted_to_ = offset;
    return {file_, static_cast<int>(next - starts_.begin()), static_cast<int>(characters_) + 1};
  }
  [[nodiscard]] Place place(const YAML::Mark& mark) { return place(offset(mark)); }
  [[nodiscard]] bool has_at(std::size_t offset, std::string_view text) const {
    return text_.compare(std::min(offset, text_.size()), text.size(), text) == 0;
  }
  /// Whether a quote opens at `offset` that nothing closes: yaml-cpp takes the rest of the file for its text.
  [[nodiscard]] bool opens_endless_quote(std::size_t offset) const {
    const char quote = offset < text_.size() ? text_[offset] : '\0';
    if (quote != '\'' && quote != '"') return false;
    for (std::size_t i = offset + 1; i < text_.size(); ++i) {
      const bool doubled = quote == '\'' && text_.compare(i, 2, "''") == 0;
      if (doubled || (quote == '"' && text_[i] == '\\'))
        ++i;
      else if (text_[i] == quote)
        return false;
    }
    return true;
  }
  /// The first tab that indents the line which holds `offset`.
  [[nodiscard]] std::optional<std::size_t> tab_in_indentation(std::size_t offset) const {
    const std::size_t start = *std::prev(std::upper_bound(starts_.begin(), starts_.end(), offset));
    const std::size_t first = std::min(text_.find_first_not_of(' ', start), text_.size());
    return text_.compare(first, 1, "\t") == 0 ? std::optional(first) : std::nullopt;
  }

 private:
  const std::string& text_;
  const std::string& file_;
  std::vector<std::size_t> starts_;
  // Characters of the present line up to a byte of it: a line of megabytes is counted only once.
  std::size_t counted_to_ = 0;
  std::size_t characters_ = 0;
};

using Data = std::shared_ptr<const NodeData>;

class TreeBuilder : public YAML::EventHandler {
 public:
  TreeBuilder(SourceFile& source, Diagnostics& diagnostics)
      : source_(source), diagnostics_(diagnostics) {}

  [[nodiscard]] const Data& root() const { return root_; }
  /// Where the innermost list or map begins that is still open.
  [[nodiscard]] Place open_place() const {
    return open_.empty() ? Place{} : open_.back().data->place;
  }

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (root_) {
      const bool marked = source_.has_at(source_.offset(mark), "---");
      refuse("E102", source_.place(mark),
             marked ? "a second document begins here" : "this does not continue what is above",
             marked ? "a model file is one document: remove the line '---' or use two files"
                    : "make its indentation equal to the one of the blocks above");
    }
  }
  void OnDocumentEnd() override {}

  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    if (expects_key()) refuse_key(source_.place(mark), "a key is missing in front of the colon");
    auto data = std::make_shared<NodeData>();
    data->place = awaits_value() ? open_.back().key_place : source_.place(mark);
    add(std::move(data), anchor);
  }

  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    refuse_tag(mark, tag);
    const bool quoted = tag == "!";
    if (quoted && source_.opens_endless_quote(source_.offset(mark)))
      refuse("E102", source_.place(mark), "the file ends inside of quotes that begin here",
             "close the quotes");
    if (expects_key()) return take_key(value, source_.place(mark));
    auto data = std::make_shared<NodeData>();
    data->kind = Node::Kind::scalar;
    data->place = source_.place(mark);
    data->text = value;
    data->quoted = quoted;
    data->verbatim = value.find('\n') == std::string::npos &&
                     source_.has_at(source_.offset(mark) + (quoted ? 1 : 0), value);
    add(std::move(data), anchor);
  }

  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    if (expects_key()) refuse_key(source_.place(mark), "a key cannot be an alias");
    const auto known = anchors_.find(anchor);
    if (known == anchors_.end())
      refuse("E105", source_.place(mark), "this alias is inside of what it stands for",
             "write the value out");
    add_to_open(known->second, source_.place(mark));
  }

  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value /*style*/) override {
    if (expects_key()) refuse_key(source_.place(mark), "a key cannot be a list");
    begin(Node::Kind::list, mark, tag, anchor);
  }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value /*style*/) override {
    if (expects_key()) refuse_key(source_.place(mark), "a key cannot be a map");
    begin(Node::Kind::map, mark, tag, anchor);
  }
  void OnSequenceEnd() override { end(); }
  void OnMapEnd() override { end(); }

 private:
  struct Open {
    std::shared_ptr<NodeData> data;
    YAML::anchor_t anchor;
    std::unordered_map<std::string, Place> keys = {};
    bool has_key = false;
    bool skips_value = false;  // of a key that was given before
    std::string key = {};
    Place key_place = {};
  };

  [[noreturn]] void refuse(const char* code, Place place, std::string what, std::string hint) {
    diagnostics_.error(code, std::move(place), path(), std::move(what), std::move(hint));
    throw GiveUp{};
  }
  [[noreturn]] void refuse_key(Place place, std::string what) {
    refuse("E102", std::move(place), std::move(what), "a key is one word, such as 'mass: 3 kg'");
  }
  void refuse_tag(const YAML::Mark& mark, const std::string& tag) {
    if (tag.empty() || tag == "?" || tag == "!") return;
    refuse("E102", source_.place(mark), "tags such as '!!float' are not used in model files",
           "remove it: a value is read as what its key needs");
  }

  [[nodiscard]] bool expects_key() const {
    return !open_.empty() && open_.back().data->kind == Node::Kind::map && !open_.back().has_key;
  }
  [[nodiscard]] bool awaits_value() const { return !open_.empty() && open_.back().has_key; }

  [[nodiscard]] std::string path() const {
    std::string path;
    for (const auto& open : open_) {
      const bool list = open.data->kind == Node::Kind::list;
      const std::string name = list ? std::to_string(open.data->children.size()) : open.key;
      if (list || open.has_key) path += (path.empty() ? "" : "/") + name;
    }
    return path;
  }

  void take_key(const std::string& key, Place place) {
    auto& map = open_.back();
    map.has_key = true;
    map.key = key;
    map.key_place = place;
    const auto [first, is_new] = map.keys.emplace(key, place);
    map.skips_value = !is_new;
    if (key == "<<") {
      refuse("E102", std::move(place), "the merge key '<<' is not supported",
             "write the entries out, or share whole blocks with 'include: part.yaml'");
    } else if (!is_new) {
      diagnostics_.error("E103", std::move(place), path(),
                         fmt::format("the key '{}' is given twice, first in line {}",
                                     shortened(key), first->second.line),
                         "keep one of the two");
    }
  }

  void begin(Node::Kind kind, const YAML::Mark& mark, const std::string& tag,
             YAML::anchor_t anchor) {
    refuse_tag(mark, tag);
    auto data = std::make_shared<NodeData>();
    data->kind = kind;
    data->place = source_.place(mark);
    if (open_.size() >= deepest_nesting) refuse_depth(data->place);
    open_.push_back({std::move(data), anchor});
  }
  void end() {
    auto open = std::move(open_.back());
    open_.pop_back();
    add(std::move(open.data), open.anchor);
  }
  [[noreturn]] void refuse_depth(Place place) {
    refuse("E105", std::move(place),
           fmt::format("lists and maps are nested deeper than {} levels", deepest_nesting),
           "a model needs about six levels: look for brackets that are not closed");
  }

  [[noreturn]] void refuse_size(Place place) {
    refuse("E105", std::move(place), fmt::format("the file has more than {} values", most_nodes),
           "aliases count with all they stand for: use fewer of them");
  }

  void add(std::shared_ptr<NodeData> data, YAML::anchor_t anchor) {
    const Place place = data->place;
    if (++values_ > most_nodes) refuse_size(place);
    Data finished = std::move(data);
    if (anchor != 0) anchors_[anchor] = finished;
    add_to_open(std::move(finished), place);
  }
  void add_to_open(Data value, const Place& place) {
    if (open_.empty()) {
      root_ = std::move(value);
      return;
    }
    auto& [data, anchor, keys, has_key, skips_value, key, key_place] = open_.back();
    has_key = false;
    if (std::exchange(skips_value, false)) return;
    data->node_count += value->node_count;
    data->height = std::max(data->height, value->height + 1);
    if (static_cast<int>(open_.size()) + value->height > deepest_nesting + 1) refuse_depth(place);
    if (data->node_count > most_nodes) refuse_size(place);
    data->children.push_back({std::move(key), std::move(key_place), std::move(value)});
  }

  SourceFile& source_;
  Diagnostics& diagnostics_;
  std::vector<Open> open_;
  std::size_t values_ = 0;
  std::map<YAML::anchor_t, Data> anchors_;
  Data root_;
};

struct Sentence {
  std::string what;
  std::string hint;
};

/// The messages of yaml-cpp in words that help who does not know YAML's grammar.
Sentence friendly(const std::string& message) {
  using namespace YAML;
  static const std::vector<std::pair<std::string, Sentence>> sentences = {
      {ErrorMsg::MAP_VALUE,
       {"a colon where no key can be",
        "check the indentation and the space after each colon; text with ': ' in it needs quotes"}},
      {ErrorMsg::BLOCK_ENTRY,
       {"a list item '- …' cannot begin here", "put it into a line of its own, indented"}},
      {ErrorMsg::FLOW_END, {"this bracket closes nothing", "remove it, or open it before"}},
      {ErrorMsg::EOF_IN_SCALAR, {"the file ends inside of quotes", "close the quotes"}},
      {ErrorMsg::END_OF_MAP,
       {"this does not fit what is above", "check the indentation and the quotes of this line"}},
      {ErrorMsg::END_OF_SEQ,
       {"this is no item of the list above", "begin it with '- ', or indent it less"}},
      {ErrorMsg::UNKNOWN_TOKEN,
       {"a value cannot begin with this character", "put the value into quotes"}},
      {ErrorMsg::UNKNOWN_ANCHOR,
       {"this alias has no anchor above it", "text that begins with '*' needs quotes"}},
      {ErrorMsg::INVALID_ESCAPE,
       {"a backslash in double quotes that means nothing", "use single quotes, or write '\\\\'"}},
  };
  for (const auto& [start, sentence] : sentences)
    if (message.starts_with(start)) return sentence;
  return {"this is not YAML: " + message, "check the indentation, the brackets and the quotes"};
}

void report(const YAML::ParserException& exception, const TreeBuilder& builder, SourceFile& source,
            Diagnostics& diagnostics) {
  const std::size_t offset = source.offset(exception.mark);
  const auto& message = exception.msg;
  if (const auto tab = source.tab_in_indentation(offset))
    return diagnostics.error("E102", source.place(*tab), "", "a tab indents this line",
                             "YAML allows only spaces: replace each tab by two");
  if (message == YAML::ErrorMsg::END_OF_SEQ_FLOW || message == YAML::ErrorMsg::END_OF_MAP_FLOW) {
    const bool list = message == YAML::ErrorMsg::END_OF_SEQ_FLOW;
    return diagnostics.error(
        "E102", builder.open_place(), "",
        list ? "the list that begins here is not closed" : "the map that begins here is not closed",
        list ? "put ',' between its items and ']' behind the last"
             : "put ',' between its entries and '}' behind the last");
  }
  const Sentence sentence = friendly(message);
  diagnostics.error("E102", source.place(offset), "", sentence.what, sentence.hint);
}

bool check_root(const Data& root, const std::string& file, Diagnostics& diagnostics) {
  const std::string hint = "a model begins with 'visviva: 1', then come blocks such as 'bodies:'";
  if (!root || root->kind == Node::Kind::null)
    diagnostics.error("E102", {file}, "", "the file is empty", hint);
  else if (root->kind != Node::Kind::map)
    diagnostics.error("E102", root->place, "",
                      fmt::format("the file holds {}, not keys with values",
                                  root->kind == Node::Kind::list ? "a list" : "only text"),
                      hint);
  return root && root->kind == Node::Kind::map;
}

}  // namespace

Data parse_yaml(const std::string& text, const std::string& file, Diagnostics& diagnostics) {
  SourceFile source(text, file);
  TreeBuilder builder(source, diagnostics);
  try {
    std::istringstream stream(text);
    YAML::Parser parser(stream);
    while (parser.HandleNextDocument(builder)) continue;
  } catch (const GiveUp&) {
    return nullptr;
  } catch (const YAML::DeepRecursion& exception) {
    diagnostics.error("E105", source.place(exception.mark), "", "brackets are nested too deep",
                      "look for brackets that are not closed");
    return nullptr;
  } catch (const YAML::ParserException& exception) {
    report(exception, builder, source, diagnostics);
    return nullptr;
  } catch (const std::exception& exception) {
    diagnostics.error("E102", {file}, "", fmt::format("this is not YAML: {}", exception.what()));
    return nullptr;
  }
  return check_root(builder.root(), file, diagnostics) ? builder.root() : nullptr;
}

}  // namespace visviva::modelfile

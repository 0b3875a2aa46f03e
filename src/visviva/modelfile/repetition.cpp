#include "visviva/modelfile/repetition.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>
#include <unordered_map>
#include <utility>

#include "visviva/modelfile/node_data.hpp"
#include "visviva/modelfile/source_text.hpp"

namespace visviva::modelfile {
namespace {

using Data = std::shared_ptr<const NodeData>;
using Step = std::shared_ptr<const PathStep>;
using Child = NodeData::Child;
using SharedIndices = std::shared_ptr<const Indices>;

constexpr std::string_view repeat_key = "repeat";
constexpr std::string_view item_key = "item";
constexpr double largest_index = 1e9;

const Child* find_child(const NodeData& map, std::string_view key) {
  if (map.kind != Node::Kind::map) return nullptr;
  const auto found = std::find_if(map.children.begin(), map.children.end(),
                                  [key](const Child& child) { return child.key == key; });
  return found == map.children.end() ? nullptr : &*found;
}

// What a repetition makes copies of.
Data without_repeat(const NodeData& map, bool in_list) {
  if (const Child* item = in_list ? find_child(map, item_key) : nullptr;
      item && map.children.size() == 2)
    return item->value;
  auto rest = std::make_shared<NodeData>(map);
  std::erase_if(rest->children, [](const Child& child) { return child.key == repeat_key; });
  return rest;
}

bool fits_index(std::string_view name) {
  return !name.empty() && std::isalpha(static_cast<unsigned char>(name[0])) != 0 &&
         std::all_of(name.begin(), name.end(),
                     [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
}

class Writer {
 public:
  Writer(const ParameterBlock& parameters, Diagnostics& diagnostics)
      : parameters_(parameters), diagnostics_(diagnostics) {}

  Data document(const Data& root) {
    auto whole = std::make_shared<NodeData>(*root);
    for (Child& block : whole->children)
      if (block.key != "visviva" && block.key != "parameters")
        block.value = write(block.value, below(nullptr, block.key, block, nullptr));
    return failed_ ? nullptr : whole;
  }

 private:
  static Step below(const Step& parent, std::string name, const Child& child,
                    SharedIndices indices) {
    return std::make_shared<const PathStep>(
        PathStep{parent, std::move(name), child.key_place, std::move(indices)});
  }
  void refuse(std::string code, const Place& place, const std::string& path, std::string what,
              std::string hint) {
    failed_ = true;
    diagnostics_.error(std::move(code), place, path, std::move(what), std::move(hint));
  }
  void refuse(std::string code, const Node& node, std::string what, std::string hint) {
    refuse(std::move(code), node.place(), node.path(), std::move(what), std::move(hint));
  }

  // The same data where there is nothing to do.
  Data write(const Data& data, const Step& step) {
    if (data->kind == Node::Kind::scalar) return write_scalar(data, step);
    if (data->kind == Node::Kind::null) return data;
    auto written = std::make_shared<NodeData>(*data);
    written->children.clear();
    bool changed = false;
    for (const Child& child : data->children) {
      if (find_child(*child.value, repeat_key) != nullptr) {
        repeat(child, step, *written);
        changed = true;
      } else {
        add(child, child.value, step, nullptr, *written);
        const Child& copy = written->children.back();
        changed = changed || copy.value != child.value || copy.key != child.key;
      }
    }
    if (!changed) return data;
    if (data->kind == Node::Kind::map) refuse_doubles(*written, step);
    return written;
  }

  void add(const Child& child, const Data& value, const Step& step, const SharedIndices& indices,
           NodeData& parent) {
    Child copy = child;
    copy.indices = indices;
    std::string name = std::to_string(parent.children.size());
    if (parent.kind == Node::Kind::map) {
      const Node key(value, below(step, child.key, child, indices));
      name = copy.key = fill(child.key, key, [&](std::size_t) { return child.key_place; });
    }
    copy.value = write(value, below(step, std::move(name), copy, indices));
    parent.children.push_back(std::move(copy));
  }

  Data write_scalar(const Data& data, const Step& step) {
    if (data->text.find('{') == std::string::npos) return data;
    const Node node(data, step);
    auto filled = std::make_shared<NodeData>(*data);
    filled->verbatim = false;
    Data list;
    filled->text = fill(
        data->text, node, [&](std::size_t at) { return node.place_at(at); }, &list);
    return list ? list : filled;
  }

  /// The text with values for all that stands in braces, the innermost first: "{p{i}}" is a parameter p1, p2 …. If all of it
  /// is the name of a list, that becomes `list`. `place` tells where a byte of the text is written.
  template <class PlaceAt>
  std::string fill(std::string text, const Node& node, const PlaceAt& place, Data* list = nullptr) {
    std::size_t done = 0;     // up to here all is filled in,
    std::size_t written = 0;  // which is up to here in what the author wrote
    for (std::size_t close = text.find('}'); close != std::string::npos;
         close = text.find('}', done)) {
      const std::size_t open = text.rfind('{', close);
      written += close + 1 - done;
      done = close + 1;
      if (open == std::string::npos) continue;
      const std::string name = text.substr(open + 1, close - open - 1);
      const auto given = parameters_.values.find(name);
      if (list != nullptr && open == 0 && done == text.size() &&
          given != parameters_.values.end() && given->second->kind == Node::Kind::list) {
        *list = given->second;
        return text;
      }
      const std::string value = value_text(name, node, place(written - (close - open)));
      text.replace(open, close + 1 - open, value);
      done = open + value.size();
    }
    if (const std::size_t open = text.find('{'); open != std::string::npos)
      refuse("E308", place(open), node.path(), "this '{' is not closed",
             "write names and formulas in braces, as in 'rod-{i}'");
    return text;
  }

  std::string value_text(const std::string& formula, const Node& node, const Place& place) {
    const auto given = parameters_.values.find(formula);
    if (given != parameters_.values.end() && given->second->kind == Node::Kind::scalar)
      return given->second->text;
    const auto value = whole_number(formula, node.indices(), place, node.path());
    return value ? std::to_string(*value) : "?";
  }

  std::optional<int> whole_number(const std::string& formula, const Indices& indices,
                                  const Place& place, const std::string& path) {
    ExpressionError error;
    const auto expression =
        Expression::compile(formula, Symbols(parameters_.symbols, indices), false, error);
    if (!expression) {
      Place at = place;
      at.column += static_cast<int>(character_count(formula.substr(0, error.offset)));
      failed_ = true;
      if (!error.follows) refuse(error.code, at, path, error.what, error.hint);
      return std::nullopt;
    }
    const double value = expression->value().value;
    if (expression->dimension().is_number() && value == std::floor(value) &&
        std::abs(value) <= largest_index)
      return static_cast<int>(value);
    const std::string unit = si_unit(expression->dimension());
    refuse("E308", place, path,
           fmt::format("{} is {}{}{}", formula, value, unit.empty() ? "" : " ", unit),
           "names and ranges count: give a whole number without unit");
    return std::nullopt;
  }

  void repeat(const Child& child, const Step& step, NodeData& parent) {
    const bool in_list = parent.kind == Node::Kind::list;
    const Child& request = *find_child(*child.value, repeat_key);
    const Step here = in_list ? step : below(step, child.key, child, nullptr);
    const Node ranges(request.value, below(here, request.key, request, nullptr));
    if (!ranges.is_map() || ranges.size() == 0)
      return refuse("E308", ranges, "a repetition needs an index and its range",
                    "write 'repeat: {i: 1..5}'");
    const Node repeated(child.value, here);
    if (!in_list && child.key.find('{') == std::string::npos)
      return refuse(
          "E308", child.key_place, repeated.path(),
          fmt::format("all copies of '{}' would have the same name", child.key),
          fmt::format("put the index into it: '{}-{{{}}}'", child.key, ranges.entries()[0].key));
    if (!count(ranges.entries(), 0, repeated.indices())) return;
    const Data value = without_repeat(*child.value, in_list);
    for_each_set(ranges.entries(), 0, repeated.indices(), [&](const Indices& indices) {
      add(child, value, step, std::make_shared<const Indices>(indices), parent);
    });
  }

  /// Counts the copies before one is made: false if there are too many, or if a range is wrong.
  bool count(const std::vector<Entry>& ranges, std::size_t level, const Indices& outer) {
    if (copies_ > most_copies || !check_index(ranges[level], outer)) return false;
    const Node& node = ranges[level].value;
    const auto range = read_range(node, outer);
    if (!range) return false;
    const auto [first, last] = *range;
    copies_ += last - first + 1;
    if (copies_ > most_copies) {
      refuse("E105", node,
             fmt::format("the repetitions of this model make more than {} copies", most_copies),
             "repeat less often");
      return false;
    }
    if (level + 1 == ranges.size()) return true;
    Indices inner = outer;
    inner.emplace_back(ranges[level].key, first);
    for (int& i = inner.back().second; i <= last; ++i)
      if (!count(ranges, level + 1, inner)) return false;
    return true;
  }

  /// Calls `make` with every set of indices, the last of them counting fastest.
  template <class Make>
  void for_each_set(const std::vector<Entry>& ranges, std::size_t level, const Indices& outer,
                    const Make& make) {
    if (level == ranges.size()) return make(outer);
    const auto [first, last] = *read_range(ranges[level].value, outer);
    Indices inner = outer;
    inner.emplace_back(ranges[level].key, first);
    for (int& i = inner.back().second; i <= last && copies_ <= most_copies; ++i)
      for_each_set(ranges, level + 1, inner, make);
  }

  bool check_index(const Entry& entry, const Indices& outer) {
    const bool taken = parameters_.symbols.find(entry.key) != nullptr ||
                       std::any_of(outer.begin(), outer.end(),
                                   [&](const auto& i) { return i.first == entry.key; });
    if (fits_index(entry.key) && !is_reserved_name(entry.key) && !taken) return true;
    refuse("E308", entry.key_place, entry.value.path(),
           taken || is_reserved_name(entry.key)
               ? fmt::format("the index '{}' has another meaning here", entry.key)
               : fmt::format("'{}' cannot be the name of an index", entry.key),
           "give the index a name of its own, such as i, j or k");
    return false;
  }

  /// First and last index. A range may be empty, as 2..count with a count of 1, but does not run backwards.
  std::optional<std::pair<int, int>> read_range(const Node& node, const Indices& outer) {
    const std::string& text = node.text();
    const std::size_t dots = text.find("..");
    if (dots == std::string::npos) {
      refuse("E308", node, "this is no range",
             "write the first and the last index, as in 1..count");
      return std::nullopt;
    }
    const auto first = whole_number(text.substr(0, dots), outer, node.place_at(0), node.path());
    const auto last =
        whole_number(text.substr(dots + 2), outer, node.place_at(dots + 2), node.path());
    if (!first || !last) return std::nullopt;
    if (*last >= *first - 1) return std::pair(*first, *last);
    refuse("E308", node, fmt::format("the range runs backwards, from {} to {}", *first, *last),
           "give the smaller index first");
    return std::nullopt;
  }

  void refuse_doubles(NodeData& map, const Step& step) {
    std::unordered_map<std::string, int> lines;
    std::erase_if(map.children, [&](const Child& child) {
      const auto [first, is_new] = lines.emplace(child.key, child.key_place.line);
      if (!is_new)
        refuse(
            "E103", child.key_place,
            Node(child.value, below(step, child.key, child, child.indices)).path(),
            fmt::format("the name '{}' is given twice, first in line {}", child.key, first->second),
            "let each copy have a name of its own");
      return !is_new;
    });
  }

  const ParameterBlock& parameters_;
  Diagnostics& diagnostics_;
  long copies_ = 0;
  bool failed_ = false;
};

}  // namespace

std::optional<Node> write_out(const Node& document, const ParameterBlock& parameters,
                              Diagnostics& diagnostics) {
  const Data whole = Writer(parameters, diagnostics).document(document.data());
  if (!whole) return std::nullopt;
  return Node(whole, nullptr);
}

}  // namespace visviva::modelfile

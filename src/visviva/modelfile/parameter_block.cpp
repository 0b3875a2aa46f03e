#include "visviva/modelfile/parameter_block.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <queue>
#include <unordered_map>
#include <utility>

#include "visviva/modelfile/node_data.hpp"
#include "visviva/modelfile/source_text.hpp"

namespace visviva::modelfile {
namespace {

const std::string override_file = "--set";

/// What the user wrote on the command line; it is quoted in messages as a file of its own.
struct Override {
  std::string text;
  Place place;
};

struct Parameter {
  std::string name;
  Node node;
  std::optional<Override> override_;
  std::vector<std::size_t> needs = {};
};

class ParameterReader {
 public:
  explicit ParameterReader(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  ParameterBlock read(const Node& block, const std::map<std::string, std::string>& overrides) {
    collect(block, overrides);
    take_lists_and_choices();
    find_needs();
    for (const std::size_t i : in_order()) evaluate(parameters_[i]);
    report_cycles();
    return std::move(result_);
  }

 private:
  void collect(const Node& block, const std::map<std::string, std::string>& overrides) {
    const auto& written = written_ = remember_overrides(overrides);
    for (const auto& [name, key_place, node] : block.entries()) {
      if (!check_name(name, key_place, node.path())) continue;
      const auto given = written.find(name);
      if (given != written.end()) result_.overridden.insert(name);
      parameters_.push_back(
          {name, node, given == written.end() ? std::nullopt : std::optional(given->second)});
    }
  }

  std::map<std::string, Override> remember_overrides(
      const std::map<std::string, std::string>& overrides) {
    std::map<std::string, Override> written;
    std::string source;
    int line = 0;
    for (const auto& [name, text] : overrides) {
      std::string flat = text;
      std::replace(flat.begin(), flat.end(), '\n', ' ');
      source += fmt::format("{}={}\n", name, flat);
      const int column = static_cast<int>(character_count(name)) + 2;
      written[name] = {flat, {override_file, ++line, column}};
    }
    if (!source.empty()) diagnostics_.remember_source(override_file, source);
    return written;
  }

  bool check_name(const std::string& name, const Place& place, const std::string& path) {
    const auto fits = [](unsigned char c) { return c < 0x80 && (std::isalnum(c) || c == '_'); };
    const bool begins_with_digit =
        name.empty() || std::isdigit(static_cast<unsigned char>(name.front()));
    if (begins_with_digit || !std::all_of(name.begin(), name.end(), fits)) {
      diagnostics_.error("E203", place, path,
                         fmt::format("'{}' cannot be the name of a parameter", shortened(name)),
                         "use letters, digits and '_', a letter first");
      return false;
    }
    if (is_reserved_name(name)) {
      diagnostics_.error("E402", place, path,
                         fmt::format("'{}' has a meaning of its own in formulas", name),
                         "give the parameter another name");
      return false;
    }
    return true;
  }

  // What is no formula: lists, and texts to choose from. A list becomes the parameters NAME_1, NAME_2 … of its items.
  void take_lists_and_choices() {
    std::vector<Parameter> formulas;
    for (Parameter& p : parameters_) {
      const auto choices = p.node.find("choices");
      if (p.node.is_list())
        keep(p.name, read_list(p, formulas));
      else if (choices)
        keep(p.name, read_choice(p, *choices));
      else
        formulas.push_back(std::move(p));
    }
    parameters_ = std::move(formulas);
  }
  void keep(const std::string& name, const std::shared_ptr<const NodeData>& value) {
    if (!value) return result_.symbols.set_broken(name);
    result_.values[name] = value;
    result_.symbols.set_no_number(name);
  }

  // A list of the names of its items.
  std::shared_ptr<const NodeData> read_list(const Parameter& p, std::vector<Parameter>& formulas) {
    const auto given = p.override_ ? split(*p.override_, p) : std::vector<Override>{};
    if (p.override_ && given.empty()) return nullptr;
    auto list = std::make_shared<NodeData>(*p.node.data());
    list->children.clear();
    for (const Node& item : p.node.items()) {
      const std::size_t k = list->children.size();
      auto name = std::make_shared<NodeData>(*item.data());
      name->kind = Node::Kind::scalar;
      name->text = fmt::format("{}_{}", p.name, k + 1);
      name->verbatim = false;
      formulas.push_back(
          {name->text, item, p.override_ ? std::optional(given[k]) : own_override(name->text)});
      list->children.push_back({"", {}, std::move(name)});
    }
    return list;
  }

  std::optional<Override> own_override(const std::string& name) {
    const auto given = written_.find(name);
    if (given == written_.end()) return std::nullopt;
    result_.overridden.insert(name);
    return given->second;
  }

  // The items of a list on the command line; none if it does not fit, which is reported.
  std::vector<Override> split(const Override& list, const Parameter& p) {
    std::vector<Override> items;
    Diagnostics ignored;
    if (const auto given = parse_yaml("list: " + list.text, override_file, ignored))
      for (const auto& item : given->children[0].value->children)
        items.push_back({item.value->text, list.place});
    if (items.size() == p.node.size()) return items;
    diagnostics_.error("E206", list.place, p.node.path(),
                       fmt::format("{} needs a list of {} values", p.name, p.node.size()),
                       "write them in brackets, as in [1,0,0]");
    return {};
  }

  std::shared_ptr<const NodeData> read_choice(const Parameter& p, const Node& choices) {
    std::vector<std::string> texts;
    for (const Node& item : choices.items()) texts.push_back(item.text());
    if (texts.empty() || std::ranges::find(texts, "") != texts.end() || p.node.size() != 1) {
      diagnostics_.error("E205", choices.place(), choices.path(),
                         "the choices of a parameter are a list of texts",
                         "write {choices: [first, second]}; the first is the default");
      return nullptr;
    }
    const auto at = p.override_ ? std::ranges::find(texts, p.override_->text) : texts.begin();
    if (at != texts.end()) return choices.items()[std::size_t(at - texts.begin())].data();
    diagnostics_.error("E207", p.override_->place, p.node.path(),
                       fmt::format("'{}' cannot be '{}'", p.name, p.override_->text),
                       nearest_hint(p.override_->text, texts));
    return nullptr;
  }

  void find_needs() {
    Symbols known;
    std::unordered_map<std::string, std::size_t> indices;
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
      known.set(parameters_[i].name, {1.0, {}}, true);
      indices[parameters_[i].name] = i;
    }
    for (auto& [name, node, override_, needs] : parameters_) {
      auto names = symbols_used(node.text(), known);
      if (override_)
        std::ranges::copy(symbols_used(override_->text, known), std::back_inserter(names));
      std::ranges::sort(names);
      names.erase(std::unique(names.begin(), names.end()), names.end());
      for (const auto& needed : names) needs.push_back(indices.at(needed));
    }
  }

  /// Each parameter after those it needs; without those that need each other.
  std::vector<std::size_t> in_order() {
    std::vector<std::vector<std::size_t>> needed_by(parameters_.size());
    std::vector<std::size_t> missing(parameters_.size());
    std::queue<std::size_t> ready;
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
      missing[i] = parameters_[i].needs.size();
      if (missing[i] == 0) ready.push(i);
      for (const std::size_t need : parameters_[i].needs) needed_by[need].push_back(i);
    }
    std::vector<std::size_t> order;
    for (; !ready.empty(); ready.pop()) {
      order.push_back(ready.front());
      for (const std::size_t user : needed_by[ready.front()])
        if (--missing[user] == 0) ready.push(user);
    }
    return order;
  }

  void evaluate(const Parameter& parameter) {
    auto& symbols = result_.symbols;
    const auto value = compile(parameter.node);
    std::optional<Expression> given;
    if (parameter.override_) {
      given = compile(*parameter.override_, parameter.node.path());
      if (given && value && !value->bare()) given = check_fit(*given, *value, parameter);
    }
    if (!value || (parameter.override_ && !given)) return symbols.set_broken(parameter.name);
    Quantity quantity = given ? given->value() : value->value();
    const bool takes_unit = given && given->bare() && !value->bare();
    if (takes_unit) quantity.dimension = value->dimension();
    symbols.set(parameter.name, quantity, (given ? given->bare() : value->bare()) && !takes_unit);
  }

  std::optional<Expression> compile(const Node& node) {
    ExpressionError error;
    if (!node.is_scalar())
      error = {"E205", 0, fmt::format("a parameter is a value, this is {}", kind_name(node.kind())),
               "write a number with its unit, or a formula"};
    else if (auto expression = Expression::compile(node.text(), result_.symbols, false, error))
      return expression;
    report(error, node.place_at(error.offset), node.path());
    return std::nullopt;
  }
  std::optional<Expression> compile(const Override& given, const std::string& path) {
    ExpressionError error;
    auto expression = Expression::compile(given.text, result_.symbols, false, error);
    if (!expression) {
      Place place = given.place;
      place.column +=
          static_cast<int>(character_count(std::string_view(given.text).substr(0, error.offset)));
      report(error, place, path);
    }
    return expression;
  }
  std::optional<Expression> check_fit(const Expression& given, const Expression& value,
                                      const Parameter& parameter) {
    const auto misfit = given.misfit(value.dimension());
    if (!misfit) return given;
    report(*misfit, parameter.override_->place, parameter.node.path());
    return std::nullopt;
  }
  void report(const ExpressionError& error, const Place& place, const std::string& path) {
    if (!error.follows) diagnostics_.error(error.code, place, path, error.what, error.hint);
  }

  /// What has no value by now needs itself, or needs something that does.
  void report_cycles() {
    std::vector<std::size_t> visited(parameters_.size(), 0);
    std::size_t walk = 0;
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
      std::vector<std::size_t> chain;
      ++walk;
      std::size_t at = i;
      while (is_open(at) && visited[at] == 0) {
        visited[at] = walk;
        chain.push_back(at);
        at = *std::ranges::find_if(parameters_[at].needs,
                                   [this](auto need) { return is_open(need); });
      }
      if (is_open(at) && visited[at] == walk)
        report_cycle({std::ranges::find(chain, at), chain.end()});
    }
    for (const auto& parameter : parameters_)
      if (result_.symbols.find(parameter.name) == nullptr)
        result_.symbols.set_broken(parameter.name);
  }
  [[nodiscard]] bool is_open(std::size_t i) const {
    return result_.symbols.find(parameters_[i].name) == nullptr;
  }
  void report_cycle(const std::vector<std::size_t>& cycle) {
    const Parameter& first = parameters_[cycle.front()];
    std::vector<std::string> names;
    names.reserve(cycle.size() + 1);
    for (const std::size_t i : cycle) names.push_back(parameters_[i].name);
    names.push_back(first.name);
    diagnostics_.error("E307", first.node.place(), first.node.path(),
                       cycle.size() == 1 ? fmt::format("the parameter {} needs itself", first.name)
                                         : fmt::format("these parameters need each other: {}",
                                                       fmt::join(names, " → ")),
                       "give one of them a value of its own");
  }

  Diagnostics& diagnostics_;
  std::map<std::string, Override> written_;
  std::vector<Parameter> parameters_;
  ParameterBlock result_;
};

}  // namespace

ParameterBlock read_parameters(const Node& block,
                               const std::map<std::string, std::string>& overrides,
                               Diagnostics& diagnostics) {
  if (!block.is_map() && !block.is_null())
    diagnostics.error(
        "E205", block.place(), block.path(),
        fmt::format("parameters are names with values, this is {}", kind_name(block.kind())),
        "write lines such as 'length: 12 mm'");
  return ParameterReader(diagnostics).read(block, overrides);
}

}  // namespace visviva::modelfile

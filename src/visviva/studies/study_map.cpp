#include "visviva/studies/study_map.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace visviva::studies {

using modelfile::Node;
using modelfile::Place;

void reject(const Place& place, const std::string& what) {
  throw UsageError(fmt::format("{}:{}:{}: {}", place.file, place.line, place.column, what));
}
void reject(const Node& node, const std::string& what) { reject(node.place(), what); }

StudyMap::StudyMap(const Node& node, const std::vector<std::string>& keys) : node_(node) {
  if (!node.is_map()) reject(node, fmt::format("'{}' has to be a map", node.path()));
  for (const auto& entry : node.entries())
    if (std::find(keys.begin(), keys.end(), entry.key) == keys.end())
      reject(entry.key_place,
             fmt::format("unknown key '{}'{}", entry.key, did_you_mean(entry.key, keys)));
}

Node StudyMap::need(std::string_view key) const {
  auto found = find(key);
  if (!found)
    reject(node_, node_.path().empty() ? fmt::format("'{}' is missing", key)
                                       : fmt::format("'{}' is missing in '{}'", key, node_.path()));
  return *found;
}

std::string StudyMap::text(std::string_view key) const {
  const auto found = find(key);
  if (!found) return "";
  if (!found->is_scalar() || found->text().empty())
    reject(*found, fmt::format("'{}' has to be a text", key));
  return found->text();
}

std::string StudyMap::needed_text(std::string_view key) const {
  (void)need(key);
  return text(key);
}

std::vector<std::string> StudyMap::texts(std::string_view key) const {
  const auto found = find(key);
  if (!found) return {};
  if (!found->is_list()) return {text(key)};
  std::vector<std::string> list;
  for (const Node& item : found->items()) {
    if (!item.is_scalar()) reject(item, fmt::format("'{}' has to be a list of texts", key));
    list.push_back(item.text());
  }
  return list;
}

bool StudyMap::flag(std::string_view key) const {
  const std::string word = text(key);
  if (word.empty() || word == "false" || word == "off") return false;
  if (word != "true" && word != "on")
    reject(*find(key), fmt::format("'{}' has to be true or false", key));
  return true;
}

double StudyMap::size(std::string_view key, double usual) const {
  const std::string number = text(key);
  if (number.empty()) return usual;
  if (!is_plain_number(number) || !(std::stod(number) > 0.0))
    reject(*find(key), fmt::format("'{}' has to be a number above 0", key));
  return std::stod(number);
}

Formula read_formula(const Node& node, const FormulaNames& names) {
  if (!node.is_scalar()) reject(node, "a formula is needed here");
  const auto check = [&](const Reference& r) {
    const bool is_value = r.kind == Reference::Kind::value;
    const auto& known = is_value ? names.values : names.runs;
    if (std::find(known.begin(), known.end(), r.run) != known.end()) return;
    if (is_value && std::find(names.runs.begin(), names.runs.end(), r.run) != names.runs.end())
      reject(node, fmt::format("what of the run '{0}'? Write {0}.FIELD or {0}[SERIES]", r.run));
    reject(node, fmt::format("no {} '{}'{}", is_value ? "value" : "run", r.run,
                             did_you_mean(r.run, known)));
  };
  try {
    Formula formula(node.text());
    for (const auto& reference : formula.references()) check(*reference);
    return formula;
  } catch (const FormulaError& error) {
    reject(node.place_at(error.offset()), fmt::format("{}: {}", node.text(), error.what()));
  }
}

std::vector<std::string> read_words(const Node& node) {
  std::vector<std::string> words;
  bool within = false;
  char quote = '\0';
  for (const char c : node.text()) {
    if (quote == '\0' && (c == ' ' || c == '\n')) {
      within = false;
      continue;
    }
    if (!within) words.emplace_back();
    within = true;
    if (c == quote)
      quote = '\0';
    else if (quote == '\0' && (c == '"' || c == '\''))
      quote = c;
    else
      words.back() += c;
  }
  if (quote != '\0') reject(node, "a quote is not closed");
  return words;
}

bool is_plain_number(const std::string& text) {
  double number = 0.0;
  const char* first = text.data() + (text.starts_with('+') ? 1 : 0);
  const auto [end, error] = std::from_chars(first, text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

}  // namespace visviva::studies

#include "visviva/settings/parameters.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>

namespace visviva {
namespace {

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

void check_range(const ParameterInfo& info, double x) {
  const bool low = info.min && x < *info.min;
  const bool high = info.max && x > *info.max;
  if (!low && !high) return;
  const std::string range = info.min && info.max
                                ? fmt::format("from {} to {}", *info.min, *info.max)
                            : info.min ? fmt::format("at least {}", *info.min)
                                       : fmt::format("at most {}", *info.max);
  throw UsageError(fmt::format("{} = {} is out of range: it must be {}", info.name, x, range));
}

std::vector<double> parse_list(const ParameterInfo& info, std::string_view text) {
  text = trimmed(text);
  if (text.size() < 2 || text.front() != '[' || text.back() != ']')
    throw UsageError(fmt::format("{} = {} is not a list: write it as {}", info.name, text,
                                 to_text(info.default_value)));
  text = text.substr(1, text.size() - 2);
  std::vector<double> list;
  while (!trimmed(text).empty()) {
    const auto comma = text.find(',');
    list.push_back(parse_number(info.name, trimmed(text.substr(0, comma))));
    check_range(info, list.back());
    if (comma == std::string_view::npos) break;
    text.remove_prefix(comma + 1);
  }
  return list;
}

int edit_distance(std::string_view a, std::string_view b) {
  std::vector<int> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    int diagonal = row[0];
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int substituted = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, substituted});
    }
  }
  return row.back();
}

}  // namespace

double parse_number(std::string_view what, std::string_view text) {
  double x = 0.0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), x);
  if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(x))
    throw UsageError(fmt::format("{} = '{}' is not a finite number", what, text));
  return x;
}

std::string to_text(const ParameterValue& value) {
  if (const auto* x = std::get_if<double>(&value)) return fmt::format("{}", *x);
  if (const auto* s = std::get_if<std::string>(&value)) return *s;
  return fmt::format("[{}]", fmt::join(std::get<std::vector<double>>(value), ","));
}

std::optional<std::string> nearest(std::string_view word,
                                   const std::vector<std::string>& candidates) {
  std::optional<std::string> best;
  int best_distance = std::max(2, static_cast<int>(word.size()) / 2);
  for (const auto& candidate : candidates) {
    const bool part = word.size() >= 3 && candidate.find(word) != std::string::npos;
    const int edits = edit_distance(word, candidate);
    if (edits >= static_cast<int>(std::max(word.size(), candidate.size()))) continue;
    const int distance = part ? std::min(edits, 2) : edits;
    if (distance < best_distance || (!best && distance == best_distance)) {
      best = candidate;
      best_distance = distance;
    }
  }
  return best;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates) {
  if (const auto name = nearest(word, candidates))
    return fmt::format(" (did you mean '{}'?)", *name);
  if (candidates.empty()) return "";
  return fmt::format(" (there are: {})", fmt::join(candidates, ", "));
}

Parameters::Parameters(std::vector<ParameterInfo> declared) : declared_(std::move(declared)) {
  for (const auto& info : declared_) values_[info.name] = info.default_value;
}

const ParameterInfo* Parameters::find(std::string_view name) const {
  const auto it = std::find_if(declared_.begin(), declared_.end(),
                               [&](const auto& info) { return info.name == name; });
  return it == declared_.end() ? nullptr : &*it;
}

void Parameters::set(std::string_view name, std::string_view text) {
  const ParameterInfo* info = find(name);
  if (info == nullptr) {
    std::vector<std::string> names;
    for (const auto& known : declared_) names.push_back(known.name);
    throw UsageError(fmt::format("unknown parameter '{}'{}", name, did_you_mean(name, names)));
  }
  auto& value = values_.find(name)->second;
  if (std::holds_alternative<double>(info->default_value)) {
    const double x = parse_number(info->name, trimmed(text));
    check_range(*info, x);
    value = x;
  } else if (std::holds_alternative<std::string>(info->default_value)) {
    const std::string word(trimmed(text));
    if (std::find(info->choices.begin(), info->choices.end(), word) == info->choices.end())
      throw UsageError(fmt::format("{} = '{}' is not known{}", info->name, word,
                                   did_you_mean(word, info->choices)));
    value = word;
  } else {
    value = parse_list(*info, text);
  }
}

const ParameterValue& Parameters::value(std::string_view name) const {
  const auto it = values_.find(name);
  if (it == values_.end()) throw std::logic_error(fmt::format("undeclared parameter '{}'", name));
  return it->second;
}

double Parameters::number(std::string_view name) const { return std::get<double>(value(name)); }
const std::string& Parameters::choice(std::string_view name) const {
  return std::get<std::string>(value(name));
}
const std::vector<double>& Parameters::list(std::string_view name) const {
  return std::get<std::vector<double>>(value(name));
}

}  // namespace visviva

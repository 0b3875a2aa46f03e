#include "visviva/settings/parameters.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace visviva {
namespace {

// A number with its unit.
std::string quantity_text(const ParameterInfo& info, double x) {
  const std::string unit = si_unit(info.dimension);
  return fmt::format("{}{}{}", x, unit.empty() ? "" : " ", unit);
}

bool in_range(const ParameterInfo& info, double x) {
  if (info.min && (x < *info.min || (info.above_min && x == *info.min))) return false;
  return std::isfinite(x) && !(info.max && x > *info.max);
}

std::optional<Misfit> number_misfit(const ParameterInfo& info, double x) {
  if (!in_range(info, x))
    return Misfit{fmt::format("{} is {}", info.name, quantity_text(info, x)), range_text(info)};
  if (info.whole && x != std::floor(x))
    return Misfit{fmt::format("{} is {}", info.name, quantity_text(info, x)),
                  "it must be a whole number"};
  return std::nullopt;
}

std::optional<Misfit> list_misfit(const ParameterInfo& info, const std::vector<double>& list) {
  const std::size_t needed = std::get<std::vector<double>>(info.default_value).size();
  if (needed > 0 && list.size() != needed)
    return Misfit{fmt::format("{} has {} numbers, {} are needed", info.name, list.size(), needed),
                  fmt::format("write it as in {}", to_text(info.default_value))};
  for (const double x : list)
    if (auto misfit = number_misfit(info, x)) return misfit;
  if (info.rule && !info.rule->holds(list))
    return Misfit{fmt::format("{} is {}", info.name, to_text(list)),
                  "it must be " + info.rule->text};
  return std::nullopt;
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

ParameterInfo quantity(std::string name, double default_value, const Dimension& dimension,
                       std::string description, std::optional<double> min,
                       std::optional<double> max) {
  return {.name = std::move(name),
          .default_value = default_value,
          .description = std::move(description),
          .min = min,
          .max = max,
          .dimension = dimension};
}

ParameterInfo positive_quantity(std::string name, double default_value, const Dimension& dimension,
                                std::string description) {
  ParameterInfo info =
      quantity(std::move(name), default_value, dimension, std::move(description), 0.0);
  info.above_min = true;
  return info;
}

std::string range_text(const ParameterInfo& info) {
  if (info.min && info.max)
    return fmt::format("it must be {} {} {} {}", info.above_min ? "greater than" : "from",
                       quantity_text(info, *info.min), info.above_min ? "and at most" : "to",
                       quantity_text(info, *info.max));
  if (info.min)
    return fmt::format("it must be {} {}", info.above_min ? "greater than" : "at least",
                       quantity_text(info, *info.min));
  if (info.max) return fmt::format("it must be at most {}", quantity_text(info, *info.max));
  return "";
}

std::optional<Misfit> find_misfit(const ParameterInfo& info, const ParameterValue& value) {
  if (value.index() != info.default_value.index())
    return Misfit{fmt::format("{} cannot be {}", info.name, to_text(value)),
                  fmt::format("write it as in {}", to_text(info.default_value))};
  if (const auto* word = std::get_if<std::string>(&value)) {
    if (std::find(info.choices.begin(), info.choices.end(), *word) != info.choices.end())
      return std::nullopt;
    const auto name = nearest(*word, info.choices);
    return Misfit{fmt::format("{} cannot be '{}'", info.name, *word),
                  name ? fmt::format("did you mean '{}'?", *name)
                       : fmt::format("there are: {}", fmt::join(info.choices, ", "))};
  }
  if (const auto* x = std::get_if<double>(&value)) return number_misfit(info, *x);
  return list_misfit(info, std::get<std::vector<double>>(value));
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

void Parameters::set(std::string_view name, ParameterValue value) {
  const ParameterInfo* info = find(name);
  if (info == nullptr) {
    std::vector<std::string> names;
    for (const auto& known : declared_) names.push_back(known.name);
    throw UsageError(fmt::format("unknown parameter '{}'{}", name, did_you_mean(name, names)));
  }
  if (const auto misfit = find_misfit(*info, value))
    throw UsageError(fmt::format("{}: {}", misfit->what, misfit->hint));
  values_.find(name)->second = std::move(value);
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

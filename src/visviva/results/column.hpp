#pragma once

#include <functional>
#include <optional>

#include "visviva/results/json.hpp"

namespace visviva {

/// What a field of the results holds; nothing if it is left out, such as the tolerance of a run with fixed steps.
using Value = std::optional<Json>;

/// The name of a column in a CSV file, "momentum_x_Ns": scripts can read its unit.
[[nodiscard]] inline std::string name_with_unit(const std::string& name, const std::string& unit) {
  if (unit.empty()) return name;
  std::string text = name + "_";
  for (const char c : unit)
    if (c != ' ') text += c;
  return text;
}

/// A column of a table, or a field of a summary: what it is called, in which unit, what it means, and how its value follows
/// from a row. Files and pages are made from lists of these, so that a name cannot stand over another's value.
template <typename Row>
struct Column {
  std::string name;
  std::string unit;  ///< empty for counts, words, and where units differ
  std::string meaning;
  std::function<Value(const Row&)> value;
  std::vector<std::string> in = {};  ///< the groups that hold it, the outermost first
  /// The name in pages, with NAME for what is named by the model; empty if it is the name.
  std::string sort = {};

  /// With the groups, as pages and tests tell it.
  [[nodiscard]] std::string full_sort() const {
    if (!sort.empty()) return sort;
    std::string text;
    for (const std::string& group : in) text += group + ".";
    return text + name;
  }
  /// Of a column that is named with its unit: that part of its name, and the rest of it.
  [[nodiscard]] std::string unit_suffix() const { return name_with_unit("", unit); }
  [[nodiscard]] std::string bare_name() const {
    return name.substr(0, name.size() - unit_suffix().size());
  }
};

/// A column that is named with its unit.
template <typename Row, typename Getter>
[[nodiscard]] Column<Row> column(const std::string& name, const std::string& unit,
                                 std::string meaning, Getter value) {
  return {name_with_unit(name, unit), unit, std::move(meaning), std::move(value)};
}

}  // namespace visviva

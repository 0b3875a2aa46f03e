#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace visviva::cli {

/// A value of JSON, put together to be printed.
struct Json {
  using List = std::vector<Json>;
  using Object = std::vector<std::pair<std::string, Json>>;  ///< in the order of printing

  std::variant<std::nullptr_t, bool, int, double, std::string, List, Object> value = nullptr;

  Json() = default;
  Json(bool x) : value(x) {}
  Json(int x) : value(x) {}
  Json(double x) : value(x) {}
  Json(std::string text) : value(std::move(text)) {}
  Json(std::string_view text) : value(std::string(text)) {}
  Json(const char* text) : value(std::string(text)) {}
  Json(List list) : value(std::move(list)) {}
  Json(Object object) : value(std::move(object)) {}
  /// A list of anything that a value can be made of.
  template <typename Item>
  Json(const std::vector<Item>& items) : value(List(items.begin(), items.end())) {}

  /// On lines of their own, two spaces deeper each.
  [[nodiscard]] std::string text() const;
};

}  // namespace visviva::cli

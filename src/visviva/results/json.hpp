#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace visviva {

/// A value of JSON, put together to be written.
struct Json {
  using List = std::vector<Json>;
  using Object = std::vector<std::pair<std::string, Json>>;  ///< in the order of writing

  std::variant<std::nullptr_t, bool, long, double, std::string, List, Object> value = nullptr;

  Json() = default;
  Json(std::nullptr_t) {}
  Json(bool x) : value(x) {}
  Json(int x) : value(static_cast<long>(x)) {}
  Json(long x) : value(x) {}
  Json(double x) : value(x) {}
  Json(std::string text) : value(std::move(text)) {}
  Json(std::string_view text) : value(std::string(text)) {}
  Json(const char* text) : value(std::string(text)) {}
  Json(List list) : value(std::move(list)) {}
  Json(Object object) : value(std::move(object)) {}
  /// A list of anything that a value can be made of.
  template <typename Item>
  Json(const std::vector<Item>& items) : value(List(items.begin(), items.end())) {}

  /// The entry of that name of an object, made if there is none. What is no object becomes one.
  [[nodiscard]] Json& operator[](const std::string& key);
  /// A new entry; there must be none of that name.
  Json& add(std::string key);

  /// Of a number.
  [[nodiscard]] double number() const {
    const long* whole = std::get_if<long>(&value);
    return whole != nullptr ? static_cast<double>(*whole) : std::get<double>(value);
  }

  /// Throws std::runtime_error if the text is none.
  [[nodiscard]] static Json parse(const std::string& text);

  /// On lines of their own, two spaces deeper each. Numbers that are not finite become null.
  [[nodiscard]] std::string text() const;
  /// The same on one line.
  [[nodiscard]] std::string line() const;
};

}  // namespace visviva

// The only file of results and command line that knows the library that writes JSON: it takes seconds to compile.
#include "visviva/results/json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace visviva {
namespace {

// Names of files are bytes: what is no UTF-8 in them is shown as such.
template <typename Scalar>
std::string scalar_text(const Scalar& value) {
  return nlohmann::ordered_json(value).dump(-1, ' ', false,
                                            nlohmann::ordered_json::error_handler_t::replace);
}

// Letters that stand for themselves. Others, and bytes of letters that are not ASCII, are left to the library.
bool is_plain(const std::string& text) {
  unsigned char special = 0;  // of this size eight or sixteen are looked at at a time
  for (const unsigned char c : text)
    special |= static_cast<unsigned char>((c < ' ') | (c > '~') | (c == '"') | (c == '\\'));
  return special == 0;
}

class JsonWriter {
 public:
  /// On one line if nothing is indented.
  explicit JsonWriter(bool indents) : indents_(indents) {}

  void write(const Json& json) {
    std::visit([this](const auto& value) { write_value(value); }, json.value);
  }
  [[nodiscard]] std::string text() && { return std::move(text_); }

 private:
  void write_value(const Json::List& list) {
    write_items('[', list, ']', [this](const Json& item) { write(item); });
  }
  void write_value(const Json::Object& object) {
    write_items('{', object, '}', [this](const auto& entry) {
      write_value(entry.first);
      text_ += indents_ ? ": " : ":";
      write(entry.second);
    });
  }
  // Pages have texts of megabytes.
  void write_value(const std::string& text) {
    if (is_plain(text))
      text_.append("\"").append(text).append("\"");
    else
      text_ += scalar_text(text);
  }
  template <typename Scalar>
  void write_value(const Scalar& value) {
    text_ += scalar_text(value);
  }

  template <typename Items, typename Write>
  void write_items(char begin, const Items& items, char end, const Write& write_item) {
    text_ += begin;
    depth_ += 2;
    for (const auto& item : items) {
      if (&item != &items.front()) text_ += ',';
      break_line();
      write_item(item);
    }
    depth_ -= 2;
    if (!items.empty()) break_line();
    text_ += end;
  }
  void break_line() {
    if (indents_) text_.append("\n").append(depth_, ' ');
  }

  bool indents_;
  std::size_t depth_ = 0;
  std::string text_;
};

Json convert(const nlohmann::ordered_json& json) {
  if (json.is_boolean()) return json.get<bool>();
  if (json.is_number_integer()) return json.get<long>();
  if (json.is_number()) return json.get<double>();
  if (json.is_string()) return json.get<std::string>();
  if (json.is_array()) {
    Json::List list;
    for (const auto& item : json) list.push_back(convert(item));
    return list;
  }
  if (!json.is_object()) return nullptr;
  Json::Object object;
  for (const auto& [key, item] : json.items()) object.emplace_back(key, convert(item));
  return object;
}

std::string text_of(const Json& json, bool indents) {
  JsonWriter writer(indents);
  writer.write(json);
  return std::move(writer).text();
}

}  // namespace

Json Json::parse(const std::string& text) { return convert(nlohmann::ordered_json::parse(text)); }

Json& Json::operator[](const std::string& key) {
  if (!std::holds_alternative<Object>(value)) value = Object();
  auto& object = std::get<Object>(value);
  // What was added last is asked for most.
  const auto entry =
      std::find_if(object.rbegin(), object.rend(), [&](const auto& e) { return e.first == key; });
  return entry != object.rend() ? entry->second : object.emplace_back(key, Json()).second;
}

Json& Json::add(std::string key) {
  if (!std::holds_alternative<Object>(value)) value = Object();
  return std::get<Object>(value).emplace_back(std::move(key), Json()).second;
}

std::string Json::text() const { return text_of(*this, true); }

std::string Json::line() const { return text_of(*this, false); }

}  // namespace visviva

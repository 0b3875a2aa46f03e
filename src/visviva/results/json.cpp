// The only file of results and command line that knows the library that writes JSON: it takes seconds to compile.
#include "visviva/results/json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace visviva {
namespace {

nlohmann::ordered_json convert(const Json& json) {
  return std::visit(
      [](const auto& value) -> nlohmann::ordered_json {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, Json::List>) {
          auto list = nlohmann::ordered_json::array();
          for (const auto& item : value) list.push_back(convert(item));
          return list;
        } else if constexpr (std::is_same_v<Value, Json::Object>) {
          auto object = nlohmann::ordered_json::object();
          for (const auto& [key, item] : value) object[key] = convert(item);
          return object;
        } else {
          return value;
        }
      },
      json.value);
}

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

// Names of files are bytes: what is no UTF-8 in them is shown as such.
std::string dump(const Json& json, int indent) {
  return convert(json).dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace

Json Json::parse(const std::string& text) { return convert(nlohmann::ordered_json::parse(text)); }

Json& Json::operator[](const std::string& key) {
  if (!std::holds_alternative<Object>(value)) value = Object();
  auto& object = std::get<Object>(value);
  const auto entry =
      std::find_if(object.begin(), object.end(), [&](const auto& e) { return e.first == key; });
  return entry != object.end() ? entry->second : object.emplace_back(key, Json()).second;
}

std::string Json::text() const { return dump(*this, 2); }

std::string Json::line() const { return dump(*this, -1); }

}  // namespace visviva

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

}  // namespace

Json& Json::operator[](const std::string& key) {
  if (!std::holds_alternative<Object>(value)) value = Object();
  auto& object = std::get<Object>(value);
  const auto entry =
      std::find_if(object.begin(), object.end(), [&](const auto& e) { return e.first == key; });
  return entry != object.end() ? entry->second : object.emplace_back(key, Json()).second;
}

// Names of files are bytes: what is no UTF-8 in them is shown as such.
std::string Json::text() const {
  return convert(*this).dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace visviva

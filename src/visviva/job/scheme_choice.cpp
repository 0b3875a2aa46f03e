#include "visviva/job/scheme_choice.hpp"

#include <fmt/format.h>

#include "visviva/job/model_source.hpp"
#include "visviva/modelfile/setting_reader.hpp"

namespace visviva {
namespace {

// Splits at a character that is not inside brackets.
std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  int depth = 0;
  for (const char c : text) {
    if (c == '[' || c == '(') ++depth;
    if (c == ']' || c == ')') --depth;
    if (c == separator && depth == 0)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

}  // namespace

SchemeLabel read_scheme_label(const std::string& text, const modelfile::Place& place) {
  const auto parts = split(text, ':');
  SchemeLabel label{parts.front(), {}};
  std::size_t offset = parts.front().size() + 1;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const Assignment a = read_assignment(parts[i]);
    for (const SchemeLabel::Value& earlier : label.values)
      if (earlier.key == a.key) throw UsageError(fmt::format("'{}' has '{}' twice", text, a.key));
    modelfile::Place at = place;
    at.column += static_cast<int>(offset + a.key.size() + 1);
    label.values.push_back({a.key, modelfile::outside_value(a.key, a.value, at)});
    offset += parts[i].size() + 1;
  }
  return label;
}

std::vector<std::string> split_list(const std::string& text) {
  auto parts = split(text, ',');
  for (const auto& part : parts)
    if (part.empty()) throw UsageError(fmt::format("'{}' has an empty entry", text));
  return parts;
}

}  // namespace visviva

#include "visviva/modelfile/resolved_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace visviva::modelfile {
namespace {

bool is_letter_or_digit(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// What YAML takes for the same text without quotes, wherever it stands.
bool is_plain(const std::string& text) {
  constexpr std::string_view others = " _./+*()^-";
  if (text.empty() || !(is_letter_or_digit(text.front()) || text.front() == '.')) return false;
  if (text.back() == ' ' || text == "null" || text == "Null" || text == "NULL") return false;
  return std::all_of(text.begin(), text.end(), [&](char c) {
    return is_letter_or_digit(c) || others.find(c) != std::string_view::npos;
  });
}

std::string quoted_if_needed(const std::string& text) {
  if (is_plain(text)) return text;
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\')
      result += std::string("\\") + c;
    else if (c == '\n')
      result += "\\n";
    else if (c == '\t')
      result += "\\t";
    else
      result += c;
  }
  return result + "\"";
}

std::string in_one_line(const Node& node) {
  std::string text;
  if (node.is_list()) {
    for (const Node& item : node.items()) text += (text.empty() ? "" : ", ") + in_one_line(item);
    return "[" + text + "]";
  }
  if (node.is_map()) {
    for (const auto& [key, place, value] : node.entries())
      text += (text.empty() ? "" : ", ") + quoted_if_needed(key) + ": " + in_one_line(value);
    return "{" + text + "}";
  }
  return node.is_null() ? "null" : quoted_if_needed(node.text());
}

// A list from the command line is one already.
std::string given_text(const std::string& text) {
  return text.starts_with('[') ? text : quoted_if_needed(text);
}

std::string parameter_text(const Node& value, const std::string& given) {
  const auto choices = value.find("choices");
  if (!choices) return given_text(given);
  std::string text = quoted_if_needed(given);
  for (const Node& choice : choices->items())
    if (choice.text() != given) text += ", " + in_one_line(choice);
  return "{choices: [" + text + "]}";
}

}  // namespace

std::string resolved_text(const Node& document,
                          const std::map<std::string, std::string>& parameters) {
  std::string text;
  for (const auto& [block, place, content] : document.entries()) {
    if (!content.is_map() || content.size() == 0) {
      text += fmt::format("{}: {}\n", quoted_if_needed(block), in_one_line(content));
      continue;
    }
    text += quoted_if_needed(block) + ":\n";
    for (const auto& [key, key_place, value] : content.entries()) {
      const auto given = block == "parameters" ? parameters.find(key) : parameters.end();
      text += fmt::format(
          "  {}: {}\n", quoted_if_needed(key),
          given == parameters.end() ? in_one_line(value) : parameter_text(value, given->second));
    }
  }
  return text;
}

}  // namespace visviva::modelfile

#include "visviva/modelfile/source_text.hpp"

#include <algorithm>
#include <utility>

namespace visviva::modelfile {
namespace {

constexpr std::size_t widest_line = 100;
constexpr std::size_t tab_width = 4;

struct Character {
  std::string_view bytes;
  std::size_t width;  // columns on the screen
};

char32_t code_point(std::string_view bytes) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  if (bytes.size() == 1) return byte(0);
  char32_t code = byte(0) & (0x7fU >> bytes.size());
  for (std::size_t i = 1; i < bytes.size(); ++i) code = (code << 6U) | (byte(i) & 0x3fU);
  return code;
}

/// Combining marks take no column, East Asian letters and most pictures two.
std::size_t screen_width(char32_t code) {
  const auto within = [code](char32_t first, char32_t last) {
    return first <= code && code <= last;
  };
  if (within(0x300, 0x36f) || within(0x200b, 0x200f) || code == 0xfeff) return 0;
  const bool wide = within(0x1100, 0x115f) || within(0x2e80, 0xa4cf) || within(0xac00, 0xd7a3) ||
                    within(0xf900, 0xfaff) || within(0xfe30, 0xfe6f) || within(0xff00, 0xff60) ||
                    within(0x1f300, 0x1faff) || within(0x20000, 0x3fffd);
  return wide ? 2 : 1;
}

bool is_control(std::string_view bytes) {
  const char32_t code = code_point(bytes);
  return code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0x202a && code <= 0x202e) ||
         (code >= 0x2066 && code <= 0x2069);
}

/// The next character as it is shown, taken off `text`.
Character take_character(std::string_view& text) {
  const std::size_t length = character_length(text);
  const std::string_view bytes = text.substr(0, std::max<std::size_t>(length, 1));
  text.remove_prefix(bytes.size());
  if (bytes == "\t") return {"    ", tab_width};
  if (length == 0 || is_control(bytes)) return {"?", 1};
  return {bytes, screen_width(code_point(bytes))};
}

std::vector<Character> characters(std::string_view text, std::size_t most) {
  std::vector<Character> all;
  while (!text.empty() && all.size() < most) all.push_back(take_character(text));
  return all;
}

}  // namespace

std::size_t character_length(std::string_view text) {
  if (text.empty()) return 0;
  const auto lead = static_cast<unsigned char>(text[0]);
  const std::size_t length = lead < 0x80                   ? 1
                             : lead >= 0xc2 && lead < 0xe0 ? 2
                             : lead >= 0xe0 && lead < 0xf0 ? 3
                             : lead >= 0xf0 && lead < 0xf5 ? 4
                                                           : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((static_cast<unsigned char>(text[i]) & 0xc0U) != 0x80U) return 0;
  return length;
}

std::size_t character_count(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count)
    text.remove_prefix(std::max<std::size_t>(character_length(text), 1));
  return count;
}

std::optional<std::size_t> first_byte_not_text(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = character_length(text.substr(i, 4));
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool blank = byte == '\n' || byte == '\t' || byte == '\r';
    if (length == 0 || (byte < 0x20 && !blank) || byte == 0x7f) return i;
    i += length;
  }
  return std::nullopt;
}

std::vector<std::size_t> line_starts(std::string_view text) {
  std::vector<std::size_t> starts = {0};
  for (std::size_t i = text.find('\n'); i != std::string_view::npos; i = text.find('\n', i + 1))
    starts.push_back(i + 1);
  return starts;
}

std::string shortened(std::string_view text, std::size_t most) {
  std::string result;
  for (std::size_t count = 0; !text.empty(); ++count) {
    if (count == most) return result + "…";
    const bool blank = text[0] == '\t' || text[0] == '\n';
    const Character next = take_character(text);
    result += blank ? " " : next.bytes;
  }
  return result;
}

MarkedLine mark_column(std::string_view line, std::size_t column) {
  const std::size_t target = column == 0 ? 0 : column - 1;
  const auto shown = characters(line, target + widest_line + 1);
  std::size_t first = 0;
  std::size_t before = 0;  // columns in front of the caret
  for (std::size_t i = 0; i < std::min(target, shown.size()); ++i) before += shown[i].width;
  const bool cut_left = before > 3 * widest_line / 4;
  while (cut_left && before > widest_line / 2) before -= shown[first++].width;
  MarkedLine marked{cut_left ? "…" : "", std::string(before + (cut_left ? 1 : 0), ' ') + "^"};
  std::size_t width = 0;
  for (std::size_t i = first; i < shown.size(); ++i) {
    width += shown[i].width;
    if (width > widest_line) {
      marked.line += "…";
      break;
    }
    marked.line += shown[i].bytes;
  }
  return marked;
}

}  // namespace visviva::modelfile

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace visviva::modelfile {

/// How many bytes the UTF-8 character at the start of `text` has; 0 if it is none.
[[nodiscard]] std::size_t character_length(std::string_view text);
/// How many characters `text` has; a byte that is no UTF-8 counts as one.
[[nodiscard]] std::size_t character_count(std::string_view text);
/// Where the first byte is that is no UTF-8 text: bad encoding or a control character.
[[nodiscard]] std::optional<std::size_t> first_byte_not_text(std::string_view text);

/// Where each line of `text` begins.
[[nodiscard]] std::vector<std::size_t> line_starts(std::string_view text);

/// `text` without control characters, cut after `most` characters with an ellipsis: fit for a message.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t most = 60);

/// A line and a caret under its character number `column` (from 1), both fit for the screen: tabs
/// widened, control characters replaced, a long line cut around the caret.
struct MarkedLine {
  std::string line;
  std::string caret;
};
[[nodiscard]] MarkedLine mark_column(std::string_view line, std::size_t column);

}  // namespace visviva::modelfile

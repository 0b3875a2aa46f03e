#include "visviva/cli/table.hpp"

#include <algorithm>

namespace visviva::cli {
namespace {

// Characters of UTF-8 text: every byte but the continuations.
std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

bool looks_like_number(const std::string& text) {
  return text.empty() || text == "-" ||
         (text.find_first_of("0123456789") <= 1 && text.find_first_of("0123456789-+.~") == 0);
}

}  // namespace

std::string Table::text() const {
  const std::size_t columns = rows_.empty() ? 0 : rows_.front().size();
  std::vector<std::size_t> widths(columns, 0);
  std::vector<bool> numeric(columns, true);
  for (const auto& row : rows_) {
    for (std::size_t j = 0; j < row.size(); ++j) {
      widths[j] = std::max(widths[j], width(row[j]));
      const bool header = has_header_ && &row == &rows_.front();
      if (!header && !looks_like_number(row[j])) numeric[j] = false;
    }
  }
  std::string out;
  for (const auto& row : rows_) {
    std::string line;
    for (std::size_t j = 0; j < row.size(); ++j) {
      const std::string pad(widths[j] - width(row[j]), ' ');
      line += (j > 0 ? "  " : "") + (numeric[j] ? pad + row[j] : row[j] + pad);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  }
  return out;
}

}  // namespace visviva::cli

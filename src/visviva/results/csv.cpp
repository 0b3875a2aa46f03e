#include "visviva/results/csv.hpp"

#include <fmt/compile.h>

#include <array>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace visviva {
namespace {

void append(const std::filesystem::path& part, bool with_header, OutputFile& whole) {
  std::ifstream file(part, std::ios::binary);
  std::string header;
  if (!std::getline(file, header))
    throw FileError(fmt::format("cannot read {} again", part.string()));
  if (with_header) whole.write(header + "\n");
  std::array<char, 65536> some = {};
  while (file.read(some.data(), some.size()), file.gcount() > 0)
    whole.write({some.data(), static_cast<std::size_t>(file.gcount())});
  if (file.bad()) throw FileError(fmt::format("cannot read {} again", part.string()));
}

}  // namespace

CsvWriter::CsvWriter(OutputFile& file, const std::vector<std::string>& columns)
    : file_(file), columns_(columns.size()) {
  for (const auto& name : columns) add(name);
  end_row();
}

CsvWriter& CsvWriter::add(double x) {
  separate();
  fmt::format_to(fmt::appender(row_), FMT_COMPILE("{}"), x);
  return *this;
}

CsvWriter& CsvWriter::add(long x) {
  separate();
  fmt::format_to(fmt::appender(row_), FMT_COMPILE("{}"), x);
  return *this;
}

CsvWriter& CsvWriter::add(std::string_view word) {
  separate();
  if (word.find_first_of(",\"\n") == std::string_view::npos) {
    row_.append(word);
    return *this;
  }
  row_.push_back('"');
  for (const char c : word) {
    if (c == '"') row_.push_back('"');
    row_.push_back(c);
  }
  row_.push_back('"');
  return *this;
}

CsvWriter& CsvWriter::add_value(const Value& value) {
  if (!value) return add(std::string_view());
  if (const auto* x = std::get_if<double>(&value->value)) return add(*x);
  if (const auto* n = std::get_if<long>(&value->value)) return add(*n);
  if (const auto* word = std::get_if<std::string>(&value->value))
    return add(std::string_view(*word));
  throw std::logic_error("a cell of a CSV file holds a number, a word or nothing");
}

void CsvWriter::end_row() {
  if (cells_ != columns_) throw std::logic_error("a CSV row with a missing or surplus cell");
  row_.push_back('\n');
  file_.write({row_.data(), row_.size()});
  row_.clear();
  cells_ = 0;
}

void CsvWriter::separate() {
  if (cells_++ > 0) row_.push_back(',');
}

void join_csv(const std::vector<std::filesystem::path>& parts, OutputFile& whole) {
  for (const auto& part : parts) {
    append(part, part == parts.front(), whole);
    std::filesystem::remove(part);
  }
}

}  // namespace visviva

#include "visviva/results/csv.hpp"

#include <iterator>
#include <stdexcept>

namespace visviva {

CsvWriter::CsvWriter(OutputFile& file, const std::vector<std::string>& columns)
    : file_(file), columns_(columns.size()) {
  for (const auto& name : columns) add(name);
  end_row();
}

CsvWriter& CsvWriter::add(double x) {
  separate();
  fmt::format_to(std::back_inserter(row_), "{}", x);
  return *this;
}

CsvWriter& CsvWriter::add(long x) {
  separate();
  fmt::format_to(std::back_inserter(row_), "{}", x);
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

CsvWriter& CsvWriter::add(VectorIn values) {
  for (const double x : values) add(x);
  return *this;
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

}  // namespace visviva

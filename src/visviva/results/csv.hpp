#pragma once

#include <fmt/format.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "visviva/results/column.hpp"
#include "visviva/results/output_folder.hpp"

namespace visviva {

/// Writes rows of numbers and words under a header. Numbers are written such that reading them gives the
/// same bits; words are quoted where they must be.
class CsvWriter {
 public:
  CsvWriter(OutputFile& file, const std::vector<std::string>& columns);

  CsvWriter& add(double x);
  CsvWriter& add(long x);
  CsvWriter& add(std::string_view word);
  CsvWriter& add_value(const Value& value);
  /// Throws std::logic_error if the row does not have as many cells as the header.
  void end_row();

 private:
  void separate();

  OutputFile& file_;
  std::size_t columns_;
  std::size_t cells_ = 0;
  fmt::memory_buffer row_;
};

/// Writes rows as a table of columns says.
template <typename Row>
class CsvTable {
 public:
  CsvTable(OutputFile& file, std::vector<Column<Row>> columns)
      : columns_(std::move(columns)), csv_(file, names(columns_)) {}

  void add(const Row& row) {
    for (const auto& column : columns_) csv_.add_value(column.value(row));
    csv_.end_row();
  }
  /// A row that was read from elsewhere.
  void add_numbers(std::span<const double> numbers) {
    for (const double x : numbers) csv_.add(x);
    csv_.end_row();
  }

 private:
  static std::vector<std::string> names(const std::vector<Column<Row>>& columns) {
    std::vector<std::string> list;
    for (const auto& column : columns) list.push_back(column.name);
    return list;
  }

  std::vector<Column<Row>> columns_;
  CsvWriter csv_;
};

/// Writes tables with the same header one after the other, as one; the files of the parts are removed.
void join_csv(const std::vector<std::filesystem::path>& parts, OutputFile& whole);

}  // namespace visviva

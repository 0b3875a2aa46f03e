#include "visviva/results/csv_export.hpp"

#include <algorithm>

#include "visviva/results/csv.hpp"

namespace visviva {
namespace {

using Table = StoredResults::Table;

// What belongs to a whole step, to sensors, to the scheme, or to what the second dimension is of.
std::string file_of(const Table& table) {
  const auto slash = table.info.name.find('/');
  if (slash != std::string::npos) return table.info.name.substr(0, slash);
  if (table.info.dimensions.size() < 2) return "steps";
  const std::string& of = table.info.dimensions[1];
  return of == "body" ? "bodies" : of + "s";
}

// Of each number of a row.
std::vector<std::string> columns_of(const StoredResults& results, const Table& table) {
  const auto& [full, unit, meaning, dimensions] = table.info;
  const std::string name = full.substr(full.find('/') + 1);
  std::vector<std::string> columns = {dimensions.size() > 1 ? "" : name};
  for (std::size_t k = 1; k < dimensions.size(); ++k) {
    std::vector<std::string> longer;
    for (const auto& column : columns)
      for (const auto& entry : results.entries(dimensions[k]))
        longer.push_back(k == 1 ? entry + "." + name : column + "." + entry);
    columns = std::move(longer);
  }
  for (auto& column : columns) column = name_with_unit(column, unit);
  return columns;
}

void export_tables(const StoredResults& results, const std::vector<const Table*>& tables,
                   const std::vector<std::size_t>& rows, OutputFile& file) {
  constexpr std::size_t at_once = 256;
  std::vector<std::string> columns;
  for (const Table* table : tables)
    for (auto& column : columns_of(results, *table)) columns.push_back(std::move(column));
  CsvWriter csv(file, columns);
  auto next = rows.begin();
  while (next != rows.end()) {
    const std::size_t first = *next;
    const std::size_t count = std::min(at_once, results.rows() - first);
    std::vector<std::vector<double>> blocks;
    for (const Table* table : tables) blocks.push_back(results.read(*table, first, count));
    for (; next != rows.end() && *next < first + count; ++next) {
      const std::size_t row = *next - first;
      for (std::size_t i = 0; i < tables.size(); ++i)
        for (std::size_t k = 0; k < tables[i]->width(); ++k)
          csv.add(blocks[i][row * tables[i]->width() + k]);
      csv.end_row();
    }
  }
}

}  // namespace

void export_csv(const StoredResults& results, const ExportRange& range, OutputFolder& folder) {
  const Table& time = results.tables().front();
  std::vector<std::pair<std::string, std::vector<const Table*>>> files = {{"steps", {}}};
  for (const Table& table : results.tables()) {
    const std::string name = file_of(table);
    if (files.back().first != name) {
      const auto known = std::find_if(files.begin(), files.end(),
                                      [&](const auto& file) { return file.first == name; });
      if (known != files.end()) {
        known->second.push_back(&table);
        continue;
      }
      files.push_back({name, {&time}});
    }
    files.back().second.push_back(&table);
  }
  const std::vector<std::size_t> rows = range.rows(results);
  for (const auto& [name, tables] : files)
    export_tables(results, tables, rows, folder.open(name + ".csv"));
}

}  // namespace visviva

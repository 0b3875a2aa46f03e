#pragma once

#include "visviva/results/json.hpp"
#include "visviva/results/stored_results.hpp"

namespace visviva {

/// A curve of a report: a column of a table of results.
struct ReportCurve {
  std::string group;  ///< where it is shown: energy, ledger, check, solver, sensor, reaction …
  std::string name;
  std::string component;  ///< x, y, z …; empty if it is one number
  std::string unit;
  std::string meaning;
  const StoredResults::Table* table;
  std::size_t column = 0;
  bool change = false;                            ///< since the first row
  const StoredResults::Table* without = nullptr;  ///< what is taken off, if there is something
};

/// The curves that results have, what matters most first.
[[nodiscard]] std::vector<ReportCurve> report_curves(const StoredResults& results);

/// Times and curves as JSON: {stride, times, series}. Where there are more rows than fit into so many bytes, some of them
/// become two points, with the least and the largest value of each curve; of curves the last are left out before fewer points
/// than `enough` are kept. The first and the last row stay.
struct ReportSeries {
  std::size_t stride = 1;
  std::size_t left_out = 0;  ///< curves
  std::string times;
  Json::List series;
};
[[nodiscard]] ReportSeries report_series(const StoredResults& results, std::size_t bytes);

}  // namespace visviva

#pragma once

#include <string>
#include <vector>

#include "visviva/analysis/spectrum.hpp"
#include "visviva/results/csv.hpp"
#include "visviva/results/json.hpp"

namespace visviva {

/// The spectral properties of one scheme: a curve, and a few steps for the table.
struct SpectrumRecord {
  std::string label;
  std::vector<SpectralPoint> curve;
  std::vector<SpectralPoint> table;
};

/// A row of spectrum.csv.
struct SpectrumLine {
  const std::string& scheme;
  const SpectralPoint& point;
};
[[nodiscard]] const std::vector<Column<SpectrumLine>>& spectrum_columns();
void write_spectrum_csv(OutputFile& file, const std::vector<SpectrumRecord>& records);
[[nodiscard]] Json spectrum_json(const std::vector<SpectrumRecord>& records);
/// report.html: spectral radius, relative period error and algorithmic damping over h/T, and overshoots.
[[nodiscard]] std::string spectrum_page(const std::vector<SpectrumRecord>& records,
                                        const std::string& command_line);

}  // namespace visviva

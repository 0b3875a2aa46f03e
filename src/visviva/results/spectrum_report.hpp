#pragma once

#include <string>
#include <vector>

#include "visviva/analysis/spectrum.hpp"
#include "visviva/results/svg_plot.hpp"

namespace visviva {

/// The spectral properties of one scheme: a curve, and a few steps for the table.
struct SpectrumRecord {
  std::string label;
  std::vector<SpectralPoint> curve;
  std::vector<SpectralPoint> table;
};

[[nodiscard]] std::string spectrum_json(const std::vector<SpectrumRecord>& records);
/// Spectral radius, relative period error and algorithmic damping over h/T.
[[nodiscard]] Figure spectrum_figure(const std::vector<SpectrumRecord>& records);

}  // namespace visviva

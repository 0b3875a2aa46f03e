#include "visviva/results/spectrum_report.hpp"

#include "visviva/results/report.hpp"
#include "visviva/version.hpp"

namespace visviva {
namespace {

std::vector<Column<SpectrumLine>> make_spectrum_columns() {
  using Line = SpectrumLine;
  return {
      column<Line>("scheme", "", "scheme and parameters, as given",
                   [](const Line& l) { return l.scheme; }),
      column<Line>("h_over_T", "", "step over the period of the oscillator",
                   [](const Line& l) { return l.point.step_per_period; }),
      column<Line>("spectral_radius", "", "largest |ζ| of the amplification matrix",
                   [](const Line& l) { return l.point.radius; }),
      column<Line>("relative_period_error", "", "(T_h − T)/T",
                   [](const Line& l) { return l.point.period_error; }),
      column<Line>("algorithmic_damping", "", "damping ratio ξ",
                   [](const Line& l) { return l.point.damping; }),
      column<Line>("displacement_peak_d0", "",
                   "largest |d|/d₀ of the first period, at least of ten steps, after a start "
                   "from d₀ at rest",
                   [](const Line& l) { return l.point.overshoot.displacement_d0; }),
      column<Line>("velocity_peak_d0", "", "largest |v|/(ωd₀), likewise",
                   [](const Line& l) { return l.point.overshoot.velocity_d0; }),
      column<Line>("displacement_peak_v0", "", "largest ω|d|/v₀, after a start from d = 0 with v₀",
                   [](const Line& l) { return l.point.overshoot.displacement_v0; }),
      column<Line>("velocity_peak_v0", "", "largest |v|/v₀, likewise",
                   [](const Line& l) { return l.point.overshoot.velocity_v0; })};
}

// All columns but the scheme.
Json to_json(const std::string& scheme, const std::vector<SpectralPoint>& points) {
  Json::List list;
  for (const auto& point : points) {
    Json::Object object;
    for (const auto& column : spectrum_columns())
      if (column.name != "scheme") object.emplace_back(column.name, *column.value({scheme, point}));
    list.emplace_back(std::move(object));
  }
  return list;
}

}  // namespace

const std::vector<Column<SpectrumLine>>& spectrum_columns() {
  static const auto list = make_spectrum_columns();
  return list;
}

void write_spectrum_csv(OutputFile& file, const std::vector<SpectrumRecord>& records) {
  CsvTable<SpectrumLine> csv(file, spectrum_columns());
  for (const auto& record : records)
    for (const auto& point : record.curve) csv.add({record.label, point});
}

Json spectrum_json(const std::vector<SpectrumRecord>& records) {
  Json::List list;
  for (const auto& record : records)
    list.emplace_back(Json::Object{{"scheme", record.label},
                                   {"table", to_json(record.label, record.table)},
                                   {"curve", to_json(record.label, record.curve)}});
  return Json::Object{{"visviva", version}, {"schemes", std::move(list)}};
}

std::string spectrum_page(const std::vector<SpectrumRecord>& records,
                          const std::string& command_line) {
  return study_page("Spectral properties on the linear oscillator",
                    {"spectrum", spectrum_json(records), command_line});
}

}  // namespace visviva

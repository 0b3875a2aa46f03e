#include "visviva/results/spectrum_report.hpp"

#include <nlohmann/json.hpp>

#include "visviva/version.hpp"

namespace visviva {
namespace {

using Json = nlohmann::ordered_json;

Json to_json(const std::vector<SpectralPoint>& points) {
  Json list = Json::array();
  for (const auto& p : points)
    list.push_back({{"h_over_T", p.step_per_period},
                    {"spectral_radius", p.radius},
                    {"relative_period_error", p.period_error},
                    {"algorithmic_damping", p.damping}});
  return list;
}

Series curve(const SpectrumRecord& record, double SpectralPoint::*value, double smallest) {
  Series series{record.label};
  for (const auto& point : record.curve) {
    series.x.push_back(point.step_per_period);
    series.y.push_back(point.*value > smallest ? point.*value : 0.0);
  }
  return series;
}

}  // namespace

std::string spectrum_json(const std::vector<SpectrumRecord>& records) {
  Json list = Json::array();
  for (const auto& record : records)
    list.push_back({{"scheme", record.label},
                    {"table", to_json(record.table)},
                    {"curve", to_json(record.curve)}});
  return Json{{"visviva", version}, {"schemes", std::move(list)}}.dump(2) + "\n";
}

Figure spectrum_figure(const std::vector<SpectrumRecord>& records) {
  const Axis step{"step per period h/T", true};
  Panel radius{"Spectral radius", step, {"ρ", false, 0.0, 1.05}, {}};
  Panel period{"Relative period error", step, {"(T_h − T)/T", true}, {}};
  Panel damping{"Algorithmic damping ratio", step, {"ξ", true}, {}};
  // Below this a damping ratio is the round-off of a scheme that has none.
  constexpr double round_off = 1e-13;
  for (const auto& record : records) {
    radius.series.push_back(curve(record, &SpectralPoint::radius, 0.0));
    period.series.push_back(curve(record, &SpectralPoint::period_error, 0.0));
    damping.series.push_back(curve(record, &SpectralPoint::damping, round_off));
  }
  return {"Spectral properties on the linear oscillator", {radius, period, damping}};
}

}  // namespace visviva

#include "visviva/results/convergence_report.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "visviva/version.hpp"

namespace visviva {
namespace {

using Json = nlohmann::ordered_json;

Json to_json(const ConvergenceRow& row) {
  Json object = {{"dt", row.step},
                 {"status", to_string(row.run.status)},
                 {"steps", row.run.steps},
                 {"newton_iterations", row.run.iterations},
                 {"cpu_seconds", row.run.cpu_seconds},
                 {"errors", Json::object()},
                 {"orders", Json::object()}};
  for (const auto& entry : row.errors) {
    object["errors"][entry.name] = entry.error;
    object["orders"][entry.name] = entry.order;
  }
  if (row.run.failure)
    object["failure"] = {{"time", row.run.failure->time}, {"what", row.run.failure->what}};
  return object;
}

Json to_json(const Vector& x) { return std::vector<double>(x.begin(), x.end()); }

Json to_json(const ReferenceValue& r) {
  return {{"value", to_json(r.value)}, {"scale", r.scale}, {"estimated_error", r.own_error}};
}

Json to_json(const ReferenceSolution& r) {
  return {{"method", "extrapolation of order 16 on the equations with multipliers eliminated"},
          {"steps", r.steps},
          {"q", to_json(r.q)},
          {"v", to_json(r.v)},
          {"a", to_json(r.a)},
          {"lambda", to_json(r.lambda)}};
}

Series curve(const ConvergenceRecord& record, const std::string& quantity) {
  Series series{record.label, {}, {}, Series::Style::markers};
  for (const auto& row : record.rows) {
    if (const auto* entry = row.find(quantity)) {
      series.x.push_back(row.step);
      series.y.push_back(entry->error);
    }
  }
  return series;
}

// A straight line of the given slope below the curves, over the range of their steps.
Series guide(const Panel& panel, int slope) {
  double low = INFINITY;
  double first = INFINITY;
  double last = 0.0;
  for (const auto& series : panel.series) {
    for (std::size_t i = 0; i < series.x.size(); ++i) {
      first = std::min(first, series.x[i]);
      if (series.x[i] >= last && series.y[i] > 0.0) {
        low = series.x[i] > last ? series.y[i] : std::min(low, series.y[i]);
        last = series.x[i];
      }
    }
  }
  const double end = 0.5 * low;
  return {"slope " + std::to_string(slope),
          {first, last},
          {end * std::pow(first / last, slope), end},
          Series::Style::guide};
}

Panel panel(const ConvergenceStudy& study, const std::string& quantity, const std::string& title) {
  Panel p{title, {"step [s]", true}, {"relative error", true}, {}};
  for (std::size_t i = 0; i < study.records.size(); ++i) {
    Series series = curve(study.records[i], quantity);
    series.colour = i;
    if (!series.x.empty()) p.series.push_back(std::move(series));
  }
  if (!p.series.empty()) p.series.insert(p.series.end(), {guide(p, 1), guide(p, 2)});
  return p;
}

}  // namespace

void write_convergence_csv(OutputFile& file, const ConvergenceStudy& study) {
  CsvWriter csv(
      file, {"scheme", "dt_s", "status", "quantity", "relative_error", "order", "reference_error"});
  for (const auto& record : study.records) {
    for (const auto& row : record.rows) {
      const auto status = to_string(row.run.status);
      for (const auto& e : row.errors) {
        csv.add(record.label).add(row.step).add(status).add(e.name);
        csv.add(e.error).add(e.order).add(e.reference_error);
        csv.end_row();
      }
      if (row.errors.empty()) {
        csv.add(record.label).add(row.step).add(status).add("").add("").add("").add("");
        csv.end_row();
      }
    }
  }
}

std::string convergence_json(const ConvergenceStudy& study) {
  Json list = Json::array();
  for (const auto& record : study.records) {
    Json rows = Json::array();
    for (const auto& row : record.rows) rows.push_back(to_json(row));
    list.push_back({{"scheme", record.label}, {"rows", std::move(rows)}});
  }
  const Json all = {{"visviva", version},
                    {"model", study.model},
                    {"until", study.until},
                    {"reference", to_json(study.reference)},
                    {"schemes", std::move(list)}};
  return all.dump(2) + "\n";
}

Figure convergence_figure(const ConvergenceStudy& study) {
  Figure figure{"Convergence at the end time: " + study.model, {}, 2};
  for (const auto& [quantity, title] :
       {std::pair{"q", "Positions"}, std::pair{"v", "Velocities"},
        std::pair{"lambda_kkt", "Multipliers, of the equations of motion"},
        std::pair{"a_kkt", "Accelerations, of the equations of motion"},
        std::pair{"lambda", "Multipliers, the scheme's own realigned"},
        std::pair{"a", "Accelerations, the scheme's own realigned"}}) {
    Panel p = panel(study, quantity, title);
    if (!p.series.empty()) figure.panels.push_back(std::move(p));
  }
  return figure;
}

}  // namespace visviva

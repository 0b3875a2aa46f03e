#include "visviva/results/convergence_report.hpp"

#include <algorithm>
#include <cmath>

#include "visviva/version.hpp"

namespace visviva {
namespace {

Json to_json(const ConvergenceRow& row) {
  Json::Object errors;
  Json::Object orders;
  for (const auto& entry : row.errors) {
    errors.emplace_back(entry.name, entry.error);
    orders.emplace_back(entry.name, entry.order);
  }
  Json::Object object = {{"dt", row.step},
                         {"status", to_string(row.run.status)},
                         {"steps", row.run.steps},
                         {"newton_iterations", row.run.iterations},
                         {"cpu_seconds", row.run.cpu_seconds},
                         {"errors", std::move(errors)},
                         {"orders", std::move(orders)}};
  if (row.run.failure)
    object.emplace_back(
        "failure", Json::Object{{"time", row.run.failure->time}, {"what", row.run.failure->what}});
  return object;
}

Json to_json(const ReferenceValue& r) {
  return Json::Object{{"value", std::vector<double>(r.value.begin(), r.value.end())},
                      {"scale", r.scale},
                      {"estimated_error", r.own_error}};
}

Json to_json(const ReferenceSolution& r) {
  return Json::Object{
      {"method", "extrapolation of order 16 on the equations with multipliers eliminated"},
      {"steps", r.steps},
      {"q", to_json(r.q)},
      {"v", to_json(r.v)},
      {"a", to_json(r.a)},
      {"lambda", to_json(r.lambda)}};
}

std::vector<Column<ConvergenceLine>> make_convergence_columns() {
  using Line = ConvergenceLine;
  std::vector<Column<Line>> list;
  const auto add = [&](const char* name, const char* unit, const char* meaning, auto value) {
    list.push_back(column<Line>(name, unit, meaning, value));
  };
  const auto add_error = [&](const char* name, const char* meaning, auto member) {
    add(name, "", meaning, [member](const Line& l) -> Value {
      return l.quantity != nullptr ? Value(l.quantity->*member) : std::nullopt;
    });
  };
  add("scheme", "", "scheme and parameters, as given", [](const Line& l) { return l.scheme; });
  add("dt", "s", "step", [](const Line& l) { return l.row.step; });
  add("status", "", "`completed`, `failed` or `interrupted`",
      [](const Line& l) { return to_string(l.row.run.status); });
  add_error("quantity", "of the end state, as in `final_vectors`; nothing if the run did not end",
            &QuantityError::name);
  add_error("relative_error", "largest error of it, relative to its size", &QuantityError::error);
  add_error("order", "observed, against the step before", &QuantityError::order);
  add_error("reference_error", "error of the reference itself, likewise relative",
            &QuantityError::reference_error);
  return list;
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

const std::vector<Column<ConvergenceLine>>& convergence_columns() {
  static const auto list = make_convergence_columns();
  return list;
}

void write_convergence_csv(OutputFile& file, const ConvergenceStudy& study) {
  CsvTable<ConvergenceLine> csv(file, convergence_columns());
  for (const auto& record : study.records)
    for (const auto& row : record.rows) {
      for (const auto& e : row.errors) csv.add({record.label, row, &e});
      if (row.errors.empty()) csv.add({record.label, row});
    }
}

Json convergence_json(const ConvergenceStudy& study) {
  Json::List list;
  for (const auto& record : study.records) {
    Json::List rows;
    for (const auto& row : record.rows) rows.push_back(to_json(row));
    list.emplace_back(Json::Object{{"scheme", record.label}, {"rows", std::move(rows)}});
  }
  return Json::Object{{"visviva", version},
                      {"model", study.model},
                      {"until", study.until},
                      {"reference", to_json(study.reference)},
                      {"schemes", std::move(list)}};
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

#include "visviva/results/convergence_report.hpp"

#include "visviva/results/report.hpp"
#include "visviva/version.hpp"

namespace visviva {
namespace {

Json to_json(const ConvergenceRow& row) {
  Json::Object errors;
  Json::Object orders;
  Json::Object reference_errors;
  for (const auto& entry : row.errors) {
    errors.emplace_back(entry.name, entry.error);
    orders.emplace_back(entry.name, entry.order);
    reference_errors.emplace_back(entry.name, entry.reference_error);
  }
  Json::Object object = {{"dt", row.step},
                         {"status", to_string(row.run.status)},
                         {"steps", row.run.steps},
                         {"newton_iterations", row.run.iterations},
                         {"cpu_seconds", row.run.cpu_seconds},
                         {"errors", std::move(errors)},
                         {"orders", std::move(orders)},
                         {"reference_errors", std::move(reference_errors)}};
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

Json to_json(const char* method, const ReferenceSolution& r, bool with_values) {
  Json::Object object = {{"method", method}, {"steps", r.steps}};
  if (!with_values) return object;
  const std::pair<const char*, const ReferenceValue&> states[] = {
      {"q", r.q}, {"v", r.v}, {"a", r.a}, {"lambda", r.lambda}};
  for (const auto& [name, value] : states) object.emplace_back(name, to_json(value));
  for (const auto& [name, value] : r.fields) object.emplace_back(name, to_json(value));
  return object;
}

Json to_json(const ConvergenceStudy& study, bool with_values) {
  Json::List list;
  for (const auto& record : study.records) {
    Json::List rows;
    for (const auto& row : record.rows) rows.push_back(to_json(row));
    Json::Object object = {{"scheme", record.label}, {"rows", std::move(rows)}};
    if (record.reference)
      object.emplace_back("reference",
                          to_json("the scheme itself with an eighth of the smallest step",
                                  *record.reference, with_values));
    list.emplace_back(std::move(object));
  }
  Json::Object all = {{"visviva", version}, {"model", study.model}, {"until", study.until}};
  if (study.reference)
    all.emplace_back(
        "reference",
        to_json("extrapolation of order 16 on the equations with multipliers eliminated",
                *study.reference, with_values));
  all.emplace_back("schemes", std::move(list));
  return all;
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
  add_error(
      "quantity",
      "of the end state, as in `final_vectors`, or one of those above; nothing if the run did not "
      "end",
      &QuantityError::name);
  add_error("relative_error", "largest error of it, relative to its size", &QuantityError::error);
  add_error("order", "observed, against the step before", &QuantityError::order);
  add_error("reference_error", "error of the reference itself, likewise relative",
            &QuantityError::reference_error);
  return list;
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

Json convergence_json(const ConvergenceStudy& study) { return to_json(study, true); }

std::string convergence_page(const std::string& title, const ConvergenceStudy& study,
                             const std::string& command_line) {
  return study_page(title, {"convergence", to_json(study, false), command_line});
}

}  // namespace visviva

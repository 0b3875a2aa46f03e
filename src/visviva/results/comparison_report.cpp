#include "visviva/results/comparison_report.hpp"

#include "visviva/version.hpp"

namespace visviva {
namespace {

std::vector<Column<ComparisonRecord>> make_comparison_columns() {
  std::vector<Column<ComparisonRecord>> list;
  const auto add = [&](const char* name, const char* unit, const char* meaning, auto value) {
    list.push_back(column<ComparisonRecord>(name, unit, meaning, value));
  };
  add("scheme", "", "scheme and parameters, as given",
      [](const ComparisonRecord& r) { return r.label; });
  add("status", "", "`completed`, `failed` or `interrupted`",
      [](const ComparisonRecord& r) { return to_string(r.result.status); });
  add("t_end", "s", "time reached", [](const ComparisonRecord& r) { return r.result.end; });
  add("steps", "", "steps taken", [](const ComparisonRecord& r) { return r.result.steps; });
  add("rejected", "", "attempts at a step that were not taken",
      [](const ComparisonRecord& r) { return r.result.rejected; });
  add("newton_iterations", "", "iterations of Newton's method",
      [](const ComparisonRecord& r) { return r.result.iterations; });
  add("energy_initial", "J", "energy at the start",
      [](const ComparisonRecord& r) { return r.result.initial_energy; });
  add("energy_final", "J", "energy at the end",
      [](const ComparisonRecord& r) { return r.result.final_energy; });
  add("energy_min", "J", "smallest energy of the run",
      [](const ComparisonRecord& r) { return r.result.min_energy; });
  add("energy_max", "J", "largest energy of the run",
      [](const ComparisonRecord& r) { return r.result.max_energy; });
  add("energy_scale", "J", "what energies are compared with",
      [](const ComparisonRecord& r) { return r.result.energy_scale; });
  for (const AccountInfo& info : accounts)
    list.push_back(column<ComparisonRecord>(
        std::string(info.name), "J", std::string(info.meaning),
        [account = info.account](const ComparisonRecord& r) { return r.result.ledger[account]; }));
  add("unaccounted", "J", "change of energy that the accounts do not explain",
      [](const ComparisonRecord& r) { return r.result.ledger.unaccounted; });
  add("max_step_unaccounted", "J", "largest such change of a step",
      [](const ComparisonRecord& r) { return r.result.ledger.max_step_unaccounted; });
  add("position_error", "", "largest |Φ| of the run",
      [](const ComparisonRecord& r) { return r.result.position_error; });
  add("velocity_error", "", "largest |Φ̇| of the run",
      [](const ComparisonRecord& r) { return r.result.velocity_error; });
  add("cpu", "s", "time the processor worked on it, without storing",
      [](const ComparisonRecord& r) {
        return r.result.cpu_seconds - r.result.observer_cpu_seconds;
      });
  return list;
}

std::vector<Column<ComparisonStep>> make_comparison_energy_columns() {
  std::vector<Column<ComparisonStep>> list = {
      column<ComparisonStep>("scheme", "", "scheme and parameters, as given",
                             [](const ComparisonStep& s) { return s.scheme; })};
  for (const auto& energy : energy_columns())
    list.push_back({energy.name, energy.unit, energy.meaning,
                    [value = energy.value](const ComparisonStep& s) { return value(s.snapshot); }});
  return list;
}

}  // namespace

const std::vector<Column<ComparisonRecord>>& comparison_columns() {
  static const auto list = make_comparison_columns();
  return list;
}

const std::vector<Column<ComparisonStep>>& comparison_energy_columns() {
  static const auto list = make_comparison_energy_columns();
  return list;
}

void write_comparison_csv(OutputFile& file, const std::vector<ComparisonRecord>& records) {
  CsvTable<ComparisonRecord> csv(file, comparison_columns());
  for (const auto& record : records) csv.add(record);
}

Json comparison_json(const std::string& model, const std::vector<ComparisonRecord>& records) {
  Json::List runs;
  for (const auto& record : records) {
    Json::Object run = {{"label", record.label}};
    for (const auto& entry : std::get<Json::Object>(record.summary.value)) run.push_back(entry);
    runs.emplace_back(std::move(run));
  }
  return Json::Object{{"visviva", version}, {"model", model}, {"runs", std::move(runs)}};
}

}  // namespace visviva

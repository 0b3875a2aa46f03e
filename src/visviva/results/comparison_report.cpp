#include "visviva/results/comparison_report.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "visviva/version.hpp"

namespace visviva {
namespace {

using Json = nlohmann::ordered_json;

// E(t) − E(0), or its size relative to the energy scale.
Series energy_change(const ComparisonRecord& record, bool relative) {
  Series series{record.label};
  for (const auto& p : record.energies.points()) {
    const double change = p.kinetic + p.potential - record.result.initial_energy;
    series.x.push_back(p.t);
    series.y.push_back(relative ? std::abs(change) / record.result.energy_scale : change);
  }
  return series;
}

// A run that blew up would leave nothing to see of the others: the axis is made for those that did not.
void fit_to_completed(Axis& axis, const std::vector<ComparisonRecord>& records) {
  double low = INFINITY;
  double high = -INFINITY;
  for (const auto& record : records) {
    if (record.result.status != RunStatus::completed) continue;
    low = std::min(low, record.result.min_energy - record.result.initial_energy);
    high = std::max(high, record.result.max_energy - record.result.initial_energy);
  }
  if (!(low < high)) return;
  axis.min = low - 0.05 * (high - low);
  axis.max = high + 0.05 * (high - low);
}

}  // namespace

void write_comparison_csv(OutputFile& file, const std::vector<ComparisonRecord>& records) {
  CsvWriter csv(file, {"scheme", "status", "t_end_s", "steps", "rejected", "newton_iterations",
                       "energy_initial_J", "energy_final_J", "energy_min_J", "energy_max_J",
                       "energy_scale_J", "numerical_dissipation_J", "unaccounted_J",
                       "max_step_unaccounted_J", "position_error", "velocity_error", "cpu_s"});
  for (const auto& [label, r, energies, summary] : records) {
    csv.add(label).add(to_string(r.status)).add(r.end).add(r.steps).add(r.rejected);
    csv.add(r.iterations).add(r.initial_energy).add(r.final_energy).add(r.min_energy);
    csv.add(r.max_energy).add(r.energy_scale).add(r.ledger[Account::numerical_dissipation]);
    csv.add(r.ledger.unaccounted).add(r.ledger.max_step_unaccounted);
    csv.add(r.position_error).add(r.velocity_error).add(r.cpu_seconds);
    csv.end_row();
  }
}

std::string comparison_json(const std::string& model,
                            const std::vector<ComparisonRecord>& records) {
  Json runs = Json::array();
  for (const auto& record : records) {
    Json run = {{"label", record.label}};
    run.update(Json::parse(record.summary));
    runs.push_back(std::move(run));
  }
  return Json{{"visviva", version}, {"model", model}, {"runs", std::move(runs)}}.dump(2) + "\n";
}

Figure comparison_figure(const std::string& title, const std::vector<ComparisonRecord>& records) {
  const Axis time{"time [s]"};
  Panel change{"Change of energy", time, {"E − E(0) [J]"}, {}};
  Panel size{"Size of it", time, {"|E − E(0)| / scale", true}, {}};
  fit_to_completed(change.y, records);
  for (const auto& record : records) {
    change.series.push_back(energy_change(record, false));
    size.series.push_back(energy_change(record, true));
  }
  return {title, {std::move(change), std::move(size)}};
}

}  // namespace visviva

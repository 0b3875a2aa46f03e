#include "visviva/analysis/convergence.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "visviva/simulate/end_state.hpp"

namespace visviva {
namespace {

std::vector<QuantityError> errors(const NamedValues& end, const ReferenceSolution& r) {
  const std::pair<std::string_view, const ReferenceValue&> quantities[] = {
      {"q", r.q}, {"v", r.v},           {"a_kkt", r.a}, {"lambda_kkt", r.lambda},
      {"a", r.a}, {"lambda", r.lambda}, {"a_raw", r.a}, {"lambda_raw", r.lambda},
  };
  std::vector<QuantityError> list;
  for (const auto& [name, reference] : quantities) {
    const Vector* value = find_value(end, name);
    if (value == nullptr || value->size() == 0) continue;
    list.push_back({std::string(name), reference.error_of(*value),
                    std::numeric_limits<double>::quiet_NaN(), reference.own_error});
  }
  return list;
}

void add_orders(const ConvergenceRow& before, ConvergenceRow& row) {
  for (auto& entry : row.errors)
    if (const auto* last = before.find(entry.name))
      entry.order = observed_order(before.step, last->error, row.step, entry.error);
}

}  // namespace

const QuantityError* ConvergenceRow::find(std::string_view name) const {
  const auto it = std::find_if(errors.begin(), errors.end(),
                               [&](const auto& entry) { return entry.name == name; });
  return it == errors.end() ? nullptr : &*it;
}

std::vector<ConvergenceRow> converge(const std::shared_ptr<const System>& system,
                                     const Scheme& scheme, const InitialState& initial,
                                     const RunOptions& options, const std::vector<double>& steps,
                                     const ReferenceSolution& reference,
                                     const std::atomic<bool>* stop) {
  std::vector<ConvergenceRow> rows;
  RunOptions run_options = options;
  run_options.estimate_error = false;  // it is measured here
  for (const double step : steps) {
    run_options.step = step;
    std::unique_ptr<Stepper> stepper;
    ConvergenceRow row{
        step, simulate(system, scheme, initial, run_options, nullptr, stop, &stepper), {}};
    if (row.run.status == RunStatus::completed) {
      row.errors = errors(end_state(system, *stepper), reference);
      if (!rows.empty()) add_orders(rows.back(), row);
    }
    const bool interrupted = row.run.status == RunStatus::interrupted;
    rows.push_back(std::move(row));
    if (interrupted) break;
  }
  return rows;
}

double observed_order(double h1, double e1, double h2, double e2) {
  return std::log(e1 / e2) / std::log(h1 / h2);
}

}  // namespace visviva

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

ConvergenceRun converge(const std::shared_ptr<const System>& system, const Scheme& scheme,
                        const InitialState& initial, const RunOptions& options, double step,
                        Observer* observer, const std::atomic<bool>* stop) {
  RunOptions own = options;
  own.estimate_error = false;  // it is measured here
  own.step = step;
  std::unique_ptr<Stepper> stepper;
  ConvergenceRun run{step, simulate(system, scheme, initial, own, observer, stop, &stepper), {}};
  if (run.run.status == RunStatus::completed) run.end = end_state(system, *stepper);
  return run;
}

std::vector<ConvergenceRow> convergence_rows(const std::vector<ConvergenceRun>& runs,
                                             const ReferenceSolution& reference) {
  std::vector<ConvergenceRow> rows;
  for (const auto& run : runs) {
    ConvergenceRow row{run.step, run.run, errors(run.end, reference)};
    if (!rows.empty()) add_orders(rows.back(), row);
    rows.push_back(std::move(row));
  }
  return rows;
}

double observed_order(double h1, double e1, double h2, double e2) {
  return std::log(e1 / e2) / std::log(h1 / h2);
}

}  // namespace visviva

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
  const auto compare = [&](std::string_view name, const ReferenceValue& reference) {
    const Vector* value = find_value(end, name);
    if (value == nullptr || value->size() == 0) return;
    list.push_back({std::string(name), reference.error_of(*value),
                    std::numeric_limits<double>::quiet_NaN(), reference.own_error});
  };
  for (const auto& [name, reference] : quantities) compare(name, reference);
  for (const auto& [name, reference] : r.fields) compare(name, reference);
  return list;
}

void add_fields(const std::shared_ptr<const System>& system, double t, NamedValues& end) {
  const Vector* a = find_value(end, "a_kkt");
  if (a == nullptr) return;
  const NamedValues fields = StateFields(system).at(
      {*find_value(end, "q"), *find_value(end, "v"), *a, t}, *find_value(end, "lambda_kkt"));
  end.insert(end.end(), fields.begin(), fields.end());
}

std::optional<InitialState> state_of(const ConvergenceRun& run) {
  const Vector* a = find_value(run.end, "a_kkt");
  if (a == nullptr) return std::nullopt;
  return InitialState{run.run.end, *find_value(run.end, "q"), *find_value(run.end, "v"), *a,
                      *find_value(run.end, "lambda_kkt")};
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
  if (run.run.status == RunStatus::completed) {
    run.end = end_state(system, *stepper);
    add_fields(system, run.run.end, run.end);
  }
  return run;
}

void SizeWatch::observe(const Snapshot& snapshot) {
  const Stepper& stepper = *snapshot.stepper;
  const Vector& v = stepper.shown_velocity();
  if (accelerations_.solve(stepper.q(), v, snapshot.t, a_, lambda_))
    sizes_.add({stepper.q(), v, a_, snapshot.t}, lambda_);
}

std::optional<ReferenceSolution> own_reference(const ConvergenceRun& coarse,
                                               const ConvergenceRun& fine,
                                               const SizesOnTheWay& sizes) {
  const auto before = state_of(coarse);
  const auto after = state_of(fine);
  if (!before || !after) return std::nullopt;
  return sizes.reference(*before, *after, fine.run.steps);
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

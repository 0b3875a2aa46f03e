#pragma once

#include "visviva/analysis/convergence.hpp"

namespace visviva::test {

/// Runs with these steps, one after the other, against the reference.
[[nodiscard]] inline std::vector<ConvergenceRow> convergence_of(
    const std::shared_ptr<const System>& system, const Scheme& scheme, const InitialState& initial,
    const RunOptions& options, const std::vector<double>& steps, const ReferenceSolution& reference,
    const std::atomic<bool>* stop = nullptr) {
  std::vector<ConvergenceRun> runs;
  for (const double h : steps)
    runs.push_back(converge(system, scheme, initial, options, h, nullptr, stop));
  return convergence_rows(runs, reference);
}

}  // namespace visviva::test

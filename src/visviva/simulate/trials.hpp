#pragma once

#include "visviva/simulate/simulate.hpp"

namespace visviva {

/// Runs with larger tolerances that tell what becomes of the errors of steps: how far the positions are off at most, if
/// these errors add up to some length (docs/theory/adaptive.md).
class Trials {
 public:
  Trials(const std::shared_ptr<const System>& system, const Scheme& scheme,
         const InitialState& initial, Observer* observer, const std::atomic<bool>* stop);

  /// Sets the allowance with which a run will meet its tolerance, and the largest step with which spinning bodies are
  /// held; returns the steps that were taken.
  [[nodiscard]] long choose(RunOptions& options);

 private:
  [[nodiscard]] RunResult run(const RunOptions& options, double aim);
  void learn(double sum, double off, bool is_small);
  // Such that positions are off by this.
  [[nodiscard]] double allowance_for(double off) const;

  std::shared_ptr<const System> system_;
  const Scheme& scheme_;
  const InitialState& initial_;
  Observer* observer_;
  const std::atomic<bool>* stop_;

  // Of the last trial: the sum of the errors of steps and what became of them. The latter grows with a power of the
  // former, with its root where errors are made by jumps of loads.
  double sum_ = 0.0;
  double off_ = 0.0;
  double power_ = 1.0;
  int small_ = 0;  // trials in a row with small errors
};

}  // namespace visviva

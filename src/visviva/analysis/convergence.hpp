#pragma once

#include <string>
#include <vector>

#include "visviva/analysis/reference_solution.hpp"
#include "visviva/simulate/simulate.hpp"

namespace visviva {

/// The error of one quantity of the end state, relative in the max norm (see ReferenceValue).
struct QuantityError {
  /// q, v, a_kkt, lambda_kkt, and where the scheme has them a, lambda, a_raw, lambda_raw; then those of StateFields
  std::string name;
  double error = 0.0;
  double order = 0.0;  ///< against the row before; not a number if there is none
  double reference_error =
      0.0;  ///< the reference's own: below ten times this an error means little

  [[nodiscard]] bool resolved() const { return error > 10.0 * reference_error; }
};

/// One run of a convergence study. A run that did not end has no errors.
struct ConvergenceRow {
  double step = 0.0;
  RunResult run;
  std::vector<QuantityError> errors;

  [[nodiscard]] const QuantityError* find(std::string_view name) const;
};

/// One run of a convergence study and the state it ended in.
struct ConvergenceRun {
  double step = 0.0;
  RunResult run;
  NamedValues end;  ///< of a run that completed: see end_state(), then those of StateFields
};
[[nodiscard]] ConvergenceRun converge(const std::shared_ptr<const System>& system,
                                      const Scheme& scheme, const InitialState& initial,
                                      const RunOptions& options, double step,
                                      Observer* observer = nullptr,
                                      const std::atomic<bool>* stop = nullptr);

/// Sees how large everything becomes in a run.
class SizeWatch final : public Observer {
 public:
  explicit SizeWatch(const std::shared_ptr<const System>& system)
      : accelerations_(system), sizes_(system) {}
  void observe(const Snapshot& snapshot) override;
  [[nodiscard]] const SizesOnTheWay& sizes() const { return sizes_; }

 private:
  AccelerationSolver accelerations_;
  SizesOnTheWay sizes_;
  Vector a_;
  Vector lambda_;
};

/// The finer of two runs of a scheme as a reference for its others, with the sizes on its way; nothing if one of them did not end.
[[nodiscard]] std::optional<ReferenceSolution> own_reference(const ConvergenceRun& coarse,
                                                             const ConvergenceRun& fine,
                                                             const SizesOnTheWay& sizes);

/// Runs of one scheme, compared with the reference and each with the one before.
[[nodiscard]] std::vector<ConvergenceRow> convergence_rows(const std::vector<ConvergenceRun>& runs,
                                                           const ReferenceSolution& reference);

/// log(e₁/e₂)/log(h₁/h₂)
[[nodiscard]] double observed_order(double h1, double e1, double h2, double e2);

}  // namespace visviva

#pragma once

#include <atomic>
#include <functional>
#include <optional>

#include "visviva/analysis/state_fields.hpp"
#include "visviva/simulate/consistent_state.hpp"

namespace visviva {

/// One quantity of a reference solution.
struct ReferenceValue {
  Vector value;
  /// What errors are divided by: the largest component, or, if it almost vanishes at the end, the largest on the way.
  double scale = 1.0;
  double own_error = 0.0;  ///< estimated, relative to the scale

  /// Largest component of the difference over the scale.
  [[nodiscard]] double error_of(const Vector& x) const;
};

/// What the end states of runs are compared with.
struct ReferenceSolution {
  ReferenceValue q;
  ReferenceValue v;
  ReferenceValue a;  ///< by the equations of motion, as all that follows
  ReferenceValue lambda;
  std::vector<std::pair<std::string, ReferenceValue>> fields = {};  ///< see StateFields
  long steps = 0;
};

/// The largest components of everything on the way to an end.
class SizesOnTheWay {
 public:
  explicit SizesOnTheWay(const std::shared_ptr<const System>& system) : fields_(system) {}

  /// The way goes through this state.
  void add(const SensorState& state, const Vector& lambda);
  /// The solution `fine`, estimated against `coarse`.
  [[nodiscard]] ReferenceSolution reference(const InitialState& coarse, const InitialState& fine,
                                            long steps) const;

  double q = 0.0;
  double v = 0.0;
  double a = 0.0;
  double lambda = 0.0;

 private:
  StateFields fields_;
  std::vector<double> field_sizes_;
};

/// A solution that is independent of all schemes: the equations of motion with the multipliers eliminated,
/// q̇ = v, v̇ = a(q, v, t) of AccelerationSolver, integrated by extrapolation of order 16 (Gragg, Bulirsch and Stoer),
/// with the end state projected onto the constraints.
/// The state at `until`, estimated against a coarser solution. The steps follow from the local error; or, if `step` is
/// given, they are half of it and compared with a solution of that step. Throws InvalidModel if there is no
/// solution that far; returns nothing if `stop` was set meanwhile. `tell` hears which part of the work is done.
[[nodiscard]] std::optional<ReferenceSolution> reference_solution(
    const std::shared_ptr<const System>& system, const InitialState& initial, double until,
    std::optional<double> step = std::nullopt, const std::atomic<bool>* stop = nullptr,
    const std::function<void(double)>& tell = {});

}  // namespace visviva

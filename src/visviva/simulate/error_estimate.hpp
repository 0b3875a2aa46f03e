#pragma once

#include "visviva/simulate/consistent_state.hpp"

namespace visviva {

/// The error of a step in the positions: √(δqᵀMδq / mass), the root mean square over all material points in metres. In
/// analytic problems without points it is that over the coordinates, in their units. What has no mass does not count.
struct StepError {
  double resolved =
      0.0;  ///< of the motion the step can follow: such errors add up from step to step
  double unresolved = 0.0;  ///< with the vibrations it cannot follow: theirs do not
};

/// Estimates the error of a step of any scheme from the states at its ends (docs/theory/adaptive.md): positions that
/// belong to the velocities and accelerations of the ends obey
///
///     q₁ − q₀ = h (v₀ + v₁)/2 − h² (a₁ − a₀)/12 + O(h⁵).
///
/// The defect d of this is mapped onto what the constraints allow and what a step of that size can follow,
///
///     [ M + h/2 C + h²/4 K   Bᵀ ] [ δ ]   [ M d ]
///     [ B                    0  ] [ μ ] = [ 0   ],
///
/// once for the whole error, twice for its resolved part.
class ErrorEstimate {
 public:
  ErrorEstimate(std::shared_ptr<const System> system, const InitialState& initial);

  /// The state the next step starts from.
  void begin(const Stepper& stepper);
  /// Error of the step of size h from there to where the stepper is now; false if the equations of motion are singular.
  [[nodiscard]] bool evaluate(const Stepper& stepper, double h, StepError& error);
  /// The step is kept: the next one starts where it ended.
  void accept() { a_start_ = a_; }

 private:
  [[nodiscard]] bool factorize(const Stepper& stepper, double h);
  // Replaces the defect by what is left of it, and returns its size.
  double map();

  std::shared_ptr<const System> system_;
  double total_mass_;
  AccelerationSolver accelerations_;
  SparseMatrix A_;
  SparseMatrix B_;
  BlockMatrix blocks_;
  BlockMatrix::Block motion_;
  BlockMatrix::Block gradient_;
  BlockMatrix::Block jacobian_;
  std::unique_ptr<LinearSolver> linear_;
  Vector q_start_;
  Vector v_start_;
  Vector a_start_;
  Vector a_;
  Vector lambda_;
  Vector defect_;
  Vector rhs_;
};

}  // namespace visviva

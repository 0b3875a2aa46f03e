#pragma once

#include "visviva/simulate/consistent_state.hpp"

namespace visviva {

/// Errors of positions, √(δqᵀMδq / mass): the root mean square over all material points, in metres. In analytic problems
/// without points it is that over the coordinates, in their units. What has no mass does not count.
struct StepError {
  /// Of the step alone: such errors add up from step to step.
  double local = 0.0;
  /// With what the constraints take away again, and vibrations the step cannot follow.
  double momentary = 0.0;
  /// What the step adds to the largest error of speed that can last [m/s].
  double speed = 0.0;
};

/// Estimates the error of a step of any scheme from the states at its ends, and what has become of the errors of all
/// steps (docs/theory/adaptive.md). Positions and velocities that belong to each other obey
///
///     q₁ − q₀ = h (v₀ + v₁)/2 − h² (a₁ − a₀)/12 + O(h⁵),      v₁ − v₀ = h (a₀ + a₁)/2 − h³ä/12 + O(h⁴)
///
/// with the accelerations of the equations of motion. The defects d of this are mapped onto what a step of that size can
/// follow,
///
///     [ M + h/2 C + h²/4 K   Bᵀ ] [ δ ]   [ M d ]
///     [ B                    0  ] [ μ ] = [ B d or 0 ]
///
/// (a MassConstraintSystem), and carried on by the equations of motion, linearized.
class ErrorEstimate {
 public:
  ErrorEstimate(std::shared_ptr<const System> system, const InitialState& initial);

  /// Error of a step of size h from the state kept last to where the stepper is now; false if it cannot be known, as
  /// where the equations of motion are singular.
  [[nodiscard]] bool evaluate(const Stepper& stepper, double h, StepError& error);
  /// The step is kept: the next one starts where it ended.
  void accept();

  /// Where the errors of all steps kept so far have led to, to first order.
  [[nodiscard]] double global() const { return size(e_q_); }
  /// The largest of it as a share of where they would have led to if every error of speed had lasted.
  [[nodiscard]] double lasting_share() const;

 private:
  [[nodiscard]] bool factorize(double t, double h);
  void find_defects(double h);
  // Maps a defect: the part along the constraints' gradients is kept, or not.
  void map(Vector& d, bool keep_normal);
  [[nodiscard]] double speed_error(double h, const StepWork& work);
  // The error at the end of the step.
  void carry_on(double h);
  [[nodiscard]] double smoothed_size(const Vector& d, const Vector& before);
  [[nodiscard]] double size(const Vector& x) const;

  std::shared_ptr<const System> system_;
  double total_mass_;
  AccelerationSolver accelerations_;
  SparseMatrix K_;
  SparseMatrix C_;
  SparseMatrix B_;
  SparseMatrix Bv_;
  SparseMatrix W_;
  MassConstraintSystem equations_;
  Vector work_;

  // The start of the step.
  Vector q_start_;
  Vector v_start_;
  Vector a_start_;
  Vector v_raw_start_;

  // Sizes of the two steps before, accelerations at their starts, and the defects of the first of them.
  double h_1_ = 0.0;
  double h_2_ = 0.0;
  Vector a_1_;
  Vector a_2_;
  Vector d_q_1_;
  Vector d_v_1_;

  // The step, and whether its error is known.
  bool known_ = false;
  double h_ = 0.0;
  Vector q_;
  Vector v_;
  Vector v_raw_;
  Vector a_;
  Vector lambda_;
  Vector d_raw_;
  Vector d_q_;
  Vector d_v_;
  double size_q_ = 0.0;
  double size_v_ = 0.0;
  double speed_error_ = 0.0;
  double speed_ = 0.0;

  // Error at the start and at the end of the step.
  Vector e_q_;
  Vector e_v_;
  Vector e_q_end_;
  Vector e_v_end_;

  // ∫(δ/h³)²dt of positions and velocities, ∫|v|²dt and the time: for typical sizes.
  double sum_q_ = 0.0;
  double sum_v_ = 0.0;
  double sum_speed_ = 0.0;
  double sum_t_ = 0.0;
  // Where the errors have led to at most, and where they would have led to.
  double largest_global_ = 0.0;
  double drift_ = 0.0;
  double net_speed_error_ = 0.0;
  double largest_speed_error_ = 0.0;
};

}  // namespace visviva
